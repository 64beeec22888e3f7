import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeManager } from '../../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'
import { MOST_VIEWS } from './contract.ts'

const view = (name: string, more: object = {}) => ({
  name,
  filters: { owes: true, birthday: 'this_month' },
  columns: ['name', 'owed', 'tags'],
  sort: '-last_visit',
  ...more,
})

describe('saved lists of clients', () => {
  let studio: TestStudio
  let other: string
  before(async () => {
    studio = await startStudio()
    other = (await makeManager(studio, ['clients.view'])).token
  })
  after(() => studio.stop())

  const save = (body: object, token = studio.owner) => studio.send('POST /api/v1/client-views', { token, body })
  const names = async (token = studio.owner) =>
    (await studio.send('GET /api/v1/client-views', { token })).body.map(({ name }: { name: string }) => name)

  it('are one’s own, come back as they were, and go', async () => {
    const { status, body } = await save(view('Owes'))
    assert.equal(status, 201)
    assert.deepEqual((await studio.asOwner('GET /api/v1/client-views')).body, [body])
    const { id, created_at, ...kept } = body
    assert.deepEqual(kept, { ...view('Owes'), is_shared: false, is_own: true })
    assert.deepEqual(await names(other), [])
    assert.equal((await studio.send(`DELETE /api/v1/client-views/${id}`, { token: other })).status, 404)
    assert.deepEqual((await studio.asOwner(`DELETE /api/v1/client-views/${id}`)).body, body)
    assert.equal((await studio.asOwner(`DELETE /api/v1/client-views/${id}`)).status, 404)
    assert.ok(created_at)
  })

  it('are in everybody’s list where they are shared, and only the own one is replaced', async () => {
    const { body } = await save(view('Team', { is_shared: true }))
    const [seen] = (await studio.send('GET /api/v1/client-views', { token: other })).body
    assert.deepEqual([seen.id, seen.is_own], [body.id, false])
    await save(view('Team', { sort: 'name' }), other)
    assert.deepEqual(await names(other), ['Team', 'Team'])
    const again = await save(view('TEAM', { sort: 'client_since' }))
    assert.deepEqual([again.body.id, again.body.sort, again.body.is_shared], [body.id, 'client_since', false])
    assert.deepEqual(await names(other), ['Team'])
    await studio.asOwner(`DELETE /api/v1/client-views/${body.id}`)
  })

  it('saved twice at once under one name are one', async () => {
    const saved = await Promise.all([1, 2, 3, 4].map(() => save(view('Race'))))
    assert.equal(new Set(saved.map(({ body }) => body.id)).size, 1)
    assert.deepEqual(await names(), ['Race'])
  })

  it('refuse what no list has, and one too many', async () => {
    for (const wrong of [
      { columns: [] },
      { columns: ['name', 'name'] },
      { columns: ['shoe_size'] },
      { sort: 'tags' },
      { filters: { owes: false } },
      { filters: { since_date: '2026-03-01' } },
      { name: '' },
    ]) {
      assert.equal((await save(view('Wrong', wrong))).status, 422, JSON.stringify(wrong))
    }
    for (let n = 1; n < MOST_VIEWS; n += 1) await save(view(`List ${n}`))
    assert.equal((await save(view('One too many'))).body.code, 'TOO_MANY_VIEWS')
    assert.equal((await save(view('list 3'))).status, 201)
  })
})
