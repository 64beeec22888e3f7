import type { ReachedStudio } from '../request.ts'
import { registerMember } from './bookings.ts'
import { makeSeries, makeTemplate } from './schedule.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** A standing booking of a new weekly series, from today on: of a new member, unless a client is named. */
export async function startStanding(
  studio: ReachedStudio,
  wish: { client_id?: number; [field: string]: unknown } = {},
  template: object = {},
): Promise<Shown> {
  const { series_id } = await makeSeries(studio, { template_id: (await makeTemplate(studio, template)).id })
  const client_id = wish.client_id ?? (await registerMember(studio)).id
  const starts_on = studio.clock.now().slice(0, 10)
  const asked = { series_id, starts_on, ...wish, client_id }
  const { status, body } = await studio.asOwner('POST /api/v1/standing-bookings', asked)
  if (status !== 201) throw new Error(`Not started: ${JSON.stringify(body)}`)
  return body
}
