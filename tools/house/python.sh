#!/bin/sh
# Prints the path of the Python to make a .venv with: $PYTHON if that is set, else the one that the .venv has already,
# else python3, else the newest on the PATH.
# Where none will do: one line on stderr, exit 2.
# A name on the PATH proves nothing (a pyenv shim may only say "command not found"), so each is tried by running it.

# A Python's answer: "good" and where it really is (also when a .venv is active), or what is wrong with it.
probe='
import sys
version = "%d.%d" % sys.version_info[:2]
try:
    import ensurepip, venv
    word = "good"
except ImportError:
    word = "bare"
if sys.version_info < (3, 11):
    word = "old"
print(word, getattr(sys, "_base_executable", sys.executable) if word == "good" else version)
'

try() {
    answer=$(command -v "$1" >/dev/null 2>&1 && "$1" -I -c "$probe" 2>/dev/null </dev/null) || return 0
    case $answer in
        good*) echo "${answer#good }"; exit 0 ;;
        bare*) bare=${bare:-${answer#bare }} ;;
        old*) old=${old:-${answer#old }} ;;
    esac
}

give_up() {
    echo "filotto: $1" >&2
    exit 2
}

if [ -n "$PYTHON" ]; then
    try "$PYTHON"
else
    for name in "${VENV:-.venv}/bin/python" python3 python3.15 python3.14 python3.13 python3.12 python3.11 python; do try "$name"; done
fi

[ -n "$bare" ] && give_up "Python $bare has no ensurepip and cannot make a .venv; on Debian and Ubuntu: apt install python$bare-venv"
[ -n "$old" ] && give_up "Python 3.11 or later is needed, and only $old was found; install a newer one, or name it: make PYTHON=/path/to/python3"
give_up "Python 3.11 or later is needed, and none was found; install one, or name it: make PYTHON=/path/to/python3"
