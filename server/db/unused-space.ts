import type { Database } from 'better-sqlite3'
import { fstatSync, fsyncSync, openSync, readSync, statSync, writeSync } from 'node:fs'

/**
 * The open file of each database, by its path. Never closed: closing any handle of a file takes away the locks that SQLite
 * holds on it in this process.
 */
const handles = new Map<string, number>()

/** A handle of a database's file for reading and wiping beside SQLite, the same one as long as it is the same file. */
export function handleOf(file: string): number {
  const before = handles.get(file)
  if (before !== undefined && fstatSync(before).ino === statSync(file).ino) return before
  const handle = openSync(file, 'r+')
  handles.set(file, handle)
  return handle
}

/** How many bytes are read at once: whole pages, whatever their size. */
const PIECE = 1024 * 1024

/**
 * The pages of a file with remains in their unused space: where a page was filled again, copies of moved cells stay between its
 * list of cells and the first cell, which `secure_delete` does not reach. It reads the whole file, so call it in a worker.
 */
export function pagesWithRemains(handle: number, pageSize: number): number[] {
  const piece = Buffer.alloc(PIECE)
  const found: number[] = []
  for (let at = 0; ; at += PIECE) {
    const read = readSync(handle, piece, 0, PIECE, at)
    for (let from = 0; from + pageSize <= read; from += pageSize) {
      const page = (at + from) / pageSize
      if (remainsOf(piece.subarray(from, from + pageSize), page)) found.push(page)
    }
    if (read < PIECE) return found
  }
}

/**
 * Overwrites the unused space of these pages with zeros. The log must be empty and nobody may write meanwhile. SQLite ignores
 * this space, so that a power cut does no harm.
 */
export function wipeUnusedSpace(database: Database, handle: number, pages: readonly number[]): number {
  const size = Number(database.pragma('page_size', { simple: true }))
  let wiped = 0
  for (const page of pages) {
    const bytes = Buffer.alloc(size)
    if (readSync(handle, bytes, 0, size, page * size) < size) continue
    const gap = remainsOf(bytes, page)
    if (!gap) continue
    writeSync(handle, Buffer.alloc(gap.to - gap.from), 0, gap.to - gap.from, page * size + gap.from)
    wiped += 1
  }
  if (wiped > 0) {
    fsyncSync(handle)
    // Pages in memory still have the copies, and would bring them back with the next change of the page.
    database.pragma('shrink_memory')
  }
  return wiped
}

const NOTHING = Buffer.alloc(65_536)

/** The unused space of a page, where something is left in it. */
function remainsOf(bytes: Buffer, page: number): { from: number; to: number } | undefined {
  const gap = unusedOf(bytes, page === 0 ? 100 : 0)
  return gap && bytes.compare(NOTHING, 0, gap.to - gap.from, gap.from, gap.to) !== 0 ? gap : undefined
}

const INTERIOR = new Set([2, 5])
const LEAF = new Set([10, 13])

/** The unused space of a page of a table or an index: between its list of cells and the first cell. */
function unusedOf(page: Buffer, header: number): { from: number; to: number } | undefined {
  const kind = page[header]!
  if (!INTERIOR.has(kind) && !LEAF.has(kind)) return undefined
  const from = header + (LEAF.has(kind) ? 8 : 12) + 2 * page.readUInt16BE(header + 3)
  const to = page.readUInt16BE(header + 5) || 65_536
  return from < to && to <= page.length ? { from, to } : undefined
}
