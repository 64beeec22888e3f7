import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeClient } from '../../test/build/commerce.ts'
import { whereIs } from '../../test/build/gdpr.ts'
import { ended, upload } from '../../test/build/migration.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('an erasure and a file that waits to be imported', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('forgets her row: the import brings the others, and not her', async () => {
    const client = await makeClient(studio, { full_name: 'Wanda Waiting', email: 'wanda@waiting.example' })
    const file = 'Name,Email\nWanda Waiting,wanda@waiting.example\nOlaf Other,olaf@other.example\n'
    const { job_id, column_mapping } = (await upload(studio, 'clients', file)).body
    assert.notDeepEqual(whereIs(studio, 'wanda@waiting.example'), [])
    await studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`)
    for (const word of ['Wanda', 'waiting.example']) assert.deepEqual(whereIs(studio, word), [], word)

    const confirmed = await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping, answers: {} })
    assert.equal(confirmed.status, 200)
    await ended(studio, job_id)
    const { items } = (await studio.asOwner('GET /api/v1/clients?include_inactive=true')).body
    assert.deepEqual(
      items.map(({ full_name }: { full_name: string }) => full_name),
      [`Erased client ${client.id}`, 'Olaf Other'],
    )
  })
})
