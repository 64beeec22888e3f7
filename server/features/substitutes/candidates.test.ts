import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio } from '../../test/studio.ts'

interface Candidate {
  instructor_id: number
  name: string
  has_taught: boolean
  busy: string | null
  was_asked: boolean
}

test('candidates are all instructors but the one who teaches, those whom the search mails by themselves first', async () => {
  const studio = await startStudio()
  try {
    const template = await makeTemplate(studio)
    const [asker, lately, busy, never] = [
      await makeInstructor(studio),
      await makeInstructor(studio),
      await makeInstructor(studio),
      await makeInstructor(studio),
    ]
    const taught = (who: { id: number }, starts_at: string) =>
      makeClass(studio, { template_id: template.id, instructor_id: who.id, starts_at, force: true })
    await taught(lately, '2026-03-04T18:00')
    await taught(busy, '2026-03-04T18:00')
    await studio.advance({ days: 1 })
    const cls = await taught(asker, '2026-03-12T10:00')
    await makeClass(studio, { instructor_id: busy.id, starts_at: '2026-03-12T10:00' })
    const path = `/api/v1/scheduled-classes/${cls.id}/substitute-`
    const list = async (): Promise<Candidate[]> => (await studio.asOwner(`GET ${path}candidates`)).body
    const seen = (of: { id: number }, all: Candidate[]) => all.find(({ instructor_id }) => instructor_id === of.id)!
    const all = await list()
    assert.deepEqual(new Set(all.map(({ instructor_id }) => instructor_id)), new Set([lately.id, busy.id, never.id]))
    assert.deepEqual(
      [lately, busy, never].map((one) => [seen(one, all).has_taught, seen(one, all).busy === null]),
      [
        [true, true],
        [true, false],
        [false, true],
      ],
    )
    assert.deepEqual(
      all.map(({ has_taught }) => has_taught),
      [true, true, false],
    )
    await studio.asOwner(`POST ${path}requests`, { instructor_ids: [never.id] })
    assert.equal(seen(never, await list()).was_asked, true)
  } finally {
    await studio.stop()
  }
})
