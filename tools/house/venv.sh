#!/bin/sh
# venv.sh run|test: after this, $VENV (.venv) holds what the game, or the game and its tests, need.
# Says nothing and touches nothing when it does already; then it needs no network, and no Python but its own.
here=$(dirname "$0")
VENV=${VENV:-.venv}
export VENV

if [ -z "$PYTHON" ] && "$VENV/bin/python" -I "$here/install.py" current "$1" 2>/dev/null; then
    exit 0
fi
python=$(sh "$here/python.sh") || exit 2
exec "$python" -I "$here/install.py" make "$1"
