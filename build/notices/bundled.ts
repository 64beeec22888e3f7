import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'

/** The folder of a build's lists of the packages that it took something from: a file a bundle, a folder a line. */
const listsIn = (dist: string) => join(dist, 'packages-inside')

/**
 * The folder of the package that a module is of, below the project; undefined for the project's own and for what a bundler
 * makes up itself.
 */
export function packageFolder(module: string): string | undefined {
  return /node_modules\/(?:.*\/node_modules\/)?(?:@[^/?]+\/)?[^/?]+/.exec(module.replaceAll('\\', '/'))?.[0]
}

/** The folders of packages that modules are of, sorted, each once. */
export function foldersOf(modules: Iterable<string>): string[] {
  return [...new Set([...modules].map(packageFolder).filter((folder) => folder !== undefined))].sort()
}

/** The modules of which something is in what esbuild has made. */
export function modulesIn({ outputs }: Metafile): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs))
  return inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([module]) => module)
}

/** Keeps in the folder of all that is built which packages a bundle has something of. */
export function keepPackages(dist: string, bundle: string, modules: Iterable<string>): void {
  mkdirSync(listsIn(dist), { recursive: true })
  writeFileSync(join(listsIn(dist), `${bundle}.txt`), foldersOf(modules).join('\n'))
}

/** The packages of which each bundle that was made has something, by the bundle's name. */
export function keptPackages(dist: string): Map<string, string[]> {
  const names = readdirSync(listsIn(dist)).sort()
  const kept = (name: string) =>
    readFileSync(join(listsIn(dist), name), 'utf8')
      .split('\n')
      .filter(Boolean)
  return new Map(names.map((name) => [name.replace('.txt', ''), kept(name)]))
}
