import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../../context.ts'
import { readBackupName, type NamedBackup } from '../../backup/names.ts'
import { newestFirst, newestOf } from '../../lib/newest.ts'
import type { Instant } from '../../lib/time.ts'
import { backupsOf } from './state.ts'

export interface Copy extends NamedBackup {
  size_bytes: number
}

/** The copies in a folder, newest first. */
export function copiesIn(folder: string): Copy[] {
  if (!existsSync(folder)) return []
  const named = readdirSync(folder).flatMap((name) => readBackupName(name) ?? [])
  const sizeOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0
  return newestFirst(
    named.map((copy) => ({ ...copy, size_bytes: sizeOf(copy.file_name) })),
    ({ made_at }) => made_at,
  )
}

/** The copies that this computer keeps, newest first. */
export const copiesHere = (dataDir: string) => copiesIn(backupsOf(dataDir))

/** The newest copy among some, see `newestOf`. */
export const newestCopy = <One extends NamedBackup>(copies: readonly One[], now: Instant): One | undefined =>
  newestOf(copies, ({ made_at }) => made_at, now)

/** The newest that this computer keeps. */
export const newestHere = ({ config, ports }: Pick<App, 'config' | 'ports'>): Copy | undefined =>
  newestCopy(copiesHere(config.dataDir), ports.clock.now())
