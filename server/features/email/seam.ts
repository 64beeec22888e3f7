import type { App } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import type { Instant } from '../../lib/time.ts'
import type { Letter } from '../../ports/mail/port.ts'
import type { EmailRow } from './queries.ts'

/** Makes an email's attachment as it leaves; undefined if it has none of this kind. */
export type Enclosure = (app: App, letter: EmailRow) => Enclosed | Promise<Enclosed>
type Enclosed = NonNullable<Letter['attachments']>[number] | undefined

/** Decides if a waiting email is withheld as it leaves: for now, or for good; null: it may leave. */
export type KeptBack = (
  reader: Reader,
  letter: EmailRow,
  now: Instant,
) => { kind: 'later'; until: Instant; reason: Said } | { kind: 'never'; reason: Said } | null

/** Withheld for good: the cause of the email has ended or changed. */
export const OVERTAKEN = { kind: 'never', reason: say('mail.overtaken') } as const
