import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later }) => {
  const bea = await owner('POST /clients', { full_name: 'Bea Soler' })
  const ana = await owner('POST /clients', { full_name: 'Ana Prats' })
  const cleo = await owner('POST /clients', { full_name: 'Cleo Casas' })
  const type = (body: object) => owner('POST /membership-types', { price: 40, ...body })
  const pack = await type({ name: 'Five', type: 'class_pack', credits_included: 5 })
  const drop = await type({ name: 'One', type: 'drop_in' })
  const month = await type({ name: 'Month', type: 'subscription', credits_per_interval: 4, rollover_enabled: true })
  const pass = await type({ name: 'Pass', type: 'time_pass' })
  const sell = (sold: { id: number }, client: { id: number }, more: object = {}) =>
    owner('POST /memberships', { client_id: client.id, membership_type_id: sold.id, starts_at: '2026-03-01', ...more })
  const { id: template_id } = await owner('POST /class-templates', { name: 'Flow' })
  const classAt = (starts_at: string) => owner('POST /scheduled-classes', { template_id, starts_at })
  const book = (cls: { id: number }, client: { id: number }, more: object = {}) =>
    owner('POST /bookings', { scheduled_class_id: cls.id, client_id: client.id, ...more })
  const give = ({ id }: { id: number }, more: object = {}) => owner(`DELETE /bookings/${id}`, more)

  const [first, second, third, fourth] = [
    await classAt('2026-03-05T10:00'),
    await classAt('2026-03-06T10:00'),
    await classAt('2026-03-07T10:00'),
    await classAt('2026-03-10T18:00'),
  ]
  const five = await sell(pack, ana)
  const hers = await sell(pack, bea, { credits_remaining: 4 })
  const one = await sell(drop, cleo)
  const sub = await sell(month, cleo, { starts_at: '2026-02-04' })

  // The fourth credit of five is the first of few.
  const early = await book(first, ana)
  const hersFirst = await book(first, bea)
  const kept = await book(second, ana)
  await book(third, ana)
  await give(early)
  await give(early)
  const again = await book(first, ana)
  await owner(`PUT /memberships/${five.id}`, { credits_remaining: 0 })
  await book(fourth, ana)
  await give(kept)
  await book(fourth, ana)
  await owner(`GET /memberships/${five.id}/credits`)

  // With nothing that is good: the one named, or the last that ended, says why.
  await owner(`PUT /memberships/${hers.id}`, { status: 'expired' })
  await book(second, bea)
  const coming = await sell(pass, bea, { starts_at: '2026-03-07' })
  await book(second, bea)
  await book(second, bea, { membership_id: hers.id })
  await book(second, bea, { membership_id: five.id })
  await book(third, bea, { membership_id: coming.id })
  await owner(`DELETE /memberships/${coming.id}`)
  await book(fourth, bea, { membership_id: coming.id })
  const old = await sell(pack, bea, { starts_at: '2026-02-01', expires_at: '2026-02-10' })
  await book(fourth, bea)
  await book(fourth, { id: 99 })

  await book(first, cleo, { membership_id: one.id })
  await book(second, cleo, { membership_id: one.id })
  await book(second, cleo)
  await book(fourth, cleo)
  await later({ hours: 12 })
  await give(await book(third, cleo))
  // Late, the credit stays taken until it is excused; where the studio gives it back at once, an excuse gives no second one.
  await give(hersFirst)
  await owner(`POST /bookings/${hersFirst.id}/excuse`, { reason: 'Ill' })
  await owner('PUT /studio', { cancellation_deducts_credit: false })
  await give(again)
  await owner(`POST /bookings/${again.id}/excuse`)
  await owner(`GET /memberships/${five.id}/credits`)
  await owner(`GET /memberships/${sub.id}/credits`)
  await owner(`GET /memberships?client_id=${bea.id}`)
  await owner(`DELETE /memberships/${sub.id}`)
  await owner(`DELETE /memberships/${old.id}`)
  await owner(`GET /memberships/${sub.id}/credits`)
})
