import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { columnsOf, dialled, firstName, headerOf, lastName } from './cells.ts'
import type { Telling } from './telling.ts'

const telling: Telling = {
  currency: 'JPY',
  timezone: 'Europe/Madrid',
  reading: { language: 'en', timezone: 'Europe/Madrid' },
  codeOf: () => null,
}

describe('a cell of a CSV', () => {
  const cells: [field: string, value: unknown, written: unknown, currency?: string][] = [
    ['is_active', true, 'yes'],
    ['is_active', false, 'no'],
    ['is_active', null, null],
    ['price_minor', 1850, '18.50', 'EUR'],
    ['price_minor', -5, '-0.05', 'EUR'],
    ['price_minor', 1850, '1850'],
    ['price_minor', 1234, '1.234', 'KWD'],
    ['price_minor', 0, '0.00', 'EUR'],
    ['price_minor', null, null],
    ['capacity', 12, 12],
    ['starts_at', '2026-03-29T00:59:59.999Z', '2026-03-29 01:59'],
    ['starts_at', '2026-03-29T01:00:00.000Z', '2026-03-29 03:00'],
    ['starts_at', '2026-12-31T23:00:00.000Z', '2027-01-01 00:00'],
    ['starts_on', '2026-03-29', '2026-03-29'],
    ['body', 'At 2026-03-29T01:00:00.000Z', 'At 2026-03-29T01:00:00.000Z'],
    ['lines', [{ total_minor: 1200, vat_rate: 21 }], '[{"total":12,"vat_rate":21}]', 'EUR'],
    ['phone', '+34 600 111 222', '+34600111222'],
  ]
  it('is written for spreadsheets', () => {
    for (const [field, value, written, currency] of cells) {
      const [column] = columnsOf({}, [field])
      const row = { [field]: value, ...(currency && { currency }) }
      assert.equal(column!.cell(row, telling), written, `${field} ${String(value)} ${currency}`)
    }
  })
})

describe('the columns of a CSV', () => {
  const headers = (first: Parameters<typeof columnsOf>[0], fields: string[]) =>
    columnsOf(first, fields).map(({ header }) => header)

  it('begin with those that are named, and have every other field once', () => {
    assert.deepEqual(headers({ Name: 'name', Email: () => 'x' }, ['id', 'name', 'email', 'price_minor']), [
      'Name',
      'Email',
      'ID',
      'Price',
    ])
  })

  it('are named by their fields', () => {
    const names = ['id', 'booking_id', 'created_at', 'price_minor', 'ip_address', 'vat', 'is_active']
    assert.deepEqual(names.map(headerOf), ['ID', 'Booking ID', 'Created At', 'Price', 'IP Address', 'VAT', 'Is Active'])
  })
})

describe('a name', () => {
  const names: [name: string, first: string, last: string][] = [
    ['Ana Ruiz', 'Ana', 'Ruiz'],
    ['Lucía Fernández García', 'Lucía', 'Fernández García'],
    ['Cher', 'Cher', ''],
    [' Ana  Ruiz ', 'Ana', 'Ruiz'],
    ['', '', ''],
  ]
  it('is parted at its first blank', () => {
    for (const [name, first, last] of names) assert.deepEqual([firstName(name), lastName(name)], [first, last], name)
  })
})

describe('a phone number', () => {
  const numbers: [written: string, plain: string][] = [
    ['+34 600 111 222', '+34600111222'],
    ['(0034) 600-11.12/22', '0034600111222'],
    ['600111222', '600111222'],
    ['600 111 222 ext. 5', '600 111 222 ext. 5'],
    ['=1+1', '=1+1'],
    ['+', '+'],
  ]
  it('is written as it is dialled, where it is nothing but a number', () => {
    for (const [written, plain] of numbers) assert.equal(dialled(written), plain)
  })
})
