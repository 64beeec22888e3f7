import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fontFile, runsOf, type Face } from './fonts.ts'

describe('the runs of a text', () => {
  for (const [text, runs] of [
    ['', []],
    ['Zoë', ['text Zoë']],
    ['Zoë 王', ['text Zoë ', 'chinese 王']],
    ['김 (Kim)', ['korean 김', 'text  (Kim)']],
    ['अनु।', ['devanagari अनु।']],
    ['ใจดี', ['thai ใจดี']],
    ['カタ、カナ', ['chinese カタ、カナ']],
    ['e\u0301', ['text e\u0301']],
    ['Mr محمد علي 12', ['text Mr ', 'text< محمد علي', 'text  12']],
    ['דוד לוי כהן', ['text< דוד לוי כהן']],
    ['محمد', ['text< محمد']],
  ] as const) {
    it(JSON.stringify(text), () => {
      const got = runsOf(text).map(({ face, isRightToLeft, text: of }) => `${face}${isRightToLeft ? '<' : ''} ${of}`)
      assert.deepEqual(got, runs)
    })
  }

  it('are bold where the face has a bold one', () => {
    const faces = runsOf('Yoga 瑜伽', { bold: true }).map(({ face }) => face)
    assert.deepEqual(faces, ['bold', 'chinese'])
  })

  it('have their font files', () => {
    const faces: Face[] = ['text', 'bold', 'devanagari', 'thai', 'chinese', 'korean']
    assert.deepEqual(
      faces.filter((face) => !existsSync(fontFile(face))),
      [],
    )
  })
})
