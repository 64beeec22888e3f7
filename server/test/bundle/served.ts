import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endProcess, startProcess, type Facts, type ServerProcess } from '../process.ts'
import { request, type ReachedStudio } from '../request.ts'
import { OWNER_EMAIL, PASSWORD } from '../studio.ts'

/** The arguments with which Node serves as `npm start` does. */
export const bundle = ['--enable-source-maps', join(import.meta.dirname, '../../../dist/server/main.mjs')] as const

/** Starts the bundle as its own process; `words` are its own, `options` Node's. @throws as {@link startProcess} does */
export const startBundle = (
  folder: string,
  env: Record<string, string | undefined> = {},
  words: readonly string[] = [],
  options: readonly string[] = [],
): ServerProcess => startProcess(folder, env, [...options, ...bundle, ...words])

/** The option of Node by which a program loads this code before its own. */
export const loading = (code: string): string => `--import=data:text/javascript,${encodeURIComponent(code)}`

/** A studio served by the bundle, as its own process on free ports. */
export interface ServedStudio extends ReachedStudio {
  /** The unexpected lines of the server's log, and all else that it wrote to standard error. */
  troubles(): string[]
  /** Ends the server the way a person does; gives its exit code. */
  stop(): Promise<number | string>
}

/** Serves a data folder the way `npm start` does, or with other arguments of Node; a folder without a studio gets one. */
export async function serve(
  folder: string,
  args: readonly string[] = bundle,
  env: Record<string, string> = {},
): Promise<ServedStudio> {
  const isNew = !existsSync(join(folder, 'studio.sqlite'))
  const server = startProcess(folder, env, args)
  const studio = await reach(await server.ready, isNew)
  return {
    ...studio,
    troubles: () =>
      server
        .said()
        .split('\n')
        .filter((line) => line !== '' && !line.includes('"level":"info"')),
    stop: () => endProcess(server),
  }
}

/** A studio that is served already, set up where it is new. */
export async function reach({ local_url, public_url }: Facts, isNew: boolean): Promise<ReachedStudio> {
  const send: ReachedStudio['send'] = (operation, options = {}) =>
    request(options.door === 'public' ? public_url : local_url, operation, options)
  const login = async (email: string) => {
    const { status, body } = await send('POST /api/v1/auth/login', { body: { email, password: PASSWORD } })
    if (status !== 200) throw new Error(`No login of ${email}: ${JSON.stringify(body)}`)
    return body.access_token as string
  }
  const owner = isNew ? (await setUp(send)).access_token : await login(OWNER_EMAIL)
  // The instant of the start: people who signed in after it need not do so again within these few seconds.
  const startedAt = new Date().toISOString()
  return {
    clock: { now: () => startedAt },
    send,
    login,
    asOwner: (operation, body) => send(operation, { token: owner, body }),
  }
}

/** The first run of a new studio; gives the owner's session. */
export async function setUp(send: ReachedStudio['send']): Promise<{ access_token: string; refresh_token: string }> {
  const studio = {
    studio_name: 'Served Studio',
    timezone: 'Europe/Madrid',
    currency: 'EUR',
    manager_full_name: 'Olga Owner',
    manager_email: OWNER_EMAIL,
    manager_password: PASSWORD,
  }
  const { status, body } = await send('POST /api/v1/auth/bootstrap', { body: studio })
  if (status !== 201) throw new Error(`Not set up: ${JSON.stringify(body)}`)
  return body
}
