import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ended, upload } from '../test/build/migration.ts'
import { startStudio } from '../test/studio.ts'
import { goOn } from '../features/migration/run.ts'
import { underWay } from './connect.ts'

it('names an import for as long as it runs', async () => {
  const studio = await startStudio()
  const { app } = studio.running
  assert.equal(underWay(app), null)
  const rows = Array.from({ length: 300 }, (_, at) => `Person ${at},p${at}@example.com`)
  const { job_id, column_mapping } = (await upload(studio, 'clients', ['Name,Email', ...rows].join('\n'))).body
  assert.equal(underWay(app), null)
  await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping })
  assert.equal(underWay(app), 'An import')
  const { status } = await ended(studio, job_id)
  await goOn(app, job_id)
  assert.deepEqual([status, underWay(app)], ['completed', null])
  await studio.stop()
})
