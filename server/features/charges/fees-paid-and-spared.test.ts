import { inStudio } from '../bookings/fixtures/studio-life.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async (life) => {
    const { owner, later, as } = life
    const { client, signedIn, pass, cls } = inStudio(life)
    const rules = {
      late_cancel_fee: 7.5,
      no_show_fee: 12.5,
      fee_grace_hours: 2,
      cancellation_hours: 12,
      default_vat_rate: 21,
    }
    await owner('PUT /studio', rules)
    const ana = await client('Ana')
    const ben = await client('Ben')
    const boy = await owner('POST /clients', { full_name: 'Boy Prats', guardian_id: ana.id })
    const mute = await owner('POST /clients', { full_name: 'Mute' })
    const half = await pass({ late_cancel_fee_override: 3.25, no_show_fee_override: 0 }, ana)
    for (const who of [ben, boy, mute]) await pass(half, who)
    const plain = await pass({}, ana)

    const early = await cls('2026-03-04T20:00')
    const evening = await cls('2026-03-04T21:30')
    const book = (scheduled_class_id: number, who: { id: number }, more: object = {}) =>
      owner('POST /bookings', { scheduled_class_id, client_id: who.id, ...more })
    const own = await book(early.id, ana)
    const dear = await book(evening.id, ana, { membership_id: plain.id })
    const his = await book(early.id, ben)
    const child = await book(early.id, boy)
    const silent = await book(early.id, mute)
    await later({ minutes: 15 })
    for (const booking of [own, his, child, silent]) await owner(`DELETE /bookings/${booking.id}`)
    await later({ minutes: 30 })
    await owner(`DELETE /bookings/${dear.id}`, { reason: 'Has a cold' })
    const anas = `/clients/${ana.id}/charges`
    await owner(`GET ${anas}`)
    await signedIn(ana)(`GET ${anas}`)
    // Waived while it was pending: the client never hears of it.
    await owner(`POST /clients/${ben.id}/charges/2/waive`, { reason: ' First time ' })
    await owner(`POST /clients/${ben.id}/charges/2/waive`, { reason: 'Again' })
    await later({ minutes: 89 })
    await later({ minutes: 1 })
    await later({ minutes: 30 })
    await signedIn(ana)(`GET ${anas}`)
    await signedIn(ben)(`GET /clients/${ben.id}/charges`)
    await signedIn(ben)(`GET ${anas}`)
    await as('stranger')(`GET ${anas}`)
    await owner('GET /clients/99/charges')

    // Charges that can't be settled or waived.
    await owner(`POST /clients/${ben.id}/charges/1/settle`, { payment_method: 'cash' })
    await owner(`POST /clients/${ben.id}/charges/1/waive`, { reason: 'No' })
    await owner(`POST ${anas}/99/settle`, { payment_method: 'cash' })
    await owner('POST /clients/99/charges/1/settle', { payment_method: 'cash' })
    await owner(`POST ${anas}/1/settle`, { payment_method: 'complimentary' })
    const split = (...payments: object[]) => ({ payment_method: 'cash', payments })
    await owner(`POST ${anas}/1/settle`, split({ method: 'complimentary', amount: 3.25 }))
    await owner(
      `POST ${anas}/1/settle`,
      split({ method: 'cash', amount: 1.25 }, { method: 'complimentary', amount: 2 }),
    )
    await owner(
      `POST ${anas}/1/settle`,
      split({ method: 'cash', amount: 1.25 }, { method: 'bank_transfer', amount: 1 }),
    )
    await owner(`POST ${anas}/1/waive`, { reason: ' ' })
    await owner(`POST ${anas}/1/waive`, { reason: 'x'.repeat(501) })

    await owner(
      `POST ${anas}/1/settle`,
      split({ method: 'cash', amount: 1.25 }, { method: 'bank_transfer', amount: 2 }),
    )
    await later({ minutes: 1 })
    await owner(`POST ${anas}/1/settle`, { payment_method: 'cash' })
    await owner(`POST ${anas}/1/waive`, { reason: 'Paid' })
    const plainId = (await owner(`GET ${anas}`))[0].id
    await owner(`POST ${anas}/${plainId}/waive`, { reason: 'x'.repeat(500) })
    await signedIn(ana)(`GET ${anas}`)
    await owner(`POST /clients/${boy.id}/charges/3/settle`, { payment_method: 'card_terminal' })

    // A no-show is charged, excused and charged again; one pays before it is due.
    const tomorrow = await cls('2026-03-05T00:20')
    const missed = await book(tomorrow.id, ana, { membership_id: plain.id })
    const alsoMissed = await book(tomorrow.id, ben)
    await later({ hours: 9, minutes: 20 })
    await owner(`POST /bookings/${missed.id}/no-show`)
    await owner(`POST /bookings/${alsoMissed.id}/no-show`)
    await owner(`POST /bookings/${missed.id}/undo`)
    await later({ minutes: 1 })
    await owner(`POST /bookings/${missed.id}/no-show`)
    const open = (await owner(`GET ${anas}`))[0].id
    await owner(`POST ${anas}/${open}/settle`, { payment_method: 'cash' })
    await owner(`POST /bookings/${missed.id}/excuse`)
    await later({ hours: 3 })
    await signedIn(ana)(`GET ${anas}`)
    await owner('GET /payments?page_size=3')
  },
  { timezone: 'America/Los_Angeles', now: '2026-03-04T23:30:00.000Z' },
)
