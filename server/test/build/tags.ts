import Database from 'better-sqlite3'
import { join } from 'node:path'
import type { Condition } from '../../lib/conditions.ts'
import type { ReachedStudio } from '../request.ts'
import type { TestStudio } from '../studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

let count = 0

async function made(studio: ReachedStudio, operation: string, body: object): Promise<Shown> {
  const reply = await studio.asOwner(operation, body)
  if (reply.status !== 201) throw new Error(`${operation} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** Adds a client without a login. */
export function addClient(studio: ReachedStudio, overrides: object = {}): Promise<Shown> {
  count += 1
  return made(studio, 'POST /api/v1/clients', { full_name: `Tagged ${count}`, ...overrides })
}

/** Creates a tag. */
export function makeTag(studio: ReachedStudio, overrides: object = {}): Promise<Shown> {
  count += 1
  return made(studio, 'POST /api/v1/tags', { name: `Tag ${count}`, ...overrides })
}

/** Creates a rule: every new client gets the tag by default; makes a tag if none is named. */
export async function makeRule(
  studio: ReachedStudio,
  overrides: { tag_id?: number; trigger_event?: string; condition_json?: Condition; is_active?: boolean } = {},
): Promise<Shown> {
  const tag_id = overrides.tag_id ?? (await makeTag(studio)).id
  return made(studio, 'POST /api/v1/auto-tag-rules', { trigger_event: 'client.created', ...overrides, tag_id })
}

/** Creates a rule that gives one tag to who gets another. */
export function makeFollowing(studio: ReachedStudio, tag: { id: number }, gives: { id: number }): Promise<Shown> {
  const condition_json: Condition = { all: [{ field: 'tag_id', op: 'eq', value: tag.id }] }
  return makeRule(studio, { trigger_event: 'client.tag_added', condition_json, tag_id: gives.id })
}

/** Gives a client a tag by hand. */
export function giveTag(studio: ReachedStudio, client: { id: number }, tag: { id: number }): Promise<Shown> {
  return made(studio, `POST /api/v1/clients/${client.id}/tags`, { tag_id: tag.id })
}

/** The names of a client's tags. */
export async function tagsOf(studio: ReachedStudio, client: { id: number }): Promise<string[]> {
  const { body } = await studio.asOwner(`GET /api/v1/clients/${client.id}/tags`)
  return body.map(({ name }: { name: string }) => name)
}

/** How often a rule has fired. */
export async function firings(studio: ReachedStudio, rule: { id: number }): Promise<number> {
  const { body } = await studio.asOwner('GET /api/v1/auto-tag-rules')
  return body.find(({ id }: { id: number }) => id === rule.id).fired_count
}

/** How many events of the last 90 days a condition holds of. */
export async function eventsThat(
  studio: ReachedStudio,
  trigger_event: string,
  condition_json?: Condition,
): Promise<number> {
  const { status, body } = await studio.asOwner('POST /api/v1/auto-tag-rules/preview', {
    trigger_event,
    condition_json,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.event_count
}

/** Makes the database refuse to give a client a tag, as a fault of the disk would; gives how to mend it. */
export function refuseTag(studio: TestStudio, client: { id: number }, tag: { id: number }): () => void {
  const run = (statement: string) => {
    const database = new Database(join(studio.folder, 'studio.sqlite'))
    database.exec(statement)
    database.close()
  }
  run(`CREATE TRIGGER refuse_tag BEFORE INSERT ON client_tags
    WHEN new.client_id = ${client.id} AND new.tag_id = ${tag.id}
    BEGIN SELECT RAISE(ABORT, 'the disk says no'); END`)
  return () => run('DROP TRIGGER refuse_tag')
}
