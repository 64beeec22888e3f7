import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { breakEven, payOf, unpaid } from './pay-rules.ts'
import { replay, type Replay } from './replay-rules.ts'

const EVENING = 18 * 60
const LATER = 20 * 60
const base = { week: 0, minutes: 60, seats: 3, template_id: 1, rates: { ...unpaid, per_class: 3000 } }
const monday = { ...base, class_id: 1, slot: 'monday', at: EVENING }
const other = { ...base, class_id: 2, slot: 'other', at: LATER, template_id: 2 }
const place = (client_id: number, class_id = 1, came = true) => {
  return { class_id, client_id, came, worth: came ? 1000 : 0, net: came ? 800 : 0 }
}

/** Three in the class on Monday, the third did not come; two wait for it; client 2 is in the other class, too. */
const weeks: Replay = {
  weeks: 1,
  occurrences: [monday, other],
  places: [place(1), place(2), place(3, 1, false), place(2, 2)],
  waiting: [
    { class_id: 1, client_id: 8 },
    { class_id: 1, client_id: 9 },
  ],
  appointments: [],
  changes: [],
  isClosed: () => false,
  knows: () => true,
  pays: () => true,
}
const none = { followed: 0, other_time: 0, not_covered: 0, busy: 0, no_place: 0, cancelled: 0, from_waitlist: 0 }
const of = (given: Partial<Replay>, slot = 'monday') => {
  const found = replay({ ...weeks, ...given }).find((one) => one.slot === slot)!
  return {
    booked: found.after.booked,
    came: found.after.came,
    income: found.after.income,
    pay: found.after.pay,
    why: found.why,
  }
}

