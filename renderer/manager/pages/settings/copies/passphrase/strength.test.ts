import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strengthOf, type Strength } from './strength.ts'

const cases: [passphrase: string, expected: Strength][] = [
  ['', 'short'],
  ['elevencharl', 'short'],
  ['  elevencharl  ', 'short'],
  ['twelvecharsl', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890123', 'weak'],
  ['abcdefghijklmnopqrstuvwxyz', 'weak'],
  ['yoga yoga yoga yoga yoga', 'weak'],
  ['mat sea quiet seven', 'fair'],
  ['K7p!mQ2z#vL9wXb4', 'fair'],
  ['mat sea quiet seven heron', 'strong'],
  ['K7p!mQ2z#vL9wXb4rT6u', 'strong'],
  ['ruhige Matten über sieben Wogen', 'strong'],
]
for (const [passphrase, expected] of cases)
  test(`“${passphrase}” is ${expected}`, () => assert.equal(strengthOf(passphrase), expected))
