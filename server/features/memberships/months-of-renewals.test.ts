import { transcript } from '../../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async ({ owner, later }) => {
    const ana = await owner('POST /clients', { full_name: 'Ana Prats' })
    const type = (body: object) => owner('POST /membership-types', { type: 'subscription', price: 40, ...body })
    const sell = (sold: { id: number }, more: object = {}) =>
      owner('POST /memberships', { client_id: ana.id, membership_type_id: sold.id, starts_at: '2026-01-31', ...more })
    const month = await type({ name: 'Month', credits_included: 6, credits_per_interval: 4 })
    const rolls = await type({
      name: 'Rolls',
      credits_per_interval: 5,
      rollover_enabled: true,
      max_rollover_credits: 2,
    })
    const all = await type({ name: 'Rolls all', credits_per_interval: 3, rollover_enabled: true, can_pause: true })
    const free = await type({ name: 'Unlimited', unlimited: true, price: 70, billing_interval: 'four_weekly' })
    const gratis = await type({ name: 'For nothing', price: 0, credits_included: 2 })
    const half = await type({ name: 'Half a year', unlimited: true, billing_interval: 'half_yearly', price: 300 })

    const plain = await sell(month)
    const rolling = await sell(rolls, { payment_method: 'cash' })
    const paused = await sell(all)
    await sell(free)
    await sell(gratis)
    await sell(half)
    await sell(month, { payment_method: 'complimentary' })
    await sell(month, { expires_at: '2026-02-28' })
    await sell(month, { expires_at: '2026-02-27' })
    await sell(month, { starts_at: '2026-02-15' })
    const spend = ({ id }: { id: number }, credits_remaining: number) =>
      owner(`PUT /memberships/${id}`, { credits_remaining })
    await spend(rolling, 4)
    await spend(plain, 1)

    // The last minutes of 27 February in Madrid, then the first of the 28th.
    await later({ days: 27 })
    await later({ minutes: 40 })
    await owner(`GET /memberships/${rolling.id}/credits`)
    await later({ minutes: 10 })
    await owner(`GET /clients/${ana.id}/charges`)
    await owner(`PUT /membership-types/${month.id}`, { price: 45, credits_per_interval: 7 })
    await owner(`PUT /membership-types/${free.id}`, { unlimited: false, credits_per_interval: 8 })
    await spend(rolling, 6)
    await owner(`POST /memberships/${paused.id}/pause`, { pause_days: 20 })

    // Two renewals at once for those that come every month.
    await later({ days: 61 })
    await owner(`GET /memberships/${paused.id}`)
    await owner(`GET /memberships/${paused.id}/credits`)
    await owner(`GET /memberships/${rolling.id}/credits`)
    await owner(`GET /memberships/${plain.id}`)
    await owner('GET /memberships?status=expired')
    await owner(`PUT /memberships/${plain.id}`, { expires_at: '2026-05-31' })
    await owner(`DELETE /memberships/${rolling.id}`)
    await later({ days: 31 })
    await later({ days: 1 })
    await later({ days: 30 })
    await owner(`GET /clients/${ana.id}/charges`)
  },
  { now: '2026-01-31T22:15:00.000Z' },
)
