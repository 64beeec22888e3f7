import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeManager } from '../../test/build/staff.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('the recovery code, from within', () => {
  let studio: TestStudio
  before(async () => (studio = await startStudio()))
  after(() => studio.stop())

  const renew = (password = PASSWORD) => studio.asOwner('POST /api/v1/auth/recovery-code', { password })
  const confirm = (recovery_code: string) =>
    studio.asOwner('POST /api/v1/auth/recovery-code/confirm', { recovery_code })
  const isKept = async () => (await studio.asOwner('GET /api/v1/auth/me')).body.recovery_code_kept
  const recover = (recovery_code: string) =>
    studio.send('POST /api/v1/auth/manager/recover-with-code', { body: { recovery_code, new_password: PASSWORD } })

  it('is not kept until its owner says so, with the code itself', async () => {
    assert.equal(await isKept(), false)
    const { status, body } = await renew()
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(await isKept(), false)
    assert.equal((await confirm('ABCDE')).body.code, 'RECOVERY_CODE_INVALID')
    assert.equal((await confirm(body.recovery_code.toLowerCase())).status, 200)
    assert.equal(await isKept(), true)
  })

  it('is made anew with the password, and the one before opens nothing', async () => {
    const first = (await renew()).body.recovery_code
    assert.equal((await renew('wrong-password')).body.code, 'AUTH_INVALID_CREDENTIALS')
    const second = (await renew()).body.recovery_code
    assert.equal((await confirm(first)).body.code, 'RECOVERY_CODE_INVALID')
    await confirm(second)
    assert.equal((await recover(first)).body.code, 'RECOVERY_CODE_INVALID')
    // The person who uses it gets the next one, which must be kept in its turn.
    assert.equal((await recover(second)).status, 200)
    studio.owner = await studio.login(OWNER_EMAIL)
    assert.equal(await isKept(), false)
  })

  it('is nobody else’s', async () => {
    const { token } = await makeManager(studio, ['settings.manage'])
    const asked = (path: string, body: object) => studio.send(`POST /api/v1/auth/${path}`, { body, token })
    assert.equal((await asked('recovery-code', { password: PASSWORD })).status, 403)
    assert.equal((await asked('recovery-code/confirm', { recovery_code: 'ABCDE' })).status, 403)
    assert.equal((await studio.send('GET /api/v1/auth/me', { token })).body.recovery_code_kept, null)
    const other = { full_name: 'Aldo', email: 'aldo@studio.test', password: PASSWORD, role_id: 1 }
    await studio.asOwner('POST /api/v1/staff', other)
    const theirs = await studio.login(other.email)
    const { status } = await studio.send('POST /api/v1/auth/recovery-code', {
      body: { password: PASSWORD },
      token: theirs,
    })
    assert.equal(status, 403)
  })
})
