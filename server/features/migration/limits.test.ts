import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { upload } from '../../test/build/migration.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { bareWorkbook, bomb, oneCell, openDocument, sharedWithoutEnd, sheetRowsXml, xlsx } from './fixtures/archives.ts'
import type { SampleFile } from './fixtures/lines.ts'

const csv = (text: string): SampleFile => ({
  name: 'list.csv',
  type: 'text/csv',
  bytes: new TextEncoder().encode(text),
})
const html = (text: string): SampleFile => ({ name: 'list.xls', type: '', bytes: new TextEncoder().encode(text) })
const MB = 1024 * 1024
const longCell = (xml: string) =>
  bareWorkbook({ name: 'Sheet', rows: `<row><c t="inlineStr"><is><t>${xml}</t></is></c></row>` }).then(xlsx)
const list = sheetRowsXml([
  ['Name', 'Email'],
  ['Ana', 'ana@client.test'],
])

/** Files made to cost more than they weigh, and what is said of each. */
const hostile: [what: string, file: () => SampleFile | Promise<SampleFile>, said: RegExp][] = [
  ['a workbook with one cell in the last corner', () => oneCell('XFD1048576'), /more than 200 columns/],
  ['a workbook with one cell far to the right', () => oneCell('XFD65536'), /more than 200 columns/],
  [
    'a table of cells that span 200 columns each, a hundred thousand times',
    () => html(`<table><tr><th>Name<th>Email</tr>${'<tr><td colspan=200>x<td>y</tr>'.repeat(100_000)}</table>`),
    /more than (200 columns|5 million cells)/,
  ],
  [
    'a table of empty cells that span 200 columns each',
    () => html(`<table><tr><th>Name<th>Email</tr>${'<tr><td colspan=200></td></tr>'.repeat(100_000)}</table>`),
    /more than 5 million cells/,
  ],
  ['48 MB of commas', () => csv(','.repeat(48 * MB)), /more than 5 million cells/],
  ['10 MB of quotes', () => csv('"'.repeat(10 * MB)), /more than 100,000 characters/],
  ['10 MB of quotes, one of them never closed', () => csv('"'.repeat(10 * MB + 1)), /never closed/],
  ['a small archive that unpacks to gigabytes and says so', () => bomb(8, 2_600_000_000), /larger than 512 MB/],
  ['a small archive that unpacks to gigabytes and hides it', () => bomb(320, 1000), /can’t be read as a workbook/],
  ['a text that is named in 100,000 cells', () => sharedWithoutEnd(1200), /more than 100 million characters/],
  [
    'a row of 2,000 characters that is repeated 100,000 times',
    () =>
      openDocument({
        name: 'Sheet',
        rows: `<table:table-row table:number-rows-repeated="100000"><table:table-cell><text:p>${'x'.repeat(2000)}</text:p></table:table-cell></table:table-row>`,
      }),
    /more than 100 million characters/,
  ],
  [
    'a name of 40 MB',
    () => csv(`Name,Email\n${'x'.repeat(40 * MB)},ana@studio.test\n`),
    /more than 100,000 characters/,
  ],
  [
    'a workbook with a cell of 30 million letters',
    () => longCell('x'.repeat(30_000_000)),
    /more than 100,000 characters/,
  ],
  [
    'a workbook with a comment of 30 million letters in a cell',
    () => longCell(`a<!--${'<'.repeat(30_000_000)}-->`),
    /more than 100,000 characters/,
  ],
  [
    'a workbook with a cell of a million pieces',
    () => longCell('x<!-- -->'.repeat(1_000_000)),
    /more than 100,000 characters/,
  ],
  [
    'a workbook with a tag of 300,000 attributes',
    () =>
      bareWorkbook({
        name: 'S',
        rows: `<row ${Array.from({ length: 300_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`,
      }).then(xlsx),
    /more than 100,000 characters/,
  ],
  [
    'a workbook of more sheets than 100',
    () => bareWorkbook(...Array.from({ length: 101 }, (_, at) => ({ name: `${at}`, rows: list }))).then(xlsx),
    /more than 100 sheets/,
  ],
  [
    'an open document of more sheets than 100',
    () => openDocument(...Array.from({ length: 101 }, (_, at) => ({ name: `${at}`, rows: '' }))),
    /more than 100 sheets/,
  ],
  ['more columns than 200', () => csv(`${'a,'.repeat(201)}\n${'1,'.repeat(201)}\n`), /more than 200 columns/],
  ['more rows than 200,000', () => csv(`Name,Email\n${'Ana,\n'.repeat(200_001)}`), /more than 200,000 rows/],
  [
    'an open document whose one row is repeated a million times',
    () =>
      openDocument({
        name: 'Sheet',
        rows: '<table:table-row table:number-rows-repeated="1048576"><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>',
      }),
    /more than 200,000 rows/,
  ],
  [
    'an open document whose one cell is repeated 16,384 times',
    () =>
      openDocument({
        name: 'Sheet',
        rows: '<table:table-row><table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row>',
      }),
    /more than 200 columns/,
  ],
]

describe('files that are beyond a limit', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  for (const [what, file, said] of hostile)
    it(`${what}: refused with the limit, while others are answered`, async () => {
      const sample = await file()
      let isRefused = false
      const refused = upload(studio, 'clients', sample).finally(() => (isRefused = true))
      while (!isRefused) assert.equal((await studio.send('GET /api/v1/health')).status, 200)
      const { status, body } = await refused
      assert.deepEqual([status, body.code], [422, 'FILE_UNREADABLE'])
      assert.match(body.detail, said)
    })

  it('leaves nothing behind', async () => {
    const { body } = await studio.asOwner('GET /api/v1/migration/summary')
    assert.deepEqual(body.jobs, [])
  })

  const empty = '<table:table-cell table:number-columns-repeated="16380"/>'
  const fine: [what: string, file: () => SampleFile | Promise<SampleFile>][] = [
    [
      'an open document with empty rows and columns to its edge',
      () =>
        openDocument({
          name: 'Sheet',
          rows: `${['Name', 'Ana'].map((text) => `<table:table-row><table:table-cell><text:p>${text}</text:p></table:table-cell>${empty}</table:table-row>`).join('')}<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
        }),
    ],
    [
      'a workbook whose last row is empty and far below',
      async () =>
        xlsx(
          await bareWorkbook({
            name: 'Sheet',
            rows: `${sheetRowsXml([['Name'], ['Ana']])}<row r="1048576"><c r="XFD1048576" s="0"/></row>`,
          }),
        ),
    ],
    ['200 columns', () => csv(`Name${',a'.repeat(199)}\nAna${',1'.repeat(199)}\n`)],
    ['empty cells behind 200 columns', () => csv(`Name${',a'.repeat(199)}${','.repeat(60)}\nAna${',1'.repeat(199)}\n`)],
  ]
  for (const [what, file] of fine)
    it(`${what}: read`, async () => {
      const { status, body } = await upload(studio, 'clients', await file())
      assert.deepEqual([status, body.file?.rows, body.preview?.[0].subject], [200, 1, 'Ana'])
    })
})
