import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeProduct } from './build/commerce.ts'
import { makeInstructor } from './build/staff.ts'
import { addClient } from './build/tags.ts'
import { startStudio, type TestStudio } from './studio.ts'

/** Names as they are kept, and as people type them who look for them. */
const NAMES: readonly (readonly [name: string, ...typed: string[]])[] = [
  ['Łukasz Wiśniewski', 'lukasz', 'ŁUKASZ', 'wisniewski', 'Wiśniewski'],
  ['Søren Ørsted', 'soren', 'orsted', 'ØRSTED', 'soeren', 'oersted soren'],
  ['Anna Strauß', 'strauss', 'STRAUSS', 'Strauß'],
  ['Işıl Yıldız', 'isil', 'yildiz', 'IŞIL'],
  ['Đorđe Đurić', 'dorde', 'đorđe', 'duric'],
  ['Æsa Bjørk', 'aesa', 'æsa', 'bjork'],
  ['Þóra Jónsdóttir', 'thora', 'Þóra', 'jonsdottir'],
  ['Νίκος Βορράς', 'νικος', 'βορρασ', 'βορρας', 'ΒΟΡΡΑΣ'],
  ['Анна Ёлкина', 'елкина', 'ЁЛКИНА', 'анна'],
  ['Sean O’Brien', "o'brien", 'O’BRIEN', 'oʼbrien', 'obrien', 'brien sean'],
  ["Rosa D'Angelo", 'dangelo', 'd’angelo'],
  ['Jürgen Müller', 'mueller', 'muller', 'MÜLLER', 'juergen mueller', 'jurgen mueller', 'mu\u0308ller'],
  ['Ulla Koeller', 'ulla köller', 'koeller', 'köller'],
  ['Åse Bjørnson', 'aase', 'ase', 'bjoernson', 'bjornson'],
  ['Jean-Luc Picard', 'jean luc', 'picard jean', 'jeanluc', 'jean-luc', 'jeanluc picard', 'jean‑luc'],
  ['Eva Groß-Öhler', 'gross-öhler', 'grossoehler', 'gross oehler', 'oehler eva'],
  ['أحمد علي', 'احمد', 'أحمد', 'على احمد'],
  ['مُحَمَّد', 'محمد', 'محمــد'],
  ['Studio ٢٤', '24', 'studio 24', '۲۴'],
  ['Ｔａｎａｋａ\u3000Ｋｅｎ', 'tanaka', 'ken tanaka', 'ｔａｎａｋａ'],
  ['ﬁona Kay', 'fiona', 'FIONA'],
  ['ﾊﾝｶｸ ﾊﾟｽ', 'ハンカク', 'パス', 'ﾊﾝｶｸ'],
  ['Anne‑Marie Dupré', 'anne-marie', 'dupre'],
  ['山田太郎', '太郎', '山田', '山田 太郎'],
  ['Nguyễn Thị Ánh', 'nguyen', 'nguyễn'],
  ['José Núñez', 'jose\u0301', 'nun\u0303ez', 'nunez'],
]

describe('a name is found however it is typed', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    for (const [name] of NAMES) {
      await addClient(studio, { full_name: name })
      await makeInstructor(studio, { full_name: name })
      await makeProduct(studio, { name })
    }
  })
  after(() => studio.stop())

  for (const [list, field] of [
    ['clients', 'full_name'],
    ['instructors', 'full_name'],
    ['products', 'name'],
  ] as const)
    for (const [name, ...typed] of NAMES)
      it(`among ${list}: ${name}`, async () => {
        for (const search of typed) {
          const { body } = await studio.asOwner(`GET /api/v1/${list}?search=${encodeURIComponent(search)}`)
          assert.deepEqual(
            body.items.map((one: Record<string, string>) => one[field]),
            [name],
            search,
          )
        }
      })

  it('and a telephone number, however it is written', async () => {
    const written = [
      '+34 600-111 222',
      '(0664) 123 45/67',
      '+1 (212) 555.0199',
      '06 12 34 56 78',
      '+44 (0)20 7946 0958',
      '٠١٢٣ ٤٥٦٧',
      '0043 699 765 43 21',
    ]
    for (const [at, phone] of written.entries()) await addClient(studio, { full_name: `Caller ${at}`, phone })
    for (const [search, found] of [
      ['600111222', ['Caller 0']],
      ['+34600111222', ['Caller 0']],
      ['0034 600 111 222', ['Caller 0']],
      ['06641234567', ['Caller 1']],
      ['212-555-0199', ['Caller 2']],
      ['+436641234567', ['Caller 1']],
      ['0043 664 1234567', ['Caller 1']],
      ['+43 (0)664 1234567', ['Caller 1']],
      ['+33612345678', ['Caller 3']],
      ['442079460958', ['Caller 4']],
      ['+44 (0)20 7946 0958', ['Caller 4']],
      ['020 7946 0958', ['Caller 4']],
      ['0123', ['Caller 5']],
      ['+436997654321', ['Caller 6']],
      ['0699 7654321', ['Caller 6']],
      ['+436649999999', []],
      ['999', []],
    ] as const) {
      const { body } = await studio.asOwner(`GET /api/v1/clients?search=${encodeURIComponent(search)}`)
      assert.deepEqual(
        body.items.map(({ full_name }: { full_name: string }) => full_name),
        found,
        search,
      )
    }
  })
})
