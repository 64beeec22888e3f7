import { sql } from 'kysely'
import { invariant } from '../invariant.ts'

const numbers = invariant({
  name: 'receipt_numbers',
  sentence: 'Receipts are numbered from 1 on, without a gap and without repeats.',
  entity: 'receipt',
  query: sql<{ id: number; number: number; before: number }>`
    SELECT id, number, before
    FROM (SELECT id, number, coalesce(lag(number) OVER (ORDER BY number, id), 0) AS before FROM receipts)
    WHERE number <> before + 1 ORDER BY number, id`,
  detail: ({ number, before }) =>
    before === 0 ? `The first number is ${number}` : `Number ${number} follows on ${before}`,
})

export const receiptInvariants = [numbers]
