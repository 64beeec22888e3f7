import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { npm } from './npm.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { cache, root } from './paths.mjs'
import { step } from './progress.mjs'
import { hashOf } from './sources.mjs'

const platform = `${process.platform}-${process.arch}`

/**
 * Packages that only some work needs: the first use installs them into the cache, as the lock file in
 * `build/on-demand/NAME` says.
 * @param {string} name @param {string} title for the progress line
 * @param {(folder: string) => Promise<void>} [tryOut] throws if the new copy does not work
 * @returns {Promise<string>} their `node_modules` folder
 */
export async function fetchPackages(name, title, tryOut) {
  const recipe = join(root, 'build', 'on-demand', name)
  const home = join(cache, `${name}-${hashOf(recipe, ['package-lock.json'], platform).slice(0, 12)}`)
  const modules = join(home, 'node_modules')
  if (!existsSync(modules)) await oneAtATime(`${home}.lock`, () => step(title, () => fetchInto(home, recipe, tryOut)))
  return modules
}

/** @param {string} home @param {string} recipe @param {(folder: string) => Promise<void>} [tryOut] */
async function fetchInto(home, recipe, tryOut) {
  if (existsSync(home)) return
  const unfinished = `${home}.new`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(recipe, unfinished, { recursive: true })
  await npm(process.execPath, ['ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund'], unfinished)
  await tryOut?.(join(unfinished, 'node_modules'))
  renameSync(unfinished, home)
}

/**
 * Imports a module of such packages.
 * @param {string} name @param {string} entry the module's path below `node_modules`
 */
export const importOnDemand = async (name, entry) =>
  import(pathToFileURL(join(await fetchPackages(name, `Fetching ${name}`), entry)).href)
