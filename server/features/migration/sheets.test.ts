import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ended, importFile, upload } from '../../test/build/migration.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { bareWorkbook, openDocument, sheetRowsXml, xlsx } from './fixtures/archives.ts'

const people = (...names: string[]) => [
  ['Name', 'Email'],
  ...names.map((name) => [name, `${name.toLowerCase()}@example.com`]),
]
const cover = sheetRowsXml([['Studio Süd'], ['Export of 1 March 2026'], ['Members: 7']])
const names = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eva', 'Fay', 'Gus']

const odsCell = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
const odsRow = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`

describe('a workbook with several sheets', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const book = async () =>
    xlsx(
      await bareWorkbook(
        { name: 'Cover', rows: cover },
        {
          name: 'Countries',
          rows: sheetRowsXml(people(...Array.from({ length: 50 }, (_, at) => `Land${at}`))),
          state: 'hidden',
        },
        { name: 'Former', rows: sheetRowsXml(people('Zoe', 'Yan')) },
        { name: 'Members', rows: sheetRowsXml(people(...names)) },
      ),
    )

  it('proposes the one with most rows under a header, and lists the others', async () => {
    const { status, body } = await upload(studio, 'clients', await book())
    assert.equal(status, 200)
    assert.deepEqual([body.file.sheet, body.file.rows, body.counts.created], ['Members', 7, 7])
    const sheets = body.file.sheets.map(({ name, rows }: { name: string; rows: number }) => [name, rows])
    assert.deepEqual(sheets, [
      ['Members', 7],
      ['Former', 2],
      ['Cover', 2],
    ])
    const { body: summary } = await studio.asOwner('GET /api/v1/migration/summary')
    assert.deepEqual(
      summary.jobs.map(({ sheet }: { sheet: string }) => sheet),
      ['Members'],
    )
  })

  it('proposes none that only has more to say than there are people', async () => {
    const said = sheetRowsXml([
      ['Studio Süd'],
      ['Report', 'Clients'],
      ...Array.from({ length: 25 }, (_, at) => [`Filter ${at}`, 'any']),
    ])
    const members = { name: 'Members', rows: sheetRowsXml(people(...names)) }
    for (const sheets of [
      [{ name: 'Cover', rows: said }, members],
      [members, { name: 'Notes', rows: said }],
    ]) {
      const { body } = await upload(studio, 'clients', xlsx(await bareWorkbook(...sheets)))
      assert.deepEqual([body.file.sheet, body.file.rows, body.counts.rejected], ['Members', 7, 0])
      assert.deepEqual(body.file.sheets[1].rows, 25)
    }
  })

  it('brings in another that is chosen, and the first beside it', async () => {
    const { body } = await upload(studio, 'clients', await book())
    const other = body.file.sheets.find(({ name }: { name: string }) => name === 'Former')
    const again = await studio.asOwner(`POST /api/v1/migration/jobs/${other.job_id}/analyse`, {})
    assert.deepEqual([again.body.file.sheet, again.body.preview[0].subject], ['Former', 'Zoe'])
    for (const analysis of [again.body, body]) {
      const { job_id, column_mapping } = analysis
      const confirmed = await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping })
      assert.equal(confirmed.status, 200)
      await ended(studio, job_id)
    }
    assert.equal((await studio.asOwner('GET /api/v1/clients')).body.total, 9)
  })

  it('lets the sheets that nobody imported go after a week', async () => {
    const { body } = await upload(studio, 'clients', await book())
    await studio.advance({ days: 8 })
    for (const { job_id } of body.file.sheets)
      assert.equal((await studio.asOwner(`GET /api/v1/migration/status?job_id=${job_id}`)).status, 404)
  })
})

describe('an open document', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('is read: words, days, numbers, repeated and covered cells, notes left out', async () => {
    const header = odsRow(...['Name', 'E-mail', 'Date of birth', 'Phone', 'Notes'].map(odsCell))
    const note = '<office:annotation><text:p>A remark of the author</text:p></office:annotation>'
    const ana = odsRow(
      `<table:table-cell office:value-type="string">${note}<text:p>Ana <text:s text:c="2"/><text:span>Peña</text:span> &amp; Co</text:p></table:table-cell>`,
      odsCell('ana@example.com'),
      '<table:table-cell office:value-type="date" office:date-value="1990-05-04"><text:p>04.05.90</text:p></table:table-cell>',
      '<table:table-cell office:value-type="float" office:value="600111222"><text:p>600 111 222</text:p></table:table-cell>',
      '<table:table-cell office:value-type="string"><text:p>one</text:p><text:p>two</text:p></table:table-cell>',
    )
    const bo = odsRow(
      odsCell('Bo'),
      odsCell('bo@example.com'),
      '<table:table-cell table:number-columns-repeated="2"/>',
      '<table:covered-table-cell/>',
    )
    const blank = '<table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row>'
    const file = await openDocument(
      { name: 'Cover', rows: odsRow(odsCell('Our studio')) },
      { name: 'People', rows: `${header}${ana}${blank}${bo}` },
    )
    const { status, body } = await upload(studio, 'clients', file)
    assert.deepEqual([status, body.file?.format, body.file?.sheet], [200, 'ods', 'People'])
    const [first, second] = body.preview
    assert.deepEqual(
      [first.row, first.record.full_name, first.record.date_of_birth, first.record.phone, first.record.notes],
      [2, 'Ana Peña & Co', '1990-05-04', '600111222', 'one\ntwo'],
    )
    assert.deepEqual([second.row, second.subject], [6, 'Bo'])
    const job = await importFile(studio, 'clients', file)
    assert.deepEqual([job.status, job.sheet, job.counts.created], ['completed', 'People', 2])
  })
})
