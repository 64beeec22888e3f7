import type { ReachedStudio } from '../request.ts'
import { setRules } from './bookings.ts'
import { makeClass } from './schedule.ts'

let count = 0

/** Has a guest ask for a spot in a class (a new one by default) from a separate address; returns the request's id. */
export async function askAsGuest(studio: ReachedStudio, cls?: { id: number }, overrides: object = {}): Promise<number> {
  count += 1
  await setRules(studio, { guest_bookings_enabled: true })
  const { public_studio_id } = (await studio.asOwner('GET /api/v1/studio')).body
  const scheduled_class_id = (cls ?? (await makeClass(studio))).id
  const reply = await studio.send(`POST /api/v1/widget/${public_studio_id}/guest-bookings`, {
    door: 'public',
    headers: { 'X-Forwarded-For': `10.5.${count >> 8}.${count & 255}` },
    body: { scheduled_class_id, full_name: `Gus ${count}`, email: `gus-${count}@example.com`, ...overrides },
  })
  if (reply.status !== 200) throw new Error(`Did not ask: ${JSON.stringify(reply.body)}`)
  const { body } = await studio.asOwner('GET /api/v1/guest-bookings')
  return body.at(-1).id
}
