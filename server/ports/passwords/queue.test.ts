import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Refusal } from '../../http/errors.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'
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

  it('are told no, or to come again soon; none waits behind all the others, and one more is let in', async () => {
    const login = (email: string, at: number) =>
      studio.send('POST /api/v1/auth/login', {
        body: { email, password: PASSWORD },
        headers: { 'X-Forwarded-For': `2001:db8:1:${at.toString(16)}::1` },
        door: 'public',
      })
    const someone = { email: 'ana@studio.test', full_name: 'Ana', password: PASSWORD }
    assert.equal((await studio.send('POST /api/v1/auth/register/client', { body: someone })).status, 201)
    // Nobody of these names is known: a wrong password takes as long.
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => login(`nobody-${at}@studio.test`, at)))
    const [refused, wrong] = [429, 401].map((status) => answers.filter((answer) => answer.status === status))
    assert.equal(refused!.length + wrong!.length, 60)
    assert.ok(wrong!.length >= 18, `${wrong!.length} were seen to`)
    for (const { headers, body } of refused!) {
      assert.deepEqual([headers.get('Retry-After'), body.code], ['3', 'RATE_LIMITED'])
      assert.match(body.detail, /Too many people are signing in right now/)
    }
    for (const { body } of wrong!) assert.equal(body.code, 'AUTH_INVALID_CREDENTIALS')
    assert.equal((await login(someone.email, 60)).status, 200)
  })
})
