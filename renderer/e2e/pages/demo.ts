import { test as base, type RunningStudio, TO_FURNISH, withStudio } from '../studio.ts'

export const PASSWORD = 'demo-by-the-sea'

/** The logins of the made-up studio. */
export const people = {
  owner: { email: 'owner@marea.example', password: PASSWORD },
  desk: { email: 'desk@marea.example', password: PASSWORD },
  instructor: { email: 'lucia@marea.example', password: PASSWORD },
  client: { email: 'clara@marea.example', password: PASSWORD },
}

/** The made-up studio, six weeks old, and its API as one of its people. */
export interface Demo {
  studio: RunningStudio
  as(person: keyof typeof people): Promise<Ask>
}

/** Reads the content of a page from the API. The fields that a row reads of it, it expects on the page. */
// oxlint-disable-next-line no-explicit-any
export type Ask = (path: string) => Promise<any>

/** Tests on the made-up studio: one a worker, to be looked at and not to be changed. */
export const test = base.extend<object, { demo: Demo }>({
  demo: [
    // Playwright reads the fixtures a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, visit) => withStudio((studio) => visit(open(studio)), '--demo'),
    { scope: 'worker', timeout: TO_FURNISH },
  ],
})

function open(studio: RunningStudio): Demo {
  const tokens = new Map<string, Promise<string>>()
  const login = async (email: string) =>
    (await studio.api<{ access_token: string }>('POST', '/auth/login', { email, password: PASSWORD })).access_token
  return {
    studio,
    as: async (person) => {
      const { email } = people[person]
      if (!tokens.has(email)) tokens.set(email, login(email))
      const token = await tokens.get(email)
      return (path) => studio.api('GET', path, undefined, token)
    },
  }
}
