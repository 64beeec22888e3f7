import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { operations } from '../features.ts'
import { everythingLicensed } from './build/stage.ts'
import { startOnlineStudio } from './build/online.ts'
import { smtp } from './build/automations.ts'
import { calls } from './calls/all.ts'
import { filled, recordOf, sideBySide } from './calls/record.ts'
import { UNSAID } from '../../renderer/manager/pages/settings/audit/unsaid.ts'
import { rowsOf, tablesTouchedTwice, type Rows } from './rows.ts'
import type { TestStudio } from './studio.ts'

const changes = operations.flatMap(({ key }) => {
  const { audit, ask, ...call } = calls[key] ?? {}
  return audit && ask && audit !== 'nothing' && audit !== 'elsewhere'
    ? [{ key, actions: [audit].flat(), ask, ...call }]
    : []
})

/** The events in the outbox, the oldest first. */
const eventsIn = (rows: Rows): { id: number; event: string }[] => rows.get('events')!.map((row) => JSON.parse(row))

/** The record in an answer: what was done beside it is no part of it. */
function recordIn({
  fee: _,
  secret: __,
  on_former_terms: ___,
  ...record
}: Record<string, unknown>): Record<string, unknown> {
  return record
}

/** The columns of settings that nobody changes, or that the log leaves out as secrets. */
const UNCHANGED = ['public_studio_id', 'recovery_code_hash', 'recovery_code_kept_at', 'license_key_encrypted']

/** The words of the fields that changes are shown by, in each language. */
async function fieldWords(): Promise<Record<string, Record<string, string>>> {
  const folder = join(import.meta.dirname, '../../renderer/manager/messages/settings/audit/fields')
  const words: Record<string, Record<string, string>> = {}
  for (const file of readdirSync(folder)) {
    const said = (await import(pathToFileURL(join(folder, file)).href)) as typeof words
    for (const [language, fields] of Object.entries(said)) words[language] = { ...words[language], ...fields }
  }
  return words
}

/** Sums of other rows: the record itself is as old as it was. */
const sums = ['credits_remaining', 'stock_quantity']

describe('every change that staff make', () => {
  let studio: TestStudio
  before(async () => {
    studio = (await startOnlineStudio({ webhook: false, config: await everythingLicensed() })).studio
    await studio.asOwner('PUT /api/v1/studio/email', smtp)
  })
  after(() => studio.stop())

  const newest = async () => (await studio.asOwner('GET /api/v1/audit-log?page_size=5')).body

  it('says in the calls beside its contract what it leaves', () => {
    const silent = operations.filter(
      ({ key, operation: { access } }) =>
        !key.startsWith('GET') && access !== 'public' && access.manager && !calls[key]?.audit,
    )
    assert.deepEqual(
      silent.map(({ key }) => key),
      [],
      'Give the operation an entry in the calls.ts beside its contract, with `audit`; a new calls.ts has a line in server/test/calls/domains.ts',
    )
  })

  for (const { key, actions, ask, emits, ofAnother, idleAgain } of changes) {
    it(`is in the audit log once: ${key}`, async () => {
      const [ids, body] = await ask(studio)
      // Two of the clock at a time: an owner signs in fifty times an hour at the most.
      await studio.advance({ minutes: 2 })
      const { total } = await newest()
      const former = await recordOf(studio, key, ids)
      const rows = rowsOf(studio)
      const reply = await studio.asOwner(filled(key, ids), body)
      assert.ok(reply.status < 300, JSON.stringify(reply.body))
      const left = rowsOf(studio)
      assert.deepEqual(tablesTouchedTwice(rows, left), {}, 'It changes more than the one record that is named')
      const said = eventsIn(left).filter(({ id }) => !eventsIn(rows).some((one) => one.id === id))
      assert.deepEqual(
        said.map(({ event }) => event),
        emits ?? [],
      )
      const after = await newest()
      const added = after.items.slice(0, after.total - total)
      assert.deepEqual(
        added.map((entry: { action: string }) => entry.action),
        actions,
      )
      const [{ actor_name, at, entity_id, before, after: later }] = added
      assert.deepEqual([actor_name, at], ['Olga Owner', studio.clock.now()])
      if (typeof reply.body?.id === 'number' && ids.length === 0) assert.equal(entity_id, reply.body.id)
      if (ofAnother) return
      const shown = reply.body?.id === entity_id ? recordIn(reply.body) : await recordOf(studio, key, ids)
      if (before) assert.deepEqual(...sideBySide(before, former))
      if (later) assert.deepEqual(...sideBySide(later, shown))
      if (key.startsWith('PUT')) assert.deepEqual({ ...shown, ...(body as object) }, shown)
      if (!before || !later || ids.at(-1) !== shown.id) return
      for (const field of Object.keys(before)) assert.ok(field in later, field)
      if (!Object.keys(later).every((field) => sums.includes(field))) assert.equal(shown.updated_at ?? at, at)
      assert.deepEqual((await recordOf(studio, key, ids)) ?? shown, shown)
      if (!idleAgain) return
      await studio.advance({ minutes: 1 })
      await studio.asOwner(filled(key, ids), body)
      assert.equal((await newest()).total, after.total)
      assert.deepEqual((await recordOf(studio, key, ids)) ?? shown, shown)
    })
  }

  it('is shown by fields that have a word in every language', async () => {
    const rows = rowsOf(studio)
    const read = (text: string | null | undefined) => JSON.parse(text ?? '{}') as Record<string, string | null>
    const shown = new Map(Object.keys(read(rows.get('settings')![0])).map((field) => [field, 'studio']))
    for (const { entity, before, after } of rows.get('audit_entries')!.map(read))
      for (const field of [before, after].flatMap((fields) => Object.keys(read(fields))))
        shown.set(field, String(entity))
    assert.ok(shown.size > 250, String(shown.size))
    for (const [language, words] of Object.entries(await fieldWords()))
      assert.deepEqual(
        [...shown]
          .filter(([field]) => !(field in words) && !UNSAID.has(field) && !UNCHANGED.includes(field))
          .map(([field, entity]) => `${entity}.${field}`),
        [],
        `${language}: say it in renderer/manager/messages/settings/audit/fields, or leave it out in unsaid.ts`,
      )
  })
})
