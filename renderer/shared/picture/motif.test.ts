import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { motifOf } from './motif.ts'
import { narrower } from './narrower.ts'

describe('the drawing of a kind of class', () => {
  it('is the same for the same name, and mostly another for another', () => {
    const names = Array.from({ length: 40 }, (_, n) => `Class ${n}`)
    const drawn = names.map((name) => JSON.stringify(motifOf(name)))
    assert.deepEqual(
      drawn,
      names.map((name) => JSON.stringify(motifOf(name))),
    )
    assert.ok(new Set(drawn).size > 35)
  })

  it('is drawn for any name, and each shape can be seen', () => {
    for (const name of ['', 'Yin & Rest', '瑜伽', '🧘'.repeat(50)]) {
      const shapes = motifOf(name)
      assert.ok(shapes.length >= 3)
      for (const { path, opacity } of shapes) {
        assert.match(path, /^M-?\d+ \d+[-\d aqtVHz]+$/)
        assert.ok(opacity >= 0.1 && opacity <= 0.6)
      }
    }
  })
})

it('a narrower picture has its width before the ending', () => {
  assert.equal(narrower('/pictures/template_7_ab.webp', 400), '/pictures/template_7_ab_400.webp')
})
