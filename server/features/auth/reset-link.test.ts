import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeInstructor } from '../../test/build/staff.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('the link of a reset mail', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    const server = { host: 'smtp.test', from_email: 'desk@studio.test', port: 587, security: 'starttls' }
    await studio.asOwner('PUT /api/v1/studio/email', server)
  })
  after(() => studio.stop())

  const linkFor = async (email: string) => {
    await studio.send('POST /api/v1/auth/forgot-password', { body: { email } })
    await studio.advance({ minutes: 1 })
    return new URL(/http\S+#[\w-]+/.exec(studio.mail.sent.at(-1)?.text ?? '')?.[0] ?? '')
  }

  it('leads managers to where they work and instructors to the portal, and sets the password there', async () => {
    const link = await linkFor(OWNER_EMAIL)
    assert.equal(link.pathname, '/manage/reset')
    const teacher = await makeInstructor(studio)
    assert.equal((await linkFor(teacher.email)).pathname, '/reset')
    const body = { token: link.hash.slice(1), new_password: PASSWORD }
    const set = await studio.send('POST /api/v1/auth/reset-password', { body })
    assert.deepEqual([set.status, set.body.role], [200, 'manager'])
  })

  it('leads managers to the portal too where the manager’s pages are not served outside', async () => {
    const token = await studio.login(OWNER_EMAIL)
    await studio.send('PUT /api/v1/studio', { token, body: { public_manager_enabled: false } })
    assert.equal((await linkFor(OWNER_EMAIL)).pathname, '/reset')
  })
})
