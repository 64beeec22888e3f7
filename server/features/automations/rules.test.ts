import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { stepFaults } from './check-steps.ts'
import { fillIn } from './fields-in-text.ts'
import { allSteps, following, intoArm, stepAt } from './positions.ts'
import { readyMade } from './ready-made/index.ts'
import { statusRefusal, type AutomationStatus } from './status-rules.ts'
import type { NewStep, Step } from './step-fields.ts'
import { newSteps } from './step-fields.ts'
import { triggerEvents } from '../../events/trigger-values.ts'
import { isLate, waitEnds } from './time-rules.ts'
import { writeMail, writePush } from './write-message.ts'
import { inWords } from '../../test/in-words.ts'

const zone = 'Europe/Madrid'
const at = (text: string) => `${text}:00.000Z`

describe('when a wait is over', () => {
  for (const [what, wait, from, until] of [
    ['two hours on', { hours: 2 }, '2026-03-02T09:00', '2026-03-02T11:00'],
    ['a day on at the same time of day', { days: 1 }, '2026-03-02T09:00', '2026-03-03T09:00'],
    ['a day of 23 hours where clocks go forward', { days: 1 }, '2026-03-28T09:00', '2026-03-29T08:00'],
    ['a day of 25 hours where they go back', { days: 1 }, '2026-10-24T08:00', '2026-10-25T09:00'],
    ['24 hours that pass, whatever the clocks do', { hours: 24 }, '2026-03-28T09:00', '2026-03-29T09:00'],
    ['a time that clocks skip is the first that exists', { days: 1 }, '2026-03-28T01:30', '2026-03-29T01:00'],
    ['a time that comes twice is the earlier', { days: 1 }, '2026-10-24T00:30', '2026-10-25T00:30'],
    ['today’s time where it has not passed', { until_time: '10:00' }, '2026-03-02T08:59', '2026-03-02T09:00'],
    ['at once where it is just that time', { until_time: '10:00' }, '2026-03-02T09:00', '2026-03-02T09:00'],
    ['tomorrow’s where it has passed', { until_time: '10:00' }, '2026-03-02T09:01', '2026-03-03T09:00'],
    ['the days first, then the time', { days: 2, until_time: '10:00' }, '2026-03-02T12:00', '2026-03-05T09:00'],
    ['days and hours together', { days: 1, hours: 3 }, '2026-03-02T09:00', '2026-03-03T12:00'],
    ['over midnight, then to the time', { hours: 14, until_time: '00:30' }, '2026-03-02T09:00', '2026-03-02T23:30'],
    ['a time that is skipped that night', { until_time: '02:30' }, '2026-03-28T23:00', '2026-03-29T01:00'],
  ] as const) {
    it(what, () => assert.equal(waitEnds(wait, at(from), zone), at(until)))
  }

  it('keeps seconds and thousandths', () => {
    assert.equal(waitEnds({ days: 1 }, '2026-03-02T09:00:12.345Z', zone), '2026-03-03T09:00:12.345Z')
  })
})

describe('what comes too late', () => {
  for (const [now, late] of [
    ['2026-03-04T09:00:00.000Z', false],
    ['2026-03-04T09:00:00.001Z', true],
    ['2026-03-01T09:00:00.000Z', false],
  ] as const) {
    it(`${now} is ${late ? 'late' : 'in time'}`, () => assert.equal(isLate('2026-03-02T09:00:00.000Z', now), late))
  }
})

const tag = (key: string): Step => ({ type: 'add_tag', tag_id: 1, key })
const branch = (key: string, then: Step[], other: Step[]): Step => ({
  type: 'branch',
  key,
  condition_json: { all: [{ field: 'visits', op: 'gt', value: 1 }] },
  then,
  else: other,
})

