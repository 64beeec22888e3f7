import type { App } from '../../context.ts'
import type { Writer } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { KeptAnswer } from '../../http/cached-answer.ts'
import type { Instant } from '../../lib/time.ts'
import { findSettings, type Settings } from '../settings/queries.ts'

/** What was read, and until when the clock alone leaves it true; null: for good. */
interface Read {
  value: unknown
  until: Instant | null
}

interface Kept {
  studioId: string
  answer: KeptAnswer
}

/** What everybody may read of a studio by its public id, from memory. 404 for another studio's id. */
export type KeptRead = (app: App, now: Instant, publicStudioId: string) => KeptAnswer

/** Keeps a reading: it is made anew only after a commit, or when its time is over. */
export function keptRead(read: (app: App, now: Instant, settings: Settings) => Read): KeptRead {
  const kept = new WeakMap<Writer, Kept>()

  const make = (app: App, now: Instant, last: Kept | undefined): Kept | undefined => {
    const { writer } = app
    const settings = findSettings(app.db)
    if (!settings) return undefined
    const { value, until } = read(app, now, settings)
    const made = new KeptAnswer(value)
    // Most commits change nothing the public sees: then the compressed copy stays good, too.
    const answer = last?.answer.etag === made.etag ? last.answer : made
    const { version } = writer
    answer.holds = (at) => writer.version === version && now <= at && (until === null || at < until)
    const current = { studioId: settings.public_studio_id, answer }
    kept.set(writer, current)
    return current
  }

  return (app, now, publicStudioId) => {
    const last = kept.get(app.writer)
    const current = last?.answer.holds?.(now) ? last : make(app, now, last)
    if (current?.studioId !== publicStudioId) throw notFound('studio')
    return current.answer
  }
}
