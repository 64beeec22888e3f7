import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../paths.mjs'
import { giveUp } from '../setup.mjs'
import { missingBinaries } from './binaries.mjs'
import { electronFolder } from './electron-folder.mjs'
import { pack } from './pack.mjs'
import { dropEmptySecrets } from './signing.mjs'
import { partsOf, told } from './size.mjs'
import { makeStandIn } from './stand-in.mjs'

const usage = `npm run package [-- OPTIONS]
  --dir        makes the folder as it will be installed, and no installers of it
  --stand-in   the same without Electron's executable: what there is to try where that can't be had
  --out DIR    where to, instead of dist/packages`

await packageApp().catch(giveUp)

/** Packages what setUp() has built, for this computer's system, and says how large it became and why. */
async function packageApp() {
  const { 'stand-in': isStandIn, dir: isFolder, out } = options()
  const missing = missingBinaries(process.platform, process.arch, (path) => existsSync(resolve(root, path)))
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const electron = isStandIn ? makeStandIn() : await electronFolder()
  dropEmptySecrets(process.env)
  const packed = await pack({ electron, isStandIn, isFolder, out: resolve(out), updatesUrl: process.env.UPDATES_URL })
  console.log(told(partsOf(packed.unpacked), packed.unpacked))
  for (const artifact of packed.artifacts) console.log(`  ${artifact}`)
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        dir: { type: 'boolean', default: false },
        'stand-in': { type: 'boolean', default: false },
        out: { type: 'string', default: resolve(root, 'dist/packages') },
        help: { type: 'boolean' },
      },
    })
    return values.help ? giveUp(usage, 0) : values
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, 2)
  }
}
