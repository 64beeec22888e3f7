import type { Bench, Figure, Line, Sized } from '../figure.ts'
import { rate } from '../load.ts'
import { inTurn, median, ratio } from '../rounds.ts'
import { fixedBody, hello } from '../yardstick.ts'
import { asVisitors, plain } from './requests.ts'

async function ofSize(sized: Sized, { rounds, slice }: Bench): Promise<Line[]> {
  const { served, size } = sized
  const { public_studio_id } = await served.api<{ public_studio_id: string }>('GET', '/api/v1/studio')
  // The bench says yes if the door asks whether to believe a forwarded address.
  await served.api('PUT', '/api/v1/studio', { forwarded_for_trusted: true }).catch(() => {})
  const path = `/api/v1/widget/${public_studio_id}/schedule`
  const first = await fetch(served.publicUrl + path)
  const bytes = Buffer.byteLength(await first.text())
  const [fixed, small] = [await fixedBody(bytes), await hello()]
  const load = { connections: 64, milliseconds: slice, expected: 200 }
  const schedule = { ...load, url: served.publicUrl }
  const known = { 'If-None-Match': first.headers.get('etag') ?? '' }
  const measured = await inTurn(
    {
      whole: () => rate({ ...schedule, requests: asVisitors(served, path) }),
      fixed: () => rate({ ...load, url: fixed.url, requests: [plain] }),
      known: () => rate({ ...schedule, expected: 304, requests: asVisitors(served, path, known) }),
      hello: () => rate({ ...load, url: small.url, requests: [plain] }),
      gzip: () => rate({ ...schedule, requests: asVisitors(served, path, { 'Accept-Encoding': 'gzip' }) }),
    },
    rounds,
  )
  fixed.close()
  small.close()
  const a = (name: 'whole' | 'fixed' | 'known' | 'hello' | 'gzip') =>
    Math.round(median(measured.map((round) => round[name])))
  const line = (what: string, goal: string, over: 'whole' | 'known' | 'gzip', under: 'fixed' | 'hello'): Line => {
    return { what, size, goal, found: ratio(measured, over, under), note: `${a(over)} / ${a(under)} a second` }
  }
  return [
    line(`public schedule (${bytes} bytes) at 64 / a fixed body`, '≥ 0.85', 'whole', 'fixed'),
    line('the same, not modified / hello', '≥ 0.7', 'known', 'hello'),
    line('the same, compressed / hello', '≥ 0.5', 'gzip', 'hello'),
  ]
}

export const schedule: Figure = {
  name: 'schedule',
  measure: async (bench) => [...(await ofSize(bench.small, bench)), ...(await ofSize(bench.full, bench))],
}
