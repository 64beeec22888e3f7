import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Problem } from '../../api/problem.ts'
import { en } from '../messages/shared/problems.ts'
import { explain } from './explain.ts'

const problem = (part: Partial<Problem>): Problem => ({ title: '', status: 409, detail: '', code: 'X', ...part })
const full = { code: 'CLASS_FULL', detail: 'All 20 places are taken.', rule: 'capacity' }
const unsigned = { code: 'WAIVER_UNSIGNED', detail: 'The waiver is not signed.', rule: 'waiver', fix: 'Sign it first.' }

const open = { code: 'RATE_LIMITED', detail: '3 pages are open.', rule: 'open_checkouts', fix: 'give_up_checkout' }

const cases: [name: string, given: Partial<Problem>, title: RegExp, reasons: number][] = [
  ['the server’s own sentence', { detail: 'It is used elsewhere.' }, /^It is used elsewhere\.$/, 0],
  ['a code with words of our own', { status: 401, code: 'AUTH_INVALID_CREDENTIALS', detail: 'x' }, /don’t match/, 0],
  ['one plain reason says nothing new', { detail: full.detail, reasons: [full] }, /All 20/, 0],
  ['one reason with a way out is shown', { detail: unsigned.detail, reasons: [unsigned] }, /not signed/, 1],
  [
    'too many pages that are open are no attempts',
    { status: 429, code: 'RATE_LIMITED', detail: open.detail, reasons: [open] },
    /^3 pages/,
    0,
  ],
  ['too many attempts', { status: 429, code: 'RATE_LIMITED', detail: 'x' }, /Too many attempts/, 0],
  ['every reason that stands against it', { detail: full.detail, reasons: [full, unsigned] }, /All 20/, 2],
  [
    'faults of fields are at the fields',
    { status: 422, code: 'VALIDATION_ERROR', detail: 'a: b', errors: [{ in: 'body', path: 'a', message: 'b' }] },
    /marked fields/,
    0,
  ],
  [
    'what a server outside has said',
    { status: 502, code: 'MAIL_SERVER_ERROR', detail: 'Wrong user.' },
    /^Wrong user\.$/,
    0,
  ],
  [
    'a fault that names no field',
    { status: 422, code: 'VALIDATION_ERROR', detail: 'It is cut off.' },
    /^It is cut off\.$/,
    0,
  ],
  [
    'fields that another refusal names',
    { detail: 'Taken.', errors: [{ in: 'body', path: 'a', message: 'b' }] },
    /^Taken\.$/,
    0,
  ],
  ['a refusal without words', { request_id: 'r8' }, /r8/, 0],
  ['nobody answered', { status: 0, code: 'UNREACHABLE' }, /can’t be reached/, 0],
  [
    'a fault on our side hides its insides',
    { status: 500, detail: 'SQLITE_CORRUPT', request_id: 'r7' },
    /^(?!.*SQLITE).*r7/,
    0,
  ],
]

for (const [name, given, title, reasons] of cases) {
  test(name, () => {
    const explained = explain(problem(given), en().problems)
    assert.match(explained.title, title)
    assert.equal(explained.reasons.length, reasons)
  })
}
