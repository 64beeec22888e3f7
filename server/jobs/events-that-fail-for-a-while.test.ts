import Database from 'better-sqlite3'
import { join } from 'node:path'
import { transcript } from '../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ studio, owner, later }) => {
  const beside = (statement: string) => {
    const database = new Database(join(studio.folder, 'studio.sqlite'))
    database.exec(statement)
    database.close()
  }
  const rule = (trigger_event: string, tag_id: number, condition_json?: object) =>
    owner('POST /auto-tag-rules', { trigger_event, tag_id, condition_json })
  const gets = (tag: number) => ({ all: [{ field: 'tag_id', op: 'eq', value: tag }] })
  for (const name of ['New', 'Second', 'Third', 'Fourth', 'Fifth']) await owner('POST /tags', { name })
  await rule('client.created', 1)
  // Rules that follow from each other go round no further than is decided.
  for (const tag of [1, 2, 3, 4]) await rule('client.tag_added', tag + 1, gets(tag))
  beside(`CREATE TRIGGER refuse BEFORE INSERT ON client_tags WHEN new.client_id = 1
    BEGIN SELECT RAISE(ABORT, 'the disk says no'); END`)
  await owner('POST /clients', { full_name: 'Ana Prats', date_of_birth: '1990-03-05' })
  await owner('POST /clients', { full_name: 'Bea Sol', date_of_birth: '1990-03-06' })
  // The first client's events wait, each attempt a longer time after the one before; the second's do not.
  await later({ seconds: 30 })
  await later({ seconds: 59 })
  await later({ seconds: 1 })
  await later({ minutes: 4, seconds: 59 })
  await later({ seconds: 1 })
  await later({ minutes: 15 })
  await later({ minutes: 59 })
  await later({ minutes: 1 })
  await later({ hours: 4 })
  await later({ hours: 11, minutes: 59 })
  await later({ minutes: 1 })
  await later({ hours: 23, minutes: 59 })
  await later({ minutes: 1 })
  beside('DROP TRIGGER refuse')
  await later({ minutes: 15 })
  await owner('POST /clients/1/tags', { tag_id: 1 })
  await later({ seconds: 1 })
})
