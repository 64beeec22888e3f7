import Database from 'better-sqlite3'
import { join } from 'node:path'
import type { Bench, Figure, Line, Sized } from '../figure.ts'
import { measure, rate, request } from '../load.ts'
import { inTurn, median, ratio } from '../rounds.ts'
import { hello } from '../yardstick.ts'
import { asOwner, plain } from './requests.ts'

/** Search terms as people type them: parts of names and addresses, also from the middle of a word. */
const terms = [
  'garc',
  'nand',
  'sanch',
  'berg',
  'kowal',
  'guil',
  'estev',
  'quint',
  'müll',
  'orre',
  'erin',
  'avar',
  'idal',
  'oriol',
  'wanda',
  'Παπ',
  'Шев',
  'zoë',
]

async function firstPage(sized: Sized, { rounds, slice }: Bench): Promise<Line> {
  const { served, size } = sized
  const yardstick = await hello()
  const load = { connections: 64, milliseconds: slice, expected: 200 }
  const measured = await inTurn(
    {
      clients: async () =>
        rate({ ...load, url: served.localUrl, requests: [await asOwner(served, '/api/v1/clients')] }),
      hello: () => rate({ ...load, url: yardstick.url, requests: [plain] }),
    },
    rounds,
  )
  yardstick.close()
  const a = (name: 'clients' | 'hello') => Math.round(median(measured.map((round) => round[name])))
  const note = `${a('clients')} / ${a('hello')} a second`
  return {
    what: 'first page of the clients at 64 / hello',
    size,
    goal: '≥ 0.1',
    found: ratio(measured, 'clients', 'hello'),
    note,
  }
}

/** The 99th of a hundred searches, over HTTP against the same answer made by one prepared statement. */
async function search(sized: Sized, { rounds, slice }: Bench): Promise<Line> {
  const { served, size, made } = sized
  const database = new Database(join(made, 'studio.sqlite'), { readonly: true })
  database.pragma('cache_size = -32000')
  const raw = database.prepare(
    `SELECT c.* FROM clients AS c WHERE c.is_active = 1 AND c.id IN (SELECT rowid FROM client_search WHERE client_search MATCH ?)
     ORDER BY c.full_name COLLATE NOCASE, c.id LIMIT 50`,
  )
  const rawP99 = () => {
    const took: number[] = []
    for (const ends = performance.now() + slice / 2; performance.now() < ends;) {
      for (const term of terms) {
        const began = performance.now()
        JSON.stringify(raw.all(`"${term}"`))
        took.push(performance.now() - began)
      }
    }
    return Promise.resolve(took.toSorted((a, b) => a - b)[Math.floor((took.length - 1) * 0.99)]!)
  }
  const measured = await inTurn(
    {
      http: async () => {
        const headers = { Host: new URL(served.localUrl).host, Authorization: `Bearer ${await served.token()}` }
        const requests = terms.map((term) =>
          request('GET', `/api/v1/clients?search=${encodeURIComponent(term)}`, headers),
        )
        return (
          (await measure({ url: served.localUrl, connections: 1, milliseconds: slice, expected: 200, requests })).p99 /
          1000
        )
      },
      raw: rawP99,
    },
    rounds,
  )
  database.close()
  const a = (name: 'http' | 'raw') => median(measured.map((round) => round[name])).toFixed(2)
  const note = `${a('http')} / ${a('raw')} ms`
  return { what: 'search among clients, p99 / raw', size, goal: '≤ 1.5', found: ratio(measured, 'http', 'raw'), note }
}

export const clients: Figure = {
  name: 'clients',
  measure: async (bench) => {
    const lines: Line[] = []
    for (const sized of [bench.small, bench.full]) lines.push(await firstPage(sized, bench), await search(sized, bench))
    return lines
  },
}
