import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from './torment.ts'

/** A separate disk, so small that it can be filled. */
export interface SmallDisk {
  folder: string
  /** Fills it to the last byte. */
  fill(): void
  empty(): void
}

/** Says why no separate disk can be made here; undefined where one can. */
export function noSmallDisk(): string | undefined {
  if (process.platform !== 'linux') return 'only on Linux a small disk in memory can be made'
  return process.getuid?.() === 0 ? undefined : 'only root may mount a small disk'
}

/** Makes one in memory; it goes with the scene. */
export function smallDisk(scene: Scene, megabytes: number): SmallDisk {
  const folder = scene.folder()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder])
  if (mounted.status !== 0) throw new Error(`No small disk: ${mounted.stderr.toString()}`)
  // Lazily: a server that was ended this moment may still hold it.
  scene.after(() => spawnSync('umount', ['-l', folder]))
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => fill(filler),
    empty: () => rmSync(filler, { force: true }),
  }
}

function fill(path: string): void {
  const handle = openSync(path, 'a')
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
    const bytes = Buffer.alloc(size)
    while (isWritten(handle, bytes)) continue
  }
  closeSync(handle)
}

function isWritten(handle: number, bytes: Buffer): boolean {
  try {
    return writeSync(handle, bytes) > 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}
