import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../paths.mjs'

const drawing = join(root, 'renderer', 'manager', 'icon.svg')
const folder = join(root, 'build', 'icons')
const drawingSide = 32
const pngSides = [16, 32, 48, 64, 128, 256, 512]
const icoSides = [16, 24, 32, 48, 64, 128, 256]
/** The kinds of pictures in an .icns file, and the side of each. @type {[kind: string, side: number][]} */
const icnsKinds = [
  ['icp4', 16],
  ['ic11', 32],
  ['icp5', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
]
/** Share of its square that an icon takes on a Mac; the others fill theirs. */
const macShare = 824 / 1024

mkdirSync(join(folder, 'png'), { recursive: true })
for (const side of pngSides) writeFileSync(join(folder, 'png', `${side}x${side}.png`), await drawn(side))
writeFileSync(join(folder, 'icon.ico'), ico(await all(icoSides.map((side) => [side, drawn(side)]))))
writeFileSync(
  join(folder, 'icon.icns'),
  icns(await all(icnsKinds.map(([kind, side]) => [kind, drawn(side, macShare)]))),
)

/** The drawing as PNG. @param {number} side in pixels @param {number} [share] of the side that it takes */
function drawn(side, share = 1) {
  const inner = Math.round(side * share)
  const before = Math.floor((side - inner) / 2)
  const after = side - inner - before
  return sharp(drawing, { density: (72 * inner) / drawingSide })
    .resize(inner, inner)
    .extend({ top: before, left: before, bottom: after, right: after, background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** @template T @param {[T, Promise<Buffer>][]} pictures @returns {Promise<[T, Buffer][]>} */
function all(pictures) {
  return Promise.all(pictures.map(async ([key, picture]) => [key, await picture]))
}

/** Windows’ format: a list of sizes and places, then the pictures. @param {[side: number, png: Buffer][]} pictures */
function ico(pictures) {
  const entryBytes = 16
  const head = Buffer.alloc(6 + entryBytes * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let place = head.length
  for (const [index, [side, png]] of pictures.entries()) {
    const entry = head.subarray(6 + entryBytes * index)
    // A whole byte means 256.
    entry.writeUInt8(side % 256, 0)
    entry.writeUInt8(side % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(place, 12)
    place += png.length
  }
  return Buffer.concat([head, ...pictures.map(([, png]) => png)])
}

/** The Mac’s format: each picture after its kind and its length. @param {[kind: string, png: Buffer][]} pictures */
function icns(pictures) {
  const parts = pictures.map(([kind, png]) => named(kind, png))
  return named('icns', Buffer.concat(parts))
}

/** @param {string} kind @param {Buffer} content */
function named(kind, content) {
  const head = Buffer.alloc(8)
  head.write(kind, 'latin1')
  head.writeUInt32BE(8 + content.length, 4)
  return Buffer.concat([head, content])
}
