import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { enqueueMail } from '../../email/enqueue.ts'
import type { GuestLetter, LetterData } from '../../email/letters.ts'
import type { ClassRow } from '../../schedule/queries.ts'
import { settingsOf, urlFromOutside } from '../../settings/queries.ts'
import type { GuestRow } from './queries.ts'

type GuestTemplate = 'guest_confirm' | 'guest_booked'

const page: Record<GuestTemplate, string> = { guest_confirm: '/guest/confirm', guest_booked: '/guest/cancel' }

/**
 * Queues a letter to a guest, with a link whose token stands behind `#`, where it reaches no server's log. Once the class has
 * begun it is not worth sending.
 */
export function enqueueGuestLetter<Kind extends GuestTemplate>(
  tx: Tx,
  act: Act,
  guest: Pick<GuestRow, 'full_name' | 'email' | 'locale'> & { client_id?: number | null; booking_id?: number | null },
  letter: { template: Kind; cls: ClassRow; token: string; more: Omit<LetterData[Kind], keyof GuestLetter> },
): void {
  const { template, cls, token, more } = letter
  const settings = settingsOf(tx)
  const about: GuestLetter = {
    name: guest.full_name,
    class_name: cls.name,
    instructor_name: cls.instructor_name,
    place: cls.establishment_name,
    starts_at: cls.starts_at,
    timezone: settings.timezone,
    url: urlFromOutside(settings, `${page[template]}#${token}`),
  }
  const to = {
    name: guest.full_name,
    address: guest.email,
    locale: guest.locale,
    ...(guest.client_id && { clientId: guest.client_id }),
  }
  const data = { ...about, ...more } as LetterData[Kind]
  enqueueMail(tx, act, { template, to, data, expiresAt: cls.starts_at, about: { booking_id: guest.booking_id } })
}
