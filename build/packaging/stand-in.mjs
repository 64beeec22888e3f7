import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from '../paths.mjs'

/** The fuses in an executable: after this mark come their version, their number, and a digit for each. */
const fuses = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 8]),
  Buffer.from('10110001'),
])

/** Makes a folder that is packaged like Electron's own for Linux and holds nothing that runs. @returns its path */
export function makeStandIn() {
  const folder = join(cache, 'electron-stand-in')
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['resources', 'locales']) mkdirSync(join(folder, part), { recursive: true })
  const executable = join(folder, 'electron')
  writeFileSync(executable, fuses)
  chmodSync(executable, 0o755)
  return folder
}
