import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import { describe, it } from 'node:test'
import iconv from 'iconv-lite'
import writeWorkbook from 'write-excel-file/node'
import { mindbodyPassesXls } from '../fixtures/mindbody.ts'
import { sheetOf } from '../fixtures/plan-of.ts'
import { freshaWorkbook, germanPasses } from '../fixtures/spreadsheets.ts'
import { TEAMUP_HEADER, teamupMemberships } from '../fixtures/teamup.ts'
import { isKnownHeader } from '../mapping/synonyms.ts'
import { cellText, dateText, fromSerial } from './cell-text.ts'
import { isDateFormat } from './date-format.ts'
import { decodeText } from './encoding.ts'
import { detectDelimiter } from './delimited.ts'
import { MAX_FILE_BYTES, readFile } from './file.ts'
import { normalizeHeader } from './header.ts'
import { inWords } from '../../../test/in-words.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('encodings', () => {
  const text = 'Name,Email\r\nZoë Müller – “x”,zoe@example.com\r\n'
  const cases: [string, Uint8Array, string][] = [
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`), 'utf-8'],
    ['UTF-16 LE with a mark', iconv.encode(text, 'utf-16le', { addBOM: true }), 'utf-16le'],
    ['UTF-16 BE with a mark', iconv.encode(text, 'utf-16be', { addBOM: true }), 'utf-16be'],
    ['UTF-16 LE without a mark', iconv.encode(text, 'utf-16le', { addBOM: false }), 'utf-16le'],
    ['UTF-16 BE without a mark', iconv.encode(text, 'utf-16be', { addBOM: false }), 'utf-16be'],
    ['Windows-1252', iconv.encode(text, 'windows-1252'), 'windows-1252'],
  ]
  for (const [name, bytes, encoding] of cases)
    it(`reads ${name}`, async () => {
      const sheet = await sheetOf(bytes)
      assert.equal(sheet.encoding, encoding)
      assert.deepEqual(
        sheet.columns.map(({ header }) => header),
        ['Name', 'Email'],
      )
      assert.deepEqual(sheet.rows, [{ row: 2, cells: ['Zoë Müller – “x”', 'zoe@example.com'] }])
    })
  it('reads Latin-1 bytes', async () => {
    const sheet = await sheetOf(iconv.encode('Name;Ort\r\nJosé;Köln\r\n', 'latin1'))
    assert.deepEqual(sheet.rows[0]?.cells, ['José', 'Köln'])
  })
  for (const [sides, zeros, strays, encoding] of [
    ['odd', 12, 0, 'utf-8'],
    ['odd', 13, 1, 'utf-16le'],
    ['odd', 13, 2, 'utf-8'],
    ['even', 12, 0, 'utf-8'],
    ['even', 13, 1, 'utf-16be'],
    ['even', 13, 2, 'utf-8'],
  ] as const)
    it(`of 40 bytes with ${zeros} zeros at ${sides} places and ${strays} at the others as ${encoding}`, () => {
      const bytes = new Uint8Array(40).fill(97)
      const first = sides === 'odd' ? 1 : 0
      for (let n = 0; n < zeros; n += 1) bytes[2 * n + first] = 0
      for (let n = 0; n < strays; n += 1) bytes[2 * n + 1 - first] = 0
      assert.equal(decodeText(bytes).encoding, encoding)
    })
})

describe('delimiters', () => {
  const cases: [string, string][] = [
    ['a,b,c\n1,2,3\n', ','],
    ['a;b;c\n1,5;2,5;3,5\n', ';'],
    ['a\tb\tc\n1,0\t2\t3\n', '\t'],
    ['a|b|c\n1|2|3\n', '|'],
    ['Report, all clients\n;;;\na;b;c;d\n1;2;3;4\n', ';'],
    ['name\nzoe\n', ','],
    ['a,b\n"x;y;z","q;r"\n', ','],
  ]
  for (const [text, delimiter] of cases)
    it(`finds ${JSON.stringify(delimiter)} in ${JSON.stringify(text)}`, () =>
      assert.equal(detectDelimiter(text), delimiter))
  it('obeys the line sep= of Excel and does not count it', async () => {
    const sheet = await sheetOf(utf8('sep=;\r\nName;Email\r\nAna;ana@example.com\r\n'))
    assert.equal(sheet.delimiter, ';')
    assert.equal(sheet.rows[0]?.row, 2)
  })
})

describe('rows and headers', () => {
  it('keeps a line break inside quotes and the numbers of Excel around empty lines', async () => {
    const sheet = await sheetOf(utf8('Name,Notes\r\n"A","one\r\ntwo"\r\n\r\nB,x\r\n'))
    assert.deepEqual(sheet.rows, [
      { row: 2, cells: ['A', 'one\r\ntwo'] },
      { row: 4, cells: ['B', 'x'] },
    ])
  })
  it('finds the header below a title and empty cells', async () => {
    const sheet = await sheetOf(germanPasses().bytes)
    assert.equal(sheet.header_row, 3)
    assert.equal(sheet.rows[0]?.row, 4)
    assert.equal(sheet.rows[0]?.cells[6], '1.500,00 €')
  })
  it('finds a header of names nobody knows', async () => {
    const sheet = await sheetOf(utf8('My list,,\r\nFoo,Bar,Baz\r\n1,2,3\r\n4,5,6\r\n'))
    assert.equal(sheet.header_row, 2)
  })
  const headers: [what: string, text: string, row: number][] = [
    ['a title as wide as the table', 'Report,All clients,2026\r\nName,Email,Phone\r\nAna,a@x.test,1\r\n', 2],
    ['many blank lines', `My list,,\r\n${',,\r\n'.repeat(8)}Foo,Bar,Baz\r\n1,2,3\r\n`, 10],
    ['a number above one column of names nobody knows', '12345\r\nFoo\r\nx\r\n', 2],
    ['a title above one column of a known name', 'My list\r\nEmail\r\na@x.test\r\n', 2],
    ['names nobody knows above a cell that is a known name', 'Foo,Bar,Baz\r\n1,Email,3\r\n', 1],
  ]
  for (const [what, text, row] of headers)
    it(`finds the header: ${what}`, async () => assert.equal((await sheetOf(utf8(text))).header_row, row))
  it('lets empty and repeated names live', async () => {
    const header =
      'Instructors,Class Date,Class Time,Client Name,Series Used,,Revenue,Rev. per Session,Earnings per Client,Earnings'
    const sheet = await sheetOf(utf8(`${header},Notes,Notes\r\nAna,1/2/2026,9:00,Zoë,Pass,x,10,5,5,5,a,b\r\n`))
    assert.deepEqual(sheet.columns.map(({ label }) => label).slice(5), [
      'Column 6',
      'Revenue',
      'Rev. per Session',
      'Earnings per Client',
      'Earnings',
      'Notes',
      'Notes (2)',
    ])
    assert.equal(sheet.columns[5]?.header, '')
  })
  it('drops columns without a name and without a cell', async () => {
    const sheet = await sheetOf(utf8('Name;Email;;;\r\nAna;ana@example.com;;;\r\n'))
    assert.equal(sheet.columns.length, 2)
  })
  it('reads every column of a real TeamUp header', async () => {
    const sheet = await sheetOf(teamupMemberships().bytes)
    assert.deepEqual(
      sheet.columns.map(({ header }) => header),
      TEAMUP_HEADER.split(','),
    )
    assert.equal(sheet.rows.length, 12)
  })
  it('compares headers without case, accents and punctuation', () => {
    for (const name of ['E-mail', ' EMAIL * ', 'e_mail']) assert.equal(normalizeHeader(name), 'email')
    assert.equal(normalizeHeader('Prénom'), 'prenom')
    assert.equal(normalizeHeader('Straße'), 'strasse')
  })
})

describe('spreadsheets', () => {
  it('reads a workbook: dates, serial numbers, numbers', async () => {
    const sheet = await sheetOf((await freshaWorkbook()).bytes)
    assert.equal(sheet.format, 'xlsx')
    assert.deepEqual(
      sheet.rows.map(({ cells }) => cells[6]),
      ['1990-04-23', '32874'],
    )
    assert.equal(sheet.rows[0]?.cells[3], '4790000001')
  })
  it('puts the sheet with most rows under a header first, and leaves out those without a table', async () => {
    const book = async (...sheets: string[][]) => {
      const data = sheets.map((lines, at) => ({ sheet: `S${at}`, data: lines.map((line) => [{ value: line }]) }))
      const read = await readFile(new Uint8Array(await writeWorkbook(data).toBuffer()), isKnownHeader)
      return read.kind === 'sheets' ? read.sheets.map(({ sheet }) => sheet.rows[0]?.cells[0]) : inWords(read.detail)
    }
    assert.deepEqual(await book([' '], ['Title'], ['Name', 'Ana'], ['Name', 'Bo', 'Cleo']), ['Bo', 'Ana'])
    assert.match(String(await book([' '], ['Title'])), /no rows below|No row with column names/)
    assert.match(String(await book([' '], [' '])), /holds no rows/)
  })
  it('writes cells as text', () => {
    assert.equal(dateText(new Date('2024-11-04T14:29:59.999Z')), '2024-11-04 14:30')
    assert.equal(fromSerial(32986, false), '1990-04-23')
    assert.equal(fromSerial(31524.25, true), '1990-04-23 06:00')
    assert.equal(fromSerial(0.4375, false), '10:30')
    assert.equal(cellText(19.989999999999998), '19.99')
    assert.equal(cellText(true), 'TRUE')
  })
  it('tells formats of dates from formats of numbers', () => {
    for (const format of [
      'dd/mm/yyyy',
      'yyyy\\-mm\\-dd;@',
      '[$-409]d mmm yy',
      'm/d/yy h:mm',
      'hh:mm:ss',
      'mm:ss.0',
      'd"th" mmmm',
    ])
      assert.ok(isDateFormat(format), format)
    for (const format of ['General', '0.00', '#,##0 "days"', '[Red]-0.0', '0.00E+00', '@', '_-* #,##0.00 [$€-407]_-'])
      assert.ok(!isDateFormat(format), format)
  })
  it('reads a web page named .xls', async () => {
    const sheet = await sheetOf(mindbodyPassesXls().bytes)
    assert.equal(sheet.format, 'html')
    assert.equal(sheet.header_row, 2)
    assert.deepEqual(sheet.rows[0]?.cells.slice(0, 4), ['Müller, Zoë', 'zoe@example.com', '10 Class Pass', '7'])
  })
})

describe('a web page’s table', () => {
  it('has its cells read, whatever else stands in its rows', async () => {
    const row = (cells: string, kind = 'td') =>
      `<tr><input value="1">${cells.replaceAll(/\S+/g, `<${kind}>$&</${kind}><script>1</script>`)}</tr>`
    const sheet = await sheetOf(utf8(`<table>${row('Name Email', 'th')}${row('Ana ana@example.com')}</table>`))
    assert.deepEqual(sheet.rows[0]?.cells, ['Ana', 'ana@example.com'])
  })
})

describe('files that are refused', () => {
  const cases: [string, Uint8Array, RegExp][] = [
    ['nothing', new Uint8Array(0), /empty/],
    ['more than 50 MiB', new Uint8Array(MAX_FILE_BYTES + 1), /larger than 50 MB/],
    ['old binary .xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /Save as/],
    ['a PDF', utf8('%PDF-1.7 …'), /PDF/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), /picture/],
    ['gzip', gzipSync('Name\nAna\n'), /unpack/],
    ['a broken workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), /can’t be read as a workbook/],
    ['noise', new Uint8Array(5000).map((_, at) => (at * 7919) % 256), /doesn’t look like a table/],
    ['only blanks', utf8('\r\n , \r\n'), /no rows/],
    ['a header alone', utf8('Name,Email\r\n'), /no rows below/],
    ['no header', utf8('1,2\r\n3,4\r\n'), /No row with column names/],
    ['a web page without a table', utf8('<html><body>Please log in</body></html>'), /without a table/],
    ['other XML', utf8('<?xml version="1.0"?><Workbook></Workbook>'), /neither CSV nor/],
    ['a quotation mark that never closes', utf8('Name,Notes\r\nAna,"half\r\nBo,x\r\n'), /opened in row 2/],
  ]
  for (const [name, bytes, sentence] of cases)
    it(`refuses ${name} with a sentence`, async () => {
      const read = await readFile(bytes, isKnownHeader)
      assert.equal(read.kind, 'refused')
      assert.match(read.kind === 'refused' ? inWords(read.detail) : '', sentence)
    })
})
