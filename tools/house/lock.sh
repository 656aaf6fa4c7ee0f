#!/bin/sh
# Renews requirements/*.txt: every package that is installed, with its version and the hashes of its files.
# `make lock` keeps the versions that still fit; `make lock UPGRADE=1` takes the newest.
# test.txt holds all of them, and the other two follow it: a package has one version in the whole house.
set -e
python=$(sh tools/house/python.sh) || exit 2
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
"$python" -m venv "$room/venv"
"$room/venv/bin/pip" --disable-pip-version-check -qq install uv

# --universal: one file for every system; --python-version: the oldest Python that the project serves.
# The header and the annotations are left out, and with them any address the packages came from.
compile() {
    "$room/venv/bin/uv" pip compile -q --no-cache --universal --python-version 3.11 --generate-hashes \
        --no-annotate --no-header ${UPGRADE:+--upgrade} --output-file "$@" >/dev/null
}

compile requirements/test.txt pyproject.toml --group test --group build
compile requirements/run.txt pyproject.toml --constraint requirements/test.txt
compile requirements/build.txt --group build --constraint requirements/test.txt
wc -l requirements/*.txt
