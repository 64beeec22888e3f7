import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { db } from '../../db/build.ts'
import { registerMember } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

const codes = ({ body }: Reply) => body.reasons.map((reason: { code: string }) => reason.code)

describe('a waiver required before booking', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('refuses until a required waiver is signed at its current version', async () => {
    const client = await registerMember(studio)
    const cls = await makeClass(studio, { starts_at: '2026-03-07T09:00' })
    const at = studio.clock.now()
    const { writer } = studio.running.app
    const waiver_id = await writer.write((tx) => {
      const waiver = { title: 'House rules', body: 'Take your shoes off.', requires_before_booking: true }
      const { id } = tx.run(db.insertInto('waivers').values({ ...waiver, created_at: at, updated_at: at }))
      for (const version of [1, 2]) {
        tx.run(db.insertInto('waiver_versions').values({ waiver_id: id, version, body: 'Text', created_at: at }))
      }
      return id
    })
    const sign = (version: number) =>
      writer.write((tx) => {
        const { id: client_id, full_name: signed_name } = client
        const signature = { waiver_id, version, client_id, title: 'House rules', signed_name, signed_at: at }
        tx.run(db.insertInto('waiver_signatures').values(signature))
      })
    const ask = () => client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
    assert.deepEqual(codes(await ask()), ['WAIVER_UNSIGNED'])
    await writer.write((tx) => {
      tx.run(db.updateTable('waivers').set({ version: 2 }).where('id', '=', waiver_id))
    })
    await sign(1)
    assert.deepEqual(codes(await ask()), ['WAIVER_UNSIGNED'])
    await sign(2)
    assert.equal((await ask()).status, 201)
    await writer.write((tx) => {
      tx.run(db.updateTable('waivers').set({ is_active: false }).where('id', '=', waiver_id))
    })
  })
})
