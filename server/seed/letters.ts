import type { Content, LetterData, Template } from '../features/email/letters.ts'
import { languageOf, lettersIn } from '../features/email/templates/index.ts'
import type { Client } from './clients.ts'
import { InTime } from './in-time.ts'
import { DAY, iso, type Making } from './making.ts'
import type { Notifications } from './notifications.ts'

/** For how long the words of a sent letter are kept; of older ones it is known that they were sent. */
const WORDS_DAYS = 60
const STUDIO = 'Marea Yoga & Pilates'

export interface Letters {
  /** Sends a letter; its data are made only where its words are kept. `same`: those of others that say the same, by language. */
  send<Kind extends Template>(
    at: number,
    kind: Kind,
    client: Client,
    letter: { expires: number | null; data: () => LetterData[NoInfer<Kind>]; same: Map<string, Content> },
  ): void
  writeUntil(before: number): void
}

/** The letters that left the house, the newest with their words. */
export function sendLetters(making: Making, notifications: Notifications): Letters {
  const rows = making.table('emails', [
    'id',
    'kind',
    'client_id',
    'to_email',
    'to_name',
    'subject',
    'letter',
    'status',
    'attempts',
    'next_attempt_at',
    'expires_at',
    'created_at',
    'sent_at',
  ])
  const oldest = making.now - WORDS_DAYS * DAY
  type Sent = { kind: string; client: Client; expires: number | null; words: readonly [string, string | null] }
  const inTime = new InTime<Sent>(({ kind, client, expires, words }, at) => {
    const to = [client.id, client.email, client.name]
    const times = [iso(at), expires === null ? null : iso(expires), iso(at), iso(at + 900)]
    rows.add(rows.next(), kind, ...to, ...words, 'sent', 1, ...times)
  })
  return {
    send: (at, kind, client, { expires, data, same }) => {
      if (client.email === null || at >= making.now) return
      // Emails without stored texts use the studio’s language.
      const language = at < oldest ? 'en' : languageOf(client.locale ?? 'en')
      const known = at < oldest ? same.get(language) : undefined
      const values = known ? undefined : { ...data(), studio: STUDIO }
      const content = known ?? lettersIn(language)[kind](values!)
      same.set(language, content)
      if (at >= notifications.since && /^(booking|class|waitlist)_/.test(kind))
        notifications.tell(at, kind, client.id, content)
      const words = [content.subject, at < oldest ? null : JSON.stringify({ language, values })] as const
      inTime.add(at, { kind, client, expires, words })
    },
    writeUntil: (before) => inTime.writeUntil(before),
  }
}
