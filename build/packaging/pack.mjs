import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, Packager, Platform } from 'app-builder-lib'
import { archFromString } from 'builder-util'
import { cache, dist, root } from '../paths.mjs'
import { configuration } from './configuration.mjs'

/** Code split off from the modules that a server or one of its threads begins with is named by its content. */
const isSplitOff = /-[0-9A-Z]{8}\.mjs$/

/**
 * Returns the modules of former builds beside those of the newest, which no longer lead to them. A build leaves them in
 * place, as a running server may still ask for one.
 * @param {string} folder of the bundled server @returns {string[]} their names
 */
export function leftOvers(folder) {
  const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  const splitOff = modules.filter((name) => isSplitOff.test(name))
  const used = new Set(modules.filter((name) => !isSplitOff.test(name)))
  for (const name of used) {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const other of splitOff) if (text.includes(`"./${other}"`)) used.add(other)
  }
  return splitOff.filter((name) => !used.has(name))
}

/**
 * Packages the built application for this computer's system and processor.
 * @param {{ electron: string, isStandIn: boolean, isFolder: boolean, out: string, updatesUrl: string | undefined }} what the
 *   folder of Electron, whether it is a stand-in for it (which is packaged as on Linux, and not further than a folder), whether
 *   no installers are wanted, the folder to write into, and the address that updates are looked for at
 * @returns {Promise<{ unpacked: string, artifacts: string[] }>} the folder as it will be installed, and what was made of it
 */
export async function pack({ electron, isStandIn, isFolder, out, updatesUrl }) {
  const now = { electron, out, updatesUrl, leftOvers: leftOvers(join(dist, 'server')) }
  // From a separate file: values given with electron-builder.yml beside it are mixed with those in it.
  const config = join(cache, 'electron-builder.json')
  mkdirSync(cache, { recursive: true })
  writeFileSync(config, JSON.stringify(await configuration(now)))
  const platform = isStandIn ? Platform.LINUX : Platform.current()
  const targets = platform.createTarget(isStandIn || isFolder ? ['dir'] : [], archFromString(process.arch))
  const options = { projectDir: root, config, targets, publish: /** @type {const} */ ('never') }
  const packager = new Packager(options)
  /** @type {string | undefined} */
  let unpacked
  packager.onAfterPack(({ appOutDir }) => {
    unpacked = appOutDir
  })
  const artifacts = await build(options, packager)
  if (!unpacked) throw new Error('Nothing was packaged.')
  return { unpacked, artifacts }
}
