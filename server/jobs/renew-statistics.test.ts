import assert from 'node:assert/strict'
import { it } from 'node:test'
import { openBeside } from '../test/build/books.ts'
import { addClient } from '../test/build/tags.ts'
import { startStudio } from '../test/studio.ts'

it('what SQLite knows of how many rows there are is renewed as they grow, and stands in the file', async () => {
  const studio = await startStudio()
  const known = () => {
    const beside = openBeside(studio)
    const isThere = beside.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_stat1'").get()
    const rows = isThere
      ? beside.prepare("SELECT stat FROM sqlite_stat1 WHERE idx = 'clients_email'").pluck().all()
      : []
    beside.close()
    return rows.map((stat) => Number(String(stat).split(' ')[0]))
  }
  await addClient(studio)
  await studio.advance({ minutes: 15 })
  assert.deepEqual(known(), [1])
  for (let n = 0; n < 30; n += 1) await addClient(studio)
  assert.deepEqual(known(), [1])
  await studio.advance({ minutes: 15 })
  assert.deepEqual(known(), [31])
  await studio.restart()
  assert.deepEqual(known(), [31])
  await studio.stop()
})
