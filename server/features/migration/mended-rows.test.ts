import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ended, fatesByRow, fatesOf, importFile, upload } from '../../test/build/migration.ts'
import type { Reply } from '../../test/request.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

type Cell = { column: number; field: string; text: string; in_file: string; severity: string | null; problem: string }

let studio: TestStudio
before(async () => {
  studio = await startStudio()
})
after(() => studio.stop())

const list = (...rows: string[]) => ['Name,Email,Birthday,Tags', ...rows].join('\r\n')
const again = (job: number, body: object) => studio.asOwner(`POST /api/v1/migration/jobs/${job}/analyse`, body)
const edit = (job: number, row: number, column: number, text: string | null) =>
  again(job, { edits: [{ row, column, text }] })
const rowsOf = async (job: number, query = '') =>
  (await studio.asOwner(`GET /api/v1/migration/jobs/${job}/rows?page_size=50${query}`)).body.items
const confirm = async ({ job_id, column_mapping }: Reply['body'], answers = {}) => {
  const reply = await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping, answers })
  assert.equal(reply.status, 200, JSON.stringify(reply.body))
  return ended(studio, job_id)
}
const correct = (job: number) => studio.asOwner(`POST /api/v1/migration/jobs/${job}/rejected`)
const clientsNamed = async (name: string) =>
  (await studio.asOwner(`GET /api/v1/clients?search=${encodeURIComponent(name)}`)).body.items