describe('weeks replayed', () => {
  it('are as they were where nothing changes', () => {
    assert.deepEqual(of({}), { booked: 3, came: 2, income: 2000, pay: 3000, why: none })
    for (const { before, after } of replay(weeks)) assert.deepEqual(after, before)
  })

  it('lose everybody of a class that is not held, and its pay', () => {
    const changes = [{ kind: 'cancel' as const, slot: 'monday' }]
    assert.deepEqual(of({ changes }), { booked: 0, came: 0, income: 0, pay: 0, why: { ...none, cancelled: 3 } })
    assert.equal(of({ changes }, 'other').booked, 1)
  })

  it('lose those of a moved class whose membership is not good then, and keep who paid for the place alone', () => {
    const changes = [{ kind: 'move' as const, slot: 'monday', at: LATER }]
    const times = (until: string) => [{ weekdays: [1], from: '06:00', until }]
    const places = [
      { ...place(1), usable_times: times('20:00') },
      { ...place(2), usable_times: times('20:01') },
      { ...place(3), usable_times: null },
    ]
    const { why } = of({ changes, places, waiting: [] })
    assert.deepEqual(why, { ...none, not_covered: 1, followed: 2 })
  })

  it('keep those of a moved class who come at such times and are free, and fill up from its waitlist', () => {
    const changes = [{ kind: 'move' as const, slot: 'monday', at: LATER }]
    const knows = (client: number) => client !== 1 && client !== 8
    const found = of({ changes, knows })
    assert.deepEqual(found.why, { ...none, other_time: 1, busy: 1, followed: 1, from_waitlist: 1 })
    assert.deepEqual([found.booked, found.came], [2, 1])
  })

  it('do not count a class as busy that ends just as the moved one begins', () => {
    const changes = [{ kind: 'move' as const, slot: 'monday', at: LATER + 60 }]
    assert.deepEqual(of({ changes }).why, { ...none, followed: 3 })
    const overlapping = [{ kind: 'move' as const, slot: 'monday', at: LATER + 59 }]
    assert.equal(of({ changes: overlapping }).why.busy, 1)
  })

  it('count who has an appointment as busy, to the minute it ends, in that week alone', () => {
    const changes = [{ kind: 'move' as const, slot: 'monday', at: LATER + 60 }]
    const busy = (week: number, minutes: number) =>
      of({ changes, appointments: [{ client_id: 1, week, at: LATER + 45, minutes }] }).why.busy
    assert.deepEqual([busy(0, 15), busy(0, 16), busy(1, 60)], [0, 1, 0])
  })

  it('hold no class that is moved or added to a day on which the studio was closed', () => {
    const isClosed = (week: number, at: number) => week === 0 && at >= LATER
    const moved = of({ changes: [{ kind: 'move', slot: 'monday', at: LATER }], isClosed })
    assert.deepEqual(moved, { booked: 0, came: 0, income: 0, pay: 0, why: { ...none, cancelled: 3 } })
    const added = {
      kind: 'add' as const,
      slot: 'new-0',
      template_id: 1,
      at: LATER,
      minutes: 60,
      seats: 5,
      rates: unpaid,
    }
    const [, , found] = replay({ ...weeks, weeks: 2, changes: [added], isClosed })
    assert.deepEqual([found!.slot, found!.after.classes], ['new-0', 1])
  })

  it('take the last to book out of a smaller class, and those who wait into a larger one', () => {
    const smaller = of({ changes: [{ kind: 'resize', slot: 'monday', seats: 2 }] })
    assert.deepEqual([smaller.booked, smaller.came, smaller.why], [2, 2, { ...none, no_place: 1 }])
    const larger = of({ changes: [{ kind: 'resize', slot: 'monday', seats: 4 }] })
    assert.deepEqual(
      [larger.booked, larger.came, larger.income, larger.why],
      [4, 3, 3000, { ...none, from_waitlist: 1 }],
    )
  })

  it('fill an added class with who waited in vain for its kind and comes at that time', () => {
    const added = {
      kind: 'add' as const,
      slot: 'new-0',
      template_id: 1,
      at: LATER + 90,
      minutes: 60,
      seats: 5,
      rates: unpaid,
    }
    const knows = (client: number) => client === 9
    assert.deepEqual(of({ changes: [added], knows }, 'new-0'), {
      booked: 1,
      came: 1,
      income: 1000,
      pay: 0,
      why: { ...none, from_waitlist: 1 },
    })
    assert.equal(of({ changes: [{ ...added, template_id: 2 }] }, 'new-0').booked, 0)
    // Of those who wait only who has something that pays for it then.
    const pays: Replay['pays'] = ({ client_id, class_id }, { week, at, is_added }) =>
      client_id === 8 && class_id === 1 && week === 0 && at === LATER + 90 && is_added
    assert.equal(of({ changes: [added], pays }, 'new-0').why.from_waitlist, 1)
    assert.equal(of({ changes: [added], pays: () => false }, 'new-0').booked, 0)
    // Nobody takes two places for one wish.
    const both = { changes: [added, { kind: 'resize' as const, slot: 'monday', seats: 4 }] }
    assert.equal(of(both, 'new-0').booked, 1)
  })
})

it('weeks replayed pass over who waits for a larger or a moved class and has nothing that pays for it then', () => {
  const pays: Replay['pays'] = ({ client_id }, { at, is_added }) => client_id === (at === EVENING ? 9 : 8) && !is_added
  const larger = { kind: 'resize' as const, slot: 'monday', seats: 5 }
  assert.equal(of({ changes: [larger], pays }).why.from_waitlist, 1)
  const moved = { kind: 'move' as const, slot: 'monday', at: LATER + 60 }
  const places = [place(1), place(2), place(3)]
  const knows = (client: number) => client > 3
  assert.equal(of({ changes: [moved], places, knows, pays }).why.from_waitlist, 1)
  assert.equal(of({ changes: [moved], places, knows, pays: () => false }).why.from_waitlist, 0)
})

