import assert from 'node:assert/strict'
import { it } from 'node:test'
import { parentOfShell } from './npm-above.mjs'

it('the parent of the shell between npm and this', () => {
  const lines: [string, number | undefined][] = [
    ['4711 (sh) S 4700 4711 4700 34816 4711 4194304', 4700],
    ['4711 (/bin/zsh) S 4700', 4700],
    // npm itself: who started that is free to go.
    ['4711 (npm start) S 4600 4711 4700', undefined],
    ['4711 (node) S 4600 4711 4700', undefined],
    // The shell had lost npm before this was read.
    ['4711 (sh) S 1 4711 4700', undefined],
    ['', undefined],
  ]
  assert.deepEqual(
    lines.map(([line]) => parentOfShell(line)),
    lines.map(([, parent]) => parent),
  )
})