describe('cells corrected before an import', () => {
  it('show what is wrong with each, and mend their rows', async () => {
    const { body } = await upload(
      studio,
      'clients',
      list('Ana Alba,ana@mend.test,1990-01-02,', ',dora@mend.test,,', 'Bo Bell,bo@mend.test,31.31.1990,'),
    )
    const job = body.job_id
    assert.deepEqual([fatesOf(body), body.problems_total], [{ created: 2, rejected: 1 }, 2])
    const [dora] = await rowsOf(job, '&disposition=rejected')
    const wrong = (cells: Cell[]) => cells.filter(({ severity }) => severity !== null)
    assert.deepEqual(
      [dora.row, wrong(dora.cells)],
      [
        3,
        [
          {
            column: 0,
            label: 'Name',
            field: 'full_name',
            text: '',
            in_file: '',
            severity: 'error',
            problem: 'The row has no name.',
          },
        ],
      ],
    )
    const troubled = await rowsOf(job, '&has_problems=true')
    assert.deepEqual(
      troubled.map(({ row, cells }: { row: number; cells: Cell[] }) => [row, wrong(cells).map(({ field }) => field)]),
      [
        [3, ['full_name']],
        [4, ['date_of_birth']],
      ],
    )
    assert.deepEqual(
      body.preview.map(({ cells }: { cells: Cell[] }) => wrong(cells).map(({ severity }) => severity)),
      [[], ['error'], ['warning']],
    )
    await edit(job, 3, 0, ' Dora Dent ')
    const mended = await edit(job, 4, 2, '31.12.1990')
    assert.deepEqual([fatesOf(mended.body), mended.body.problems_total], [{ created: 3 }, 0])
    assert.deepEqual(await rowsOf(job, '&has_problems=true'), [])
    const csv = (await studio.asOwner(`GET /api/v1/migration/jobs/${job}/rows.csv`)).body
    assert.match(csv, /\r\n3,New,,Dora Dent,dora@mend\.test,/)
    const done = await confirm(mended.body)
    assert.deepEqual(fatesOf(done), { created: 3 })
    const [made] = await clientsNamed('Dora Dent')
    assert.deepEqual([made.full_name, made.email], ['Dora Dent', 'dora@mend.test'])
    const [bo] = await clientsNamed('Bo Bell')
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${bo.id}`)).body.date_of_birth, '1990-12-31')
    assert.deepEqual(
      (await rowsOf(job)).map(({ cells }: { cells: Cell[] }) => cells),
      [[], [], []],
    )
  })

  it('go back to what the file says', async () => {
    const { body } = await upload(studio, 'clients', list('Cleo Cole,cleo@mend.test,,'))
    const cellOf = async () => (await rowsOf(body.job_id))[0].cells[0]
    await edit(body.job_id, 2, 0, 'Cleo Coal')
    assert.deepEqual([(await cellOf()).text, (await cellOf()).in_file], ['Cleo Coal', 'Cleo Cole'])
    await edit(body.job_id, 2, 0, null)
    assert.equal((await cellOf()).text, 'Cleo Cole')
  })

  it('keep their letters where the file is read in another encoding', async () => {
    const bytes = latin(list('Jörg Jäger,joerg@mend.test,,', ',oezge@mend.test,,'))
    const file = { name: 'list.csv', type: 'text/csv', bytes }
    const { body } = await upload(studio, 'clients', file)
    await edit(body.job_id, 3, 0, 'Özge Öz')
    const other = await again(body.job_id, { answers: { encoding: 'macintosh' } })
    assert.equal(other.status, 200, JSON.stringify(other.body))
    const [first, second] = await rowsOf(body.job_id)
    assert.notEqual(first.cells[0].text, 'Jörg Jäger')
    assert.deepEqual([second.cells[0].text, second.disposition], ['Özge Öz', 'created'])
  })

  it('are set aside where the row is now one that was before it', async () => {
    const { body } = await upload(studio, 'clients', list('Eva Ek,eva@mend.test,,', ',eva@mend.test,,'))
    await edit(body.job_id, 3, 0, 'Eva Ek')
    assert.deepEqual((await fatesByRow(studio, body.job_id))[1]?.slice(0, 2), [3, 'skipped'])
  })

  it('are refused for a row or column that is not there, and once the import has begun', async () => {
    const { body } = await upload(studio, 'clients', list('Finn Fox,finn@mend.test,,'))
    for (const [row, column] of [
      [9, 0],
      [2, 4],
    ] as const) {
      const refused = await edit(body.job_id, row, column, 'x')
      assert.deepEqual([refused.status, refused.body.code], [422, 'VALIDATION_ERROR'])
      assert.equal(refused.body.errors[0].path, 'edits.0')
    }
    assert.equal((await edit(body.job_id, 2, 0, 'x'.repeat(5001))).status, 422)
    await confirm(body)
    const late = await edit(body.job_id, 2, 0, 'Finn')
    assert.deepEqual([late.status, late.body.code], [409, 'IMPORT_NOT_READY'])
  })

  it('leave with a client who is erased', async () => {
    const { body } = await upload(studio, 'clients', list('Gil Gray,,,'))
    await edit(body.job_id, 2, 1, 'gil@mend.test')
    const { id } = (await studio.asOwner('POST /api/v1/clients', { full_name: 'Gil Gray', email: 'gil@mend.test' }))
      .body
    assert.equal((await studio.asOwner(`POST /api/v1/gdpr/delete/${id}`)).status, 200)
    const [row] = await rowsOf(body.job_id)
    assert.deepEqual([row.cells, row.disposition], [[], 'rejected'])
    assert.equal((await edit(body.job_id, 2, 1, 'gil@mend.test')).status, 422)
  })
})

describe('the rejected rows of an import', () => {
  it('become a file of their own, with their numbers, the mapping and the answers', async () => {
    const done = await importFile(
      studio,
      'clients',
      list('Hal Hart,hal@mend.test,03.04.1990,', ',ida@mend.test,05.04.1991,', ',jo@mend.test,,'),
      { date_order: 'day_month' },
    )
    assert.deepEqual(fatesOf(done), { created: 1, rejected: 2 })
    const { status, body } = await correct(done.job_id)
    assert.equal(status, 200, JSON.stringify(body))
    assert.notEqual(body.job_id, done.job_id)
    assert.deepEqual([fatesOf(body), body.file.rows, body.answers.date_order], [{ rejected: 2 }, 2, 'day_month'])
    assert.deepEqual(
      (await fatesByRow(studio, body.job_id)).map(([row]) => row),
      [3, 4],
    )
    const mended = await edit(body.job_id, 3, 0, 'Ida Inn')
    const second = await confirm(mended.body, mended.body.answers)
    assert.deepEqual([fatesOf(second), second.status], [{ created: 1, rejected: 1 }, 'completed_with_errors'])
    const [ida] = await clientsNamed('Ida Inn')
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${ida.id}`)).body.date_of_birth, '1991-04-05')
    const third = await correct(body.job_id)
    assert.deepEqual(
      (await fatesByRow(studio, third.body.job_id)).map(([row]) => row),
      [4],
    )
  })

  it('are refused where none was', async () => {
    const done = await importFile(studio, 'clients', list('Kim Kay,kim@mend.test,,'))
    const refused = await correct(done.job_id)
    assert.deepEqual([refused.status, refused.body.code], [409, 'IMPORT_NOT_READY'])
  })

  it('come without the codes of gift cards, which are not kept', async () => {
    const cards = ['Code,Initial value,Remaining balance', 'GIFT-1111-AAAA,50,50', 'GIFT-2222-BBBB,50,much'].join(
      '\r\n',
    )
    const { body } = await upload(studio, 'gift_cards', cards)
    await edit(body.job_id, 3, 0, 'GIFT-3333-CCCC')
    assert.ok(!JSON.stringify(body.preview).includes('2222'))
    const done = await confirm(body)
    assert.deepEqual(fatesOf(done), { created: 1, rejected: 1 })
    const csv = (await studio.asOwner(`GET /api/v1/migration/jobs/${done.job_id}/rows.csv`)).body
    assert.match(csv, /,…CC,50,much/)
    const again = (await correct(done.job_id)).body
    const [row] = await rowsOf(again.job_id)
    assert.deepEqual([row.cells[0].text, row.reason], ['', (await fatesByRow(studio, again.job_id))[0]?.[2]])
    assert.match(row.reason, /code/)
  })
})

const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.codePointAt(0)!)
