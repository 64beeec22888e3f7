import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench, Figure, Line, Sized } from '../figure.ts'
import { measure, startLoad, type Load, type Seen } from '../load.ts'
import { restoredAside, tallyIn } from '../restored.ts'
import { spread } from '../rounds.ts'
import type { Served } from '../served.ts'
import { bookablePlaces, type Places } from './places.ts'
import { asOwner } from './requests.ts'

/** The paths a front desk reads between two bookings. */
const READ = ['/api/v1/today', '/api/v1/clients', '/api/v1/bookings', '/api/v1/membership-types']
/** Bookings that are more than enough for as long as a copy takes. */
const MOST_BOOKINGS = 15_000
/** Milliseconds of the same work without a copy. */
const IDLE = 6000
/** A copy of ten years takes minutes. */
const ROUNDS = { small: 5, full: 2 }

/** Four at work, each asking again a blink after every answer: reads, and every fifth time a booking. */
async function desk({ served }: Sized, places: Places, work: (load: Load) => Promise<Seen>): Promise<Seen> {
  const reads = await Promise.all(READ.map((path) => asOwner(served, path)))
  const bookings = await places.take(MOST_BOOKINGS)
  const requests = bookings.flatMap((booking) => [booking, ...reads])
  const load = { url: served.localUrl, connections: 4, expected: 2, requests, once: true, pause: 20_000 }
  const seen = await work({ ...load, milliseconds: IDLE })
  places.putBack(requests.slice(seen.used).filter((one) => !reads.includes(one)))
  return seen
}

interface Made {
  file: string
  size_bytes: number
  seconds: number
}

async function makeCopy(served: Served): Promise<Made> {
  const began = performance.now()
  const { file_name, size_bytes } = await served.api<{ file_name: string; size_bytes: number }>(
    'POST',
    '/api/v1/studio/backup',
  )
  return {
    file: join(served.folder, 'backups', file_name),
    size_bytes,
    seconds: (performance.now() - began) / 1000,
  }
}

async function ofSize(sized: Sized): Promise<Line[]> {
  const { served, size } = sized
  const places = await bookablePlaces(served)
  const seen: { idle: Seen; busy: Seen; made: Made }[] = []
  for (let round = 0; round < ROUNDS[size]; round += 1) {
    const idle = await desk(sized, places, measure)
    let made: Made | undefined
    const busy = await desk(sized, places, async (load) => {
      const running = startLoad({ ...load, milliseconds: 1e9 })
      made = await makeCopy(served)
      return running.end()
    })
    seen.push({ idle, busy, made: made! })
    process.stderr.write(`  a copy, ${size}: ${made!.seconds.toFixed(1)} s, ${inWords(idle)} → ${inWords(busy)}\n`)
  }
  const last = seen.at(-1)!.made
  const megabytes = statSync(join(served.folder, 'studio.sqlite')).size / 1e6
  const milliseconds = (of: (one: (typeof seen)[number]) => number) => spread(seen.map((one) => of(one) / 1000))
  return [
    {
      what: 'p95 of reads and durable bookings while a copy is made',
      size,
      goal: '≤ 50',
      found: milliseconds(({ idle, busy }) => busy.p95 - idle.p95),
      note: `milliseconds more than idle (${milliseconds(({ idle }) => idle.p95).median.toFixed(1)})`,
    },
    {
      what: 'a copy, seconds',
      size,
      goal: '',
      found: spread(seen.map(({ made }) => made.seconds)),
      note: `${(last.size_bytes / 1e6).toFixed(0)} of ${megabytes.toFixed(0)} MB`,
    },
    {
      what: 'a copy’s size / the database',
      size,
      goal: '≤ 0.5',
      found: spread(seen.map(({ made }) => made.size_bytes / 1e6 / megabytes)),
    },
    await restored(size, last),
  ]
}

const inWords = ({ p50, p95, p99, max }: Seen) =>
  `${[p50, p95, p99, max].map((one) => (one / 1000).toFixed(1)).join(' / ')} ms`

/** A copy put in an empty folder by `--restore`: its rows and sums against those that were counted when it was made. */
async function restored(size: Sized['size'], { file }: Made): Promise<Line> {
  const { folder, seconds, manifest } = await restoredAside(file)
  const found = tallyIn(folder)
  rmSync(folder, { recursive: true, force: true })
  // That it was restored is in the log.
  const expected = {
    counts: { ...manifest.counts, audit_entries: manifest.counts['audit_entries']! + 1 },
    sums: manifest.sums,
  }
  for (const kind of ['counts', 'sums'] as const)
    for (const [name, count] of Object.entries(expected[kind]))
      if (found[kind][name] !== count) throw new Error(`${name}: ${count} in the copy, ${found[kind][name]} restored`)
  const rows = Object.values(found.counts).reduce((sum, one) => sum + one, 0)
  const note = `${rows.toLocaleString('en')} rows and ${Object.keys(found.sums).length} sums the same`
  return { what: 'a copy restored by --restore, seconds', size, goal: '', found: spread([seconds]), note }
}

export const copies: Figure = {
  name: 'copies',
  measure: async ({ small, full }: Bench) => [...(await ofSize(small)), ...(await ofSize(full))],
}
