import { setTimeout } from 'node:timers/promises'
import { contract } from '../../../server/contract.ts'
import type { Bench, Figure, Line } from '../figure.ts'
import { request, startLoad, type Running } from '../load.ts'
import { spread } from '../rounds.ts'
import { serve, type Served } from '../served.ts'
import { openSite } from '../site.ts'

const ROUNDS = 3
const IMPORTED = 100_000
const PACKED_MB = 16

/** Something long that a studio of ten years is asked for; nobody else may notice. */
interface Work {
  what: string
  /** Milliseconds that the longest turn may be longer than that of the twin. */
  limit: number
  rounds?: number
  run: () => Promise<unknown>
}

/** Asks for the health every half millisecond, as long as it is not ended: its slowest answer is the longest turn. */
function watch(served: Served): Running {
  const requests = [request('GET', '/api/v1/health', { Host: new URL(served.localUrl).host })]
  return startLoad({ url: served.localUrl, connections: 1, milliseconds: 1e9, expected: 200, requests, pause: 500 })
}

/** The longest turn during a work, in milliseconds more than that of an idle twin at the same time. */
export async function longestTurn(busy: Served, twin: Served, run: () => Promise<unknown>): Promise<number> {
  const watched = [watch(busy), watch(twin)] as const
  await setTimeout(300)
  let seen: Awaited<Running['seen']>[] = []
  try {
    await run()
    await setTimeout(300)
  } finally {
    seen = await Promise.all(watched.map((one) => one.end()))
  }
  const [own, other] = seen
  return (own!.max - other!.max) / 1000
}

async function works(bench: Bench): Promise<Work[]> {
  const { served } = bench.full
  const { regular, make } = await openSite(bench.full)
  const get = (path: string) => served.api('GET', `/api/v1${path}`)
  const papers = await served.api<{ items: { id: number }[] }>('GET', '/api/v1/receipts?page_size=60')
  let leaving = regular
  const list: Work[] = [
    { what: 'integrity', limit: 50, run: () => get('/studio/integrity') },
    { what: 'an export of a regular', limit: 50, run: () => get(`/gdpr/export/${regular}`) },
    {
      what: '60 receipts as PDF',
      limit: 50,
      run: () => inLines(papers.items, 8, ({ id }) => get(`/receipts/${id}.pdf`)),
    },
    { what: 'an erasure', limit: 50, run: () => make.post(`/gdpr/delete/${(leaving += 1)}`, {}) },
    { what: `the first ${PACKED_MB} MB of an exit pack`, limit: 50, rounds: 1, run: () => beginPack(served) },
  ]
  // A copy of the whole, once the studio makes any.
  if ('POST /api/v1/studio/backup' in contract)
    list.push({ what: 'a copy', limit: 50, run: () => make.post('/studio/backup', {}) })
  list.push({
    what: `an import of ${IMPORTED.toLocaleString('en')} rows`,
    limit: 250,
    rounds: 1,
    run: () => importClients(served),
  })
  return list
}

/** Asks for each, so many at a time: more would be refused as too much at once. */
async function inLines<Item>(
  items: readonly Item[],
  lines: number,
  ask: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items.values()
  const line = async () => {
    for (const item of left) await ask(item)
  }
  await Promise.all(Array.from({ length: lines }, line))
}

/** Takes so much of everything, and goes away: the whole of a studio of ten years takes many minutes. */
async function beginPack(served: Served): Promise<void> {
  const headers = { Authorization: `Bearer ${await served.token()}` }
  const sent = await fetch(`${served.localUrl}/api/v1/studio/exit-pack`, { method: 'POST', headers })
  if (!sent.ok || !sent.body) throw new Error(await sent.text())
  let size = 0
  for await (const piece of sent.body) {
    size += (piece as Uint8Array).length
    if (size > PACKED_MB * 2 ** 20) return
  }
}

async function importClients(served: Served): Promise<void> {
  const stamp = Date.now().toString(36)
  const rows = Array.from({ length: IMPORTED }, (_, n) => `Ida Imported ${n},ida.${stamp}.${n}@example.com,+34 6${n}`)
  const form = new FormData()
  form.set('file', new Blob([`Full name,Email,Phone\n${rows.join('\n')}\n`], { type: 'text/csv' }), 'people.csv')
  const headers = { Authorization: `Bearer ${await served.token()}` }
  const sent = await fetch(`${served.localUrl}/api/v1/migration/analyse?entity=clients`, {
    method: 'POST',
    headers,
    body: form,
  })
  if (!sent.ok) throw new Error(await sent.text())
  const { job_id, column_mapping } = (await sent.json()) as { job_id: number; column_mapping: object }
  await served.api('POST', '/api/v1/migration/confirm', { job_id, column_mapping })
  for (;;) {
    await setTimeout(500)
    const { status } = await served.api<{ status: string }>('GET', `/api/v1/migration/status?job_id=${job_id}`)
    if (status !== 'running') return
  }
}

export const turns: Figure = {
  name: 'turns',
  measure: async (bench) => {
    const twin = await serve(bench.full.made)
    const lines: Line[] = []
    try {
      for (const { what, limit, rounds = ROUNDS, run } of await works(bench)) {
        const found: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          const began = performance.now()
          found.push(await longestTurn(bench.full.served, twin, run))
          process.stderr.write(`  ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
        }
        lines.push({
          what: `longest turn during ${what}`,
          size: 'full',
          goal: `≤ ${limit}`,
          found: spread(found),
          note: 'milliseconds more than an idle twin',
        })
      }
    } finally {
      await twin.stop()
    }
    return lines
  },
}
