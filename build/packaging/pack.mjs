import { join } from 'node:path'
import { archFromString, build, Platform } from 'electron-builder'
import { dist, root } from '../paths.mjs'
import { configuration } from './configuration.mjs'
import { leftOvers } from './left-overs.mjs'

/**
 * Packages the built application for this computer's system and processor.
 * @param {{ electron: string, isStandIn: boolean, isFolder: boolean, out: string, updatesUrl: string | undefined }} what the
 *   folder of Electron, whether it is a stand-in for it (which is packaged as on Linux, and not further than a folder), whether
 *   no installers are wanted, the folder to write into, and the address that updates are looked for at
 * @returns {Promise<{ unpacked: string, artifacts: string[] }>} the folder as it will be installed, and what was made of it
 */
export async function pack({ electron, isStandIn, isFolder, out, updatesUrl }) {
  const platform = isStandIn ? Platform.LINUX : Platform.current()
  const config = await configuration({ electron, out, updatesUrl, leftOvers: leftOvers(join(dist, 'server')) })
  /** @type {string | undefined} */
  let unpacked
  const artifacts = await build({
    projectDir: root,
    publish: 'never',
    targets: platform.createTarget(isStandIn || isFolder ? ['dir'] : [], archFromString(process.arch)),
    config: {
      ...config,
      afterPack: ({ appOutDir }) => {
        unpacked = appOutDir
      },
    },
  })
  if (!unpacked) throw new Error('Nothing was packaged.')
  return { unpacked, artifacts }
}
