import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from './children.mjs'
import { misread, readCommandLine } from './command-line.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { cache, dist, root } from './paths.mjs'
import { step } from './progress.mjs'
import { endAs, endWithNpm, refuse, runToEnd, serve } from './serving.mjs'
import { setUp } from './setup.mjs'
import { filesBelow, hashOf, unlessStamped } from './sources.mjs'

const program = join(dist, 'license', 'main.mjs')
const inputs = [
  'license-cloud',
  'server',
  'build/bundle-license.mjs',
  'build/node-bundle.mjs',
  'package.json',
  'package-lock.json',
]
const isNoInput = /^(server|license-cloud)\/test\/|\.test\.ts$|\.md$/

const help = `npm run license -- [serve | reissue SESSION]

Bundles and serves the license service; reissue gives the license of a checkout session another key. Its README lists the
variables that it reads.
`

const words = readWords()
endWithNpm()
const node = await setUp({ app: false }).catch(refuse)
await oneAtATime(join(cache, 'license.lock'), bundled).catch(refuse)

const run = () => runToEnd(node, ['--enable-source-maps', program, ...words])
const isServing = words.length === 0 || words[0] === 'serve'
endAs(isServing ? await serve('The license service', run) : await run())

/** The command and what follows it; ends with 2 where there is no such command. */
function readWords() {
  const command = 'npm run license'
  const { positionals } = readCommandLine({ command, help, options: {}, takesWords: true })
  const [name = 'serve'] = positionals
  if (!['serve', 'reissue'].includes(name)) misread(command, `There is no “${name}” here.`)
  return positionals
}

/** Bundles the service, unless it is there and made from these very sources. */
async function bundled() {
  const stamp = join(dist, '.license-sources')
  // A stamp beside nothing says nothing.
  if (!existsSync(program)) rmSync(stamp, { force: true })
  const files = filesBelow(root, inputs).filter((file) => !isNoInput.test(file))
  await unlessStamped(stamp, hashOf(root, files), () => step('Building the license service', bundle))
}

async function bundle() {
  const { code, output } = await capture(node, [join(root, 'build', 'bundle-license.mjs')])
  if (code !== 0) throw new Error(`The license service could not be built.\n\n${output.trim()}`)
}
