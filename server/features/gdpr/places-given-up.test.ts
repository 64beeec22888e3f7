import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later }) => {
  await owner('PUT /studio', { waitlist_confirm_minutes: 60, cancellation_hours: 12, late_cancel_fee: 5 })
  const pass = await owner('POST /membership-types', { name: 'Pass', type: 'time_pass', price: 10 })
  const people: { id: number }[] = []
  for (const full_name of ['Bea Soler', 'Zoe Quill', 'Ana Prats', 'Cleo Casas']) {
    const one = await owner('POST /clients', { full_name })
    await owner('POST /memberships', { client_id: one.id, membership_type_id: pass.id, starts_at: '2026-03-04' })
    people.push(one)
  }
  const [bea, zoe, ana, cleo] = people as [{ id: number }, { id: number }, { id: number }, { id: number }]
  const { id: template_id } = await owner('POST /class-templates', { name: 'Flow' })
  const plan = (starts_at: string) => owner('POST /scheduled-classes', { template_id, starts_at, capacity: 1 })
  const book = (cls: { id: number }, { id }: { id: number }) =>
    owner('POST /bookings', { scheduled_class_id: cls.id, client_id: id })
  const wait = (cls: { id: number }, { id }: { id: number }) =>
    owner('POST /bookings/waitlist', { scheduled_class_id: cls.id, client_id: id })

  // One offered to the client, one where they only wait, one that is theirs, one that is over and one too late to leave.
  const [offered, waiting, own, soon] = [
    await plan('2026-03-06T10:00'),
    await plan('2026-03-07T10:00'),
    await plan('2026-03-08T10:00'),
    await plan('2026-03-04T13:00'),
  ]
  await book(soon, zoe)
  const held = await book(offered, bea)
  for (const who of [zoe, ana]) await wait(offered, who)
  await book(waiting, bea)
  for (const who of [cleo, zoe, ana]) await wait(waiting, who)
  await book(own, zoe)
  await wait(own, cleo)
  const evening = await plan('2026-03-04T20:00')
  await later({ hours: 2 })
  await book(evening, zoe)
  await owner(`DELETE /bookings/${held.id}`)
  await later({ minutes: 30 })
  await owner(`POST /gdpr/delete/${zoe.id}`)
  await later({ minutes: 10 })
  await owner(`GET /memberships?client_id=${zoe.id}`)
  await owner(`POST /gdpr/delete/${ana.id}`)
  await later({ hours: 1 })
})
