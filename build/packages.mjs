import { join } from 'node:path'
import { npm } from './npm.mjs'
import { root } from './paths.mjs'
import { step } from './progress.mjs'
import { hashOf, unlessStamped } from './sources.mjs'

// No package here needs its install script: the native ones bring their binaries along.
const flags = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']

/** Installs exactly what the lock file names, unless that is what is there. @param {string} node */
export async function installPackages(node) {
  const modules = join(root, 'node_modules')
  const hash = hashOf(root, ['package-lock.json'], `${process.platform}-${process.arch}`)
  await unlessStamped(join(modules, '.installed-lock'), hash, () =>
    step('Installing packages', () => npm(node, ['ci', ...flags], root)),
  )
}
