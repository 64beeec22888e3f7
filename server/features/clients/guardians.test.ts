import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { makeDependant } from '../../test/build/dependants.ts'
import { addClient } from '../../test/build/tags.ts'
import { PASSWORD, startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

const path = '/api/v1/clients'
const NOT_ALLOWED = [409, 'GUARDIAN_NOT_ALLOWED']
const answer = ({ status, body }: Reply) => [status, body.code]

describe('who may look after whom', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const put = (id: number, body: object) => studio.asOwner(`PUT ${path}/${id}`, body)
  const guardianOf = async (id: number) => (await studio.asOwner(`GET ${path}/${id}`)).body.guardian_id
  const plain = () => addClient(studio)
  const signsIn = () => registerClient(studio)
  const child = async () => makeDependant(studio, await registerClient(studio), { email: null })
  const guardian = async () => {
    const parent = await plain()
    await addClient(studio, { guardian_id: parent.id })
    return parent
  }
  type Kind = () => Promise<{ id: number }>

  const cases: [what: string, who: Kind, by: Kind, allowed: boolean][] = [
    ['one without a login by one without', plain, plain, true],
    ['one without a login by one who signs in', plain, signsIn, true],
    ['one without a login by one who is a guardian already', plain, guardian, true],
    ['one who has a guardian by another', child, plain, true],
    ['one who signs in by anybody', signsIn, plain, false],
    ['one without a login by one who has a guardian', plain, child, false],
    ['one who is a guardian by anybody', guardian, plain, false],
  ]
  for (const [what, who, by, allowed] of cases)
    it(`${what} is ${allowed ? 'fine' : 'refused'}`, async () => {
      const [one, other] = [await who(), await by()]
      const before = await guardianOf(one.id)
      const reply = await put(one.id, { guardian_id: other.id })
      assert.deepEqual(answer(reply), allowed ? [200, undefined] : NOT_ALLOWED)
      assert.equal(await guardianOf(one.id), allowed ? other.id : before)
    })

  it('is asked when somebody is added, too, and not where nothing changes', async () => {
    const looked = await child()
    const wish = { full_name: 'Grandchild', guardian_id: looked.id }
    assert.deepEqual(answer(await studio.asOwner(`POST ${path}`, wish)), NOT_ALLOWED)
    assert.equal((await put(looked.id, { guardian_id: looked.guardian_id, phone: '1' })).status, 200)
  })

  it('never makes two guard each other, asked at the same moment', async () => {
    const [one, other] = [await plain(), await plain()]
    const replies = await Promise.all([put(one.id, { guardian_id: other.id }), put(other.id, { guardian_id: one.id })])
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    )
    const guardians = [await guardianOf(one.id), await guardianOf(other.id)]
    assert.equal(guardians.filter((id) => id !== null).length, 1)
  })

  it('says every reason at once', async () => {
    const parent = await guardian()
    const { body } = await put(parent.id, { guardian_id: (await child()).id })
    assert.deepEqual(
      body.reasons.map(({ rule }: { rule: string }) => rule),
      ['guardian', 'dependants'],
    )
  })

  describe('gives a dependant no login', () => {
    let number = 0
    const dependant = async () => {
      number += 1
      const email = `small-${number}@example.com`
      return addClient(studio, { email, guardian_id: (await registerClient(studio)).id })
    }
    const outside = (operation: string, body: object) =>
      studio.send(operation, { body, door: 'public', headers: { 'X-Forwarded-For': `10.77.0.${number}` } })
    const reset = (invite_url: string) => {
      const token = new URL(invite_url).hash.slice(1)
      return outside('POST /api/v1/auth/reset-password', { token, new_password: PASSWORD })
    }
    const hasLogin = async (id: number) => (await studio.asOwner(`GET ${path}/${id}`)).body.has_login

    it('by inviting', async () => {
      const { id } = await dependant()
      assert.deepEqual(answer(await studio.asOwner(`POST ${path}/${id}/invite`)), NOT_ALLOWED)
    })

    it('by an invitation from before', async () => {
      const { id } = await addClient(studio, { email: 'before@example.com' })
      const { invite_url } = (await studio.asOwner(`POST ${path}/${id}/invite`)).body
      await put(id, { guardian_id: (await registerClient(studio)).id })
      assert.deepEqual(answer(await reset(invite_url)), NOT_ALLOWED)
      assert.equal(await hasLogin(id), false)
      await put(id, { guardian_id: null })
      assert.equal((await reset(invite_url)).status, 200)
      assert.equal(await hasLogin(id), true)
      assert.deepEqual(answer(await put(id, { guardian_id: (await plain()).id })), NOT_ALLOWED)
    })

    it('by registering with their e-mail', async () => {
      const { email } = await dependant()
      const person = { email, full_name: 'Small', password: PASSWORD }
      assert.deepEqual(answer(await outside('POST /api/v1/auth/register/client', person)), NOT_ALLOWED)
    })

    it('by asking for a new password', async () => {
      const { id, email } = await dependant()
      assert.equal((await outside('POST /api/v1/auth/forgot-password', { email })).status, 200)
      assert.deepEqual((await studio.asOwner(`GET /api/v1/emails?client_id=${id}`)).body.items, [])
    })

    it('as a guardian is given and the invitation accepted at the same moment, one of both happens', async () => {
      const { id } = await addClient(studio, { email: 'race@example.com' })
      const { invite_url } = (await studio.asOwner(`POST ${path}/${id}/invite`)).body
      const parent = await plain()
      await Promise.all([put(id, { guardian_id: parent.id }), reset(invite_url)])
      assert.equal([await hasLogin(id), (await guardianOf(id)) !== null].filter(Boolean).length, 1)
    })
  })
})
