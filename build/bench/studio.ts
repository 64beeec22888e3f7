import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const serverFile = join(root, 'dist/server/main.mjs')

export interface Studio {
  localUrl: string
  publicUrl: string
  folder: string
  token: string
  api<T>(method: string, path: string, body?: unknown): Promise<T>
  stop(): Promise<void>
}

/** Environment of a studio that meets nobody: free ports, its own folder, no browser. */
export function quietEnvironment(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    STUDIO_DATA_DIR: folder,
    STUDIO_PORT: '0',
    STUDIO_PUBLIC_PORT: '0',
    STUDIO_OPEN: '0',
    STUDIO_FORWARDED_FOR_TRUSTED: '1',
  }
}

/** Starts the bundled server as a process of its own on a new folder and sets a studio up in it. */
export async function startStudio(): Promise<Studio> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'))
  const child = spawn(process.execPath, [serverFile], {
    env: quietEnvironment(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const facts = await serverFacts(folder, child)
  const studio: Studio = {
    localUrl: facts.local_url,
    publicUrl: facts.public_url,
    folder,
    token: '',
    api: async (method, path, body) => {
      const response = await fetch(studio.localUrl + path, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${studio.token}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return response.json() as never
    },
    stop: () => stop(child, folder),
  }
  const owner = { studio_name: 'Bench', timezone: 'Europe/Madrid', manager_full_name: 'Bench Owner' }
  const login = { manager_email: 'owner@bench.test', manager_password: 'a-long-bench-password' }
  const session = await studio.api<{ access_token: string }>('POST', '/api/v1/auth/bootstrap', { ...owner, ...login })
  studio.token = session.access_token
  return studio
}

async function serverFacts(folder: string, child: ChildProcess): Promise<{ local_url: string; public_url: string }> {
  const file = join(folder, 'server.json')
  while (!existsSync(file)) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
