import { addDays, addMinutes, localDate, toInstant } from '../../../server/lib/time.ts'
import { ZONE } from '../../../server/seed/making.ts'
import { request } from '../load.ts'
import type { Served } from '../served.ts'

const MEMBERS = 250
const CLASSES = 200

/** Requests to book, none of them twice, for as long as anybody asks. */
export interface Places {
  take(count: number): Promise<Buffer[]>
  /** Puts back those that were not sent. */
  putBack(unsent: readonly Buffer[]): void
}

/** Adds members with an e-mail address and classes in which each of them fits once; hands out what can be booked. */
export async function bookablePlaces(served: Served): Promise<Places> {
  const post = <T = { id: number }>(path: string, body: object) => served.api<T>('POST', `/api/v1${path}`, body)
  const word = Math.floor(performance.now()).toString(36)
  const pass = { name: `Pass ${word}`, type: 'time_pass', price: 10, unlimited: true, validity_days: 90 }
  const { id: membership_type_id } = await post('/membership-types', pass)
  const today = localDate(new Date().toISOString(), ZONE)
  const members: number[] = []
  for (let n = 0; n < MEMBERS; n += 1) {
    const { id } = await post('/clients', { full_name: `Bench ${word} ${n}`, email: `b.${word}.${n}@example.com` })
    await post('/memberships', { client_id: id, membership_type_id, starts_at: today })
    members.push(id)
  }
  const { id: template_id } = await post('/class-templates', { name: `Bench ${word}`, duration_minutes: 10 })
  const first = toInstant(ZONE, addDays(today, 25), '00:30')
  const classes: number[] = []
  const addClass = async () => {
    const starts_at = addMinutes(first, 15 * classes.length)
    classes.push((await post('/scheduled-classes', { template_id, starts_at, capacity: 400, force: true })).id)
  }
  for (let n = 0; n < CLASSES; n += 1) await addClass()
  let at = 0
  let back: Buffer[] = []
  return {
    take: async (count) => {
      const headers = { Host: new URL(served.localUrl).host, Authorization: `Bearer ${await served.token()}` }
      const taken = back.splice(0, count)
      for (; taken.length < count; at += 1) {
        const cls = Math.floor(at / members.length)
        if (cls >= classes.length) await addClass()
        const place = { scheduled_class_id: classes[cls], client_id: members[at % members.length] }
        taken.push(request('POST', '/api/v1/bookings', headers, place))
      }
      return taken
    },
    putBack: (unsent) => {
      back = [...unsent, ...back]
    },
  }
}
