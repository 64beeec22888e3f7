import assert from 'node:assert/strict'
import { it } from 'node:test'
import { z } from 'zod'
import * as shapes from './shapes.ts'

const REFUSED = Symbol('refused')
const long = (count: number) => 'x'.repeat(count)

const table: [string, z.ZodType, given: unknown, read: unknown][] = [
  ['an id', shapes.id, 1, 1],
  ['an id', shapes.id, 0, REFUSED],
  ['an id', shapes.id, 1.5, REFUSED],
  ['an id', shapes.id, '1', REFUSED],
  ['an id in a path', shapes.pathId, '7', 7],
  ['an id in a path', shapes.pathId, '0', REFUSED],
  ['an id in a path', shapes.pathId, '1.5', REFUSED],
  ...['', '-1', '+1', '01', '1e0', '0x1', ' 1', '1 ', '1.0', '12345678901234567'].map(
    (given): [string, z.ZodType, unknown, unknown] => ['an id in a path', shapes.pathId, given, REFUSED],
  ),
  ['an id in a path', shapes.pathId, '1234567890123456', 1_234_567_890_123_456],
  ['a count in a query', shapes.digits(z.number().min(0)), '0', 0],
  ['a count in a query', shapes.digits(z.number().min(0)), '00', REFUSED],
  ['an id in a query', shapes.queryId, undefined, undefined],
  ['an id in a query', shapes.queryId, '7', 7],
  ['an instant', shapes.instantIn, long(40), long(40)],
  ['an instant', shapes.instantIn, long(41), REFUSED],
  ['a time of day', shapes.timeOfDay, '00:00', '00:00'],
  ['a time of day', shapes.timeOfDay, '23:59', '23:59'],
  ['a time of day', shapes.timeOfDay, '24:00', REFUSED],
  ['a time of day', shapes.timeOfDay, '7:00', REFUSED],
  ['an amount', shapes.money, 0, 0],
  ['an amount', shapes.money, -0.01, REFUSED],
  ['an amount', shapes.money, 1_000_000_000, 1_000_000_000],
  ['an amount', shapes.money, 1_000_000_000.01, REFUSED],
  ['a name', shapes.name, ' Ana ', 'Ana'],
  ['a name', shapes.name, '  ', REFUSED],
  ['a name', shapes.name, long(200), long(200)],
  ['a name', shapes.name, long(201), REFUSED],
  ['a name', shapes.name, 'a\u202eb\u2066c\u2069', 'abc'],
  ['a name', shapes.name, '\u202e', REFUSED],
  ...['a\nb', 'a\rb', 'a\0b', 'a\tb', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\u2029b'].map(
    (given): [string, z.ZodType, unknown, unknown] => ['a name', shapes.name, given, REFUSED],
  ),
  ...['\u200b', ' \u00ad\ufeff ', '\u3164'].map((given): [string, z.ZodType, unknown, unknown] => [
    'a name',
    shapes.name,
    given,
    REFUSED,
  ]),
  ['a name', shapes.name, '\u{1F469}\u200d\u{1F33E}', '\u{1F469}\u200d\u{1F33E}'],
  ['a line', shapes.line, ' \u200fשלום\u00a0', '\u200fשלום'],
  ['a line', shapes.line, '', ''],
  ['a telephone number', shapes.phone, '1\n2', REFUSED],
  ['an IP address', shapes.ipAddress, ' 203.0.113.7 ', '203.0.113.7'],
  ['an IP address', shapes.ipAddress, '2001:db8::7', '2001:db8::7'],
  ...['', '203.0.113', '203.0.113.256', '203.0.113.7:80', '[::1]', 'not an ip <b>', 'fe80::1%eth0'].map(
    (given): [string, z.ZodType, unknown, unknown] => ['an IP address', shapes.ipAddress, given, REFUSED],
  ),
  ['a text', shapes.text, ' ', ''],
  ['a text', shapes.text, 'one\r\n\ttwo', 'one\r\n\ttwo'],
  ...['a\0b', 'a\u001b[31mb', 'a\vb', 'a\u007fb', 'a\u0085b'].map((given): [string, z.ZodType, unknown, unknown] => [
    'a text',
    shapes.text,
    given,
    REFUSED,
  ]),
  ['a text', shapes.text, ` ${long(5000)} `, long(5000)],
  ['a text', shapes.text, long(5001), REFUSED],
  ['an e-mail', shapes.email, ' Ana@Studio.TEST ', 'ana@studio.test'],
  ['an e-mail', shapes.email, 'ana', REFUSED],
  [
    'an e-mail',
    shapes.email,
    `ana@${`${long(58)}.`.repeat(4)}${long(9)}.test`,
    `ana@${`${long(58)}.`.repeat(4)}${long(9)}.test`,
  ],
  ['an e-mail', shapes.email, `ana@${`${long(58)}.`.repeat(4)}${long(10)}.test`, REFUSED],
  ['a telephone number', shapes.phone, ` ${long(40)} `, long(40)],
  ['a telephone number', shapes.phone, long(41), REFUSED],
  ['a password', shapes.password, ' 234567 ', ' 234567 '],
  ['a password', shapes.password, long(7), REFUSED],
  ['a password', shapes.password, long(256), long(256)],
  ['a password', shapes.password, long(257), REFUSED],
  ['a colour', shapes.color, '#AbCd09', '#abcd09'],
  ['a colour', shapes.color, '#abc', REFUSED],
  ['a colour', shapes.color, ' #abcd09', REFUSED],
  ['yes or no in a query', shapes.queryBoolean, 'true', true],
  ['yes or no in a query', shapes.queryBoolean, 'false', false],
  ['yes or no in a query', shapes.queryBoolean, '1', REFUSED],
  ['a page', z.object(shapes.paging), {}, { page: 1, page_size: 50 }],
  ['a page', z.object(shapes.paging), { page: '1000000', page_size: '200' }, { page: 1_000_000, page_size: 200 }],
  ['a page', z.object(shapes.paging), { page: '1', page_size: '1' }, { page: 1, page_size: 1 }],
  ['a page', z.object(shapes.paging), { page: '0' }, REFUSED],
  ['a page', z.object(shapes.paging), { page: '1.5' }, REFUSED],
  ['a page', z.object(shapes.paging), { page: '1000001' }, REFUSED],
  ['a page', z.object(shapes.paging), { page_size: '0' }, REFUSED],
  ['a page', z.object(shapes.paging), { page_size: '1.5' }, REFUSED],
  ['a page', z.object(shapes.paging), { page_size: '201' }, REFUSED],
  ['the ids of a path', shapes.pathIds('a', 'b'), { a: '1', b: '2' }, { a: 1, b: 2 }],
  ['the ids of a path', shapes.pathIds('a'), { a: '1', b: '2' }, REFUSED],
  ['stamps', z.strictObject(shapes.stamps), { created_at: 'a', updated_at: 'b' }, { created_at: 'a', updated_at: 'b' }],
  ['stamps', z.strictObject(shapes.stamps), { created_at: 'a' }, REFUSED],
  ['a resource', shapes.resource('Thing', { a: shapes.id }), { a: 1 }, { a: 1 }],
  ['a resource', shapes.resource('Thing', { a: shapes.id }), { a: 1, b: 2 }, REFUSED],
]

for (const [what, schema, given, read] of table) {
  const shown = JSON.stringify(given) ?? 'nothing'
  it(`${what}: ${shown.length > 40 ? `${shown.length} characters` : shown} is ${read === REFUSED ? 'refused' : 'taken'}`, () => {
    const { success, data } = schema.safeParse(given)
    assert.deepEqual(success ? data : REFUSED, read)
  })
}
