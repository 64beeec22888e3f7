import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSession } from './session.ts'
import type { TokenAnswer } from './token-answer.ts'

const answer = (access_token: string): TokenAnswer => ({
  access_token,
  refresh_token: 'refresh',
  expires_in: 900,
  role: 'manager',
  account: { id: 1, email: 'ana@example.org', full_name: 'Ana Ruiz' },
})

function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

test('a session outlives the page and ends everywhere', () => {
  const shared = storage()
  const first = createSession({ key: 'k', storage: shared, renew: async () => null })
  const second = createSession({ key: 'k', storage: shared, renew: async () => null })
  let told = 0
  second.subscribe(() => told++)
  first.signIn(answer('a'))
  second.storageChanged('other')
  assert.equal(second.get(), null)
  second.storageChanged('k')
  assert.equal(second.get()?.access_token, 'a')
  first.signOut()
  second.storageChanged(null)
  assert.equal(second.get(), null)
  assert.equal(told, 2)
})

test('what proves a session is kept as it was answered, and nothing else', () => {
  const session = createSession({ key: 'k', storage: storage(), renew: async () => null })
  const { expires_in: _, ...kept } = answer('a')
  session.signIn(answer('a'))
  assert.deepEqual(session.get(), kept)
})

test('a session that ended in another tab has ended here, and nobody asks for a token', async () => {
  const shared = storage()
  const session = createSession({ key: 'k', storage: shared, renew: () => assert.fail('asked for a token') })
  session.signIn(answer('a'))
  shared.removeItem('k')
  assert.equal(await session.refresh('a'), null)
  assert.equal(session.get(), null)
})

test('many refused requests ask for one new token', async () => {
  let asked = 0
  const session = createSession({ key: 'k', storage: storage(), renew: async () => answer(`new ${++asked}`) })
  session.signIn(answer('old'))
  assert.deepEqual(await Promise.all([session.refresh('old'), session.refresh('old')]), ['new 1', 'new 1'])
  assert.equal(asked, 1)
  assert.equal(await session.refresh('old'), 'new 1', 'a late one takes what is there')
  assert.equal(asked, 1)
  assert.equal(await session.refresh('new 1'), 'new 2')
})

test('a token that another tab has renewed is taken from storage', async () => {
  const shared = storage()
  const one = createSession({ key: 'k', storage: shared, renew: async () => answer('renewed') })
  one.signIn(answer('old'))
  const other = createSession({ key: 'k', storage: shared, renew: () => assert.fail('asked again') })
  await one.refresh('old')
  assert.equal(await other.refresh('old'), 'renewed')
})

test('a refused refresh signs out; an unreachable server does not', async () => {
  const session = createSession({ key: 'k', storage: storage(), renew: async () => Promise.reject(new Error('down')) })
  session.signIn(answer('old'))
  await assert.rejects(session.refresh('old'))
  assert.equal(session.get()?.access_token, 'old')
  const refused = createSession({ key: 'k', storage: storage(), renew: async () => null })
  refused.signIn(answer('old'))
  assert.equal(await refused.refresh('old'), null)
  assert.equal(refused.get(), null)
})

test('nonsense in storage is nobody signed in', () => {
  const broken = storage()
  broken.setItem('k', '{')
  assert.equal(createSession({ key: 'k', storage: broken, renew: async () => null }).get(), null)
})
