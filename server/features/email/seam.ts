import type { App } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import type { Instant } from '../../lib/time.ts'
import type { Letter } from '../../ports/mail/port.ts'
import type { EmailRow } from './queries.ts'

/** What a letter brings along, made as it leaves: undefined where it brings nothing of this kind. */
export type Enclosure = (app: App, letter: EmailRow) => Enclosed | Promise<Enclosed>
type Enclosed = NonNullable<Letter['attachments']>[number] | undefined

/** Whether a letter that waited is kept back as it leaves: for now, or for good; null: it may leave. */
export type KeptBack = (
  reader: Reader,
  letter: EmailRow,
  now: Instant,
) => { kind: 'later'; until: Instant; reason: Said } | { kind: 'never'; reason: Said } | null

/** Kept back for good: the cause of the letter has ended, or is another by now. */
export const OVERTAKEN = { kind: 'never', reason: say('mail.overtaken') } as const
