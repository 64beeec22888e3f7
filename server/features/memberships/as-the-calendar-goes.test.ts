import { transcript } from '../../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async ({ owner, later }) => {
    // Five in the afternoon of 4 March in Los Angeles; in UTC it is the 5th.
    const bea = await owner('POST /clients', { full_name: 'Bea Soler' })
    const ana = await owner('POST /clients', { full_name: 'Ana Prats' })
    const type = (body: object) => owner('POST /membership-types', { price: 10, ...body })
    const pass = await type({ name: 'Pass', type: 'time_pass', can_pause: true })
    const intro = await type({ name: 'Hello', type: 'class_pack', credits_included: 3, is_intro_offer: true })
    const month = await type({ name: 'Month', type: 'subscription', credits_per_interval: 4 })
    const sell = (sold: { id: number }, starts_at: string, expires_at?: string, client = ana) =>
      owner('POST /memberships', {
        client_id: client.id,
        membership_type_id: sold.id,
        starts_at,
        ...(expires_at && { expires_at }),
      })
    await sell(pass, '2026-03-01', '2026-03-04')
    await sell(pass, '2026-03-01', '2026-03-05', bea)
    await sell(pass, '2026-03-05', '2026-03-05')
    await sell(pass, '2026-03-06', '2026-03-08')
    await sell(intro, '2026-03-04', '2026-03-07')
    await sell(intro, '2026-03-05', '2026-03-12', bea)
    await sell(pass, '2026-03-04', '2026-03-19')
    await sell(pass, '2026-03-04', '2026-04-04')
    await sell(pass, '2026-03-04', '2026-04-05')
    const gone = await sell(pass, '2026-03-04', '2026-03-08')
    await owner(`DELETE /memberships/${gone.id}`)
    const held = await sell(pass, '2026-03-04', '2026-03-08')
    await owner(`POST /memberships/${held.id}/pause`, { pause_days: 1 })
    await sell(month, '2026-02-05')
    await sell(month, '2026-03-05')

    await later({ hours: 6, minutes: 58 })
    await owner('GET /memberships?page_size=3')
    await later({ minutes: 2 })
    // It is midnight; what is read has followed the calendar before the job has.
    for (const id of [1, 2, 3, 4]) await owner(`GET /memberships/${id}`)
    await later({ hours: 1 })
    await later({ hours: 1 })
    await later({ hours: 22 })
    await later({ days: 2 })
    await later({ days: 1, hours: 1 })
    await later({ days: 10 })
    await later({ days: 17 })
    await owner('GET /memberships?status=expired&page_size=2')
  },
  { now: '2026-03-05T01:00:00.000Z', timezone: 'America/Los_Angeles' },
)
