import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient, registerMember, type TestClient } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('letters that a client’s own acts bring about', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const lettersTo = async (client: TestClient): Promise<number> =>
    (await studio.asOwner(`GET /api/v1/emails?client_id=${client.id}`)).body.total
  /** Signs so many waivers, each of which is confirmed by a letter. */
  const signs = async (client: TestClient, waivers: readonly { id: number }[]) => {
    for (const { id } of waivers)
      assert.equal((await client.ask(`POST /api/v1/waivers/${id}/sign`, { signed_name: 'S' })).status, 201)
  }
  const manyWaivers = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, n) => {
        return (await studio.asOwner('POST /api/v1/waivers', { title: `W ${n}`, body: 'Mine.' })).body as { id: number }
      }),
    )

  it('are twenty a day to an address that somebody has only registered, and what the studio writes goes on', async () => {
    const stranger = await registerClient(studio)
    const waivers = await manyWaivers(22)
    await signs(stranger, waivers)
    assert.equal(await lettersTo(stranger), 20)
    assert.equal((await studio.asOwner(`POST /api/v1/clients/${stranger.id}/reset-mail`)).status, 200)
    await studio.advance({ seconds: 1 })
    assert.equal(await lettersTo(stranger), 21)
    await studio.advance({ hours: 24 })
    await signs(stranger, waivers.slice(0, 1))
    assert.equal(await lettersTo(stranger), 22)
  })

  it('are sixty a day for whoever has bought something', async () => {
    const member = await registerMember(studio)
    const before = await lettersTo(member)
    const { id: scheduled_class_id } = await makeClass(studio)
    for (let n = 0; n < 32; n += 1) {
      const { status, body } = await member.ask('POST /api/v1/bookings', { scheduled_class_id })
      assert.equal(status, 201, JSON.stringify(body))
      assert.equal((await member.ask(`DELETE /api/v1/bookings/${body.id}`)).status, 200)
    }
    assert.ok(before < 10, String(before))
    assert.equal(await lettersTo(member), 60)
  })
})
