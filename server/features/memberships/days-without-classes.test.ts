import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later }) => {
  const ana = await owner('POST /clients', { full_name: 'Ana Prats' })
  const type = (body: object) => owner('POST /membership-types', { price: 40, can_pause: true, ...body })
  const pack = await type({ name: 'Five', type: 'class_pack', credits_included: 5 })
  const drop = await type({ name: 'One', type: 'drop_in' })
  const month = await type({ name: 'Month', type: 'subscription', credits_per_interval: 4 })
  const pass = await type({ name: 'Pass', type: 'time_pass', validity_days: 365 })
  const sell = (sold: { id: number }, starts_at: string, expires_at?: string) =>
    owner('POST /memberships', {
      client_id: ana.id,
      membership_type_id: sold.id,
      starts_at,
      ...(expires_at && { expires_at }),
    })
  // Closed from the 10th to the 12th: on the edges, within, around and beside.
  await sell(pack, '2026-03-04', '2026-03-09')
  await sell(pack, '2026-03-04', '2026-03-10')
  await sell(drop, '2026-03-04', '2026-03-11')
  await sell(pass, '2026-03-04', '2026-04-11')
  await sell(pass, '2026-03-12', '2026-03-20')
  await sell(pass, '2026-03-11', '2026-03-11')
  await sell(pass, '2026-03-13', '2026-03-20')
  await sell(pack, '2026-03-04')
  await sell(month, '2026-03-04', '2026-03-30')
  const paused = await sell(pass, '2026-03-04', '2026-03-30')
  await owner(`POST /memberships/${paused.id}/pause`, { pause_days: 9 })
  const gone = await sell(pass, '2026-03-04', '2026-03-30')
  await owner(`DELETE /memberships/${gone.id}`)
  await later({ minutes: 1 })
  const days = 'starts_on=2026-03-10&ends_on=2026-03-12'
  await owner(`GET /closures/preview?${days}`)
  const closure = { starts_on: '2026-03-10', ends_on: '2026-03-12', reason: 'Painting' }
  const plain = await owner('POST /closures', closure)
  await owner(`DELETE /closures/${plain.id}`)
  const closed = await owner('POST /closures', { ...closure, extends_packs: true })
  await owner(`GET /closures/preview?${days}`)
  await owner(`DELETE /closures/${closed.id}`)

  // A class that the studio cancels gives its credit back, to a pack that ran out for a fortnight more.
  const { id: template_id } = await owner('POST /class-templates', { name: 'Flow' })
  const cls = await owner('POST /scheduled-classes', { template_id, starts_at: '2026-03-25T00:30' })
  const clients: { id: number }[] = []
  for (const full_name of ['Bea', 'Cleo', 'Dora', 'Eva', 'Fina', 'Gina'])
    clients.push(await owner('POST /clients', { full_name }))
  const sold: { id: number }[] = []
  for (const [index, one] of [pack, drop, month, pack, pack, pass].entries()) {
    const client_id = clients[index]!.id
    const starts_at = '2026-03-04'
    const given = index < 4 ? { expires_at: '2026-04-30' } : {}
    sold.push(await owner('POST /memberships', { client_id, membership_type_id: one.id, starts_at, ...given }))
    await owner('POST /bookings', { scheduled_class_id: cls.id, client_id })
  }
  for (const [index, expires_at] of ['2026-03-12', '2026-03-12', '2026-03-12', '2026-03-13'].entries())
    await owner(`PUT /memberships/${sold[index]!.id}`, { expires_at })
  await owner(`DELETE /memberships/${sold[4]!.id}`)
  await later({ days: 9 })
  await later({ minutes: 1 })
  await owner(`POST /scheduled-classes/${cls.id}/cancel`, { reason: 'Ill' })
  await owner('GET /memberships?status=expired&page_size=2')
})
