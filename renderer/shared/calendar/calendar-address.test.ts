import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { calendarAddress } from './calendar-address.ts'

const path = '/api/v1/calendar/7-abc.ics'

describe('the address of a calendar', () => {
  it('is the one from outside where there is one', () => {
    assert.deepEqual(calendarAddress({ url: `https://casa.example${path}`, path }, 'http://127.0.0.1:4310'), {
      address: `https://casa.example${path}`,
      webcal: `webcal://casa.example${path}`,
    })
  })

  it('is else where the page was opened', () => {
    assert.deepEqual(calendarAddress({ url: null, path }, 'http://192.168.1.7:4311'), {
      address: `http://192.168.1.7:4311${path}`,
      webcal: `webcal://192.168.1.7:4311${path}`,
    })
  })
})
