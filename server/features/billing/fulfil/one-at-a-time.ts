import type { App } from '../../../context.ts'
import type { Writer } from '../../../db/writer.ts'

const lines = new WeakMap<Writer, Map<string, Promise<unknown>>>()

/**
 * Runs what is about one object of the processor after what else is about it: it is read there and then written here, and an
 * older reading must not be written after a newer one.
 */
export function oneAtATime<T>({ writer }: Pick<App, 'writer'>, about: string, work: () => Promise<T>): Promise<T> {
  const mine = lines.get(writer) ?? new Map<string, Promise<unknown>>()
  lines.set(writer, mine)
  const before = mine.get(about) ?? Promise.resolve()
  const run = before.then(work, work)
  const ended = run.then(forget, forget)
  mine.set(about, ended)
  return run

  function forget(): void {
    if (mine.get(about) === ended) mine.delete(about)
  }
}
