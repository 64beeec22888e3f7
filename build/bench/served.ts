import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { request, type IncomingMessage, type RequestOptions } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { backupName } from '../../server/backup/names.ts'
import type { Proof } from '../../server/features/backup/state.ts'
import { OWNER_EMAIL, PASSWORD } from '../../server/seed/studio.ts'
import { serverFile } from '../paths.mjs'
import { processorTime } from '../process-figures.ts'

/** A token lasts 15 minutes; one older than this is renewed. */
export const TOKEN_MINUTES = 8

/** An address that one who comes through a tunnel may have; hardly ever the same twice. */
export const anyAddress = () => `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

/** A studio served by a separate process, on a copy of a made one. */
export interface Served {
  localUrl: string
  publicUrl: string
  folder: string
  pid: number
  /** A token of the owner that is good for the next minutes. */
  token(): Promise<string>
  /** Asks as the owner (or with another token) by the local door; throws unless the answer is a success. */
  api<T>(method: string, path: string, body?: unknown, token?: string): Promise<T>
  stop(): Promise<void>
}

/** Environment of a studio that meets nobody: free ports, its own folder, no browser. */
export function quietEnvironment(folder: string): NodeJS.ProcessEnv {
  const own = {
    STUDIO_DATA_DIR: folder,
    STUDIO_PORT: '0',
    STUDIO_PUBLIC_PORT: '0',
    STUDIO_OPEN: '0',
    STUDIO_FORWARDED_FOR_TRUSTED: '1',
    LOG_LEVEL: 'error',
  }
  return { ...process.env, ...own }
}

/** A copy of a made studio's folder; instant where the file system shares blocks. */
export function copyOf(made: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'))
  for (const name of ['studio.sqlite', 'secrets.key']) {
    copyFileSync(join(made, name), join(folder, name), constants.COPYFILE_FICLONE)
  }
  restFromCopies(folder)
  return folder
}

/** Sets the state just after a test restore: for the next hour the studio makes no automatic backup. */
function restFromCopies(folder: string): void {
  const backups = join(folder, 'backups')
  const now = new Date().toISOString()
  mkdirSync(backups)
  const file_name = backupName(now, 'by-itself')
  writeFileSync(join(backups, file_name), '')
  const here: Proof = { place: 'here', file_name, proved_at: now, as_of: now, clients: 0, problem: null }
  writeFileSync(join(backups, 'state.json'), JSON.stringify({ proofs: { here } }))
}

/** Starts the server (the bundled one) on a folder, `demo`: furnished; resolves with its facts once its doors are open. */
export async function startIn(
  folder: string,
  { server = serverFile, demo = false } = {},
): Promise<{ child: ChildProcess; local_url: string; public_url: string }> {
  const child = spawn(process.execPath, demo ? [server, '--demo'] : [server], {
    env: quietEnvironment(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const file = join(folder, demo ? 'demo' : '', 'server.json')
  while (!existsSync(file)) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready`)
    await setTimeout(5)
  }
  return { child, ...(JSON.parse(readFileSync(file, 'utf8')) as { local_url: string; public_url: string }) }
}

/** Ends a child process by a signal and waits until it has gone. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exit
}

/** Serves a copy of a made studio; resolves when what a start brings with it is done. */
export async function serve(made: string): Promise<Served> {
  const served = await serveAtOnce(made)
  await settle(served)
  return served
}

/** The same without waiting for quiet. `server`: another file than the bundled one. */
export async function serveAtOnce(made: string, server = serverFile): Promise<Served> {
  const folder = copyOf(made)
  const { child, local_url: localUrl, public_url: publicUrl } = await startIn(folder, { server })
  let session: { access_token: string; at: number } | undefined
  const served: Served = {
    localUrl,
    publicUrl,
    folder,
    pid: child.pid!,
    token: async () => {
      if (session && performance.now() - session.at < TOKEN_MINUTES * 60_000) return session.access_token
      const credentials = { email: OWNER_EMAIL, password: PASSWORD }
      const made = await ask<{ access_token: string }>('POST', '/api/v1/auth/login', credentials, undefined)
      session = { ...made, at: performance.now() }
      return session.access_token
    },
    api: async (method, path, body, token) => ask(method, path, body, token ?? (await served.token())),
    stop: async () => {
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  const ask = async <T>(method: string, path: string, body: unknown, token: string | undefined): Promise<T> => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const answer = await patiently(localUrl + path, { method, headers }, body === undefined ? '' : JSON.stringify(body))
    const said = await text(answer)
    const { statusCode: status = 0 } = answer
    if (status < 200 || status > 299) throw new Error(`${method} ${path}: ${status} ${said.slice(0, 400)}`)
    return (said && answer.headers['content-type']?.includes('json') ? JSON.parse(said) : undefined) as T
  }
  return served
}

/** Sends a request, however long its answer takes: `fetch` gives up after five minutes. */
async function patiently(url: string, options: RequestOptions, body: string): Promise<IncomingMessage> {
  const sent = request(url, options).end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

/** Waits until what a start brings with it (reminders, birthdays, the nightly check) is done; three minutes at most. */
async function settle(served: Served): Promise<void> {
  for (let quiet = 0, waited = 0; quiet < 3 && waited < 180; waited += 1) {
    const before = processorTime(served.pid)
    await setTimeout(1000)
    quiet = processorTime(served.pid) - before < 60 ? quiet + 1 : 0
  }
}
