import assert from 'node:assert/strict'
import { it } from 'node:test'
import { unmaskPieces } from './converse.ts'

const unmask = (text: string) => text.replaceAll('[client 12]', 'Ana')

it('names are put back wherever a text is cut', () => {
  const text = 'See [client 12] and [client 12], source [1], a [ and [not a token that is very long at all].'
  for (let size = 1; size <= text.length; size += 1) {
    const said: string[] = []
    const pieces = unmaskPieces(unmask, (piece) => said.push(piece))
    for (let at = 0; at < text.length; at += size) pieces.take(text.slice(at, at + size))
    pieces.end()
    assert.equal(said.join(''), unmask(text), `in pieces of ${size}`)
    assert.ok(said.every((piece) => !piece.includes('client')))
  }
})
