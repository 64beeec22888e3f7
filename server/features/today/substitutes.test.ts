import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { askInstead, claimInstead } from '../../test/build/schedule.ts'
import { OWNER_EMAIL, startStudio } from '../../test/studio.ts'

describe('today’s substitutes', () => {
  it('are the classes to come that look for somebody, claimed or not, until they have one', async () => {
    const studio = await startStudio()
    const read = async () => (await studio.asOwner('GET /api/v1/today')).body
    const pass = async (minutes: number) => {
      studio.clock.advance({ minutes })
      studio.owner = await studio.login(OWNER_EMAIL)
    }
    try {
      const at = (starts_at: string) => ({ starts_at, duration_minutes: 30 })
      const claimed = await claimInstead(studio, at('2026-03-05T10:00'))
      const open = await askInstead(studio, [], at('2026-03-04T12:30'))
      const withdrawn = await askInstead(studio, [], at('2026-03-04T13:00'))
      await studio.asOwner(`DELETE /api/v1/substitute-requests/${withdrawn.id}`)
      const row = (request: typeof open) => ({
        request_id: request.id,
        class_id: request.scheduled_class_id,
        class_name: request.class_name,
        starts_at: request.starts_at,
        asked_by_name: request.asked_by_name,
        claimed_by_name: request.claimed_by_name,
      })
      assert.deepEqual((await read()).substitutes, { total: 2, items: [row(open), row(claimed)] })
      await pass(29)
      assert.equal((await read()).substitutes.total, 2)
      await pass(1)
      assert.deepEqual((await read()).substitutes, { total: 1, items: [row(claimed)] })
      await studio.asOwner(`POST /api/v1/substitute-requests/${claimed.id}/approve`)
      assert.deepEqual((await read()).substitutes, { total: 0, items: [] })
    } finally {
      await studio.stop()
    }
  })
})
