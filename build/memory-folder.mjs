import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const NEEDED = 4_000_000_000

/**
 * Does some work with a folder for temporary files that lies in memory, where this computer has one and enough of it: the
 * studios of the tests write for good thousands of times, and would wait for the disk each time.
 * @template T @param {(folder: string | undefined) => Promise<T>} work @returns {Promise<T>}
 */
export async function withMemoryFolder(work) {
  const folder = hasRoom() ? mkdtempSync(join(MEMORY, 'studio-desk-')) : undefined
  try {
    return await work(folder)
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > NEEDED && freemem() > NEEDED
  } catch {
    return false
  }
}
