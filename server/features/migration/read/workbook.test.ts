import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { zipOf } from '../fixtures/archives.ts'
import { BeyondLimit } from './limits.ts'
import { Tally } from './rows.ts'
import { readWorkbook } from './workbook.ts'
import { Zip } from './zip.ts'

interface Parts {
  rows?: string
  properties?: string
  sheets?: string
  relations?: string
}

/** A workbook of which some parts are as said; rId1 is its only sheet. */
const zipped = ({ rows = '', properties = '', sheets, relations }: Parts) =>
  zipOf({
    'xl/workbook.xml': `<workbook>${properties}<sheets>${sheets ?? '<sheet name="A" r:id="rId1"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<R>${relations ?? '<Relationship Id="rId1" Target="worksheets/a.xml"/>'}</R>`,
    'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml':
      '<sst><si><t> Zo</t><r><t>ë &amp; Co </t></r><rPh><t>spoken</t></rPh></si><si><t>two</t></si><si><rPh/><t>three</t></si></sst>',
    'xl/styles.xml': `<styleSheet>
      <numFmts><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/><numFmt numFmtId="165" formatCode="0.00"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf/></cellXfs>
      <dxfs><xf numFmtId="14"/></dxfs></styleSheet>`,
  })
const read = async (parts: Parts) => readWorkbook(new Zip(await zipped(parts)), new Tally())
const cellsOf = async (parts: Parts) => (await read(parts))[0]?.rows.map(({ row, cells }) => [row, ...cells])

describe('a cell of a workbook', () => {
  const cells: [xml: string, text: string][] = [
    ['<c/>', ''],
    ['<c><v></v></c>', ''],
    ['<c t="s"><v>0</v></c>', 'Zoë & Co'],
    ['<c t="s"><v>2</v></c>', 'three'],
    ['<c t="s"><v>3</v></c>', ''],
    ['<c t="b"><v>1</v></c>', 'TRUE'],
    ['<c t="b"><v>0</v></c>', 'FALSE'],
    ['<c t="e"><v>#N/A</v></c>', ''],
    ['<c t="d"><v>2024-11-04</v></c>', '2024-11-04'],
    ['<c t="d"><v>2024-11-04T10:30:00</v></c>', '2024-11-04 10:30'],
    ['<c t="d"><v>2024-11-04T10:30:00Z</v></c>', '2024-11-04T10:30:00Z'],
    ['<c t="d"><v>2024-11-04T10:30:00+02:00</v></c>', '2024-11-04T10:30:00+02:00'],
    ['<c t="d"><v>some day</v></c>', ''],
    ['<c><v>12</v></c>', '12'],
    ['<c t="n"><v>0.3333333333</v></c>', '0.333333'],
    ['<c t="n"><v> x </v></c>', 'x'],
    ['<c t="str"><f>A1&amp;B1</f><v> sum </v></c>', 'sum'],
    ['<c t="inlineStr"><is><t> in</t><r><t>line</t></r><rPh><t>spoken</t></rPh></is></c>', 'inline'],
    ['<c s="0"><v>32986</v></c>', '32986'],
    ['<c s="1"><v>32986</v></c>', '1990-04-23'],
    ['<c s="2"><v>32986.25</v></c>', '1990-04-23 06:00'],
    ['<c s="3"><v>32986</v></c>', '32986'],
    ['<c s="4"><v>32986</v></c>', '32986'],
    ['<c s="5"><v>32986</v></c>', '32986'],
    ['<c s="1" t="str"><v>32986</v></c>', '32986'],
  ]
  for (const [xml, text] of cells)
    it(`written ${xml} is “${text}”`, async () => {
      const end = '<c t="str"><v>end</v></c>'
      assert.deepEqual(await cellsOf({ rows: `<row>${xml}${end}</row>` }), [[1, text, 'end']])
    })

  it('of a day counts from 1904 where the workbook says so', async () => {
    const rows = '<row><c s="1"><v>31524</v></c></row>'
    for (const [properties, day] of [
      ['', '1986-04-22'],
      ['<workbookPr date1904="0"/>', '1986-04-22'],
      ['<workbookPr date1904="1"/>', '1990-04-23'],
      ['<workbookPr date1904="true"/>', '1990-04-23'],
    ] as const)
      assert.deepEqual(await cellsOf({ rows, properties }), [[1, day]], properties)
  })

  it('stands where it says, or behind the one before it', async () => {
    const cell = (at: string, text: string) => `<c ${at && `r="${at}"`} t="str"><v>${text}</v></c>`
    const rows = `
      <row r="3">${cell('B3', 'b')}${cell('', 'c')}${cell('$E$3', 'e')}</row>
      <row>${cell('', 'a')}</row>
      <row r="9">${cell('Z9', 'z')}${cell('AA9', 'aa')}</row>
      <row r="10"><c r="A10"/><c r="XFD10" s="1"/></row>`
    assert.deepEqual(await cellsOf({ rows }), [
      [3, '', 'b', 'c', '', 'e'],
      [4, 'a'],
      [9, ...Array<string>(25).fill(''), 'z', 'aa'],
    ])
    const edge = (at: string) => cellsOf({ rows: `<row>${cell(at, 'x')}</row>` })
    assert.equal((await edge('GR1'))?.[0]?.length, 201)
    await assert.rejects(edge('GS1'), (error) => error instanceof BeyondLimit && error.limit === 'columns')
  })
})

describe('the sheets of a workbook', () => {
  const rows = '<row><c t="str"><v>x</v></c></row>'
  const named = async (parts: Parts) => (await read({ rows, ...parts })).map(({ name }) => name)

  it('are those that are shown and there', async () => {
    const sheet = (name: string, more: string) => `<sheet name="${name}" ${more}/>`
    const sheets = [
      sheet('A', 'r:id="rId1"'),
      sheet('shown', 'r:id="rId1" state="visible"'),
      sheet('hidden', 'r:id="rId1" state="hidden"'),
      sheet('well hidden', 'r:id="rId1" state="veryHidden"'),
      sheet('gone', 'r:id="rId2"'),
      sheet('unknown', 'r:id="rId3"'),
      sheet('absolute', 'r:id="rId4"'),
      sheet('Müller &amp; Co', 'id="rId1"'),
    ].join('')
    const relations = `<Relationship Id="rId1" Target="worksheets/a.xml"/><Relationship Id="rId2" Target="worksheets/b.xml"/>
      <Relationship Id="rId4" Target="/xl/worksheets/a.xml"/>`
    assert.deepEqual(await named({ sheets, relations }), ['A', 'shown', 'absolute', 'Müller & Co'])
  })

  it('are left out where they hold nothing', async () => {
    assert.deepEqual(await named({ rows: '<row><c t="str"><v> </v></c></row>' }), [])
  })
})
