import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import {
  date,
  dateOut,
  id,
  instantOut,
  lines,
  money,
  moneyOut,
  ofDays,
  paged,
  paging,
  pathIds,
  resource,
} from '../../http/shapes.ts'
import { purchaseKind } from '../payments/contract.ts'

const kind = purchaseKind

/** Sums of entries of the ledger. */
const sums = {
  count: z.number().int().describe('How many payments; refunds are not counted'),
  taken: moneyOut.describe('What came in, refunds that did not arrive among it'),
  refunded: moneyOut.describe('What was given back, above 0'),
  net: moneyOut.describe('Taken less refunded'),
}

const row = resource('TakingsRow', { date: dateOut, kind, method: z.string(), ...sums })

const takings = resource('TakingsReport', {
  start_date: dateOut,
  end_date: dateOut,
  currency: z.string(),
  rows: z.array(row).describe('By day, kind and method; what is 0 is left out'),
  by_day: z.array(z.strictObject({ date: dateOut, ...sums })),
  by_method: z.array(z.strictObject({ method: z.string(), ...sums })),
  by_kind: z.array(z.strictObject({ kind, ...sums })),
  total: z.strictObject({
    ...sums,
    money: moneyOut.describe(
      'Net of the money that came in: without what was paid by gift card (that came in when the card was bought), given away, or paid elsewhere before an import',
    ),
    revenue: moneyOut.describe('Net of what is revenue: gift cards count when they are used, not when they are sold'),
  }),
})

/** The methods counted at the end of a day: the drawer's cash, the terminal's total. */
export const countedMethod = z.enum(['cash', 'card_terminal', 'bank_transfer', 'gift_card', 'other'])

const closeLine = z.strictObject({
  method: z.string(),
  taken: moneyOut,
  refunded: moneyOut,
  expected: moneyOut.describe('Taken less refunded; of cash with the opening float'),
  counted: moneyOut.nullable().describe('null: was not counted'),
  difference: moneyOut.nullable().describe('Counted less expected; null: was not counted'),
})

const openDay = resource('OpenDay', {
  date: dateOut,
  last_closed: dateOut.nullable().describe('The day that was closed last; null: none yet'),
  is_closed: z.boolean().describe('This day, or a later one, is closed already'),
  opening_float: moneyOut,
  currency: z.string(),
  lines: z.array(closeLine),
})

const dayClose = resource('DayClose', {
  id,
  date: dateOut,
  opening_float: moneyOut.describe('Cash that lay in the drawer at the beginning'),
  closing_float: moneyOut.describe('Cash that stays in it for the next day'),
  taken_out: moneyOut.nullable().describe('Cash counted less what stays; null: cash was not counted'),
  currency: z.string(),
  lines: z.array(closeLine),
  difference: moneyOut.describe('The sum over what was counted'),
  notes: z.string().nullable(),
  closed_by_user_id: id.nullable(),
  closed_by_name: z.string().nullable(),
  pdf_url: z.string().meta({ format: 'uri-reference' }),
  created_at: instantOut,
  updated_at: instantOut,
})

const closers = { manager: 'sales.manage' } as const

export const takingsContract = {
  'GET /api/v1/reports/takings': {
    area: 'How the studio does: figures of a period beside the one before, and what was taken.',
    id: 'reportTakings',
    summary: 'What was taken and given back, by day, kind and method',
    description:
      'Every entry of the ledger on these days, which are the studio’s, both inclusive, at most 366. Without dates: today. `format=csv` gives the rows as a file.',
    access: { manager: 'reports.view' },
    query: ofDays({
      format: z.enum(['json', 'csv']).optional(),
    }),
    status: 200,
    answer: takings,
    orFile: 'text/csv',
  },
  'GET /api/v1/day-closes': {
    area: 'The till at the end of the day.',
    id: 'listDayCloses',
    summary: 'Days that were closed, newest first',
    description: 'Ordered by id, newest first.',
    access: closers,
    query: z.strictObject(paging),
    status: 200,
    answer: paged(dayClose),
  },
  'GET /api/v1/day-closes/open': {
    id: 'readOpenDay',
    summary: 'What closing a day now would expect',
    description: 'The entries of the ledger since the day that was closed last. Without a date: today.',
    access: closers,
    query: z.strictObject({ date: date.optional() }),
    status: 200,
    answer: openDay,
  },
  'POST /api/v1/day-closes': {
    id: 'closeDay',
    summary: 'Close a day: keep what was counted beside what was expected',
    description:
      'Expected are the entries of the ledger since the day that was closed last (of the first close: since the day began); entries made later belong to the next. It never changes. ' +
      'Of cash the opening float is expected, too: what the last close left in the drawer, unless said otherwise.',
    access: closers,
    body: z.strictObject({
      date,
      counted: z
        .array(z.strictObject({ method: countedMethod, amount: money }))
        .max(5)
        .describe('Each method at most once; what is left out was not counted'),
      opening_float: money.optional(),
      closing_float: money.optional().describe('Absent: the opening float, as far as so much was counted'),
      notes: lines.max(1000).nullable().optional(),
    }),
    example: { date: '2026-03-04', counted: [{ method: 'cash', amount: 312.5 }], closing_float: 150 },
    status: 201,
    answer: dayClose,
    errors: ['DAY_CLOSED'],
  },
  'GET /api/v1/day-closes/{day_close_id}.pdf': {
    id: 'printDayClose',
    summary: 'A day’s close to print and to keep',
    access: closers,
    params: pathIds('day_close_id'),
    status: 200,
    file: 'application/pdf',
    errors: ['SERVER_BUSY'],
  },
} satisfies Contract
