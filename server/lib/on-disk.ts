import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Instant } from './time.ts'

/** The ending of a file's name until it is written whole. */
export const UNFINISHED = '.part'

/** An instant in a form that file names allow on every system; the names sort by time. */
export const inName = (stamp: Instant): string => stamp.replaceAll(/[:.]/g, '-')

/** Puts a text in a file's place (mode 0600): on the disk when it returns, and what was there before until then. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(file + UNFINISHED, text, { mode: 0o600, flush: true })
  renameSync(file + UNFINISHED, file)
  namesToDisk(dirname(file))
}

/** Brings a folder's names to the disk. Windows keeps no handle to a folder, and brings a rename to the disk automatically. */
export function namesToDisk(folder: string): void {
  if (process.platform !== 'win32') toDisk(folder)
}

/** Brings a file or a folder's names to the disk. */
export function toDisk(path: string): void {
  const handle = openSync(path, process.platform === 'win32' ? 'r+' : 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
