import type { Times } from '../timings.mjs'

/** The time a process needs before its first test, on a machine as quick as the yardstick's. */
const START_MS = 20_000
/** A run may take this many times as long as its files took without a mistake. */
const MARGIN = 4

/** The times that test files take, as far as they have run, and the limit for a run of some of them. */
export class TestTimes {
  readonly #known: Map<string, number>
  readonly #slowness: number

  /** @param slowness how many times slower this machine is than the yardstick's */
  constructor(known: Times, slowness: number) {
    this.#known = new Map(Object.entries(known))
    this.#slowness = slowness
  }

  /** Returns the time that a file takes, in milliseconds; for one that has not run yet, the average of the others. */
  of(file: string): number {
    return this.#known.get(file) ?? this.#mean(file)
  }

  isKnown(file: string): boolean {
    return this.#known.has(file)
  }

  /** Keeps how long a file took here and now, as it would on the yardstick's machine. */
  learn(file: string, ms: number): void {
    this.#known.set(file, Math.round(ms / this.#slowness))
  }

  /** All that is known, for the next run. */
  all(): Times {
    return Object.fromEntries(this.#known)
  }

  sumOf(files: readonly string[]): number {
    return files.reduce((sum, file) => sum + this.of(file), 0)
  }

  /** Returns the time that some files take on this machine, in milliseconds. */
  expected(files: readonly string[]): number {
    return this.sumOf(files) * this.#slowness
  }

  /** Returns the milliseconds after which a run of some files is ended. */
  limitOf(files: readonly string[]): number {
    return (START_MS + MARGIN * this.sumOf(files)) * this.#slowness
  }

  /** Some files, those that take least first. */
  cheapestFirst(files: readonly string[]): string[] {
    return files.toSorted((a, b) => this.of(a) - this.of(b))
  }

  /** Returns the first of some files that fit into a time, those that take least first. */
  within(files: readonly string[], ms: number): string[] {
    let left = ms
    return this.cheapestFirst(files.filter((file) => (left -= this.of(file)) >= 0))
  }

  #mean(file: string): number {
    const ending = file.slice(file.indexOf('.'))
    const alike = [...this.#known].filter(([name]) => name.endsWith(ending)).map(([, ms]) => ms)
    const assumed = ending === '.test.ts' ? 2_000 : 15_000
    return alike.length === 0 ? assumed : alike.reduce((sum, ms) => sum + ms, 0) / alike.length
  }
}
