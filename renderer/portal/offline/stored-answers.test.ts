import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { storeAnswers } from './stored-answers.ts'

const DAY = 86_400_000
const bookings = ['GET /api/v1/bookings', { query: { upcoming: 'true' } }]

/** A device: what its storage holds, who is signed in, and a start of the application on it. */
function device() {
  const held = new Map<string, string>()
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('QuotaExceededError')
      held.set(key, value)
    },
    removeItem: (key: string) => void held.delete(key),
  }
  let isFull = false
  let account: string | null = 'client 7'
  let now = 1_000_000
  return {
    held,
    fill: () => (isFull = true),
    later: (milliseconds: number) => (now += milliseconds),
    signIn: (name: string | null) => (account = name),
    open: () => {
      const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
      const surroundings = { storage, account: () => account, now: () => now, soon: (run: () => void) => run() }
      return { queries, ...storeAnswers(queries, surroundings) }
    },
  }
}

describe('answers kept on the device', () => {
  let phone = device()
  beforeEach(() => {
    phone = device()
    const { queries } = phone.open()
    queries.setQueryData(bookings, ['yoga'], { updatedAt: 1_000_000 })
  })

  test('are there at the next start, as old as they are', () => {
    const { queries } = phone.open()
    assert.deepEqual(queries.getQueryData(bookings), ['yoga'])
    assert.equal(queries.getQueryState(bookings)?.dataUpdatedAt, 1_000_000)
    assert.equal(queries.getQueryState(bookings)?.isInvalidated, true, 'and are asked for again')
  })

  test('stay beside what is read later', () => {
    const week = ['GET /api/v1/scheduled-classes', {}]
    phone.open().queries.setQueryData(week, ['barre'])
    const { queries } = phone.open()
    assert.deepEqual(
      [bookings, week].map((key) => queries.getQueryData(key)),
      [['yoga'], ['barre']],
    )
  })

  test('are those named only', () => {
    const { queries } = phone.open()
    queries.setQueryData(['GET /api/v1/clients/{client_id}', {}], 'secret')
    assert.doesNotMatch(JSON.stringify([...phone.held]), /secret/)
  })

  test('go after a fortnight', () => {
    phone.later(14 * DAY)
    assert.deepEqual(phone.open().queries.getQueryData(bookings), ['yoga'])
    phone.later(1)
    assert.equal(phone.open().queries.getQueryData(bookings), undefined)
  })

  test('are nobody else’s', () => {
    phone.signIn('instructor 7')
    assert.equal(phone.open().queries.getQueryData(bookings), undefined)
  })

  test('leave the device with whoever signs out', () => {
    const { forget } = phone.open()
    phone.signIn(null)
    forget()
    assert.equal(phone.held.size, 0)
  })

  test('of the next to sign in take the place of the former’s', () => {
    const { queries } = phone.open()
    phone.signIn('instructor 7')
    queries.setQueryData(bookings, ['barre'])
    phone.signIn('client 7')
    assert.equal(phone.open().queries.getQueryData(bookings), undefined)
    phone.signIn('instructor 7')
    assert.deepEqual(phone.open().queries.getQueryData(bookings), ['barre'])
  })

  test('of nobody are not kept', () => {
    phone.signIn(null)
    const { queries } = phone.open()
    queries.setQueryData(bookings, ['barre'])
    assert.doesNotMatch(JSON.stringify([...phone.held]), /barre/)
  })

  test('of nobody are what everybody may see, until somebody signs in', () => {
    const timetable = ['GET /api/v1/widget/{public_studio_id}/schedule', {}]
    phone.signIn(null)
    phone.open().queries.setQueryData(timetable, ['flow'])
    assert.deepEqual(phone.open().queries.getQueryData(timetable), ['flow'])
    const { forget } = phone.open()
    phone.signIn('client 7')
    forget()
    assert.equal(phone.held.size, 0)
  })

  test('are the newest four and twenty', () => {
    const week = (at: number) => ['GET /api/v1/scheduled-classes', { query: { at } }]
    const { queries } = phone.open()
    for (let at = 1; at <= 24; at++) queries.setQueryData(week(at), [at], { updatedAt: 1_000_000 + at })
    const next = phone.open().queries
    assert.equal(next.getQueryData(bookings), undefined)
    assert.deepEqual(next.getQueryData(week(1)), [1])
  })

  test('leave a full device empty rather than old', () => {
    const { queries } = phone.open()
    phone.fill()
    queries.setQueryData(bookings, ['barre'])
    assert.equal(phone.held.size, 0)
  })

  test('that can’t be read count as none', () => {
    for (const key of phone.held.keys()) phone.held.set(key, '{broken')
    assert.equal(phone.open().queries.getQueryData(bookings), undefined)
  })
})
