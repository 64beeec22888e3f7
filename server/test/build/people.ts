import { permissions, type Permission } from '../../api/permissions.ts'
import { PASSWORD, type TestStudio } from '../studio.ts'
import type { Life } from '../transcript/transcript.ts'

// A record as the API shows it; the caller knows its fields.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** Somebody of a transcript who signs in: who it is, and how they ask, whatever the clock says. */
export interface Person {
  id: number
  email: string
  ask(operation: string, body?: unknown): Promise<Shown>
}

/** A client who registered; the name alone makes the e-mail and the address they come from. */
export async function clientNamed(life: Life, full_name: string): Promise<Person> {
  const email = emailOf(full_name)
  const from = [...full_name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)
  const { status, body } = await life.studio.send('POST /api/v1/auth/register/client', {
    body: { full_name, email, password: PASSWORD },
    headers: { 'X-Forwarded-For': `2001:db8:1::${from.toString(16)}` },
    door: 'public',
  })
  if (status !== 201) throw new Error(`Not registered: ${JSON.stringify(body)}`)
  return person(life, full_name, email, body.account.id)
}

/** A manager with a role of the name who may do just this. */
export async function managerWith(life: Life, full_name: string, may: readonly Permission[]): Promise<Person> {
  const email = emailOf(full_name)
  const role = await made(life.studio, 'POST /api/v1/roles', { name: full_name, permissions: may })
  const fields = { full_name, email, password: PASSWORD, role_id: role.id }
  return person(life, full_name, email, (await made(life.studio, 'POST /api/v1/staff', fields)).id)
}

/** A manager who may do everything but this. */
export function managerWithout(life: Life, full_name: string, not: readonly Permission[]): Promise<Person> {
  const may = permissions.filter((one) => !not.includes(one))
  return managerWith(life, full_name, may)
}

/** An instructor with an account. */
export async function instructorNamed(life: Life, full_name: string): Promise<Person> {
  const email = emailOf(full_name)
  const { id } = await made(life.studio, 'POST /api/v1/instructors', { full_name, email, password: PASSWORD })
  return person(life, full_name, email, id)
}

const emailOf = (full_name: string) => `${full_name.toLowerCase().replaceAll(' ', '.')}@studio.test`

/** A record made by the owner of which only the rows are written down; throws what refuses it. */
export async function made(studio: TestStudio, operation: string, body: object): Promise<Shown> {
  const reply = await studio.asOwner(operation, body)
  if (reply.status !== 201) throw new Error(`${operation}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

function person({ studio, as }: Life, full_name: string, email: string, id: number): Person {
  let session: { token: string; at: string } | undefined
  const token = async () => {
    const at = studio.clock.now()
    if (session?.at !== at) session = { token: await studio.login(email), at }
    return session.token
  }
  return { id, email, ask: async (operation, body) => as(full_name, await token())(operation, body) }
}
