import { resolve } from 'node:path'
import { readCommandLine } from '../command-line.mjs'
import { root } from '../paths.mjs'

const help = `npm run package -- [--dir] [--stand-in] [--out DIR]

Packages the desktop application for this computer's system.
  --dir        makes the folder as it will be installed, and no installers of it
  --stand-in   the same without Electron's executable: what there is to try where that can't be had
  --out DIR    where to, instead of dist/packages
`

/** Reads how the packaging is called. */
export const readOptions = () =>
  readCommandLine({
    command: 'npm run package',
    help,
    options: {
      dir: { type: /** @type {const} */ ('boolean'), default: false },
      'stand-in': { type: /** @type {const} */ ('boolean'), default: false },
      out: { type: /** @type {const} */ ('string'), default: resolve(root, 'dist/packages') },
    },
  })
