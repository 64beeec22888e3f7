import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PASSWORD } from '../../server/demo/people.ts'
import { ended, startIn } from './served.ts'

/** The made-up studio, served from a separate folder. */
export interface Demo extends AsyncDisposable {
  localUrl: string
  publicUrl: string
}

/** The person who opens a page: where, and signed in as whom. */
export interface Visitor {
  what: string
  door: 'localUrl' | 'publicUrl'
  path: string
  /** Absent for a visitor who has not signed in. */
  app?: 'manager' | 'portal'
  email?: string
}

/** The part of a session that a browser keeps: the name and the text of an entry of its storage. */
export type KeptSession = readonly [name: string, text: string]

/** Starts the bundled server on a new folder and furnishes it, as `npm start -- --demo` does. */
export async function serveDemo(): Promise<Demo> {
  const parent = mkdtempSync(join(tmpdir(), 'studio-bench-'))
  const { child, local_url: localUrl, public_url: publicUrl } = await startIn(parent, { demo: true })
  return {
    localUrl,
    publicUrl,
    [Symbol.asyncDispose]: async () => {
      await ended(child)
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

/** Signs a visitor in through the API, with a new session each time; undefined for a visitor without an app. */
export async function demoSession(demo: Demo, { door, app, email }: Visitor): Promise<KeptSession | undefined> {
  if (!app) return undefined
  const answer = await fetch(`${demo[door]}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  return [`studio-desk.${app}.session`, await answer.text()]
}
