import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../../context.ts'
import { newestOf, readBackupName, type NamedBackup } from '../../backup/names.ts'
import { backupsOf } from './state.ts'

export interface Copy extends NamedBackup {
  size_bytes: number
}

/** The copies in a folder, newest first. */
export function copiesIn(folder: string): Copy[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) => readBackupName(name) ?? [])
    .map((copy) => ({
      ...copy,
      size_bytes: statSync(join(folder, copy.file_name), { throwIfNoEntry: false })?.size ?? 0,
    }))
    .toSorted((one, other) => (one.made_at < other.made_at ? 1 : -1))
}

/** The copies that this computer keeps, newest first. */
export const copiesHere = (dataDir: string) => copiesIn(backupsOf(dataDir))

/** The newest of them, see `newestOf`. */
export const newestHere = ({ config, ports }: Pick<App, 'config' | 'ports'>): Copy | undefined =>
  newestOf(copiesHere(config.dataDir), ports.clock.now())
