import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fits } from './looks.ts'

const field = (name: string, multiple = false) => ({ field: name, label: name, multiple, hint: null })

describe('fields that a column may fill by its values', () => {
  it('are those of its kind', () => {
    assert.equal(fits(field('email'), 'email', {}), true)
    assert.equal(fits(field('email'), 'phone', {}), false)
    assert.equal(fits(field('client_notes', true), 'text', {}), false)
    assert.equal(fits(field('email'), null, {}), false)
  })
  it('are free, or take several columns', () => {
    assert.equal(fits(field('email'), 'email', { email: 'E-mail' }), false)
    assert.equal(fits(field('home_phone', true), 'phone', { home_phone: 'Day' }), true)
  })
})
