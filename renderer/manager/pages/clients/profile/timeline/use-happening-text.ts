import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { Happening } from './group.ts'

export interface HappeningText {
  what: string
  /** The name of the subject. */
  name: string
  /** The time of the class, the person who did it, or the end. */
  more: string | null
  /** The text of a person (a note, a reason), or why a charge is owed. */
  words: string | null
  /** Money or credits. */
  figure: string | null
}

/** Puts what happened into words. */
export function useHappeningText(): (happening: Happening) => HappeningText {
  const { clientProfile, memberships } = useMessages()
  const m = clientProfile.timeline
  const format = useFormat()

  const day = (on: string) => (on >= '9999' ? m.untilResumed : m.until(format.date(on)))
  const about = (happening: Happening): [more: string | null, words: string | null] => {
    const { kind, detail, because, class_starts_at: starts } = happening
    const when = starts && m.at(format.date(starts, 'weekday'), format.time(starts))
    if (kind === 'booking.booked' || kind === 'appointment.booked') return [join(when, m.booked[detail ?? '']), null]
    if (kind.startsWith('booking.') || kind.startsWith('appointment.')) return [when, detail]
    if (kind === 'waitlist.moved') {
      const [status = '', reason] = (detail ?? '').split(/: (.*)/s)
      return [join(when, m.waitlist[status]), reason ?? null]
    }
    if (kind === 'charge.made') return [null, because]
    if (kind === 'charge.paid') return [memberships.methods[detail ?? ''] ?? null, because]
    if (kind === 'charge.waived') return [null, [detail, because].filter(Boolean).join('\n') || null]
    if (kind === 'membership.sold' || kind === 'sale.made') return [memberships.methods[detail ?? ''] ?? null, null]
    if (kind === 'membership.paused') return [detail && day(detail), null]
    if (kind === 'client.created') return [clientProfile.details.sources[detail ?? ''] ?? null, null]
    if (kind.startsWith('consent.') || kind === 'membership.resumed') return [null, null]
    return [null, detail]
  }

  const nameOf = (kind: Happening['kind'], name: string | null): string => {
    const words = kind.startsWith('consent.') ? m.consents : kind.startsWith('payment.') ? m.purchases : {}
    return words[name ?? ''] ?? name ?? ''
  }

  return (happening) => {
    const { kind, name, amount, currency, credits } = happening
    const [more, words] = about(happening)
    return {
      what: m.said[kind],
      name: nameOf(kind, name),
      more: more && `· ${more}`,
      words,
      figure:
        amount !== null ? format.money(amount, currency ?? undefined) : credits !== null ? m.credits(credits) : null,
    }
  }
}

const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ') || null
