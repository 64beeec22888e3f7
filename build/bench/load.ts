import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cache } from '../paths.mjs'

/** The results of a run of the load generator. Latencies are microseconds. */
export interface Seen {
  answers: number
  seconds: number
  p50: number
  p95: number
  p99: number
  max: number
  /** The slowest first answer of a connection, counted from its opening. */
  first: number
  used: number
  wrong: number
}

export interface Load {
  url: string
  connections: number
  milliseconds: number
  /** The status of every answer; 2: any success. */
  expected: number
  /** HTTP requests as bytes: sent round and round, or each once until they are used up. */
  requests: readonly Buffer[]
  once?: boolean
  /** Microseconds between an answer and the next request. */
  pause?: number
}

const source = join(import.meta.dirname, 'load.c')
const binary = join(cache, 'bench-load')

interface Generator {
  command: string
  args: string[]
  name: string
}

let generator: Generator | undefined
const inNode: Generator = {
  command: process.execPath,
  args: [join(import.meta.dirname, 'load-in-node.ts')],
  name: 'Node (no C compiler here: it takes as much processor time as the server, so the ratios say less)',
}

/** The load generator: built from C where there is a compiler and it is wished, else the same in Node. */
export function loadGenerator(wished: 'C' | 'Node' = 'C'): Generator {
  if (wished === 'Node') return inNode
  if (generator) return generator
  const isBuilt = existsSync(binary) && statSync(binary).mtimeMs > statSync(source).mtimeMs
  const built = isBuilt || spawnSync('cc', ['-O2', '-D_GNU_SOURCE', '-o', binary, source]).status === 0
  generator = built ? { command: binary, args: [], name: 'C' } : inNode
  return generator
}

/** A run of the load generator that goes on until it is ended. */
export interface Running {
  /** Ends it early and gives what it saw. */
  end(): Promise<Seen>
  seen: Promise<Seen>
}

/** Starts the load generator. Its result rejects when an answer had another status than expected. */
export function startLoad(load: Load, by = loadGenerator()): Running {
  const folder = mkdtempSync(join(tmpdir(), 'studio-load-'))
  const file = join(folder, 'requests')
  writeFileSync(file, Buffer.concat(load.requests.flatMap((bytes) => [lengthOf(bytes), bytes])))
  const { command, args } = by
  const { port } = new URL(load.url)
  const what = [port, load.connections, load.milliseconds, load.expected, file, load.once ? 'once' : 'round']
  const child = spawn(command, [...args, ...what.map(String), ...(load.pause ? [String(load.pause)] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const seen = result(child).finally(() => rmSync(folder, { recursive: true, force: true }))
  seen.catch(() => {})
  return {
    seen,
    end: () => {
      child.kill('SIGTERM')
      return seen
    },
  }
}

/** Runs the load generator to its end. */
export function measure(load: Load): Promise<Seen> {
  return startLoad(load).seen
}

/** Answers per second. */
export async function rate(load: Load): Promise<number> {
  const { answers, seconds } = await measure(load)
  return answers / seconds
}

async function result(child: ChildProcess): Promise<Seen> {
  let [printed, complaint] = ['', '']
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (printed += text))
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`The load generator ended with ${String(code)}: ${complaint}`)
  const seen = JSON.parse(printed) as Seen
  if (seen.wrong > 0) throw new Error(`${seen.wrong} of ${seen.answers} answers had another status: ${complaint}`)
  return seen
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return length
}

/** One HTTP/1.1 request as bytes. */
export function request(method: string, path: string, headers: Record<string, string>, body?: unknown): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const all = { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) }
  const lines = Object.entries({ ...all, 'Content-Length': String(Buffer.byteLength(text)) })
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([key, value]) => `${key}: ${value}\r\n`).join('')}\r\n${text}`,
  )
}
