import { lighthouseOf, type Scores } from '../lighthouse.ts'
import type { Line, LoneFigure } from '../figure.ts'
import { spread, type Spread } from '../rounds.ts'
import { demoSession, serveDemo, type Demo, type Visitor } from '../demo.ts'
import { weighed, type Load } from '../weighed.ts'

/** So many times each page is looked at by Lighthouse: a run is half a minute, and they lie close together. */
const RUNS = 3

const STRANGER: Visitor = { what: 'portal’s timetable, signed out', door: 'publicUrl', path: '/' }
const CLIENT: Visitor = {
  ...STRANGER,
  what: 'portal’s timetable, signed in',
  app: 'portal',
  email: 'clara@marea.example',
}
const OWNER: Visitor = {
  what: 'manager’s Today',
  door: 'localUrl',
  path: '/manage',
  app: 'manager',
  email: 'owner@marea.example',
}

const GOALS: readonly [category: keyof Omit<Scores, 'told'>, what: string, goal: string][] = [
  ['performance', 'performance', '≥ 0.95'],
  ['accessibility', 'accessibility', '≥ 1'],
  ['best-practices', 'best practices', '≥ 1'],
  ['seo', 'SEO', '≥ 1'],
]

const PORTAL = { kB: 125, requests: 15 }
const MANAGER = { kB: 250, requests: 25 }

/** A page as Lighthouse finds it in a browser that has kept nothing but a session, on a simulated slow phone. */
async function scores(demo: Demo, visitor: Visitor): Promise<Line[]> {
  const runs: Scores[] = []
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await lighthouseOf(demo[visitor.door] + visitor.path, await demoSession(demo, visitor)))
  return GOALS.map(([category, name, goal]) => ({
    what: `${visitor.what}: ${name}`,
    size: '',
    goal,
    found: spread(runs.map((run) => run[category])),
    ...(category === 'performance' && { note: runs.map(({ told }) => told).join('; ') }),
  }))
}

/** The cost of a page's first load on a phone and on a laptop: its files and answers, and separately its pictures. */
async function weights(demo: Demo, visitor: Visitor, limit: typeof PORTAL): Promise<Line[]> {
  const loads = await weighed(demo[visitor.door] + visitor.path, await demoSession(demo, visitor))
  const line = (what: string, goal: string, of: (load: Load) => number): Line => {
    const found: Spread = spread(loads.map(of))
    return { what: `${visitor.what}: ${what}`, size: '', goal, found: { ...found, median: found.most } }
  }
  const pictures = loads.at(-1)!.pictures
  return [
    {
      ...line('kB of the first load', `≤ ${limit.kB}`, ({ page }) => page.kB),
      note: `pictures besides: ${pictures.kB.toFixed(0)} kB in ${pictures.requests}`,
    },
    line('requests of the first load', `≤ ${limit.requests}`, ({ page }) => page.requests),
  ]
}

export const ui: LoneFigure = {
  name: 'ui',
  isAlone: true,
  measure: async () => {
    await using demo = await serveDemo()
    return [
      ...(await scores(demo, STRANGER)),
      ...(await scores(demo, CLIENT)),
      ...(await weights(demo, STRANGER, PORTAL)),
      ...(await weights(demo, CLIENT, PORTAL)),
      ...(await weights(demo, OWNER, MANAGER)),
    ]
  },
}
