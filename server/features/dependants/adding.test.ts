import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient, type TestClient } from '../../test/build/bookings.ts'
import { makeDependant } from '../../test/build/dependants.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const MINE = '/api/v1/clients/me/dependants'
const NOA = { full_name: 'Noa Serrano', date_of_birth: '2018-05-01' }

describe('a child put on file by their guardian', () => {
  let studio: TestStudio
  let gina: TestClient
  before(async () => {
    studio = await startStudio()
    gina = await registerClient(studio)
  })
  after(() => studio.stop())

  it('is a client without a login or an address, whom the guardian acts for at once', async () => {
    const { status, body: noa } = await gina.ask(`POST ${MINE}`, NOA)
    assert.equal(status, 201)
    assert.deepEqual(
      [noa.full_name, noa.date_of_birth, noa.guardian_id, noa.has_login, noa.email],
      [NOA.full_name, NOA.date_of_birth, gina.id, false, null],
    )
    const listed = (await gina.ask(`GET ${MINE}`)).body
    assert.deepEqual(
      listed.map(({ id }: { id: number }) => id),
      [noa.id],
    )
    const cls = await makeClass(studio)
    const eligible = await gina.ask(`GET ${MINE}/${noa.id}/scheduled-classes/${cls.id}/eligibility`)
    assert.equal(eligible.body.reasons[0].code, 'NO_ENTITLEMENT')
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${noa.id}`)).body.full_name, NOA.full_name)
  })

  it('is renamed and given another birthday by that guardian alone, and by nothing else', async () => {
    const { body: child } = await gina.ask(`POST ${MINE}`, NOA)
    const change = (who: TestClient, body: object) => who.ask(`PUT ${MINE}/${child.id}`, body)
    const { status, body } = await change(gina, { full_name: 'Noa S.', date_of_birth: '2018-05-02' })
    assert.deepEqual([status, body.full_name, body.date_of_birth], [200, 'Noa S.', '2018-05-02'])
    assert.equal((await change(gina, { full_name: 'Noa' })).body.date_of_birth, '2018-05-02')
    assert.equal((await change(await registerClient(studio), { full_name: 'Mine' })).status, 404)
    for (const field of ['email', 'guardian_id', 'is_active', 'phone'])
      assert.equal((await change(gina, { [field]: field === 'guardian_id' ? null : false })).status, 422, field)
  })

  it('needs a name and a day of birth that has been', async () => {
    for (const wrong of [
      { full_name: 'Noa' },
      { ...NOA, full_name: ' ' },
      { ...NOA, date_of_birth: '2026-03-05' },
      { ...NOA, date_of_birth: null },
      { ...NOA, email: 'noa@example.com' },
    ])
      assert.equal((await gina.ask(`POST ${MINE}`, wrong)).status, 422, JSON.stringify(wrong))
  })

  it('is one of at most ten, whoever added the others', async () => {
    const parent = await registerClient(studio)
    for (let count = 0; count < 9; count += 1) await makeDependant(studio, parent, { email: null })
    assert.equal((await parent.ask(`POST ${MINE}`, NOA)).status, 201)
    const { status, body } = await parent.ask(`POST ${MINE}`, NOA)
    assert.deepEqual([status, body.code], [409, 'TOO_MANY_DEPENDANTS'])
    assert.match(body.detail, /10 dependants/)
    const english = await parent.ask(`GET ${MINE}`)
    assert.equal(english.body.length, 10)
    await makeDependant(studio, parent, { email: null })
    assert.equal((await parent.ask(`GET ${MINE}`)).body.length, 11)
  })
})
