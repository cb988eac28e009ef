#!/usr/bin/env bash
# Checks the format of the sources, and the scripts; lint.sh --fix mends the format.
set -euo pipefail
cd "$(dirname "$0")/.."

[ "${1:-}" != --fix ] || git ls-files -z '*.swift' | xargs -0 swift format --in-place --parallel
git ls-files -z '*.swift' | xargs -0 swift format lint --strict --parallel
git ls-files -z '*.sh' .ci/run | xargs -0 shellcheck
