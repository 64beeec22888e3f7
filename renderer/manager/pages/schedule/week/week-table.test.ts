import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFormat } from '../../../../shared/format/format.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { hourRows } from './week-table.ts'

const format = createFormat({ locale: 'en-GB', timezone: 'Europe/Madrid', currency: 'EUR' })
const cls = (name: string, starts_at: string) => ({ name, starts_at }) as ScheduledClass

test('a week is the hours in which something begins, each with its classes by day, start and name', () => {
  const rows = hourRows(
    [
      cls('Yoga', '2026-11-30T17:00:00.000Z'),
      cls('Barre', '2026-11-30T17:00:00.000Z'),
      cls('Bike', '2026-11-30T17:30:00.000Z'),
      cls('Early', '2026-12-06T06:15:00.000Z'),
      cls('Late', '2026-12-06T22:45:00.000Z'),
    ],
    '2026-12-02',
    format,
  )
  assert.deepEqual(
    rows.map(({ hour, days }) => [hour, ...days.map((list) => list.map(({ name }) => name).join(' '))]),
    [
      ['07:00', '', '', '', '', '', '', 'Early'],
      ['18:00', 'Barre Yoga Bike', '', '', '', '', '', ''],
      ['23:00', '', '', '', '', '', '', 'Late'],
    ],
  )
  assert.deepEqual(hourRows([], '2026-12-02', format), [])
})
