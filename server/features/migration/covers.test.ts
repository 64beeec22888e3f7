import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { csvOf, importFile, requireWhole, upload } from '../../test/build/migration.ts'
import { makeCategory } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const TYPES = csvOf(
  'Name,Type,Price,Credits',
  'Reformer 10er,class_pack,150,10',
  'Mát pass 5,class_pack,60,5',
  'Anything,class_pack,99,8',
)
const PEOPLE = csvOf(
  'Name,Email,Membership,Start,Price,Credits left,Total credits',
  'Ana Prats,ana@list.test,Tower & Reformer x5,2026-03-01,90,3,5',
)

describe('what imported memberships cover', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const asked = async (entity: string, file: string) =>
    (await upload(studio, entity, file)).body.questions.find(({ id }: { id: string }) => id === 'covers')
  const coverageOf = async (name: string) => {
    const { items } = (await studio.asOwner('GET /api/v1/membership-types?page_size=200')).body
    return items.find((type: Shown) => type.name === name).coverage
  }

  it('is not asked where there is one kind of classes', async () => {
    await makeCategory(studio, { name: 'Reformer' })
    assert.equal(await asked('membership_types', TYPES), undefined)
  })

  it('is asked where there are several, and proposed by a name that contains one', async () => {
    const { items } = (await studio.asOwner('GET /api/v1/class-categories')).body
    const [reformer, mat] = [items[0], await makeCategory(studio, { name: 'Mat' })]
    const question = await asked('membership_types', TYPES)
    assert.deepEqual(question.guesses, { 'Reformer 10er': `${reformer.id}`, 'Mát pass 5': `${mat.id}` })
    assert.deepEqual([question.answered, question.examples.length, question.choices.length], [false, 3, 3])
    const unanswered = await upload(studio, 'membership_types', TYPES)
    const { job_id, column_mapping } = unanswered.body
    const early = await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping, answers: {} })
    assert.equal(early.body.code, 'IMPORT_NOT_READY')
    const covers = { ...question.guesses, Anything: 'all' }
    const { status } = await importFile(studio, 'membership_types', TYPES, { covers })
    assert.equal(status, 'completed')
    const listed = { classes: 'listed', template_ids: [], service_category_ids: [], service_ids: [] }
    assert.deepEqual(await coverageOf('Reformer 10er'), { ...listed, category_ids: [reformer.id] })
    assert.deepEqual(await coverageOf('Mát pass 5'), { ...listed, category_ids: [mat.id] })
    assert.equal((await coverageOf('Anything')).classes, 'all')
    await requireWhole(studio)
  })

  it('is asked of a list of memberships too, and taken back with it', async () => {
    const tower = await makeCategory(studio, { name: 'Tower' })
    const question = await asked('memberships', PEOPLE)
    assert.deepEqual(
      [question.examples, question.guesses],
      [['Tower & Reformer x5'], {}],
      'two of them are no proposal',
    )
    const { job_id } = await importFile(studio, 'memberships', PEOPLE, {
      covers: { 'Tower & Reformer x5': `${tower.id}` },
    })
    assert.deepEqual((await coverageOf('Tower & Reformer x5')).category_ids, [tower.id])
    const inUse = await studio.asOwner(`DELETE /api/v1/class-categories/${tower.id}`)
    assert.equal(inUse.body.code, 'CATEGORY_IN_USE')
    await studio.asOwner(`POST /api/v1/migration/jobs/${job_id}/rollback`)
    const undone = async () => (await studio.asOwner(`DELETE /api/v1/class-categories/${tower.id}`)).status
    for (let tries = 0; tries < 200 && (await undone()) !== 200; tries += 1) await studio.running.runJobs()
    assert.equal((await studio.asOwner('GET /api/v1/class-categories')).body.total, 2)
  })
})
