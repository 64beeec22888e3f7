import { Refusal } from '../../../api/errors.ts'
import type { App } from '../../../context.ts'
import type { Writer } from '../../../db/writer.ts'
import { ProcessorError } from '../../../ports/processor/port.ts'

const lines = new WeakMap<Writer, Map<string, Promise<unknown>>>()

/**
 * Runs what is about one object of the processor after what else is about it: it is read there and then written here, and an
 * older reading must not be written after a newer one. Work that waited behind a call that the processor left unanswered fails
 * with that call's error: it would wait as long for the same silence.
 */
export function oneAtATime<T>({ writer }: Pick<App, 'writer'>, about: string, work: () => Promise<T>): Promise<T> {
  const mine = lines.get(writer) ?? new Map<string, Promise<unknown>>()
  lines.set(writer, mine)
  const before = mine.get(about) ?? Promise.resolve()
  const run = before.then(work, (error: unknown) => {
    if (isSilence(error)) throw error
    return work()
  })
  mine.set(about, run)
  void run.then(forget, forget)
  return run

  function forget(): void {
    if (mine.get(about) === run) mine.delete(about)
  }
}

/** True if the processor did not answer; a refusal may already have said so to the caller. */
function isSilence(error: unknown): boolean {
  const first = error instanceof Refusal ? error.cause : error
  return first instanceof ProcessorError && first.kind === 'unavailable'
}
