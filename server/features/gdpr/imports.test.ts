import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { whereIs } from '../../test/build/gdpr.ts'
import { ended, importFile, upload } from '../../test/build/migration.ts'
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
  it('leaves the reason of her rejected row without the cell it was about', async () => {
    const client = await makeClient(studio, { full_name: 'Rhea Rejected', email: 'rhea@rejected.example' })
    const header = 'Name,Email,Membership Name,Type,Status,Start Date,Expiration Date'
    const row = 'Rhea Rejected,rhea@rejected.example,Gold,recurring,active,when Rhea emigrated,'
    const { job_id } = await importFile(studio, 'memberships', `${header}\n${row}\n`, { accept_type_proposals: true })
    const reasonOf = async () =>
      (await studio.asOwner(`GET /api/v1/migration/jobs/${job_id}/rows`)).body.items[0].reason
    assert.equal(await reasonOf(), '“when Rhea emigrated” can’t be read as a date.')
    await studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`)
    assert.equal(await reasonOf(), '“…” can’t be read as a date.')
    for (const word of ['Rhea', 'emigrated']) assert.deepEqual(whereIs(studio, word), [], word)
  })

  it('forgets a name with marks in it where it stands in a saying inside the log', async () => {
    const full_name = 'Quin "Q" Marks'
    const client = await makeClient(studio, { full_name, email: 'quin@marks.example' })
    const booked = await book(
      studio,
      await makeClass(studio, { starts_at: '2026-03-05T08:00' }),
      await registerMember(studio),
    )
    await studio.asOwner(`DELETE /api/v1/bookings/${booked.id}`, { reason: `Given to ${full_name}` })
    assert.notDeepEqual(whereIs(studio, 'Marks'), [])
    await studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`)
    assert.deepEqual(whereIs(studio, 'Marks'), [])
  })
})
