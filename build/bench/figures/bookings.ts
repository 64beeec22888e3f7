import type { Bench, Figure, Line, Sized } from '../figure.ts'
import { measure, startLoad } from '../load.ts'
import { rawBookings } from '../raw-bookings.ts'
import { inTurn, median, ratio, spread } from '../rounds.ts'
import { asOwner } from './requests.ts'
import { bookablePlaces, type Places } from './places.ts'

/** So many a second are never reached: there is always enough to send. */
const MOST_A_SECOND = 9000

async function book({ served }: Sized, places: Places, connections: number, milliseconds: number): Promise<number> {
  const requests = await places.take(Math.ceil((MOST_A_SECOND * milliseconds) / 1000))
  const load = { url: served.localUrl, connections, milliseconds, expected: 201, requests, once: true }
  const { answers, seconds, used } = await measure(load)
  places.putBack(requests.slice(used))
  return answers / seconds
}

async function ofSize(sized: Sized, { rounds, slice }: Bench): Promise<Line[]> {
  const places = await bookablePlaces(sized.served)
  const [minimal, same] = [rawBookings(sized.made, 'minimal'), rawBookings(sized.made, 'same rows')]
  const measured = await inTurn(
    {
      many: () => book(sized, places, 64, slice),
      minimal: () => minimal.slice(slice / 2),
      one: () => book(sized, places, 1, slice),
      same: () => same.slice(slice / 2),
    },
    rounds,
  )
  minimal.close()
  same.close()
  const a = (name: 'many' | 'minimal' | 'one' | 'same') => Math.round(median(measured.map((round) => round[name])))
  const { size } = sized
  const what = 'durable bookings at'
  return [
    {
      what: `${what} 64 / the same rows, a commit each`,
      size,
      goal: '≥ 1.2',
      found: ratio(measured, 'many', 'same'),
      note: `${a('many')} / ${a('same')} a second`,
    },
    {
      what: `${what} 64 / minimal, a commit each`,
      size,
      goal: '≥ 0.8',
      found: ratio(measured, 'many', 'minimal'),
      note: `${a('many')} / ${a('minimal')} a second`,
    },
    {
      what: `${what} 1 / minimal, a commit each`,
      size,
      goal: '≥ 0.4',
      found: ratio(measured, 'one', 'minimal'),
      note: `${a('one')} / ${a('minimal')} a second`,
    },
    await beside(sized, places, rounds, slice),
  ]
}

/** Measures how much longer the slowest hundredth of one reader's requests takes while 64 others book. */
async function beside(sized: Sized, places: Places, rounds: number, slice: number): Promise<Line> {
  const reading = { url: sized.served.localUrl, connections: 1, milliseconds: slice, expected: 200, pause: 500 }
  const read = async () =>
    (await measure({ ...reading, requests: [await asOwner(sized.served, '/api/v1/membership-types')] })).p99 / 1000
  const measured = await inTurn(
    {
      idle: read,
      busy: async () => {
        const requests = await places.take(Math.ceil((MOST_A_SECOND * slice * 2) / 1000))
        const load = {
          url: sized.served.localUrl,
          connections: 64,
          milliseconds: slice * 3,
          expected: 201,
          requests,
          once: true,
        }
        const writers = startLoad(load)
        const p99 = await read()
        places.putBack(requests.slice((await writers.end()).used))
        return p99
      },
    },
    rounds,
  )
  const found = spread(measured.map(({ idle, busy }) => busy - idle))
  const note = `milliseconds more than idle (${median(measured.map(({ idle }) => idle)).toFixed(1)})`
  return { what: 'a reader’s p99 beside 64 who book', size: sized.size, goal: '≤ 5', found, note }
}

export const bookings: Figure = {
  name: 'bookings',
  measure: async (bench) => [...(await ofSize(bench.small, bench)), ...(await ofSize(bench.full, bench))],
}
