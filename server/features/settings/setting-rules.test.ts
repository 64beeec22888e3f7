import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isLocale } from '../../lib/locale-rules.ts'
import { webAddress } from './setting-rules.ts'

describe('settings', () => {
  it('takes web addresses without secrets or leftovers', () => {
    for (const [text, address] of [
      ['https://studio.example', 'https://studio.example'],
      ['https://Studio.Example/', 'https://studio.example'],
      ['http://127.0.0.1:4311/desk//', 'http://127.0.0.1:4311/desk'],
      ['https://user:pass@studio.example', undefined],
      ['https://user@studio.example', undefined],
      ['https://:pass@studio.example', undefined],
      ['https://studio.example/?a=1', undefined],
      ['https://studio.example/#top', undefined],
      ['https://studio\n.example', undefined],
      ['https://studio.example/\ta', undefined],
      ['javascript:alert(1)', undefined],
      ['data:text/html,x', undefined],
      ['ftp://studio.example', undefined],
      ['studio.example', undefined],
      ['', undefined],
    ] as const) {
      assert.equal(webAddress(text), address, text)
    }
  })

  it('tells languages from other texts', () => {
    for (const [tag, known] of [
      ['en', true],
      ['de-AT', true],
      ['pt-BR', true],
      ['zz', false],
      ['english please', false],
      ['', false],
    ] as const) {
      assert.equal(isLocale(tag), known, tag)
    }
  })
})
