import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classes } from './classes.ts'

test('classes are joined, and what is not set is left out', () =>
  assert.equal(classes('card', false, null, undefined, '', 'flush'), 'card flush'))
