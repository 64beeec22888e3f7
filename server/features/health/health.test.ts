import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startStudio } from '../../test/studio.ts'

it('the studio says that it is there, to anybody, by both doors and before it is set up', async () => {
  const studio = await startStudio({ bare: true })
  for (const door of ['local', 'public'] as const) {
    const { status, body } = await studio.send('GET /api/v1/health', { door })
    assert.deepEqual([status, body], [200, { status: 'ok', version: 'test' }])
  }
  await studio.stop()
})
