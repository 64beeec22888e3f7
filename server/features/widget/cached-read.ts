import type { App } from '../../context.ts'
import type { Writer } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { AnswerInMemory } from '../../http/cached-answer.ts'
import type { Instant } from '../../lib/time.ts'
import { findSettings, type Settings } from '../settings/queries.ts'

/** A value, and until when the clock alone leaves it true; null: for good. */
interface Read {
  value: unknown
  until: Instant | null
}

interface Kept {
  studioId: string
  answer: AnswerInMemory
}

/** Keeps a value, and reads it again only after a commit or when its time is over. Undefined before there is a studio. */
function keep(
  read: (app: App, now: Instant, settings: Settings) => Read,
): (app: App, now: Instant) => Kept | undefined {
  const kept = new WeakMap<Writer, Kept>()

  const make = (app: App, now: Instant, last: Kept | undefined): Kept | undefined => {
    const { writer } = app
    const settings = findSettings(app.db)
    if (!settings) return undefined
    const { value, until } = read(app, now, settings)
    const made = new AnswerInMemory(value)
    // Most commits change nothing the public sees: then the compressed copy stays good, too.
    const answer = last?.answer.etag === made.etag ? last.answer : made
    const { version } = writer
    answer.holds = (at) => writer.version === version && now <= at && (until === null || at < until)
    const current = { studioId: settings.public_studio_id, answer }
    kept.set(writer, current)
    return current
  }

  return (app, now) => {
    const last = kept.get(app.writer)
    return last?.answer.holds?.(now) ? last : make(app, now, last)
  }
}

/** A studio's public data by its public id, from memory. 404 for another studio's id. */
export type CachedRead = (app: App, now: Instant, publicStudioId: string) => AnswerInMemory

/** Keeps what is read by the studio's public id. */
export function cachedRead(read: Parameters<typeof keep>[0]): CachedRead {
  const current = keep(read)
  return (app, now, publicStudioId) => {
    const kept = current(app, now)
    if (kept?.studioId !== publicStudioId) throw notFound('studio')
    return kept.answer
  }
}

/** Keeps what is read of the one studio that is here; undefined before there is one. */
export function cachedOfStudio(
  read: Parameters<typeof keep>[0],
): (app: App, now: Instant) => AnswerInMemory | undefined {
  const current = keep(read)
  return (app, now) => current(app, now)?.answer
}
