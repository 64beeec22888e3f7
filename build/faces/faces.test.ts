import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Faces } from '../../server/faces.ts'
import { TYPEFACES } from '../../server/lib/typeface-rules.ts'
import { families } from './families.ts'
import { makeFaces } from './make-faces.ts'
import { partsOf } from './parts.ts'

describe('the faces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-desk-faces-'))
  let faces: Faces
  before(async () => {
    await makeFaces(folder)
    faces = JSON.parse(readFileSync(join(folder, 'faces.json'), 'utf8'))
  })
  after(() => rmSync(folder, { recursive: true }))

  for (const typeface of TYPEFACES)
    it(`of ${typeface} are two at most, name files that are there, and weigh little`, () => {
      const { style, first } = faces.of[typeface]
      const named = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file!)
      assert.ok(named.length >= first.length)
      const weight = (files: readonly string[]) =>
        files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
      assert.ok(weight(named) > 0)
      assert.ok(first.length <= 2 && first.every((file) => named.includes(file)))
      // The first pairing is what a studio has that never chose: its portal begins within 110 kB.
      assert.ok(weight(first) <= (typeface === TYPEFACES[0] ? 14_000 : 34_000), `${weight(first)} bytes`)
      assert.match(style, /font-display:swap/)
      assert.match(style, /size-adjust:[\d.]+%;ascent-override/)
      assert.ok(!/https?:/.test(style), 'nothing is fetched from elsewhere')
    })

  it('have their licenses beside them', () => {
    const licenses = readdirSync(folder).filter((name) => name.endsWith('-license.txt'))
    assert.deepEqual(
      licenses.toSorted(),
      Object.values(families)
        .map(({ folder }) => `${folder}-license.txt`)
        .toSorted(),
    )
    for (const name of licenses)
      assert.match(readFileSync(join(folder, name), 'utf8'), /SIL OPEN FONT LICENSE Version 1\.1/i)
  })

  it('have in what comes first every letter of the five languages, and no letter twice', () => {
    const [...others] = partsOf(new Set())
    const first = others.pop()
    for (const word of [
      'Ärger über Straßen',
      'mañana ¿sí? Ángel pingüino',
      'ça, naïve œuvre où',
      'perché città però',
      '12,50 € – “so”',
    ])
      for (const letter of word) assert.ok(first!.letters!.includes(letter), letter)
    for (const { letters } of others)
      for (const letter of letters!) assert.ok(!first!.letters!.includes(letter), letter)
  })
})