describe('weeks replayed where several classes change', () => {
  const moves = [
    { kind: 'move' as const, slot: 'monday', at: LATER },
    { kind: 'move' as const, slot: 'other', at: EVENING },
  ]

  it('take nobody for busy in a class that moves away from that time, or is not held', () => {
    assert.deepEqual(of({ changes: moves }).why, { ...none, followed: 3 })
    assert.equal(of({ changes: moves }, 'other').why.followed, 1)
    const changes = [moves[0]!, { kind: 'cancel' as const, slot: 'other' }]
    assert.deepEqual(of({ changes }).why, { ...none, followed: 3 })
  })

  it('let nobody follow two classes to the same time: the earlier one has them', () => {
    const changes = [moves[0]!, { kind: 'move' as const, slot: 'other', at: LATER + 30 }]
    assert.deepEqual([of({ changes }).why.followed, of({ changes }, 'other').why.busy], [3, 1])
  })

  it('take nobody from a waitlist who is in another class then', () => {
    const instead = { ...other, at: EVENING + 30 }
    const larger = { kind: 'resize' as const, slot: 'monday', seats: 5 }
    const places = [...weeks.places, place(8, 2)]
    const found = of({ occurrences: [monday, instead], places, changes: [larger] })
    assert.deepEqual(found.why, { ...none, from_waitlist: 1 })
  })
})

describe('a change that changes nothing', () => {
  for (const [why, places] of [
    ['a place was free although somebody waited', [place(1), place(2, 1, false)]],
    ['others came in place of who did not', [place(1), place(2), place(3, 1, false), place(4)]],
  ] as const)
    for (const change of [
      { kind: 'move' as const, slot: 'monday', at: EVENING },
      { kind: 'resize' as const, slot: 'monday', seats: 3 },
    ])
      it(`as a ${change.kind} leaves all as it was where ${why}`, () => {
        const [found] = replay({ ...weeks, places, changes: [change] })
        assert.deepEqual([found!.after, found!.why], [found!.before, none])
      })

  it('as one place more is taken by one who waited, though another was free', () => {
    const changes = [{ kind: 'resize' as const, slot: 'monday', seats: 4 }]
    assert.equal(of({ places: [place(1), place(2)], changes }).why.from_waitlist, 1)
  })
})

it('what came from another program says nothing of what a visit is worth', () => {
  const former = { ...place(4), worth: 0, net: 0, is_former: true }
  const [found] = replay({ ...weeks, places: [place(1), place(2), former] })
  assert.deepEqual([found!.before.came, found!.before.income, found!.before.break_even], [3, 2000, 3])
})

it('thirds of a price make the price again: they are rounded once they are summed', () => {
  const third = (client_id: number) => ({ ...place(client_id), worth: 1000 / 3, net: 800 / 3 })
  const rates = { per_class: 0, per_attendee: 0, percent: 100 }
  const occurrences = [{ ...monday, rates }, other]
  const [found] = replay({ ...weeks, occurrences, places: [third(1), third(2), third(3)] })
  assert.deepEqual([found!.before.income, found!.before.pay], [1000, 800])
})

describe('pay for a class', () => {
  it('takes a percentage of what visits are worth without VAT, as payroll does', () => {
    const rates = { per_class: 0, per_attendee: 0, percent: 50 }
    assert.equal(of({ occurrences: [{ ...monday, rates }, other] }).pay, 800)
  })

  it('is for the class, for each who came, and a part of what they brought', () => {
    assert.equal(payOf({ per_class: 3000, per_attendee: 200, percent: 10 }, 4, 4005), 3000 + 800 + 401)
  })

  for (const [rates, worth, needed] of [
    [{ per_class: 3000, per_attendee: 0, percent: 0 }, 1000, 3],
    [{ per_class: 3000, per_attendee: 0, percent: 0 }, 999, 4],
    [{ per_class: 3000, per_attendee: 0, percent: 50 }, 1000, 6],
    [{ per_class: 0, per_attendee: 200, percent: 0 }, 1000, 1],
    [{ per_class: 3000, per_attendee: 1000, percent: 0 }, 1000, null],
    [unpaid, 1000, null],
  ] as const) {
    it(`of ${JSON.stringify(rates)} is brought in by ${needed ?? 'no number of'} visits worth ${worth}`, () => {
      assert.equal(breakEven(rates, { worth, net: worth }), needed)
    })
  }

  it('keeps more of each visit where the percentage is of less, without VAT', () => {
    assert.equal(breakEven({ per_class: 3000, per_attendee: 0, percent: 50 }, { worth: 1000, net: 800 }), 5)
  })
})
