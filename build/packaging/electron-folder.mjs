import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from '../children.mjs'
import { root } from '../paths.mjs'
import { step } from '../progress.mjs'

const installed = join(root, 'node_modules', 'electron')
const fetchLimitMs = 10 * 60_000
/** @type {Record<string, string>} */
const executables = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }

/** Electron's executable in its folder. @param {string} folder */
export const executableIn = (folder) => join(folder, executables[process.platform] ?? 'electron')

/**
 * The folder with Electron's executable: the one that ELECTRON_OVERRIDE_DIST_PATH names, else the one in its package,
 * fetched there where it is missing.
 * @param {{ limitMs?: number }} [options] how long fetching it may take
 * @throws with what helps, where it can't be had
 */
export async function electronFolder({ limitMs = fetchLimitMs } = {}) {
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (named) {
    if (existsSync(executableIn(named))) return named
    throw new Error(`ELECTRON_OVERRIDE_DIST_PATH names ${named}, in which there is no ${executableIn('')}.`)
  }
  const folder = join(installed, 'dist')
  if (existsSync(executableIn(folder))) return folder
  const output = await step('Fetching Electron', () => fetchElectron(limitMs))
  if (existsSync(executableIn(folder))) return folder
  throw new Error(
    'Electron’s executable could not be fetched. Is this computer online? ELECTRON_MIRROR may name another place to fetch it ' +
      'from, ELECTRON_OVERRIDE_DIST_PATH a folder where it is already. “npm run package -- --stand-in” packages everything ' +
      `else.\n\n${output}`,
  )
}

/** Lets Electron's package fetch its executable; gives the beginning of what it said. @param {number} timeout in milliseconds */
async function fetchElectron(timeout) {
  const { output } = await capture(process.execPath, [join(installed, 'install.js')], { timeout })
  return output.trim().split('\n').slice(0, 3).join('\n')
}
