import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../postgres.mjs'
import type { Line, LoneFigure, Pace } from '../figure.ts'
import { measure, rate, request } from '../load.ts'
import { inTurn, median, ratio } from '../rounds.ts'

const LICENSES = 16
/** The most calls that may be under way for all licenses together. */
const CONNECTIONS = 64

const body = { messages: [{ role: 'user', content: 'How full is Monday evening, and who teaches it?' }] }

/** Starts a server of the bench; gives it with what it says once it answers. */
async function serve<Said>(
  name: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<[ChildProcess, Said]> {
  const child = fork(join(import.meta.dirname, '..', 'license', name), words, { env: { ...process.env, ...env } })
  const said = await new Promise<Said>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Said))
    child.once('exit', (code) => reject(new Error(`${name} ended (${code})`)))
  })
  return [child, said]
}

const calls = (port: number, keys: readonly string[]): Buffer[] =>
  keys.map((key) =>
    request('POST', '/ai/chat/completions', { Host: `127.0.0.1:${port}`, Authorization: `Bearer ${key}` }, body),
  )

/** Calls through the license service on PostgreSQL, each looked up, held in flight and durably counted, beside those of the bare proxy. */
async function metered({ rounds, slice }: Pace): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'license-bench-'))
  const postgres = await startPostgres()
  const [provider, providerPort] = await serve<number>('provider-server.ts', [])
  const base = `http://127.0.0.1:${providerPort}/v1`
  const env = {
    LICENSE_DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    LICENSE_HMAC_KEY: 'bench-bench-bench-bench-bench-bench',
    LICENSE_SIGNING_KEY: SIGNING_KEY,
    AI_BASE_URL: base,
    AI_API_KEY: 'bench-key',
    AI_MODEL: 'the-model',
  }
  const [service, { port, keys }] = await serve<{ port: number; keys: string[] }>(
    'service-server.ts',
    [String(LICENSES)],
    env,
  )
  const [bare, barePort] = await serve<number>('unmetered-server.ts', [base])
  const at = (where: number, connections: number) => ({
    milliseconds: slice,
    expected: 200,
    url: `http://127.0.0.1:${where}`,
    connections,
    requests: calls(where, keys),
  })
  try {
    const many = (where: number) => rate(at(where, CONNECTIONS))
    const p50 = async (where: number) => (await measure(at(where, 1))).p50 / 1000
    const measured = await inTurn(
      { metered: () => many(port), bare: () => many(barePort), one: () => p50(port), bareOne: () => p50(barePort) },
      rounds,
    )
    const a = (name: 'metered' | 'bare') => Math.round(median(measured.map((round) => round[name])))
    const ms = (name: 'one' | 'bareOne') => median(measured.map((round) => round[name])).toFixed(2)
    return [
      {
        what: 'AI calls counted on PostgreSQL at 64 / the same proxy uncounted',
        size: '',
        goal: '≥ 0.5',
        found: ratio(measured, 'metered', 'bare'),
        note: `${a('metered')} / ${a('bare')} a second`,
      },
      {
        what: 'an AI call counted, alone / uncounted (p50)',
        size: '',
        goal: '',
        found: ratio(measured, 'one', 'bareOne'),
        note: `${ms('one')} / ${ms('bareOne')} ms`,
      },
    ]
  } finally {
    for (const child of [service, bare, provider]) child.kill()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const license: LoneFigure = { name: 'license', isAlone: true, measure: metered }

/** A key for signing that is used in the bench alone. */
const SIGNING_KEY = 'MC4CAQAwBQYDK2VwBCIEIIHeqRAiCgbSTTphM8ilfTjlhhOVc2uTTJ4dpLcrkFGF'
