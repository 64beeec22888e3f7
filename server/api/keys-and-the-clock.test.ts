import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../test/studio.ts'

describe('a key of a request', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const add = (name: string) =>
    studio.send('POST /api/v1/clients', {
      token: studio.owner,
      body: { full_name: name },
      headers: { 'Idempotency-Key': name },
    })
  /** The clock says something else for a while, in which every job has its turn. */
  const whileWrong = async (days: number, work: () => Promise<unknown> = async () => {}) => {
    const right = studio.clock.now()
    await studio.advance({ days })
    await work()
    studio.clock.set(right)
    await studio.advance({ minutes: 1 })
  }
  const expectFirst = async (name: string, first: Awaited<ReturnType<typeof add>>) => {
    const again = await add(name)
    assert.deepEqual([again.status, again.body, again.headers.get('idempotency-replayed')], [201, first.body, 'true'])
  }

  it('is good after a clock that was years ahead for a moment, be it the first', async () => {
    const first = await add('Ana Ahead')
    for (const days of [4000, 4000, 0.5]) {
      await whileWrong(days)
      await expectFirst('Ana Ahead', first)
    }
  })

  it('is good where the clock was years behind when it was used', async () => {
    let first: Awaited<ReturnType<typeof add>>
    await whileWrong(-4000, async () => (first = await add('Bea Behind')))
    studio.owner = await studio.login(OWNER_EMAIL)
    await expectFirst('Bea Behind', first!)
  })

  it('goes after a day, and the hour in which the clock says so a second time', async () => {
    await add('Cara Kept')
    await studio.advance({ hours: 25 })
    await studio.advance({ hours: 1 })
    const again = await add('Cara Kept')
    assert.deepEqual([again.status, again.headers.get('idempotency-replayed')], [201, null])
  })
})
