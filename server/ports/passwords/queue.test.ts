import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Refusal } from '../../http/errors.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'
import { queue } from './argon2.ts'

describe('passwords that wait to be hashed', () => {
  it('run a few at a time, in their order, and no more wait than fit', async () => {
    const limited = queue(2, 3)
    const ends: (() => void)[] = []
    const begun: number[] = []
    const tasks = [1, 2, 3, 4, 5, 6].map((task) =>
      limited(() => {
        begun.push(task)
        return new Promise<number>((resolve) => ends.push(() => resolve(task)))
      }),
    )
    await assert.rejects(tasks[5]!, (error) => {
      assert.ok(error instanceof Refusal)
      assert.deepEqual([error.code, error.extras.headers], ['RATE_LIMITED', { 'Retry-After': '3' }])
      return true
    })
    assert.deepEqual(begun, [1, 2])
    for (let next = 3; next <= 5; next += 1) {
      ends.shift()!()
      await new Promise(setImmediate)
      assert.deepEqual(begun.at(-1), next)
    }
    for (const end of ends) end()
    assert.deepEqual(await Promise.all(tasks.slice(0, 5)), [1, 2, 3, 4, 5])
    const later = limited(async () => 'later')
    assert.equal(await later, 'later')
  })

  it('give their place on where a task fails', async () => {
    const limited = queue(1, 5)
    const failed = limited(() => Promise.reject(new Error('no')))
    const next = limited(async () => 'next')
    await assert.rejects(failed, /no/)
    assert.equal(await next, 'next')
  })
})

describe('sixty who sign in at once', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('are let in or told to come again soon; none waits behind all the others', async () => {
    const attempts = Array.from({ length: 60 }, (_, at) => {
      const headers = { 'X-Forwarded-For': `2001:db8:1::${at.toString(16)}` }
      const body = { email: OWNER_EMAIL, password: PASSWORD }
      return studio.send('POST /api/v1/auth/login', { body, headers, door: 'public' })
    })
    const answers = await Promise.all(attempts)
    const refused = answers.filter(({ status }) => status === 429)
    assert.ok(answers.every(({ status }) => status === 200 || status === 429))
    for (const { headers } of refused) assert.ok(Number(headers.get('Retry-After')) > 0)
    assert.equal((await studio.send('GET /api/v1/health')).status, 200)
  })
})
