import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changed, difference } from './difference.ts'

const HEAD = '== '
const OF = ' < '
/** So many texts that are most alike are compared line by line. */
const NEAREST = 5
/** A reading stays the difference from the same one until another saves more lines than this. */
const WORTH = 3

type Lines = readonly string[]

/** A reading as it is kept: in full, or as its difference from another one. */
interface Entry {
  file: string
  of?: string | undefined
  lines: Lines
}

/** The lines a test has read, and the reading before it in the same file. */
export interface Reading {
  file: string
  name: string
  after?: string | undefined
  lines: Lines
}

/**
 * All that the tests have agreed that pages say. A file holds the readings of one test, in order. Each begins with its name and
 * is the difference from the reading named beside it, of this file or another; one that is like no other is there in full.
 */
export class Readings {
  readonly #folder: string
  readonly #entries = new Map<string, Entry>()
  /** The names in each file, in order. */
  readonly #files = new Map<string, string[]>()
  readonly #texts = new Map<string, Lines | undefined>()

  constructor(folder: string) {
    this.#folder = folder
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : []
    for (const name of files.toSorted()) this.#read(name.slice(0, -'.txt'.length))
  }

  #path = (file: string) => join(this.#folder, `${file}.txt`)

  #read(file: string): void {
    const parts = `\n${readFileSync(this.#path(file), 'utf8').trimEnd()}`.split(`\n${HEAD}`).slice(1)
    const names = parts.map((part) => {
      const [head, ...lines] = part.split('\n')
      const [name, of] = head!.split(OF) as [string, string?]
      if (this.#entries.has(name)) throw new Error(`The reading ${name} is there twice, the second time in ${file}.txt`)
      this.#entries.set(name, { file, of, lines })
      return name
    })
    this.#files.set(file, names)
  }

  /** The name of every reading. */
  names = (): string[] => [...this.#entries.keys()]

  /** The file that a reading is in. */
  fileOf = (name: string): string | undefined => this.#entries.get(name)?.file

  /** The whole text of a reading; nothing where there is none, or where what it is the difference from has no such lines. */
  text(name: string): Lines | undefined {
    if (!this.#texts.has(name)) this.#texts.set(name, this.#textOf(this.#entries.get(name)))
    return this.#texts.get(name)
  }

  #textOf(entry: Entry | undefined): Lines | undefined {
    if (entry?.of === undefined) return entry?.lines
    const base = this.text(entry.of)
    return base && changed(base, entry.lines)
  }

  /** Agrees to what was read. Of the files that were read whole nothing stays that was not read. */
  agree(read: readonly Reading[], isWhole = false): void {
    const agreed = new Map([...this.#entries.keys()].map((name) => [name, this.text(name)]))
    if (isWhole) this.#drop(read)
    for (const { name, file, after, lines } of read) {
      const entry = this.#entries.get(name)
      if (!entry) this.#insert(file, name, after)
      this.#texts.set(name, lines)
      agreed.set(name, lines)
    }
    // A text that follows from another reading changes with it, unless a test has read it.
    for (const name of this.#entries.keys()) if (!read.some((one) => one.name === name)) this.#texts.delete(name)
    const texts = [...this.#entries.keys()].map((name) => [name, this.text(name) ?? agreed.get(name)] as const)
    for (const [name, text] of texts) this.#texts.set(name, text)
    for (const [file, names] of this.#files) for (const name of names) this.#say(file, name)
  }

  /** The files and what they hold. */
  written(): [path: string, text: string][] {
    return [...this.#files].map(([file, names]) => {
      const parts = names.map((name) => {
        const { of, lines } = this.#entries.get(name)!
        return [`${HEAD}${name}${of === undefined ? '' : OF + of}`, ...lines].join('\n')
      })
      return [this.#path(file), `${parts.join('\n')}\n`]
    })
  }

  /** Says a reading by the one that takes the fewest lines, unless it is said well as it is. */
  #say(file: string, name: string): void {
    const { of } = this.#entries.get(name)!
    const text = this.text(name)
    // One that can't be said stays as it is until its test reads it.
    if (text === undefined) return
    if (isSame(this.#textOf(this.#entries.get(name)), text)) return
    const ways = this.#nearest(file, name).map((other) => ({
      file,
      of: other,
      lines: difference(this.text(other)!, text),
    }))
    const best = ways.reduce<Entry>((one, other) => (other.lines.length < one.lines.length ? other : one), {
      file,
      lines: text,
    })
    const same = ways.find((way) => way.of === of)
    this.#entries.set(name, same && same.lines.length <= best.lines.length + WORTH ? same : best)
  }

  /** The readings that are most like one, which it may be said by: none that comes later in its file or is said by it. */
  #nearest(file: string, name: string): string[] {
    const earlier = new Set(this.#files.get(file)!.slice(0, this.#files.get(file)!.indexOf(name)))
    const others = [...this.#entries].filter(
      ([other, { file: its }]) =>
        (its !== file || earlier.has(other)) && !this.#follows(other, name) && this.text(other) !== undefined,
    )
    const text = this.text(name)!
    const size = new Map(others.map(([other]) => [other, apart(this.text(other)!, text)]))
    return others
      .map(([other]) => other)
      .toSorted((a, b) => size.get(a)! - size.get(b)!)
      .slice(0, NEAREST)
  }

  #follows(name: string, other: string): boolean {
    const of = this.#entries.get(name)?.of
    return name === other || (of !== undefined && this.#follows(of, other))
  }

  #insert(file: string, name: string, after: string | undefined): void {
    const names = this.#files.get(file) ?? []
    names.splice(after === undefined ? names.length : names.indexOf(after) + 1, 0, name)
    this.#files.set(file, names)
    this.#entries.set(name, { file, lines: [] })
  }

  #drop(read: readonly Reading[]): void {
    for (const file of new Set(read.map((one) => one.file))) {
      const names = new Set(read.filter((one) => one.file === file).map(({ name }) => name))
      for (const name of this.#files.get(file) ?? []) if (!names.has(name)) this.#entries.delete(name)
      this.#files.set(
        file,
        (this.#files.get(file) ?? []).filter((name) => names.has(name)),
      )
    }
  }
}

const isSame = (one: Lines | undefined, other: Lines) => one?.join('\n') === other.join('\n')

/** About how many lines it takes to say a text by another. */
function apart(base: Lines, text: Lines): number {
  const left = new Map<string, number>()
  for (const line of base) left.set(line, (left.get(line) ?? 0) + 1)
  let shared = 0
  for (const line of text) {
    const there = left.get(line) ?? 0
    if (there > 0) shared += 1
    left.set(line, there - 1)
  }
  return text.length - shared + Math.min(4, base.length - shared)
}
