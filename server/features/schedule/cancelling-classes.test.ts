import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, as, later, studio }) => {
  const person = (name: string) => ({ full_name: name, email: `${name.toLowerCase()}@studio.test`, password: PASSWORD })
  const { id: ana } = await owner('POST /clients', { full_name: 'Ana', email: 'ana@studio.test' })
  const pack = { name: 'Ten', type: 'class_pack', credits_included: 10, price: 90, validity_days: 90 }
  const { id: membership_type_id } = await owner('POST /membership-types', pack)
  await owner('POST /memberships', { client_id: ana, membership_type_id, starts_at: '2026-03-04' })
  const { id: yoga } = await owner('POST /class-templates', { name: 'Yoga' })
  const plan = async (starts_at: string, recurrence?: object): Promise<number> =>
    (
      await owner('POST /scheduled-classes', {
        template_id: yoga,
        starts_at,
        ...(recurrence && { recurrence: { freq: 'weekly', ...recurrence } }),
      })
    ).id
  const cancel = (id: number, body?: object) => owner(`POST /scheduled-classes/${id}/cancel`, body)

  const [one, two, three] = [
    await plan('2026-03-05T10:00'),
    await plan('2026-03-05T12:00'),
    await plan('2026-03-04T12:00'),
  ]
  await owner('POST /bookings', { scheduled_class_id: one, client_id: ana })
  await owner('POST /bookings', { scheduled_class_id: two, client_id: ana })
  await later({ minutes: 1 })
  await cancel(one)
  await cancel(one)
  await cancel(two, { reason: ' Ill ', scope: 'all' })
  await cancel(three, { reason: null, scope: 'this' })
  await cancel(99)

  // A class of a series alone, from one on, all that are to come.
  const first = await plan('2026-03-04T18:00', { weekdays: [3, 5], count: 6 })
  const neighbour = await plan('2026-03-04T20:00', { weekdays: [3, 5], count: 3 })
  await cancel(first + 1, { reason: 'Fair' })
  await owner(`PUT /scheduled-classes/${first + 4}`, { capacity: 3 })
  await owner('POST /bookings', { scheduled_class_id: first + 4, client_id: ana })
  await cancel(first + 3, { scope: 'this_and_following', reason: 'Floor' })
  await cancel(first + 4, { scope: 'this_and_following' })
  await cancel(first + 3)
  await later({ days: 1 })
  await cancel(first + 1, { scope: 'all' })
  await cancel(first + 2, { scope: 'all' })
  await owner(`GET /scheduled-classes/${first}`)
  await owner(`GET /scheduled-classes/${neighbour}`)
  await cancel(neighbour, { scope: 'this_and_following', reason: 'Never held' })

  // Ended on the day before, unless it ends before that anyway; moved away, its own day counts.
  const short = await plan('2026-03-09T07:00', { until: '2026-03-16' })
  await owner(`PUT /scheduled-classes/${short + 1}`, { starts_at: '2026-03-19T07:00' })
  await cancel(short + 1, { scope: 'this_and_following' })
  await cancel(short, { scope: 'all' })
  // One that was moved to before another stays where the series ends at that one, and the end with it.
  const moved = await plan('2026-03-10T08:00', { count: 3 })
  await owner(`PUT /scheduled-classes/${moved + 2}`, { starts_at: '2026-03-06T08:00' })
  await cancel(moved + 1, { scope: 'this_and_following' })
  await cancel(moved)
  await cancel(moved + 2, { scope: 'this_and_following' })
  await cancel(moved, { scope: 'all' })
  const endless = await plan('2026-03-12T07:00', { interval: 11 })
  await cancel(endless + 1, { scope: 'this_and_following' })
  await later({ days: 80 })
  await owner(`GET /scheduled-classes/${endless}`)

  const { id: role } = await owner('POST /roles', { name: 'Looks', permissions: ['schedule.view'] })
  await owner('POST /staff', { ...person('Mara'), role_id: role })
  const mara = as('mara', await studio.login('mara@studio.test'))
  await mara(`POST /scheduled-classes/${endless}/cancel`)
})
