import { sql, type RawBuilder } from 'kysely'
import { db, query } from '../../db/build.ts'
import { unindexed } from '../../db/statement.ts'
import type { Reader } from '../../db/writer.ts'
import { inText } from '../../db/folded.ts'
import { searchedWords } from '../../lib/fold-rules.ts'
import { searchedNumber } from '../../lib/phone-rules.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'

/** Some of the clients. */
export interface Group {
  /** A select of their ids. */
  ids: RawBuilder<unknown>
  /** True if a client is one of them, where the index of the names says it. */
  said?: RawBuilder<boolean>
  /** The same by a look elsewhere for each client; it reads no column of theirs but the id. */
  looked?: RawBuilder<boolean>
}

/** The first visit of anybody's last ones that is not before a moment. */
const lastVisitFrom = query((p: { since: Instant }) =>
  db
    .selectFrom('clients')
    .select('last_visit_at')
    .where('last_visit_at', '>=', p.since)
    .orderBy('last_visit_at')
    .limit(1),
)

/** Those who were never here, or not since a moment. */
export function awaySince(reader: Reader, since: Instant): Group {
  // Before that visit are the same clients as before the moment itself, but their number is good for longer.
  const visit = reader.one(lastVisitFrom, { since })?.last_visit_at ?? since
  return {
    ids: sql`SELECT id FROM clients WHERE last_visit_at IS NULL
      UNION ALL SELECT id FROM clients WHERE last_visit_at < ${visit}`,
    said: sql<boolean>`coalesce(clients.last_visit_at, '') < ${visit}`,
  }
}

/** The clients who were booked in a class of an instructor's, or had an appointment with them. */
export function taughtBy(instructorId: number): Group {
  return {
    ids: sql`SELECT bookings.client_id FROM scheduled_classes CROSS JOIN bookings
      WHERE scheduled_classes.instructor_id = ${instructorId} AND bookings.scheduled_class_id = scheduled_classes.id
      UNION ALL SELECT client_id FROM appointments WHERE instructor_id = ${instructorId}`,
  }
}

/** Those who have a tag. */
export function tagged(tagId: number): Group {
  return {
    ids: sql`SELECT client_id FROM client_tags WHERE tag_id = ${tagId}`,
    looked: sql<boolean>`(SELECT 1 FROM client_tags WHERE client_id = clients.id AND tag_id = ${tagId})`,
  }
}

/**
 * Clients with each word of the text anywhere in name, e-mail or phone, whatever their marks and capitals, and a telephone number
 * however it is written; words below three letters at the start of a name's word or of the e-mail.
 */
export function found(search: string): Group {
  const number = searchedNumber(search)
  const words = number ? [number] : searchedWords(search)
  const long = words.filter((forms) => forms.every((form) => form.length >= 3))
  if (long.length > 0) return containing(long)
  const text = words.map(([plain]) => plain).join(' ')
  if (IDEOGRAPHS.test(text)) return holding(words)
  if (text === '') return { ids: sql`SELECT id FROM clients WHERE 0` }
  return text.length < 3 ? startingWith(text) : containing([[text]])
}

/** Writing without blanks between its words, in which two signs are a name. */
const IDEOGRAPHS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

function startingWith(letters: string): Group {
  const ids = sql`SELECT client_id FROM client_search_starts
    WHERE letters >= ${letters} AND letters < ${`${letters}\u{10ffff}`}`
  return { ids }
}

function containing(words: readonly (readonly string[])[]): Group {
  const phrase = words.map((forms) => `(${forms.map(phraseOf).join(' OR ')})`).join(' AND ')
  const ids = sql`SELECT rowid FROM client_search WHERE client_search MATCH ${phrase}`
  // Where so many match that gathering them takes longer than reading clients by name until a page is full.
  const looked = sql<boolean>`(SELECT ${inText(words)} FROM client_search_text WHERE client_id = clients.id)`
  return { ids, looked }
}

const phraseOf = (form: string) => `"${form.replaceAll('"', '""')}"`

function holding(words: readonly (readonly string[])[]): Group {
  return { ids: sql`SELECT client_id FROM client_search_text WHERE ${inText(words)}` }
}

/** Those who owe something that is due. */
export function owing(): Group {
  return {
    ids: sql`SELECT client_id FROM charges WHERE status = 'due'`,
    looked: sql<boolean>`EXISTS (SELECT 1 FROM charges WHERE client_id = clients.id AND status = 'due')`,
  }
}

/** Those whose birthday is in a month, 1 to 12. */
export function bornIn(month: number): Group {
  const start = `${String(month).padStart(2, '0')}-`
  return {
    ids: sql`SELECT id FROM clients WHERE date_of_birth IS NOT NULL
      AND substr(date_of_birth, 6) >= ${start} AND substr(date_of_birth, 6) < ${`${start}99`}`,
    said: sql<boolean>`substr(${unindexed('clients.date_of_birth')}, 6, 3) = ${start}`,
  }
}

/** Those who are clients since a day or later. */
export function clientsFrom(day: LocalDate): Group {
  return {
    ids: sql`SELECT id FROM clients WHERE coalesce(client_since_on, created_at) >= ${day}`,
    said: sql<boolean>`coalesce(${unindexed('clients.client_since_on')}, clients.created_at) >= ${day}`,
  }
}

/** True if a client has not signed the current text of a waiver that has to be signed before booking. */
export const unsigned = sql<boolean>`EXISTS (
  SELECT 1 FROM waivers WHERE is_active = 1 AND requires_before_booking = 1 AND NOT EXISTS (
    SELECT 1 FROM waiver_signatures AS signed
    WHERE signed.client_id = clients.id AND signed.waiver_id = waivers.id AND signed.version = waivers.version))`

/** The memberships that a client can book with: their own and those shared with them. */
const usedBy = sql`SELECT id FROM memberships WHERE client_id = clients.id
      UNION ALL SELECT membership_id FROM membership_members WHERE client_id = clients.id`

/** True if a client books by credits alone, of which at most so many are left. */
export function runningOut(atMost: number): RawBuilder<boolean> {
  return sql<boolean>`clients.membership_states & 2
    AND NOT EXISTS (SELECT 1 FROM memberships WHERE id IN (${usedBy}) AND status = 'active' AND unlimited = 1)
    AND (SELECT sum(entry.credits) FROM memberships AS pack CROSS JOIN credit_entries AS entry
      WHERE pack.id IN (${usedBy}) AND pack.status = 'active' AND entry.membership_id = pack.id) <= ${atMost}`
}
