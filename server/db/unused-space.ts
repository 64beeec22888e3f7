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

const PIECE = 1024 * 1024

/** Where in a file any of the words begins. The file is read piece by piece: for a thread of its own. */
export function findInFile(handle: number, words: readonly string[]): number[] {
  const needles = words.map((word) => Buffer.from(word)).filter(({ length }) => length > 0)
  const overlap = Math.max(0, ...needles.map(({ length }) => length - 1))
  const piece = Buffer.alloc(PIECE + overlap)
  const found: number[] = []
  if (needles.length === 0) return found
  for (let at = 0, read = PIECE; read > overlap || at === 0; at += PIECE) {
    read = readSync(handle, piece, 0, piece.length, at)
    const text = piece.subarray(0, read)
    for (const needle of needles)
      for (let hit = text.indexOf(needle); hit !== -1 && hit < PIECE; hit = text.indexOf(needle, hit + 1))
        found.push(at + hit)
    if (read < piece.length) break
  }
  return found
}

/**
 * Overwrites with zeros what SQLite left in the unused space of pages: where a page was filled anew, copies of what moved
 * away stay between its list of cells and the first cell, which `secure_delete` does not reach. `places` are offsets of such
 * copies; one that stands anywhere else is left alone. The log must be empty and nobody may write meanwhile. What is wiped has
 * no meaning to SQLite, so that a power cut does no harm.
 */
export function wipeUnusedSpace(database: Database, handle: number, places: readonly number[]): number {
  const size = Number(database.pragma('page_size', { simple: true }))
  const pages = new Set(places.map((place) => Math.floor(place / size)))
  let wiped = 0
  for (const page of pages) {
    const bytes = Buffer.alloc(size)
    if (readSync(handle, bytes, 0, size, page * size) < size) continue
    const gap = unusedOf(bytes, page === 0 ? 100 : 0)
    const isIn = (place: number) => gap && place >= page * size + gap.from && place < page * size + gap.to
    if (!gap || !places.some(isIn)) continue
    writeSync(handle, Buffer.alloc(gap.to - gap.from), 0, gap.to - gap.from, page * size + gap.from)
    wiped += 1
  }
  if (wiped > 0) {
    fsyncSync(handle)
    // What is in memory still has the copies, and would bring them back with the next change of the page.
    database.pragma('shrink_memory')
  }
  return wiped
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
