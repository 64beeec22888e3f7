import { createReadStream, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../../context.ts'
import type { Instant } from '../../lib/time.ts'
import type { Trace } from './subject.ts'

/**
 * After an erasure is committed: empties the write-ahead log, drops the copies kept aside before updates, and, where a
 * trace still stands in unused space of the database file (or nobody knows the traces any more), writes the file anew.
 */
export async function removeRemains(
  { config, writer }: Pick<App, 'config' | 'writer'>,
  traces: readonly Trace[] | 'forgotten',
): Promise<void> {
  dropKeptAside(config.dataDir)
  writer.emptyLog()
  const isLeft = traces === 'forgotten' || (await holdsAny(join(config.dataDir, 'studio.sqlite'), traces))
  if (isLeft) writer.rewriteFile()
}

/** The backups of this folder from before an erasure; restoring one erases again. */
export function backupsBefore(dataDir: string, erased_at: Instant): string[] {
  const folder = join(dataDir, 'backups')
  if (!existsSync(folder)) return []
  const isOlder = (name: string) => statSync(join(folder, name)).mtime.toISOString() < erased_at
  return readdirSync(folder).filter((name) => !isKeptAside(name) && isOlder(name))
}

/** Copies made before the schema changed: the studio has worked with the new one since. */
function isKeptAside(name: string): boolean {
  return name.startsWith('before-schema-')
}

function dropKeptAside(dataDir: string): void {
  const folder = join(dataDir, 'backups')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (isKeptAside(name)) rmSync(join(folder, name), { force: true })
}

/** Whether any of the texts stands in a file, wherever in it. The file is read piece by piece. */
async function holdsAny(file: string, traces: readonly Trace[]): Promise<boolean> {
  const needles = traces.map(({ text }) => Buffer.from(text))
  const longest = Math.max(0, ...needles.map(({ length }) => length))
  if (longest === 0) return false
  let tail: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    const piece = Buffer.concat([tail, chunk as Buffer])
    if (needles.some((needle) => piece.includes(needle))) return true
    tail = piece.subarray(-longest)
  }
  return false
}
