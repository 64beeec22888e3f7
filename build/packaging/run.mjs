import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from '../paths.mjs'
import { giveUp } from '../setup.mjs'
import { missingBinaries } from './binaries.mjs'
import { electronFolder } from './electron-folder.mjs'
import { readOptions } from './options.mjs'
import { pack } from './pack.mjs'
import { dropEmptySecrets } from './signing.mjs'
import { partsOf, told } from './size.mjs'
import { makeStandIn } from './stand-in.mjs'

await packageApp().catch(giveUp)

/** Packages what setUp() has built, for this computer's system, and says how large it became and why. */
async function packageApp() {
  const { 'stand-in': isStandIn, dir: isFolder, out } = readOptions().values
  const missing = missingBinaries(process.platform, process.arch, (path) => existsSync(resolve(root, path)))
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const electron = isStandIn ? makeStandIn() : await electronFolder()
  dropEmptySecrets(process.env)
  const packed = await pack({ electron, isStandIn, isFolder, out: resolve(out), updatesUrl: process.env.UPDATES_URL })
  console.log(told(partsOf(packed.unpacked), packed.unpacked))
  for (const artifact of packed.artifacts) console.log(`  ${artifact}`)
}
