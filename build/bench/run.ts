import { fork } from 'node:child_process'
import { join } from 'node:path'
import { measure, request } from './load.ts'
import { rawBookings } from './raw-bookings.ts'
import { compare } from './rounds.ts'
import { helloStart, startFolder, studioStart } from './start-time.ts'
import { startStudio, type Studio } from './studio.ts'

const SLICE = 1000
const CONNECTIONS = 64

/** Clients with a pass, and classes of one each hour in which each of them fits once: pairs to book, none of them twice. */
async function fillStudio(studio: Studio): Promise<Generator<[number, number]>> {
  const type = { name: 'Pass', type: 'time_pass', price: 10, unlimited: true, validity_days: 90 }
  const { id: membership_type_id } = await studio.api<{ id: number }>('POST', '/api/v1/membership-types', type)
  const today = new Date().toISOString().slice(0, 10)
  const clients: number[] = []
  for (let n = 0; n < 400; n += 1) {
    const { id } = await studio.api<{ id: number }>('POST', '/api/v1/clients', { full_name: `Client ${n}` })
    await studio.api('POST', '/api/v1/memberships', { client_id: id, membership_type_id, starts_at: today })
    clients.push(id)
  }
  const template = { name: 'Flow', duration_minutes: 30, default_capacity: 500 }
  const { id: template_id } = await studio.api<{ id: number }>('POST', '/api/v1/class-templates', template)
  const classes: number[] = []
  for (let n = 0; n < 500; n += 1) {
    const starts_at = new Date(Date.now() + (24 + n) * 3_600_000).toISOString()
    const made = await studio.api<{ id: number }>('POST', '/api/v1/scheduled-classes', {
      template_id,
      starts_at,
      capacity: 500,
    })
    classes.push(made.id)
  }
  return (function* pairs(): Generator<[number, number]> {
    for (const classId of classes) for (const client of clients) yield [classId, client]
  })()
}

async function durableBookings(studio: Studio): Promise<void> {
  const pairs = await fillStudio(studio)
  const headers = {
    Host: new URL(studio.localUrl).host,
    Authorization: `Bearer ${studio.token}`,
    'Content-Type': 'application/json',
  }
  const next = () => {
    const pair = pairs.next()
    if (pair.done) throw new Error('Every pair of client and class is booked: seed more')
    const [scheduled_class_id, client_id] = pair.value
    return request('POST', '/api/v1/bookings', headers, { scheduled_class_id, client_id })
  }
  const raw = rawBookings()
  await compare(
    'Durable bookings per second (goal: at least 1.2)',
    {
      name: `over HTTP, ${CONNECTIONS} connections`,
      slice: () =>
        measure({ url: studio.localUrl, connections: CONNECTIONS, milliseconds: SLICE, next, expected: 201 }),
    },
    { name: 'raw prepared statements, one commit each', slice: () => raw.slice(SLICE) },
  )
  raw.close()
}

async function publicSchedule(studio: Studio): Promise<void> {
  const { public_studio_id } = await studio.api<{ public_studio_id: string }>('GET', '/api/v1/studio')
  const path = `/api/v1/widget/${public_studio_id}/schedule`
  const bytes = Buffer.byteLength(await (await fetch(studio.publicUrl + path)).text())
  const fixed = fork(join(import.meta.dirname, 'static-server.ts'), [String(bytes)])
  const port = await new Promise((resolve) => fixed.once('message', resolve))
  // Each request comes from an address of its own, as a tunnel would say, so that the limit by address does not answer.
  let visitor = 0
  const visit = () => {
    visitor += 1
    const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
    return request('GET', path, { Host: new URL(studio.publicUrl).host, 'X-Forwarded-For': address })
  }
  const plain = request('GET', '/', { Host: 'bench', 'X-Forwarded-For': '10.0.0.1' })
  const load = { connections: CONNECTIONS, milliseconds: SLICE, expected: 200 }
  await compare(
    `Public schedule, ${bytes} bytes, answers per second (goal: at least 0.85)`,
    { name: 'schedule', slice: () => measure({ ...load, url: studio.publicUrl, next: visit }) },
    {
      name: 'static body',
      slice: () => measure({ ...load, url: `http://127.0.0.1:${String(port)}`, next: () => plain }),
    },
  )
  fixed.kill()
}

async function startTime(): Promise<void> {
  const { folder, close } = startFolder()
  await compare(
    'Milliseconds from start to first answer (goal: at most 3)',
    { name: 'studio', slice: () => studioStart(folder) },
    { name: 'bare node:http', slice: helloStart },
  )
  close()
}

const studio = await startStudio()
await durableBookings(studio)
await publicSchedule(studio)
await studio.stop()
await startTime()
