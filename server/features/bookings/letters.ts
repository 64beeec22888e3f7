import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { recipientOf } from '../clients/recipient.ts'
import { enqueueMail } from '../email/enqueue.ts'
import type { ClassLetter, LetterData } from '../email/letters.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'

/** The letters that are about a class: each is told at least what `ClassLetter` says. */
type ClassTemplate = {
  [Kind in keyof LetterData]: LetterData[Kind] extends ClassLetter ? Kind : never
}[keyof LetterData]

interface AboutClass {
  name: string
  starts_at: Instant
  instructor_name: string | null
}

/**
 * Queues a letter about a class to a client (to the guardian where she has no login; to nobody where there is no address).
 * After `expiresAt`, the start of the class unless said otherwise, it is not worth sending.
 */
export function enqueueClassLetter<Kind extends ClassTemplate>(
  tx: Tx,
  act: Act,
  clientId: number,
  template: Kind,
  cls: AboutClass,
  more: Omit<LetterData[Kind], keyof ClassLetter>,
  expiresAt: Instant = cls.starts_at,
): void {
  const found = recipientOf(tx, clientId)
  if (!found) return
  const { clientName, ...to } = found
  const settings = settingsOf(tx)
  const about: ClassLetter = {
    name: to.name,
    for_name: clientName === to.name ? null : clientName,
    class_name: cls.name,
    instructor_name: cls.instructor_name,
    starts_at: cls.starts_at,
    timezone: settings.timezone,
    // A link to this computer is of no use on somebody's phone: there is one only where the studio can be reached.
    url: urlFromOutside(settings, '/bookings'),
  }
  enqueueMail(tx, act, { template, to, data: { ...about, ...more } as LetterData[Kind], expiresAt })
}
