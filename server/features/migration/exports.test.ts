import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ended, fatesByRow, requireWhole, upload } from '../../test/build/migration.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { exportsOfAll, type Export, type Line } from './fixtures/expected.ts'
import { clientsOf, membershipsOf, typesOf } from './fixtures/found.ts'

const words = (text?: string): string[] => (text ? text.split(' ') : [])

for (const sample of exportsOfAll())
  test(`${sample.name} comes in as its owner would have it`, async (t) => {
    const [currency, timezone] = words(sample.says['studio'])
    const studio = await startStudio({ currency: currency!, timezone: timezone! })
    t.after(() => studio.stop())
    const { body: analysis } = await upload(studio, sample.says['entity']!, {
      name: sample.name,
      type: 'application/octet-stream',
      bytes: sample.bytes,
    })
    agreesWithHead(sample, analysis)
    await runUntouched(studio, sample, analysis)
    const { types, clients, memberships, rows } = sample.tables
    assert.deepEqual(await clientsOf(studio, clients), clients)
    assert.deepEqual(await typesOf(studio, types), types.map(withoutAsked))
    assert.deepEqual(await membershipsOf(studio, memberships), memberships)
    await agreesWithRows(studio, analysis.job_id, rows)
    await requireWhole(studio)
  })

function withoutAsked({ asked: _, ...type }: Line): Line {
  return type
}

// oxlint-disable-next-line no-explicit-any
type Answer = any

/** Checks the vendor, for any of its lists; one with a question mark may go unrecognised, but never be wrong. */
function agreesWithHead({ says, tables }: Export, analysis: Answer): void {
  const [product, may] = [says['product']!.replace('?', ''), says['product']!.endsWith('?')]
  const vendor = analysis.product?.replace(/ \(.*\)$/, '') ?? null
  if (!may || vendor !== null) assert.equal(vendor, product)
  if (says['suggests']) assert.equal(analysis.suggested_entity, says['suggests'])
  assert.deepEqual(openOf(analysis), words(says['asks']))
  const uncertain = analysis.membership_types.filter(({ certain }: Answer) => !certain)
  const asked = tables.types.filter((type) => type['asked'] === 'yes')
  assert.deepEqual(
    uncertain.map(({ name }: Answer) => name),
    asked.map((type) => type['name']),
  )
}

const openOf = ({ questions }: Answer): string[] =>
  questions.flatMap(({ id, answered }: Answer) => (answered ? [] : [id])).toSorted()

/** Goes on with the mapping as proposed; only what was asked is answered. */
async function runUntouched(studio: TestStudio, { says }: Export, analysis: Answer): Promise<void> {
  const { job_id, column_mapping } = analysis
  const answers = says['answers'] ? JSON.parse(says['answers']) : {}
  const again = await studio.asOwner(`POST /api/v1/migration/jobs/${job_id}/analyse`, { column_mapping, answers })
  assert.equal(again.status, 200, JSON.stringify(again.body))
  assert.deepEqual(openOf(again.body), [])
  const more = again.body.questions
    .map(({ id }: Answer) => id)
    .filter((id: string) => !words(says['asks']).includes(id))
  assert.deepEqual(more, words(says['then']))
  const confirmed = await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping, answers })
  assert.equal(confirmed.status, 200, JSON.stringify(confirmed.body))
  const { status, error } = await ended(studio, job_id)
  assert.match(status, /^completed/, error)
}

const FATES: Record<string, string[]> = { again: ['matched', 'skipped'], out: ['skipped', 'rejected'] }

async function agreesWithRows(studio: TestStudio, jobId: number, expected: Line[]): Promise<void> {
  const otherwise = new Map(expected.map((line) => [Number(line['row']), line]))
  for (const [row, fate, reason] of await fatesByRow(studio, jobId)) {
    const line = otherwise.get(Number(row))
    otherwise.delete(Number(row))
    const said = ['row', row, fate, reason].join(' ')
    assert.ok((line ? FATES[line['fate']!]! : ['created']).includes(String(fate)), said)
    if (line?.['reason']) assert.match(String(reason), new RegExp(line['reason'], 'i'), said)
  }
  assert.deepEqual([...otherwise.keys()], [], 'rows that are not there')
}
