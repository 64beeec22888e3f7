import { inStudio } from '../bookings/fixtures/studio-life.ts'
import { OWNER_EMAIL } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async (life) => {
    const { owner, later, studio, as } = life
    const { made, client, instructor, manager, signedIn, pass, cls } = inStudio(life)
    const at = async (instant: string) => {
      studio.clock.set(instant)
      studio.owner = await studio.login(OWNER_EMAIL)
    }
    const ines = await instructor('Ines')
    const bo = await manager('Bo', ['bookings.view', 'clients.view'])
    const mo = await manager('Mo', ['charges.manage', 'memberships.view', 'sales.view'])
    await owner('GET /today')
    const [zed, ana] = [await client('Zed'), await client('ana')]
    const [sold, other] = [
      await pass({ price: 10, unlimited: true, validity_days: 400 }, zed),
      await pass({ price: 20, validity_days: 300, can_pause: true }, ana),
    ]
    const pays = (membership_type_id: number, who: { id: number }, payment_method = 'cash') =>
      pass({ membership_type_id }, who, { payment_method })
    await pays(sold.membership_type_id, zed)
    // The last of January was not a whole week: what is usual is not known before the fourth.
    for (const [instant, type] of [
      ['2026-02-11T19:00:00.000Z', sold],
      ['2026-02-11T19:00:01.000Z', other],
      ['2026-02-16T07:59:59.000Z', other],
      ['2026-02-16T08:00:00.000Z', sold],
      ['2026-02-25T07:59:00.000Z', other],
      ['2026-02-25T08:00:00.000Z', sold],
      ['2026-03-04T18:59:00.000Z', other],
    ] as const) {
      await at(instant)
      await pays(type.membership_type_id, zed)
    }
    await owner('GET /today')
    // The clocks of the studio have gone forward since.
    await at('2026-03-11T02:00:00.000Z')
    await pays(sold.membership_type_id, ana)
    const yesterday = await cls('2026-03-10T20:00', { instructor_id: ines.id })
    const twins = [await cls('2026-03-11T09:00'), await cls('2026-03-11T09:00')]
    const book = async (scheduled: { id: number }, who: { id: number }, more: object = {}) =>
      (await studio.asOwner('POST /api/v1/bookings', { scheduled_class_id: scheduled.id, client_id: who.id, ...more }))
        .body
    await book(yesterday, zed)
    await book(yesterday, ana)
    await book(twins[1]!, zed)
    await book(twins[0]!, ana)

    await at('2026-03-11T18:00:00.000Z')
    await pays(sold.membership_type_id, ana, 'complimentary')
    const paid = await pays(other.membership_type_id, ana)
    await owner('POST /gift-cards', { initial_value: 50, payment_method: 'cash' })
    const [entry] = (await studio.asOwner('GET /api/v1/payments?page_size=2')).body.items.slice(1)
    await owner(`POST /payments/${entry.id}/refunds`, { amount: 3.33, reason: 'Too dear' })
    await owner(`GET /memberships/${paid.id}`)

    // Passes that end today, in a week, in eight days; and one that ends sooner but was made later.
    const ends = (expires_at: string, who: { id: number }, more: object = {}) =>
      pass({ membership_type_id: sold.membership_type_id }, who, { expires_at, ...more })
    for (const day of ['2026-03-18', '2026-03-19', '2026-03-11', '2026-03-12']) await ends(day, zed)
    const gone = await ends('2026-03-13', ana)
    await owner(`DELETE /memberships/${gone.id}`)

    await owner('PUT /studio', { late_cancel_fee: 7.5, fee_grace_hours: 1, waitlist_confirm_minutes: 45 })

    const tonight = await cls('2026-03-11T23:30', { capacity: 1, instructor_id: ines.id })
    const morning = await cls('2026-03-12T00:00', { capacity: 2 })
    const noon = await cls('2026-03-11T12:00', { capacity: 1 })
    const [mia, bob] = [await client('Mia'), await made('POST /api/v1/clients', { full_name: 'bob' })]
    for (const who of [mia, bob]) await pass({ membership_type_id: sold.membership_type_id }, who)
    const [first, night] = [await book(noon, mia), await book(tonight, bob)]
    await book(morning, mia)
    for (const [scheduled, who] of [
      [tonight, zed],
      [noon, ana],
      [tonight, ana],
    ] as const)
      await studio.asOwner('POST /api/v1/bookings/waitlist', { scheduled_class_id: scheduled.id, client_id: who.id })
    await owner(`DELETE /bookings/${night.id}`)
    await owner('PUT /studio', { waitlist_confirm_minutes: 30 })
    await owner('GET /today')
    await later({ minutes: 15 })
    await owner(`DELETE /bookings/${first.id}`)
    await owner('GET /today')
    for (const who of [bo, mo, ines, mia]) await signedIn(who)('GET /today')
    await as('stranger')('GET /today')
    await later({ minutes: 44 })
    await owner('GET /today')
    await later({ minutes: 16 })
    await owner(`PUT /clients/${mia.id}`, { is_active: false })
    await owner('GET /today')
    // Half past eleven in the evening: in UTC it is tomorrow.
    await at('2026-03-12T06:30:00.000Z')
    await owner('GET /today')
  },
  { timezone: 'America/Los_Angeles', now: '2026-02-04T19:00:00.000Z' },
)
