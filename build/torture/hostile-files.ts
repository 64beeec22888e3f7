import {
  bareWorkbook,
  bomb,
  oneCell,
  sharedWithoutEnd,
  sheetRowsXml,
  xlsx,
  zipOf,
} from '../../server/features/migration/fixtures/archives.ts'
import type { SampleFile } from '../../server/features/migration/fixtures/lines.ts'
import type { Chance } from '../chance.ts'

const MB = 1024 * 1024
const text = (name: string, content: string): SampleFile => ({
  name,
  type: 'text/csv',
  bytes: new TextEncoder().encode(content),
})
const sheet = (rows: string) => bareWorkbook({ name: 'Sheet', rows }).then(xlsx)

/** Entities that name each other ten times each: written out they fill every memory. */
async function entities(): Promise<SampleFile> {
  const names = Array.from({ length: 12 }, (_, at) => `e${at}`)
  const declared = names.map((name, at) => `<!ENTITY ${name} "${at === 0 ? 'ha' : `&e${at - 1};`.repeat(10)}">`)
  const outside = '<!ENTITY file SYSTEM "file:///etc/passwd">'
  const rows = sheetRowsXml([
    ['Name', 'Email'],
    ['&e11;', '&file;'],
  ])
  const body = `<?xml version="1.0"?><!DOCTYPE worksheet [${declared.join('')}${outside}]><worksheet><sheetData>${rows}</sheetData></worksheet>`
  const workbook = `<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`
  const relations = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`
  return xlsx(
    await zipOf({
      'xl/workbook.xml': workbook,
      'xl/_rels/workbook.xml.rels': relations,
      'xl/worksheets/sheet1.xml': body,
    }),
  )
}

/** A workbook in a workbook in a workbook. */
async function nested(): Promise<SampleFile> {
  let inner = Buffer.from((await sheet(sheetRowsXml([['Name'], ['Ana']]))).bytes)
  for (let depth = 0; depth < 20; depth += 1)
    inner = Buffer.from(
      await zipOf({ 'xl/workbook.xml': inner.toString('latin1'), 'more.zip': inner.toString('latin1') }),
    )
  return xlsx(new Uint8Array(inner))
}

/** A workbook of which the end, or the beginning, is missing, or some bytes are others. */
async function spoilt(chance: Chance): Promise<SampleFile> {
  const rows = sheetRowsXml(Array.from({ length: 500 }, (_, at) => [`Client ${at}`, `c${at}@client.test`]))
  const bytes = Buffer.from((await sheet(rows)).bytes)
  const cut = chance.whole(1, bytes.length - 1)
  const how = chance.pick(['end', 'beginning', 'bytes'] as const)
  if (how === 'end') return xlsx(new Uint8Array(bytes.subarray(0, cut)))
  if (how === 'beginning') return xlsx(new Uint8Array(bytes.subarray(cut)))
  for (let n = 0; n < 20; n += 1) bytes[chance.whole(0, bytes.length - 1)] = chance.whole(0, 255)
  return xlsx(new Uint8Array(bytes))
}

/** Files made to cost more than they weigh. */
export const hostileFiles: readonly { what: string; make: (chance: Chance) => SampleFile | Promise<SampleFile> }[] = [
  { what: 'a zip bomb that hides its size', make: () => bomb(320, 1000) },
  { what: 'a cell in the last corner', make: () => oneCell('XFD1048576') },
  { what: 'a cell far to the right', make: () => oneCell('XFD65536') },
  { what: 'a zip bomb that says its size', make: () => bomb(8, 2_600_000_000) },
  {
    what: 'cells that span 200 columns',
    make: () =>
      text('list.xls', `<table><tr><th>Name<th>Email</tr>${'<tr><td colspan=200>x<td>y</tr>'.repeat(100_000)}</table>`),
  },
  { what: '48 MB of commas', make: () => text('list.csv', ','.repeat(48 * MB)) },
  { what: '10 MB of quotes', make: () => text('list.csv', '"'.repeat(10 * MB)) },
  { what: 'endless shared strings', make: () => sharedWithoutEnd(30_000) },
  { what: 'entities of entities', make: entities },
  { what: 'archives in archives', make: nested },
  { what: 'a spoilt workbook', make: spoilt },
  { what: 'a deep pile of elements', make: () => sheet('<row>'.repeat(500_000)) },
  { what: 'one name of 40 MB', make: () => text('list.csv', `Name,Email\n${'x'.repeat(40 * MB)},a@client.test\n`) },
]
