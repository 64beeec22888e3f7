import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeClient } from '../../test/build/commerce.ts'
import { whereIs } from '../../test/build/gdpr.ts'
import { upload } from '../../test/build/migration.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'
import { systemActor } from '../../api/caller.ts'
import { eraseRecord } from './erase-record.ts'

const WORDS = ['Perpetua Longago', 'perpetua@longago.example', '+34 699 111 000']
const [full_name, email, phone] = WORDS as [string, string, string]

describe('an erasure of somebody who is named all over', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  /** A client who is named in notes on others, and in a file that waits to be imported. */
  const namedAllOver = async () => {
    const client = await makeClient(studio, { full_name, email, phone })
    const other = await makeClient(studio)
    for (let note = 0; note < 60; note += 1)
      await studio.asOwner(`POST /api/v1/clients/${other.id}/notes`, {
        body: `${note}: came with ${full_name} (${phone})`,
      })
    await upload(studio, 'clients', `Name,Email\n${`${full_name},${email}\nOther,other@example.org\n`.repeat(30)}`)
    return { client, other }
  }

  it('replaces what others wrote in short turns, and answers others meanwhile', async () => {
    const { client, other } = await namedAllOver()
    let isDone = false
    const erased = studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`).finally(() => (isDone = true))
    while (!isDone) assert.equal((await studio.send('GET /api/v1/health')).status, 200)
    assert.equal((await erased).status, 200)
    for (const word of WORDS) assert.deepEqual(whereIs(studio, word), [], word)
    const notes = (await studio.asOwner(`GET /api/v1/clients/${other.id}/notes`)).body
    assert.ok(notes.every(({ body }: { body: string }) => body.endsWith(`Erased client ${client.id} ([erased])`)))
  })

  it('is ended by the next start where it was broken off', async () => {
    const { client } = await namedAllOver()
    const { app } = studio.running
    const act = { now: studio.clock.now(), actor: systemActor, requestId: null, seams: app.seams }
    // Broken off as a kill does it: the client is nobody any more, and nothing else is done.
    let writes = 0
    const write: typeof app.writer.write = (job) => {
      writes += 1
      return writes > 1 ? Promise.reject(new Error('switched off')) : app.writer.write(job)
    }
    const broken = { ...app, writer: Object.assign(Object.create(app.writer), { write }) }
    await assert.rejects(eraseRecord(broken, act, client.id), /switched off/)
    assert.notDeepEqual(whereIs(studio, full_name), [])
    await studio.restart()
    studio.owner = await studio.login(OWNER_EMAIL)
    for (const word of WORDS) assert.deepEqual(whereIs(studio, word), [], word)
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${client.id}`)).status, 404)
  })
})
