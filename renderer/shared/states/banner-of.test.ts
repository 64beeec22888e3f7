import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannerOf } from './banner-of.ts'

const cases: [what: string, local: boolean, online: boolean, gone: boolean, said: ReturnType<typeof bannerOf>][] = [
  ['all is well', false, true, false, null],
  ['all is well here', true, true, false, null],
  ['a phone without a connection', false, false, false, ['offline']],
  ['a phone without a connection cannot know of the server', false, false, true, ['offline']],
  ['nobody answers a phone', false, true, true, ['gone']],
  ['the studio’s computer needs no connection', true, false, false, null],
  ['nobody answers here', true, true, true, ['gone', 'goneHere']],
  ['nobody answers here, without a connection', true, false, true, ['gone', 'goneHere']],
]
for (const [what, local, online, gone, said] of cases) {
  test(`${what}: ${said ?? 'nothing said'}`, () => assert.deepEqual(bannerOf({ local, online, gone }), said))
}