describe('the way through steps', () => {
  const steps = [tag('a'), branch('b', [tag('c'), branch('d', [], [tag('e')])], [tag('f')]), tag('g')]

  it('goes along a row, out of branches and to the end', () => {
    const next = Object.fromEntries(allSteps(steps).map(({ position }) => [position, following(steps, position)]))
    assert.deepEqual(next, {
      '0': '1',
      '1': '2',
      '1.then.0': '1.then.1',
      '1.then.1': '2',
      '1.then.1.else.0': '2',
      '1.else.0': '2',
      '2': null,
    })
  })

  it('goes into the arm that is taken, and past one without steps', () => {
    assert.deepEqual(
      [intoArm(steps, '1', 'then'), intoArm(steps, '1', 'else'), intoArm(steps, '1.then.1', 'then')],
      ['1.then.0', '1.else.0', '2'],
    )
    assert.equal(stepAt(steps, '1.then.1.else.0')?.key, 'e')
    assert.equal(stepAt(steps, '0.then.0'), undefined)
    assert.equal(stepAt(steps, '7'), undefined)
  })
})

describe('what is wrong with steps', () => {
  const mail = (subject: string, body = 'Hello'): NewStep => ({ type: 'send_email', subject, body })
  const promo: NewStep = { type: 'issue_promo_code', discount_type: 'percentage', value: 10, valid_days: 5 }
  const way = (then: NewStep[], other: NewStep[]): NewStep => ({
    type: 'branch',
    condition_json: { all: [{ field: 'visits', op: 'gt', value: 1 }] },
    then,
    else: other,
  })
  for (const [what, steps, path, message] of [
    [
      'a field that is none',
      [mail('{{client.shoe_size}}')],
      '0.subject',
      /There is no field \{\{client\.shoe_size\}\}/,
    ],
    ['a field of another event', [mail('Hi', '{{class.name}}')], '0.body', /\{\{class\.name\}\}/],
    [
      'one in a translation',
      [{ ...mail('Hi'), translations: { de: { subject: '{{x}}', body: 'b' } } } as NewStep],
      '0.translations.de.subject',
      /\{\{x\}\}/,
    ],
    ['a field that is not closed', [mail('{{client.first_name')], '0.subject', /begins with/],
    ['a code before there is one', [mail('{{promo_code}}'), promo], '0.subject', /only known after a step/],
    ['a code of one way only', [way([promo], []), mail('{{promo_code}}')], '1.subject', /only known after a step/],
    ['a wait for nothing', [{ type: 'wait', days: 0 } as NewStep], '0', /how long/],
    ['a branch without steps', [way([], [])], '0.then', /Expected a step/],
    ['more than everything off', [{ ...promo, value: 101 } as NewStep], '0.value', /at most 100/],
    [
      'a key twice',
      [{ ...promo, key: 'a' } as NewStep, way([{ ...promo, key: 'a' } as NewStep], [])],
      '1.then.0.key',
      /Another step/,
    ],
    [
      'too many',
      [
        way(
          Array.from({ length: 60 }, () => promo),
          Array.from({ length: 40 }, () => promo),
        ),
      ],
      '',
      /At most 100/,
    ],
    [
      'a branch that asks about another event',
      [{ ...way([promo], []), condition_json: { all: [{ field: 'class.name', op: 'eq', value: 'x' }] } } as NewStep],
      '0.condition_json.all.0.field',
      /no field/,
    ],
  ] as const) {
    it(what, () => {
      const faults = stepFaults(steps, 'client.created')
      assert.deepEqual(
        faults.map((fault) => fault.path.join('.')),
        [path],
      )
      assert.match(inWords(faults[0]!.message), message)
    })
  }

  it('nothing where both ways make the code, or the field is the event’s own', () => {
    assert.deepEqual(
      stepFaults([way([promo], [promo]), mail('{{promo_code}} {{ client.first_name }}')], 'client.created'),
      [],
    )
    assert.deepEqual(stepFaults([mail('{{class.name}}', '{{class.date}} {{membership.name}}')], 'booking.no_show'), [])
  })
})

