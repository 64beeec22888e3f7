import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const main = join(import.meta.dirname, '..', 'main.ts')

/** The content of a running server's server.json. */
export interface Facts {
  local_url: string
  public_url: string
  pid: number
  version: string
}

export interface ServerProcess {
  child: ChildProcess
  /** Everything it has written to standard error. */
  said(): string
  /** Everything it has written to standard output. */
  printed(): string
  /** Resolves when it has ended: its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  /** Resolves with server.json once it is ready; rejects with what it said if it ends instead. */
  ready: Promise<Facts>
}

/** All that a process inherits: where programs are, and where V8 keeps the sources that it has compiled. */
export function inherited(): Record<string, string | undefined> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'studio-desk-process-'))
}

/**
 * Starts the server as its own process, on free ports, in a data folder: from its source, unless `args` (of Node) name
 * something else to run.
 */
export function startProcess(
  folder: string,
  env: Record<string, string | undefined> = {},
  args: readonly string[] = [main],
): ServerProcess {
  const settings = { STUDIO_DATA_DIR: folder, STUDIO_PORT: '0', STUDIO_PUBLIC_PORT: '0', STUDIO_OPEN: '0', ...env }
  const child = spawn(process.execPath, args, { env: { ...inherited(), ...settings } })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  let output = ''
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? -1))
  })
  const ready = new Promise<Facts>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (text.includes('is ready')) resolve(factsOf(folder)!)
    })
    void ended.then((how) => reject(new Error(`The server ended (${how}): ${errors}`)))
  })
  ready.catch(() => {})
  return { child, said: () => errors, printed: () => output, ended, ready }
}

/** Ends a process with a signal and waits until it has gone. */
export function endProcess(
  server: ServerProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | NodeJS.Signals> {
  server.child.kill(signal)
  return server.ended
}

export function factsOf(folder: string): Facts | undefined {
  const file = join(folder, 'server.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Facts) : undefined
}
