import { addMonths, type LocalDate } from '../../../server/lib/time.ts'
import type { Bench, Figure, Line } from '../figure.ts'
import { median, spread } from '../rounds.ts'
import { serve, type Served } from '../served.ts'
import { openSite } from '../site.ts'
import { longestTurn } from './turns.ts'

const ROUNDS = 3
const REPORTS = ['overview', 'revenue', 'attendance', 'classes', 'retention', 'memberships', 'instructors', 'absent']

/** The reports of some months up to a day, each as a request. */
function reportsOf(served: Served, months: number, today: LocalDate): Record<string, () => Promise<unknown>> {
  const days = `start_date=${addMonths(today, -months)}&end_date=${today}`
  return Object.fromEntries(REPORTS.map((name) => [name, () => served.api('GET', `/api/v1/reports/${name}?${days}`)]))
}

/** Measures the slowest of some requests, in seconds, each as the median of its rounds. */
async function slowest(what: string, asked: Record<string, () => Promise<unknown>>): Promise<Line> {
  const took: [name: string, seconds: number][] = []
  for (const [name, ask] of Object.entries(asked)) {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now()
      await ask()
      rounds.push((performance.now() - began) / 1000)
    }
    took.push([name, median(rounds)])
  }
  const seconds = took.map(([, one]) => one)
  const most = Math.max(...seconds)
  const note = took.map(([name, one]) => `${name} ${one.toFixed(2)}`).join(', ')
  return { what, size: 'full', goal: '≤ 1', found: { median: most, least: Math.min(...seconds), most }, note }
}

/** Measures how long others wait meanwhile, compared with an idle twin of the studio. */
async function longestTurnDuring(
  { made, served }: Bench['full'],
  asked: readonly (() => Promise<unknown>)[],
): Promise<Line> {
  const twin = await serve(made)
  const found: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      found.push(
        await longestTurn(served, twin, async () => {
          for (const ask of asked) await ask()
        }),
      )
    }
  } finally {
    await twin.stop()
  }
  const what = 'longest turn during all reports of ten years'
  return { what, size: 'full', goal: '≤ 50', found: spread(found), note: 'milliseconds more than an idle twin' }
}

/** Measures an owner's wait for each report and each what-if in a studio of ten years, and what others notice of it. */
export const reports: Figure = {
  name: 'reports',
  measure: async ({ full }: Bench) => {
    const { served } = full
    const { today } = await openSite(full)
    const of = (months: number) => reportsOf(served, months, today)
    return [
      await slowest('the slowest report of a month, seconds', of(1)),
      await slowest('the slowest report of a year, seconds', of(12)),
      await slowest('the slowest report of ten years, seconds', of(120)),
      await slowest('the slower what-if, seconds', {
        timetable: () => served.api('POST', '/api/v1/simulations/schedule', { weeks: 12 }),
        policy: () => served.api('POST', '/api/v1/simulations/policy', { cancellation_hours: 24 }),
      }),
      await longestTurnDuring(full, Object.values(of(120))),
    ]
  },
}
