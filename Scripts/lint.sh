#!/usr/bin/env bash
# Checks the format of the sources, and the scripts.
set -euo pipefail
cd "$(dirname "$0")/.."

git ls-files -z '*.swift' | xargs -0 swift format lint --strict --parallel
shellcheck Scripts/*.sh .ci/run
