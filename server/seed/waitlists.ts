import { say, type Said } from '../lib/sayings/sayings.ts'
import { aboutClass } from './booking-news.ts'
import type { Client } from './clients.ts'
import type { Events } from './events.ts'
import { DAY, HOUR, iso, MINUTE, pick, type Making } from './making.ts'
import type { YogaClass } from './timetable.ts'

export interface Waitlists {
  /** Somebody waited and got a place: the booking that came of it. */
  confirmed(cls: YogaClass, client: Client, bookedAt: number, bookingId: number): void
  /** Somebody waits, or waited in vain. */
  inVain(cls: YogaClass, client: Client): void
}

type Status = 'waiting' | 'offered' | 'confirmed' | 'declined' | 'expired' | 'left' | 'skipped' | 'closed'

interface Move {
  to: Status
  at: number
  code?: string
  reason?: Said
}

/** Those who waited for a full class, and every move of theirs. */
export function keepWaitlists(making: Making, events: Events): Waitlists {
  const random = making.random('waitlists')
  const entries = making.table('waitlist_entries', [
    'id',
    'scheduled_class_id',
    'client_id',
    'status',
    'offered_at',
    'offer_expires_at',
    'skip_code',
    'skip_reason',
    'booking_id',
    'created_at',
    'updated_at',
  ])
  const moves = making.table('waitlist_moves', ['id', 'entry_id', 'from_status', 'to_status', 'code', 'reason', 'at'])

  const write = (cls: YogaClass, client: Client, joined: number, steps: readonly Move[], bookingId: number | null) => {
    const id = entries.next()
    const last = steps.at(-1)
    const offered = steps.find(({ to }) => to === 'offered')?.at
    const offer = offered === undefined ? [null, null] : [iso(offered), iso(offered + HOUR)]
    const skip = last?.to === 'skipped' ? [last.code ?? null, last.reason ?? null] : [null, null]
    const stamps = [iso(joined), iso(last?.at ?? joined)]
    entries.add(id, cls.id, client.id, last?.to ?? 'waiting', ...offer, ...skip, bookingId, ...stamps)
    let from: Status | null = null
    for (const { to, at, code = null, reason = null } of [{ to: 'waiting' as const, at: joined } as Move, ...steps]) {
      moves.add(moves.next(), id, from, to, code, reason, iso(at))
      from = to
    }
    events.add(joined, 'waitlist.joined', client.id, { entry_id: id, ...aboutClass(cls) })
    if (offered === undefined) return
    const expires_at = iso(offered + HOUR)
    events.add(offered, 'waitlist.offered', client.id, { entry_id: id, ...aboutClass(cls), expires_at })
  }

  return {
    confirmed: (cls, client, bookedAt, bookingId) => {
      const offered = bookedAt - 20 * MINUTE
      const steps: Move[] = [
        { to: 'offered', at: offered },
        { to: 'confirmed', at: bookedAt },
      ]
      write(cls, client, Math.max(client.joined, offered - Math.floor(random() * 5 * HOUR)), steps, bookingId)
    },
    inVain: (cls, client) => {
      const until = Math.min(cls.starts, making.now)
      const joined = Math.max(client.joined, Math.floor(until - random() * 2 * DAY) - 3 * HOUR)
      if (joined > until - 2 * HOUR) return
      if (cls.starts >= making.now) {
        write(cls, client, joined, [], null)
        return
      }
      const offered = joined + 20 * MINUTE
      const ways: Move[][] = [
        [{ to: 'closed', at: cls.starts, code: 'WAITLIST_CLOSED', reason: say('waitlist.closed') }],
        [{ to: 'left', at: joined + 40 * MINUTE }],
        [{ to: 'skipped', at: offered, code: 'NO_CREDITS_LEFT', reason: say('skipped.no_credits') }],
        [
          { to: 'offered', at: offered },
          { to: 'declined', at: offered + 9 * MINUTE },
        ],
        [{ to: 'offered', at: offered }, lapsed(offered + HOUR)],
      ]
      write(cls, client, joined, random() < 0.6 ? ways[0]! : pick(random, ways), null)
    },
  }
}

function lapsed(until: number): Move {
  const reason = say('waitlist.offer_expired', { until: iso(until) })
  return { to: 'expired', at: until + 5000, code: 'WAITLIST_OFFER_EXPIRED', reason }
}
