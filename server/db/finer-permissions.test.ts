import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { frontDeskPermissions } from '../api/permissions.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { finerPermissions } from './migrations/0011-finer-permissions.ts'

const MADE = '2026-01-05T09:00:00.000Z'
const LATER = '2026-02-01T09:00:00.000Z'

interface Entry {
  at: string
  actor_kind: string
  actor_id: number | null
  action: string
  entity_id: number
  before: string
  after: string
}

/** A studio of the version before, with these roles beside the owner's, brought to the present. */
function migrated(roles: [name: string, permissions: string[], created_at: string][]) {
  const database = new Database(':memory:')
  migrate(database, undefined, migrations.slice(0, migrations.indexOf(finerPermissions)))
  const insert = database.prepare<[string, string, number, string, string]>(
    'INSERT INTO roles (name, permissions, is_owner, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
  )
  insert.run('Owner', '["clients.manage","sales.manage"]', 1, MADE, MADE)
  for (const [name, permissions, at] of roles) insert.run(name, JSON.stringify(permissions), 0, at, at)
  migrate(database)
  const kept = database
    .prepare<[], { name: string; permissions: string; updated_at: string }>('SELECT * FROM roles')
    .all()
  const entries = database.prepare<[], Entry>('SELECT * FROM audit_entries ORDER BY id').all()
  database.close()
  const held = (name: string) => JSON.parse(kept.find((role) => role.name === name)!.permissions) as string[]
  return { kept, entries, held }
}

const sorted = (...permissions: string[]) => permissions.toSorted((a, b) => a.localeCompare(b))

describe('the finer permissions, in a studio that exists', () => {
  const former = ['clients.manage', 'memberships.manage', 'sales.manage', 'sales.view']
  const gained = ['clients.login', 'gift_cards.codes', 'payments.give', 'payments.refund']

  it('go to the roles that could do these things before, and to no other', () => {
    const { held } = migrated([
      ['Lead', former, LATER],
      ['Till', ['sales.manage'], LATER],
      ['Members', ['memberships.manage', 'memberships.view'], LATER],
      ['People', ['clients.manage'], LATER],
      ['Auditor', ['audit.view', 'sales.view'], LATER],
      ['Nothing', [], LATER],
    ])
    assert.deepEqual(held('Lead').toSorted(), sorted(...former, ...gained))
    assert.deepEqual(
      held('Till').toSorted(),
      sorted('gift_cards.codes', 'payments.give', 'payments.refund', 'sales.manage'),
    )
    assert.deepEqual(held('Members').toSorted(), sorted('memberships.manage', 'memberships.view', 'payments.give'))
    assert.deepEqual(held('People').toSorted(), sorted('clients.login', 'clients.manage'))
    assert.deepEqual(held('Auditor'), ['audit.view', 'sales.view'])
    assert.deepEqual(held('Nothing'), [])
    assert.deepEqual(held('Owner'), ['clients.manage', 'sales.manage'], 'it holds everything, whatever is kept')
  })

  it('are not the seeded front desk’s; one that the studio changed or made itself keeps what it could do', () => {
    const seeded = migrated([['Front desk', former, MADE]])
    assert.deepEqual(seeded.held('Front desk'), former)
    assert.equal(seeded.kept.find(({ name }) => name === 'Front desk')?.updated_at, MADE)
    const renamed = migrated([['Recepción', [...frontDeskPermissions], MADE]])
    assert.deepEqual(renamed.held('Recepción'), frontDeskPermissions)
    assert.equal(renamed.entries.length, 1)
    assert.ok(
      migrated([['Recepción', [...frontDeskPermissions], LATER]])
        .held('Recepción')
        .includes('payments.give'),
    )
    assert.deepEqual(migrated([['Front desk', ['sales.manage'], LATER]]).held('Front desk').length, 4)
    assert.deepEqual(migrated([['Head of desk', ['sales.manage'], MADE]]).held('Head of desk').length, 4)
  })

  it('are told in the audit log, what was lost as what was gained', () => {
    const { entries, kept } = migrated([
      ['Front desk', former, MADE],
      ['Till', ['sales.manage'], LATER],
      ['Auditor', ['audit.view'], LATER],
    ])
    const lists = entries.map(({ before, after }) =>
      [before, after].map((fields) => (JSON.parse(fields) as { permissions: string[] }).permissions.toSorted()),
    )
    const till = sorted('gift_cards.codes', 'payments.give', 'payments.refund', 'sales.manage')
    assert.deepEqual(lists, [
      [sorted(...former, ...gained), former],
      [['sales.manage'], till],
    ])
    for (const { actor_kind, actor_id, action, at } of entries) {
      assert.deepEqual([actor_kind, actor_id, action], ['system', null, 'role.update'])
      assert.match(at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    }
    const changed = kept.find(({ name }) => name === 'Till')
    assert.equal(changed?.updated_at, entries[1]?.at)
  })

  it('change nothing where there is no studio yet', () => {
    assert.deepEqual(migrated([]).entries, [])
  })
})
