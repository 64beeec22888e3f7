import { rmSync } from 'node:fs'
import type { Bench, Figure, Line, Sized } from '../figure.ts'
import { measure } from '../load.ts'
import { inTurn, median, ratio } from '../rounds.ts'
import { memoryOf } from '../../process-figures.ts'
import { copyOf, ended, startIn } from '../served.ts'
import { bareHello } from '../yardstick.ts'
import { asOwner } from './requests.ts'

interface Started {
  milliseconds: number
  megabytes: number
}

async function startStudio(folder: string): Promise<Started> {
  const began = performance.now()
  const { child, local_url } = await startIn(folder)
  await fetch(`${local_url}/api/v1/health`)
  const started = { milliseconds: performance.now() - began, megabytes: memoryOf(child.pid!) }
  await ended(child)
  return started
}

async function startBare(): Promise<Started> {
  const began = performance.now()
  const bare = await bareHello()
  await fetch(bare.url)
  const started = { milliseconds: performance.now() - began, megabytes: memoryOf(bare.pid) }
  bare.close()
  return started
}

/** Measures the time until the first answer of the studio in a folder and of a bare server, in milliseconds. */
export const firstAnswers = (folder: string, rounds: number): Promise<Record<'studio' | 'bare', number>[]> =>
  inTurn(
    {
      studio: async () => (await startStudio(folder)).milliseconds,
      bare: async () => (await startBare()).milliseconds,
    },
    rounds,
  )

async function starts({ made, size }: Sized, { rounds }: Bench): Promise<Line[]> {
  const folder = copyOf(made)
  const memory = { studio: [] as number[], bare: [] as number[] }
  const of = (name: 'studio' | 'bare', start: () => Promise<Started>) => async () => {
    const { milliseconds, megabytes } = await start()
    memory[name].push(megabytes)
    return milliseconds
  }
  const measured = await inTurn(
    { studio: of('studio', () => startStudio(folder)), bare: of('bare', startBare) },
    rounds,
  )
  rmSync(folder, { recursive: true, force: true })
  const held = memory.studio.map((studio, n) => ({ studio, bare: memory.bare[n]! }))
  const note = (of: readonly { studio: number; bare: number }[], unit: string) =>
    `${Math.round(median(of.map(({ studio }) => studio)))} / ${Math.round(median(of.map(({ bare }) => bare)))} ${unit}`
  return [
    {
      what: 'start to the first answer / bare node:http',
      size,
      goal: '≤ 4',
      found: ratio(measured, 'studio', 'bare'),
      note: note(measured, 'ms'),
    },
    {
      what: 'memory after it / bare node:http',
      size,
      goal: '≤ 2.5',
      found: ratio(held, 'studio', 'bare'),
      note: note(held, 'MB'),
    },
  ]
}

/** 64 connections that open at once: the slowest first answer against 64 requests one after the other. */
async function opening({ served, size }: Sized, { rounds }: Bench): Promise<Line> {
  const load = { url: served.localUrl, milliseconds: 400, expected: 200 }
  const requests = async () => [await asOwner(served, '/api/v1/clients')]
  const measured = await inTurn(
    {
      open: async () =>
        (await measure({ ...load, milliseconds: 1, connections: 64, requests: await requests() })).first,
      one: async () => (await measure({ ...load, connections: 1, requests: await requests() })).p50 * 64,
    },
    rounds,
  )
  const note = `${(median(measured.map(({ open }) => open)) / 1000).toFixed(0)} ms`
  return {
    what: '64 connections opening at once, the last / 64 one by one',
    size,
    goal: '≤ 1.5',
    found: ratio(measured, 'open', 'one'),
    note,
  }
}

export const start: Figure = {
  name: 'start',
  measure: async (bench) => {
    const lines: Line[] = []
    for (const sized of [bench.small, bench.full])
      lines.push(...(await starts(sized, bench)), await opening(sized, bench))
    return lines
  },
}
