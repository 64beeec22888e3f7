import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { enqueueMail } from '../../email/enqueue.ts'
import type { ClassLetter, LetterData } from '../../email/letters.ts'
import { placeTold } from '../../establishments/queries.ts'
import type { ClassRow } from '../../schedule/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { freeHoldsIn, heldToPayIn } from '../buying/queries.ts'
import { confirmByMail } from '../guests/by-mail.ts'
import { freeGuestsIn, guestsOpenIn } from '../guests/queries.ts'
import { tellOfClass } from '../letters.ts'

type News = 'class_moved' | 'class_elsewhere' | 'class_taught_by'

/**
 * Tells those who hold a place in a class without having booked it yet that it has changed: who is paying right now, and guests
 * who have not confirmed. With `cancels_free` what they book of it is free to cancel, as it is to those booked before. Gives the
 * clients among them.
 */
export function tellHeld<Kind extends News>(
  tx: Tx,
  act: Act,
  cls: ClassRow,
  template: Kind,
  news: Omit<LetterData[Kind], keyof ClassLetter | 'is_held'>,
  cancels_free = true,
): Set<number> {
  const { now } = act
  const more = { ...news, is_held: true } as unknown as Omit<LetterData[Kind], keyof ClassLetter>
  const held = tx.all(heldToPayIn, { class_id: cls.id })
  for (const { client_id } of held) tellOfClass(tx, act, client_id, template, cls, more)
  if (confirmByMail(tx)) tellGuests(tx, act, cls, template, more)
  if (cancels_free) {
    tx.run(freeHoldsIn, { class_id: cls.id, now })
    tx.run(freeGuestsIn, { class_id: cls.id, now })
  }
  return new Set(held.map(({ client_id }) => client_id))
}

/** Guests are no clients yet; those whom staff confirm have given an address that nobody has tried. */
function tellGuests<Kind extends News>(
  tx: Tx,
  act: Act,
  cls: ClassRow,
  template: Kind,
  more: Omit<LetterData[Kind], keyof ClassLetter>,
): void {
  const { timezone } = settingsOf(tx)
  const { name: class_name, instructor_name, starts_at } = cls
  const location = placeTold(tx, cls.establishment_name)
  for (const guest of tx.all(guestsOpenIn, { class_id: cls.id })) {
    if (guest.status !== 'held' || guest.is_for_staff) continue
    const to = { name: guest.full_name, address: guest.email, locale: guest.locale }
    const about = { name: to.name, for_name: null, class_name, instructor_name, starts_at, timezone, url: null }
    const data = { ...about, ...(location !== null && { location }), ...more } as unknown as LetterData[Kind]
    enqueueMail(tx, act, { template, to, data, expiresAt: starts_at })
  }
}
