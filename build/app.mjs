import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from './children.mjs'
import { dist, root, serverFile } from './paths.mjs'
import { step } from './progress.mjs'
import { filesBelow, hashOf, unlessStamped } from './sources.mjs'

const inputs = [
  'electron',
  'server',
  'renderer',
  'build/bundle.mjs',
  'build/desktop.mjs',
  'build/faces',
  'build/node-bundle.mjs',
  'build/notices',
  'build/notices.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]
/** Names every file that was built. */
const listFile = join(dist, '.files')
const isNoInput = /^(server|electron)\/test\/|^renderer\/e2e\/|\/calls\.ts$|\.test\.tsx?$|\.md$/

/** Builds the server and the pages into dist/, unless they are there and made from these very sources. @param {string} node */
export async function buildApp(node) {
  const stamp = join(dist, '.sources')
  // A stamp beside an app of which something is missing says nothing.
  if (!isWhole()) rmSync(stamp, { force: true })
  const files = filesBelow(root, inputs).filter((file) => !isNoInput.test(file))
  await unlessStamped(stamp, hashOf(root, files), () => step('Building the app', () => bundle(node)))
}

/** @param {string} node */
async function bundle(node) {
  const { code, output } = await capture(node, [join(root, 'build', 'bundle.mjs')])
  if (code !== 0) throw new Error(`The app could not be built.\n\n${output.trim()}`)
  writeFileSync(listFile, filesBelow(dist, ['electron', 'server', 'pages', 'THIRD-PARTY-NOTICES.txt']).join('\n'))
}

/** True if everything that was built is there. */
function isWhole() {
  if (!existsSync(listFile)) return existsSync(serverFile)
  const built = readFileSync(listFile, 'utf8').split('\n')
  return built.every((file) => existsSync(join(dist, file)))
}
