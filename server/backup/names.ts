import { inName } from '../lib/on-disk.ts'
import type { Instant } from '../lib/time.ts'

/** Why a copy was made: by the clock, because somebody asked for it, or since the program is about to change. */
export type BackupKind = 'by-itself' | 'by-hand' | 'before-update'

export interface NamedBackup {
  file_name: string
  made_at: Instant
  kind: BackupKind
}

const ENDING = '.studiobackup'
const NAME = /^studio-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(?:-(by-hand|before-update))?\.studiobackup$/

/** The name of a copy's file, which says when the studio was as it is in it. */
export function backupName(made_at: Instant, kind: BackupKind): string {
  const suffix = kind === 'by-itself' ? '' : `-${kind}`
  return `studio-${inName(made_at)}${suffix}${ENDING}`
}

/** The facts in a backup's name; undefined for every other file. */
export function readBackupName(file_name: string): NamedBackup | undefined {
  const [, day, hour, minute, second, milli, kind = 'by-itself'] = NAME.exec(file_name) ?? []
  const made_at = `${day}T${hour}:${minute}:${second}.${milli}Z`
  return isInstant(made_at) ? { file_name, made_at, kind: kind as BackupKind } : undefined
}

/** True if there is such a moment: a thirteenth month, or a 30 February, is none. */
function isInstant(text: string): boolean {
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString() === text
}
