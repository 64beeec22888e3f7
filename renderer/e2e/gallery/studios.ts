import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OWNER_EMAIL, PASSWORD as OLD_PASSWORD } from '../../../server/seed/studio.ts'
import { people, PASSWORD, type Ask } from '../pages/demo.ts'
import { OWNER, startStudio, test as base, type RunningStudio } from '../studio.ts'

/** The studios that the pictures are taken in: a made-up one of six weeks, one of this minute, and one of ten years. */
export type Which = 'full' | 'new' | 'old'

/** The visitor: the owner, a front desk without permissions, a client, an instructor, or a passer-by. */
export type Who = 'owner' | 'nobody' | 'client' | 'instructor' | 'stranger'

interface Login {
  email: string
  password: string
}

export interface Opened {
  studio: RunningStudio
  logins: Partial<Record<Who, Login>>
  /** Reads the API as one of them. */
  ask: (who: Who) => Promise<Ask>
}

/** Where `npm run gallery` has made the studio of ten years. */
export const OLD_STUDIO = join(import.meta.dirname, '../../../.cache/gallery-years')

export const test = base.extend<object, { studios: Record<Which, () => Promise<Opened>> }>({
  studios: [
    // Playwright reads the fixtures a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, visit) => {
      await using all = new AsyncDisposableStack()
      const open = (start: () => ReturnType<typeof startStudio>, furnish: Furnish) => {
        let opened: Promise<Opened> | undefined
        const begin = async () => {
          const { studio } = all.use(await start())
          return openedBy(studio, await furnish(studio))
        }
        return () => (opened ??= begin())
      }
      await visit({
        full: open(() => startStudio('--demo'), welcomeOnlooker),
        new: open(() => startStudio(), justBegun),
        old: open(() => startStudio({ from: OLD_STUDIO }), ofTenYears),
      })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

export const hasOldStudio = () => existsSync(OLD_STUDIO)

type Furnish = (studio: RunningStudio) => Promise<Opened['logins']>

function openedBy(studio: RunningStudio, logins: Opened['logins']): Opened {
  const tokens = new Map<Who, Promise<string | undefined>>()
  const login = async (who: Who) => logins[who] && tokenOf(studio, logins[who])
  return {
    studio,
    logins,
    ask: async (who) => {
      if (!tokens.has(who)) tokens.set(who, login(who))
      const token = await tokens.get(who)
      return (path) => studio.api('GET', path, undefined, token)
    },
  }
}

const tokenOf = async (studio: RunningStudio, { email, password }: Login) =>
  (await studio.api<{ access_token: string }>('POST', '/auth/login', { email, password })).access_token

/** Somebody at the desk of the made-up studio whose role permits nothing. */
async function welcomeOnlooker(studio: RunningStudio): Promise<Opened['logins']> {
  const token = await tokenOf(studio, people.owner)
  const nobody = { full_name: 'Nil Roca', email: 'nil@marea.example', password: PASSWORD }
  const role = await studio.api<{ id: number }>('POST', '/roles', { name: 'Looks on', permissions: [] }, token)
  await studio.api('POST', '/staff', { ...nobody, role_id: role.id }, token)
  return { owner: people.owner, client: people.client, instructor: people.instructor, nobody }
}

async function justBegun(studio: RunningStudio): Promise<Opened['logins']> {
  const token = await studio.bootstrap()
  const client = { full_name: 'Ana Prats', email: 'ana@studio.example', password: 'ana-comes-at-seven-3' }
  const instructor = { full_name: 'Lucía Ferrer', email: 'lucia@studio.example', password: 'lucia-teaches-here-4' }
  await studio.api('POST', '/auth/register/client', client)
  await studio.api('POST', '/instructors', instructor, token)
  return { owner: OWNER, client, instructor }
}

async function ofTenYears(studio: RunningStudio): Promise<Opened['logins']> {
  const owner = { email: OWNER_EMAIL, password: OLD_PASSWORD }
  const token = await tokenOf(studio, owner)
  const email = await firstWithLogin(studio, token)
  const {
    items: [teacher],
  } = await studio.api<{ items: { email: string }[] }>('GET', '/instructors', undefined, token)
  return {
    owner,
    client: { email, password: OLD_PASSWORD },
    ...(teacher && { instructor: { email: teacher.email, password: OLD_PASSWORD } }),
  }
}

/** Of those who came first, who have a login, the first who still comes. */
async function firstWithLogin(studio: RunningStudio, token: string): Promise<string> {
  for (let id = 1; id <= 20; id++) {
    const client = await studio.api<{ email: string; is_active: boolean; has_login: boolean }>(
      'GET',
      `/clients/${id}`,
      undefined,
      token,
    )
    if (client.is_active && client.has_login) return client.email
  }
  throw new Error('Nobody of ten years ago still comes')
}
