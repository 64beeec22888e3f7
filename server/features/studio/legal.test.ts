import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('terms and privacy', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const read = (kind: string) => studio.send(`GET /api/v1/legal/${kind}`, { door: 'public' })
  const put = (body: object) => studio.asOwner('PUT /api/v1/studio', body)

  it('is read by anybody, as a text or the address that it is at', async () => {
    assert.deepEqual([(await read('terms')).status, (await read('imprint')).status], [404, 422])
    await put({ terms_text: 'Be on time.\n\nBring a towel.', privacy_url: 'https://marea.example/privacy' })
    const terms = { kind: 'terms', text: 'Be on time.\n\nBring a towel.', url: null }
    assert.deepEqual((await read('terms')).body, terms)
    const privacy = { kind: 'privacy_policy', text: null, url: 'https://marea.example/privacy' }
    assert.deepEqual((await read('privacy_policy')).body, privacy)
    await put({ privacy_url: null })
    assert.equal((await read('privacy_policy')).status, 404)
    assert.equal((await put({ terms_url: 'javascript:alert(1)' })).status, 422)
  })

  it('keeps what a new client accepts by registering', async () => {
    const log = async (accepts?: string[]) => {
      const { id } = await registerClient(studio, { accepts })
      const { body } = await studio.asOwner(`GET /api/v1/gdpr/consent-log/${id}`)
      return body.map(({ consent_type, granted, source }: Record<string, unknown>) => [consent_type, granted, source])
    }
    assert.deepEqual(await log(), [])
    assert.deepEqual(await log(['terms', 'privacy_policy']), [
      ['privacy_policy', true, 'client'],
      ['terms', true, 'client'],
    ])
  })
})
