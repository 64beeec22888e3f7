import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { book, chargesTo, creditsOf, registerClient, sellPack, setRules } from '../../../test/build/bookings.ts'
import { issueGiftCard } from '../../../test/build/commerce.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { makeInstructor, makeManager } from '../../../test/build/staff.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

describe('a fee that is paid and turns out wrong', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio()
    await setRules(studio, { no_show_fee: 12, late_cancel_fee: 8 })
  })
  afterEach(() => studio.stop())

  const get = async (path: string): Promise<Shown> => (await studio.asOwner(`GET /api/v1/${path}`)).body
  const at = async (instant: string) => {
    studio.clock.set(instant)
    studio.owner = await studio.login(OWNER_EMAIL)
  }
  /** A booking missed or cancelled late, and its fee paid (or not). */
  const fined = async (
    how: 'no-show' | 'late',
    paid: object | null = { payment_method: 'cash' },
    more: object = {},
  ) => {
    await at('2026-03-04T11:00:00.000Z')
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 2)
    const cls = await makeClass(studio, { starts_at: '2026-03-04T12:00:00Z', ...more })
    const booking = await book(studio, cls, client)
    await at(how === 'late' ? '2026-03-04T11:30:00.000Z' : '2026-03-04T12:10:00.000Z')
    if (how === 'late') await client.ask(`DELETE /api/v1/bookings/${booking.id}`)
    else await studio.asOwner(`POST /api/v1/bookings/${booking.id}/no-show`)
    const [charge] = await get(`clients/${client.id}/charges`)
    if (paid) await studio.asOwner(`POST /api/v1/clients/${client.id}/charges/${charge.id}/settle`, paid)
    const state = async () => ({
      charges: (await chargesTo(studio, client)).map(([, , status]) => status),
      back: (await get(`payments?client_id=${client.id}`)).items
        .filter(({ refund_of_id }: Shown) => refund_of_id !== null)
        .map(({ amount, method }: Shown) => [amount, method]),
      tasks: (await get(`tasks?client_id=${client.id}`)).items.length as number,
    })
    return { client, pack, cls, booking, charge, state }
  }

  // The cause of the fee, its correction, the choice made, the outcome for the fee.
  const cases: ['no-show' | 'late', 'undo' | 'excuse', object | undefined, 'refunded' | 'kept' | 'waived', number][] = [
    ['no-show', 'undo', undefined, 'refunded', 12],
    ['no-show', 'undo', { fee: 'refund' }, 'refunded', 12],
    ['no-show', 'undo', { fee: 'keep' }, 'kept', 12],
    ['no-show', 'excuse', undefined, 'refunded', 12],
    ['no-show', 'excuse', { fee: 'keep', reason: 'Train' }, 'kept', 12],
    ['late', 'excuse', undefined, 'refunded', 8],
    ['late', 'excuse', { fee: 'keep' }, 'kept', 8],
  ]
  for (const [how, verb, body, outcome, amount] of cases)
    it(`is ${outcome} as a ${how} is put right by ${verb} with ${JSON.stringify(body)}`, async () => {
      const { booking, state } = await fined(how)
      const reply = await studio.asOwner(`POST /api/v1/bookings/${booking.id}/${verb}`, body)
      assert.equal(reply.status, 200)
      const { task_id, ...fee } = reply.body.fee
      assert.deepEqual(fee, { outcome, amount, currency: 'EUR' })
      assert.equal(task_id !== null, outcome === 'kept')
      assert.deepEqual(
        await state(),
        outcome === 'kept'
          ? { charges: ['paid'], back: [], tasks: 1 }
          : { charges: ['waived'], back: [[-amount, 'cash']], tasks: 0 },
      )
      assert.equal((await get('studio/integrity')).ok, true)
    })

  it('is waived where it is not paid, and nothing where there is none', async () => {
    const open = await fined('no-show', null)
    const undone = await studio.asOwner(`POST /api/v1/bookings/${open.booking.id}/undo`)
    assert.deepEqual(undone.body.fee, { outcome: 'waived', amount: 12, currency: 'EUR', task_id: null })
    await studio.asOwner(`POST /api/v1/bookings/${open.booking.id}/check-in`)
    const again = await studio.asOwner(`POST /api/v1/bookings/${open.booking.id}/undo`)
    assert.deepEqual(again.body.fee, { outcome: 'none', amount: 0, currency: null, task_id: null })
  })

  it('goes back the ways it was paid, a deactivated gift card included', async () => {
    const card = await issueGiftCard(studio, { initial_value: 20 })
    const payments = [
      { method: 'gift_card', amount: 5, gift_card_code: card.code },
      { method: 'card_terminal', amount: 7 },
    ]
    const { booking, state } = await fined('no-show', { payment_method: 'other', payments })
    await studio.asOwner(`DELETE /api/v1/gift-cards/${card.id}`)
    assert.equal((await studio.asOwner(`POST /api/v1/bookings/${booking.id}/undo`)).body.fee.outcome, 'refunded')
    assert.deepEqual((await state()).back.toSorted(), [
      [-5, 'gift_card'],
      [-7, 'card_terminal'],
    ])
    const { remaining_balance, state: open } = await get(`gift-cards/${card.id}`)
    assert.deepEqual([remaining_balance, open], [20, 'active'])
  })

  it('is kept with a task where whoever puts it right may not refund', async () => {
    const desk = await makeManager(studio, ['bookings.manage', 'bookings.view'])
    const { booking, state } = await fined('no-show')
    const { token } = { token: await studio.login(desk.email) }
    const { body } = await studio.send(`POST /api/v1/bookings/${booking.id}/undo`, { token, body: { fee: 'refund' } })
    assert.deepEqual([body.status, body.fee.outcome], ['booked', 'kept'])
    assert.deepEqual(await state(), { charges: ['paid'], back: [], tasks: 1 })
    const [task] = (await get(`tasks?client_id=${booking.client_id}`)).items
    assert.equal(task.id, body.fee.task_id)
    assert.equal(task.source, 'kept_fee')
    assert.match(task.title, /refund 12 EUR: Vinyasa/)
    assert.deepEqual(
      (await studio.send('GET /api/v1/tasks', { token })).body.items,
      [],
      'who may not refund does not see it',
    )
  })

  it('leaves a task for what is left to give back, of the same class, once a part was given back', async () => {
    const { booking } = await fined('no-show')
    await studio.asOwner(`POST /api/v1/bookings/${booking.id}/undo`, { fee: 'keep' })
    const [payment] = (await get(`payments?client_id=${booking.client_id}`)).items
    const { status } = await studio.asOwner(`POST /api/v1/payments/${payment.id}/refunds`, {
      amount: 5,
      reason: 'Half',
    })
    assert.equal(status, 201)
    const open = (await get(`tasks?client_id=${booking.client_id}&is_done=false`)).items as Shown[]
    assert.deepEqual(
      open.map(({ title }) => /refund 7 EUR: Vinyasa.*4 March/.test(title)),
      [true],
    )
  })

  it('is kept with a task where an instructor undoes a no-show of their own class', async () => {
    const teacher = await makeInstructor(studio)
    const { booking, state } = await fined('no-show', { payment_method: 'cash' }, { instructor_id: teacher.id })
    const token = await studio.login(teacher.email)
    const { body } = await studio.send(`POST /api/v1/bookings/${booking.id}/undo`, { token })
    assert.deepEqual([body.fee.outcome, (await state()).tasks], ['kept', 1])
  })

  it('is refunded once, asked twice at the same moment', async () => {
    const { booking, state } = await fined('no-show')
    const excuse = () => studio.asOwner(`POST /api/v1/bookings/${booking.id}/excuse`)
    const replies = await Promise.all([excuse(), excuse()])
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    )
    assert.deepEqual((await state()).back, [[-12, 'cash']])
  })

  it('of a late cancellation goes back, with the credit, as the studio cancels the class', async () => {
    const [paid, open] = [await fined('late'), await fined('late', null)]
    for (const one of [paid, open]) {
      assert.equal(await creditsOf(studio, one.pack), 1)
      await studio.asOwner(`POST /api/v1/scheduled-classes/${one.cls.id}/cancel`, { reason: 'No heating' })
      assert.equal((await get(`bookings/${one.booking.id}`)).status, 'class_cancelled')
      assert.equal(await creditsOf(studio, one.pack), 2)
    }
    assert.deepEqual(await paid.state(), { charges: ['waived'], back: [[-8, 'cash']], tasks: 0 })
    assert.deepEqual(await open.state(), { charges: ['waived'], back: [], tasks: 0 })
  })

  it('leaves alone what was cancelled in time, and what was excused before', async () => {
    const { booking, cls, pack, state } = await fined('late')
    await studio.asOwner(`POST /api/v1/bookings/${booking.id}/excuse`)
    await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, {})
    assert.equal((await get(`bookings/${booking.id}`)).status, 'cancelled')
    assert.deepEqual([await creditsOf(studio, pack), (await state()).back.length], [2, 1])
  })
})
