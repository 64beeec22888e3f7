import assert from 'node:assert/strict'
import { getEventListeners } from 'node:events'
import { test } from 'node:test'
import { takeApart } from '../read-events.ts'
import { listenForChanges, type Surroundings } from './change-listener.ts'
import { isOutOfDate, type Change } from './reads.ts'

test('events are read whole, however they are cut', () => {
  const told: Change[] = []
  const read = takeApart((_, change) => told.push(change as Change))
  for (const piece of [
    ': open\n\nda',
    'ta: {"topic":"roster","id":1}\n',
    '\ndata: {"topic":"sales","id":null}\n\n:\n\n',
  ])
    read(piece)
  assert.deepEqual(told, [
    { topic: 'roster', id: 1 },
    { topic: 'sales', id: null },
  ])
})

const ROSTER = 'GET /api/v1/scheduled-classes/{class_id}/roster'
const SEATS = 'GET /api/v1/scheduled-classes/{class_id}/seats'
const HOURS = 'GET /api/v1/instructors/{instructor_id}/availability'
const cases: [queryKey: unknown[], change: Change, isOld: boolean][] = [
  [[ROSTER, { params: { class_id: 4 } }], { topic: 'roster', id: 4 }, true],
  [[ROSTER, { params: { class_id: 5 } }], { topic: 'roster', id: 4 }, false],
  [[ROSTER, { params: { class_id: 5 } }], { topic: 'roster', id: null }, true],
  [['GET /api/v1/bookings', { query: { page: 2 } }], { topic: 'roster', id: 4 }, true],
  [['GET /api/v1/products', {}], { topic: 'roster', id: 4 }, false],
  [['GET /api/v1/clients/{client_id}/timeline', { params: { client_id: 4 } }], { topic: 'bookings', id: 9 }, true],
  [['GET /api/v1/appointments', { query: { instructor_id: 3 } }], { topic: 'appointments', id: 4 }, true],
  [['GET /api/v1/appointments/available-slots', { query: { date: '2026-03-09' } }], { topic: 'schedule', id: 4 }, true],
  [[HOURS, { params: { instructor_id: 3 } }], { topic: 'availability', id: 3 }, true],
  [[HOURS, { params: { instructor_id: 3 } }], { topic: 'availability', id: 4 }, false],
  [[SEATS, { params: { class_id: 4 } }], { topic: 'seats', id: 4 }, true],
  [[SEATS, { params: { class_id: 4 } }], { topic: 'seats', id: 5 }, false],
  [[SEATS, { params: { class_id: 4 } }], { topic: 'seats', id: null }, true],
  [['GET /api/v1/substitute-requests', {}], { topic: 'substitutes', id: 5 }, true],
  [['GET /api/v1/day-closes/open', {}], { topic: 'sales', id: 5 }, true],
  [['GET /api/v1/reports/takings', { query: {} }], { topic: 'sales', id: 5 }, true],
]
for (const [queryKey, change, isOld] of cases)
  test(`${JSON.stringify(queryKey)} is ${isOld ? 'old' : 'fresh'} after ${JSON.stringify(change)}`, () =>
    assert.equal(isOutOfDate(queryKey, change), isOld))

/** Follows changes over answers given one after the other, until they are used up; gives the changes reported and the waits. */
async function over(
  answers: (Response | Error)[],
  { versions = [] as object[], renewed = true, missed = async (): Promise<Change[]> => [] } = {},
) {
  const told: unknown[] = []
  const waits: number[] = []
  const ending = new AbortController()
  const around: Surroundings = {
    open: async () => {
      const answer = answers.shift()
      if (answer instanceof Response) return answer
      if (answer === undefined) ending.abort()
      throw answer ?? new Error('no more')
    },
    versions: async () => {
      const next = versions.shift()
      if (next) return next
      ending.abort()
      throw new Error('no more')
    },
    missed,
    renew: async () => renewed,
    after: (milliseconds, run) => {
      if (milliseconds === 50_000) return () => {}
      waits.push(milliseconds)
      queueMicrotask(run)
      return () => {}
    },
    chance: () => 0.5,
    told: (changes) => told.push(changes),
  }
  await listenForChanges(around, ending.signal)
  return { told, waits }
}

const stream = (text: string) => new Response(text)
const change = 'data: {"topic":"roster","id":1}\n\n'

test('what is told is passed on, and after a break everything may be old', async () => {
  const { told } = await over([stream(change), stream(`: open\n\n${change}`)])
  assert.deepEqual(told, [[{ topic: 'roster', id: 1 }], 'anything', [{ topic: 'roster', id: 1 }]])
})

const early: Change[] = [{ topic: 'sales', id: null }]

test('what changed before the first line was open is asked for once it is', async () => {
  const { told } = await over([stream(change), stream('')], { missed: async () => early })
  assert.deepEqual(told, [early, [{ topic: 'roster', id: 1 }], 'anything'])
  const polled = await over([new Response('', { status: 409 })], {
    versions: [{ sales: 2 }],
    missed: async () => early,
  })
  assert.deepEqual(polled.told, [early])
  const unknown = await over([stream('')], { missed: () => Promise.reject(new TypeError('gone')) })
  assert.deepEqual(unknown.told, ['anything'])
})

test('a server that is gone is asked ever more seldom, and after an answer as at first', async () => {
  const gone = () => new TypeError('gone')
  const { waits } = await over([gone(), gone(), gone(), gone(), gone(), gone(), stream(''), gone()])
  assert.deepEqual(waits, [1000, 2000, 4000, 8000, 16_000, 30_000, 1000, 2000, 4000])
})

test('a token that has ended is renewed; without a session it is over', async () => {
  const { told } = await over([new Response('', { status: 401 }), stream(change)])
  assert.equal(told.length, 1)
  const answers = [new Response('', { status: 401 }), stream(change)]
  assert.deepEqual((await over(answers, { renewed: false })).told, [])
  assert.equal(answers.length, 1)
})

test('where nothing is streamed it is asked from time to time, and what differs is told', async () => {
  const refused = new Response('', { status: 409 })
  const { told, waits } = await over([refused], {
    versions: [
      { sales: 1, roster: 1 },
      { sales: 1, roster: 2 },
      { sales: 1, roster: 2 },
    ],
  })
  assert.deepEqual(told, [[{ topic: 'roster', id: null }]])
  assert.deepEqual(waits, [10_000, 10_000, 10_000, 10_000])
})

test('who asks again and again for years leaves nothing behind', async () => {
  const ending = new AbortController()
  const left: number[] = []
  await listenForChanges(
    {
      open: async () => new Response('', { status: 409 }),
      versions: async () => {
        left.push(getEventListeners(ending.signal, 'abort').length)
        if (left.length > 9) ending.abort()
        return {}
      },
      missed: async () => [],
      renew: async () => true,
      after: (milliseconds, run) => {
        if (milliseconds === 10_000) setImmediate(run)
        return () => {}
      },
      chance: () => 0.5,
      told: () => {},
    },
    ending.signal,
  )
  assert.deepEqual([...new Set(left)], [0])
})
