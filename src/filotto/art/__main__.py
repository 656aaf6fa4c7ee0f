"""Write all sheets into a folder: python -m filotto.art FOLDER."""

import sys
from pathlib import Path

from .sheets import write_all

write_all(Path(sys.argv[1]))