describe('what a push opens', () => {
  const push = (url: string) => newSteps.safeParse([{ type: 'send_push', title: 'Hi', body: 'Come', url }]).success
  it('is a page of the portal or an https address, as of every notification', () => {
    const longest = `https://a.example/${'x'.repeat(482)}`
    assert.equal(longest.length, 500)
    assert.deepEqual(['/bookings', 'https://a.example/x', longest].map(push), [true, true, true])
    const others = ['//a.example', '/\\a.example', 'http://a.example', 'javascript:alert(1)', '/ x', `${longest}x`]
    assert.deepEqual(others.map(push), [false, false, false, false, false, false])
  })
})

describe('a text with fields', () => {
  it('is filled in; what names a field is not filled in again, and a line without a word goes', () => {
    const values = { a: '{{b}}', b: 'B', empty: '' }
    assert.equal(fillIn('{{a}} {{ b }}\n{{empty}}\n\nx{{empty}}y', values), '{{b}} B\n\nxy')
  })
})

describe('a message', () => {
  const values = { 'studio.name': 'Yoga Sol', 'studio.website': '' }
  it('of whose subject nothing is known has the name of the studio there, never the mark of a field', () => {
    const [subject, body] = ['{{studio.website}}', 'Hello']
    const step = { key: 's1', translations: {} }
    assert.equal(writeMail({ type: 'send_email', subject, body, ...step }, values, 'en').subject, 'Yoga Sol')
    assert.equal(writePush({ type: 'send_push', title: subject, body, ...step }, values, 'en').title, 'Yoga Sol')
  })
})

describe('a message of an address of several lines', () => {
  const values = { 'studio.name': 'Yoga Sol', 'studio.address': 'Calle Mayor 1\r\n28001 Madrid' }
  const text = { subject: 'At {{studio.address}}', body: '{{studio.address}}' }
  it('has it on one in the subject, on several in the text', () => {
    const { subject, lines } = writeMail({ type: 'send_email', key: 's1', ...text }, values, 'en')
    assert.equal(subject, 'At Calle Mayor 1, 28001 Madrid')
    assert.deepEqual(lines, ['Calle Mayor 1', '28001 Madrid'])
  })
})

describe('the statuses of an automation', () => {
  const statuses: (AutomationStatus | null)[] = [null, 'draft', 'active', 'paused']
  it('go from draft to active, and between that and paused', () => {
    const allowed = statuses.flatMap((from) =>
      statuses.flatMap((to) => (to !== null && statusRefusal(from, to, 1) === null ? [`${from} → ${to}`] : [])),
    )
    assert.deepEqual(allowed, [
      'null → draft',
      'null → active',
      'draft → draft',
      'draft → active',
      'active → active',
      'active → paused',
      'paused → active',
      'paused → paused',
    ])
    for (const from of statuses) assert.match(inWords(statusRefusal(from, 'active', 0) ?? ''), /no steps/)
  })
})

describe('the ready-made automations', () => {
  for (const language of ['en', 'de', 'es', 'fr', 'it']) {
    it(`can be taken over as they are: ${language}`, () => {
      for (const { key, name, description, trigger_event, steps } of readyMade(language)) {
        assert.ok(triggerEvents.includes(trigger_event))
        assert.ok(name && description.endsWith('.'), key)
        assert.deepEqual(stepFaults(newSteps.parse(steps), trigger_event), [], key)
      }
    })
  }

  it('say the same fields in every language', () => {
    const fieldsOf = (text: string) => [...new Set(text.match(/\{\{[\w.]+\}\}/g))].toSorted()
    for (const { key, steps } of readyMade('en')) {
      for (const step of steps) {
        if (step.type !== 'send_email') continue
        const { subject, body, translations = {} } = step
        assert.deepEqual(Object.keys(translations).toSorted(), ['de', 'es', 'fr', 'it'])
        for (const [language, other] of Object.entries(translations)) {
          assert.deepEqual(fieldsOf(other.subject + other.body), fieldsOf(subject + body), `${key} ${language}`)
        }
      }
    }
  })
})
