import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPage } from '../shared/app/pages.ts'
import { guard } from './guard.ts'
import { paths } from './paths.ts'
import { inside, outside } from './routes.ts'

const made = Object.fromEntries(
  Object.entries(paths).map(([name, path]) => [name, (path as (...parts: unknown[]) => string)(7, 8)]),
)

test('addresses stay what they are: people keep them, mails carry them', () => {
  assert.deepEqual(made, {
    schedule: '/',
    login: '/login?next=7',
    bookings: '/bookings',
    memberships: '/memberships',
    profile: '/profile',
  })
})

test('every page has an address', () => {
  for (const pattern of [...Object.keys(inside), ...Object.keys(outside)]) {
    assert.ok(
      Object.values(made).some((path) => isPage({ [pattern]: true }, path)),
      pattern,
    )
  }
})

test('strangers sign in first and come back to what they asked for', () => {
  assert.equal(guard({ signedIn: true, href: '/bookings' }), null)
  assert.equal(guard({ signedIn: false, href: '/' }), '/login')
  assert.equal(guard({ signedIn: false, href: '/bookings?tab=past' }), '/login?next=%2Fbookings%3Ftab%3Dpast')
})
