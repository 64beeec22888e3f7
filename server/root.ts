import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** True if this is the bundle, not its source. */
export const isBundle = /[\\/]dist[\\/](server|license)$/.test(import.meta.dirname)

/** The project's folder. */
export const root = join(import.meta.dirname, isBundle ? '../..' : '..')

export function versionOf(): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
}
