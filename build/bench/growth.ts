import { contract } from '../../server/contract.ts'
import type { Bench, Figure, Line, Made } from './figure.ts'
import type { Call, Way } from '../../server/test/calls/measured.ts'
import { countsDays, operations } from './operations.ts'
import { inTurn, ratio, type Spread } from './rounds.ts'
import { processorTime } from '../process-figures.ts'
import { anyAddress, serve } from './served.ts'
import { openSite, type Site } from './site.ts'

/** Processor time, in milliseconds, that one slice of a call should take: enough to stand out of what goes on besides. */
const SLICE = 60
const ROUNDS = 5
const FEWEST = 3
const MOST = 150
/** Things made for each request are not made more often than this: one client may sign 60 times in an hour. */
const MOST_MADE = 9

export interface Grown {
  operation: string
  /** The name of the way it was called; empty where there is one. */
  way: string
  /** Processor time a request takes in a full studio over that in the other; or why it could not be measured. */
  found: Spread | string
  /** Milliseconds of processor time a request takes in the full studio. */
  milliseconds: number
}

/**
 * Measures how much dearer each operation is in a studio of ten years than in a hundredth of it. Operations that count all
 * that happened in some days are compared with a studio as busy that is one year old.
 */
async function measureGrowth(bench: Bench, only: RegExp | undefined): Promise<Grown[]> {
  const chosen = Object.entries(operations).filter(([operation]) => !only || only.test(operation))
  const needsYoung = chosen.some(([operation]) => countsDays(operation))
  const young = needsYoung ? await serveYoung(bench) : undefined
  const sides = {
    small: await sideOf(bench.small),
    full: await sideOf(bench.full),
    young: young && (await sideOf(young)),
  }
  const grown: Grown[] = []
  try {
    for (const [operation, entry] of chosen) {
      if (typeof entry === 'string') continue
      const other = countsDays(operation) ? sides.young! : sides.small
      for (const [name, way] of Object.entries(entry)) {
        const of = { operation, way: name, milliseconds: Number.NaN }
        const measured = await measureOne(operation, way, other, sides.full).catch((error: unknown) => ({
          found: error instanceof Error ? error.message.slice(0, 200) : String(error),
        }))
        grown.push({ ...of, ...measured })
        process.stderr.write(
          `  ${operation} ${name}: ${typeof measured.found === 'string' ? measured.found : measured.found.median.toFixed(2)}\n`,
        )
      }
    }
  } finally {
    await young?.served.stop()
  }
  return grown
}

async function serveYoung({ makeYoung }: Bench): Promise<Made> {
  const made = makeYoung()
  return { made, served: await serve(made) }
}

async function sideOf(studio: Made): Promise<Side> {
  return { site: await openSite(studio), idle: await idleTime(studio) }
}

/** Growth as a figure of the table: every operation at most 1.3. */
export const growth = (only: RegExp | undefined): Figure => ({
  name: 'growth',
  measure: async (bench) =>
    (await measureGrowth(bench, only)).map(({ operation, way, found, milliseconds }): Line => {
      const what = `${operation}${way && `, ${way}`}`
      if (typeof found === 'string') {
        const none = { median: Number.NaN, least: Number.NaN, most: Number.NaN }
        return { what, size: '', goal: '≤ 1.3', found: none, note: `could not be measured: ${found}` }
      }
      return { what, size: '', goal: '≤ 1.3', found, note: `${milliseconds.toFixed(2)} ms` }
    }),
})

/** The operations that are not measured, each with the reason. */
export function notMeasured(): [operation: string, reason: string][] {
  return Object.entries(operations).flatMap(([operation, entry]) =>
    typeof entry === 'string' ? [[operation, entry]] : [],
  )
}

interface Side {
  site: Site
  /** Milliseconds of processor time a second that the server takes with nobody there. */
  idle: number
}

async function measureOne(operation: string, way: Way, other: Side, full: Side) {
  const isRead = operation.startsWith('GET')
  if (!isRead) for (const { site } of [other, full]) site.make.nextGuest()
  const first = await callTimes(operation, way, full, 1)
  const times = Math.min(isRead ? MOST : MOST_MADE, Math.max(FEWEST, Math.ceil(SLICE / Math.max(first, 0.1))))
  const sides = {
    other: () => callTimes(operation, way, other, times),
    full: () => callTimes(operation, way, full, times),
  }
  const rounds = await inTurn(sides, ROUNDS)
  const milliseconds = rounds.map((round) => round.full).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
  return { found: ratio(rounds, 'full', 'other'), milliseconds }
}

/** Makes the calls, then sends them one after the other; gives the processor time of one, in milliseconds. */
async function callTimes(operation: string, way: Way, { site, idle }: Side, times: number): Promise<number> {
  const calls: (() => Promise<void>)[] = []
  for (let n = 0; n < times; n += 1) calls.push(prepare(operation, site, await way(site), await site.served.token()))
  const [before, began] = [processorTime(site.served.pid), performance.now()]
  for (const call of calls) await call()
  const seconds = (performance.now() - began) / 1000
  return Math.max(0.001, (processorTime(site.served.pid) - before - idle * seconds) / times)
}

/** Makes a request ready; sending it fails where it is answered with another status than the contract’s. */
export function prepare(operation: string, { served, ids }: Site, call: Call, owner: string): () => Promise<void> {
  const [method = '', template = ''] = operation.split(' ')
  const values: Readonly<Record<string, number | string>> = { ...ids, ...call.ids }
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}}`)
    return String(value)
  })
  const isPublic = path.startsWith('/api/v1/widget/')
  const url = `${isPublic ? served.publicUrl : served.localUrl}${path}${call.query ? `?${call.query}` : ''}`
  const expected = contract[operation as keyof typeof contract].status
  const headers = {
    ...(!isPublic && { Authorization: `Bearer ${call.token ?? owner}` }),
    ...(isPublic && { 'X-Forwarded-For': anyAddress() }),
    ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
  }
  const body = call.body === undefined ? {} : { body: JSON.stringify(call.body) }
  return async () => {
    const response = await fetch(url, { method, headers, ...body })
    const text = await response.text()
    if (response.status !== expected)
      throw new Error(`${response.status} instead of ${expected}: ${text.slice(0, 160)}`)
  }
}

async function idleTime({ served }: Made): Promise<number> {
  const before = processorTime(served.pid)
  await new Promise((resolve) => setTimeout(resolve, 5000))
  return (processorTime(served.pid) - before) / 5
}
