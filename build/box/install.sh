#!/bin/sh
# Makes an installed server in an empty folder: what was bundled, and of the packages the files that it finds at run time, with
# the binaries of this kind of computer. Needs Node 24, npm and a network; what it made needs Node alone.
set -eu

refuse() {
  printf '%s\n' "$1" >&2
  exit 1
}

[ $# -eq 1 ] && [ -n "$1" ] || refuse 'Say the empty folder to install in: sh build/box/install.sh FOLDER'
[ "$(node -p 'parseInt(process.versions.node)' 2>/dev/null || echo 0)" -ge 24 ] ||
  refuse 'Studio Desk needs Node 24 or later, which was not found here. Install it, and npm with it: https://nodejs.org'
mkdir -p "$1" || refuse "Nothing was installed: $1 can’t be made a folder."
[ -z "$(ls -A "$1")" ] || refuse "Nothing was installed: $1 is not empty. Name a folder that is empty, or not there yet."
to=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."

# What can't be finished leaves the folder as it was.
trap 'rm -rf "$to/dist" "$to/node_modules" "$to/package.json" "$to/LICENSE"' EXIT
trap 'exit 130' HUP INT TERM

node --input-type=module -e "
  import { giveUp, setUp } from './build/setup.mjs'
  await setUp().catch(giveUp)"

# Takes the named parts of a package, its manifest and its license.
take() {
  package=node_modules/$1
  shift
  for part in package.json "$@" $(cd "$package" && ls -d [Ll][Ii][Cc][Ee][Nn][Ss][Ee]* 2>/dev/null); do
    mkdir -p "$to/$package/$(dirname "$part")"
    cp -R "$package/$part" "$to/$package/$part"
  done
}

platform=$(node -p '`${process.platform}-${process.arch}`')
libc=$(node -p 'process.platform !== "linux" || process.report.getReport().header.glibcVersionRuntime ? "" : "musl"')

mkdir "$to/dist"
cp -R dist/server dist/pages "$to/dist"
rm -rf "$to/dist/server/compiled"

take better-sqlite3 lib "prebuilds/${platform%-*}$libc-${platform#*-}.node"
take argon2 argon2.cjs "prebuilds/$platform"
take @phc/format index.js
take node-gyp-build index.js node-gyp-build.js
take sharp dist
take @img/colour color.cjs index.cjs
take detect-libc lib
take semver classes functions internal ranges index.js
for binary in node_modules/@img/sharp-*; do
  take "${binary#node_modules/}" .
done
take @myriaddreamin/typst-ts-web-compiler pkg
take dejavu-fonts-ttf ttf/DejaVuSans.ttf ttf/DejaVuSans-Bold.ttf
for fonts in node_modules/@expo-google-fonts/noto-sans-*; do
  take "${fonts#node_modules/}" $(cd "$fonts" && ls 400Regular/*.ttf 700Bold/*.ttf)
done
take @expo-google-fonts/noto-emoji 400Regular/NotoEmoji_400Regular.ttf
take @embedpdf/fonts-sc dist fonts/NotoSansHans-Regular.otf
take @embedpdf/fonts-kr dist fonts/NotoSansKR-Regular.otf

# For who writes programs, not for one that runs.
find "$to" \( -name '*.map' -o -name '*.d.*ts' -o -name '*.h' \) -exec rm {} +

# The server reads its version there.
node -p 'const { name, version, license } = require("./package.json"); JSON.stringify({ name, version, license })' \
  >"$to/package.json"
cp LICENSE "$to"
version=$(node "$to/dist/server/main.mjs" --version)
# What is run by another user than the one who made it has to be readable to that one.
chmod -R u+rwX,go+rX-w "$to"

trap - EXIT
printf 'Studio Desk %s is installed in %s for %s:\n' "$version" "$to" "$platform$libc"
for part in dist/server dist/pages node_modules .; do
  (cd "$to" && du -sh "$part")
done
