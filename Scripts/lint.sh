#!/usr/bin/env bash
# Says what is not formatted, and what is wrong with the scripts.
set -euo pipefail
cd "$(dirname "$0")/.."

git ls-files -z '*.swift' | xargs -0 swift format lint --strict --parallel
shellcheck Scripts/*.sh .ci/run
