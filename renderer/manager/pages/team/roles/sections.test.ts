import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdsMore, sectionsOf, withPermission } from './permission.ts'

const entry = (permission: string) => ({ permission, area: permission.split('.')[0] ?? '' })

test('permissions stand by section, and none is lost', () => {
  const catalog = ['sales.view', 'clients.view', 'robots.manage', 'bookings.view', 'clients.manage'].map(entry)
  assert.deepEqual(
    sectionsOf(catalog).map(({ id, entries }) => [id, entries.map(({ permission }) => permission)]),
    [
      ['clients', ['clients.view', 'clients.manage', 'bookings.view']],
      ['selling', ['sales.view']],
      ['others', ['robots.manage']],
    ],
  )
})

test('a tick adds or takes away its own permission only', () => {
  assert.deepEqual(withPermission(['clients.view'], 'sales.view', true), ['clients.view', 'sales.view'])
  assert.deepEqual(withPermission(['clients.view', 'sales.view'], 'clients.view', false), ['sales.view'])
  assert.deepEqual(withPermission(['clients.view'], 'clients.view', true), ['clients.view'])
})

test('a role that holds one more than who looks may do more', () => {
  const denied = (permission: string) => (permission === 'payroll.manage' ? 'Not for your role' : null)
  assert.equal(holdsMore(['clients.view', 'payroll.manage'], denied), true)
  assert.equal(holdsMore(['clients.view'], denied), false)
  assert.equal(holdsMore([], denied), false)
})
