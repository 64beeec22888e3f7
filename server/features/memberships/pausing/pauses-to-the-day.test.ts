import { transcript } from '../../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later }) => {
  const ana = await owner('POST /clients', { full_name: 'Ana Prats' })
  const bea = await owner('POST /clients', { full_name: 'Bea Soler' })
  const type = (body: object) => owner('POST /membership-types', { price: 40, can_pause: true, ...body })
  const pass = await type({ name: 'Pass', type: 'time_pass', validity_days: 10, max_pause_days: 6 })
  const free = await type({ name: 'Endless', type: 'class_pack', credits_included: 5 })
  const month = await type({ name: 'Month', type: 'subscription', credits_per_interval: 4, max_pause_days: 40 })
  const fixed = await type({ name: 'Fixed', type: 'time_pass', can_pause: false, max_pause_days: 0 })
  const sell = (sold: { id: number }, client = ana, starts_at = '2026-03-04') =>
    owner('POST /memberships', { client_id: client.id, membership_type_id: sold.id, starts_at })
  const pause = ({ id }: { id: number }, pause_days: number) => owner(`POST /memberships/${id}/pause`, { pause_days })
  const resume = ({ id }: { id: number }) => owner(`POST /memberships/${id}/resume`)
  const look = async () => {
    await owner(`GET /memberships?client_id=${ana.id}`)
  }
  const { id: template_id } = await owner('POST /class-templates', { name: 'Flow' })
  const classOn = (day: string) => owner('POST /scheduled-classes', { template_id, starts_at: `${day}T10:00` })
  const book = (cls: { id: number }, membership: { id: number }, client = ana) =>
    owner('POST /bookings', { scheduled_class_id: cls.id, client_id: client.id, membership_id: membership.id })

  const ten = await sell(pass)
  const hers = await sell(pass, bea)
  const pack = await sell(free)
  const sub = await sell(month)
  const soon = await sell(pass, ana, '2026-03-06')
  const set = await sell(fixed)
  const [inside, lastDay, after] = [
    await classOn('2026-03-05'),
    await classOn('2026-03-06'),
    await classOn('2026-03-07'),
  ]
  // In the first half hour of the first day of use again, which in UTC is the last one paused.
  const first = await owner('POST /scheduled-classes', { template_id, starts_at: '2026-03-07T00:30' })
  for (const cls of [inside, lastDay, first, after]) await book(cls, ten)
  await book(inside, hers, bea)
  await book(await classOn('2026-03-08'), pack)

  await resume(ten)
  await pause(ten, 7)
  await pause(set, 1)
  await pause(soon, 1)
  await pause({ id: 99 }, 1)
  await resume({ id: 99 })
  await pause(ten, 3)
  await pause(ten, 1)
  await pause(pack, 400)
  await pause(sub, 31)
  await look()
  await book(await classOn('2026-03-09'), pack)
  await later({ hours: 12, minutes: 30 })
  await resume(pack)
  await resume(pack)
  await pause(pack, 1)
  await resume(pack)
  await later({ days: 1 })
  await look()
  // The planned end, minutes after midnight.
  await later({ days: 1 })
  await look()
  await pause(ten, 4)
  await pause(ten, 3)
  await later({ days: 3 })
  await look()
  await pause(ten, 1)
  await later({ days: 10 })
  await resume(sub)
  await look()
  await later({ days: 5 })
  await look()
})
