import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { db } from '../../../db/build.ts'
import { csvOf, fatesOf, importFile, requireWhole, upload } from '../../../test/build/migration.ts'
import { makeClass, makeTemplate } from '../../../test/build/schedule.ts'
import { startStudio } from '../../../test/studio.ts'
import { planOf } from '../fixtures/plan-of.ts'
import type { Answers } from '../plan/model.ts'
import { parseRepeats } from '../values/repeats.ts'
import { goesOn } from './when.ts'

const words: [text: string, weeks: number | 'once' | 'nothing' | 'problem'][] = [
  ...[
    'Weekly',
    'every week',
    'Wöchentlich',
    'jede Woche',
    'semanal',
    'Toutes les semaines',
    'Ogni settimana',
    'Yes',
  ].map((text): [string, number] => [text, 1]),
  ...[
    'Every 2 weeks',
    'Bi-weekly',
    'fortnightly',
    'every other week',
    '14-tägig',
    'alle 2 Wochen',
    'Alle zwei Wochen',
  ].map((text): [string, number] => [text, 2]),
  ...['quincenal', 'cada dos semanas', 'toutes les 2 semaines', 'tous les 15 jours', 'ogni due settimane'].map(
    (text): [string, number] => [text, 2],
  ),
  ['every 3 weeks', 3],
  ['28 days', 4],
  ['every 1 week', 1],
  ...['Once', 'one-off', 'Does not repeat', 'einmalig', 'una vez', 'Non', 'none', 'Nein'].map(
    (text): [string, 'once'] => [text, 'once'],
  ),
  ['', 'nothing'],
  ['-', 'nothing'],
  ...[
    'Monthly',
    'every 10 days',
    '2',
    'daily',
    'bisettimanale',
    'cada dos días',
    'every 0 weeks',
    'every 53 weeks',
  ].map((text): [string, 'problem'] => [text, 'problem']),
]
for (const [text, weeks] of words)
  test(`“${text}” is ${weeks === 'once' || typeof weeks === 'string' ? weeks : `every ${weeks} weeks`}`, () => {
    const read = parseRepeats(text)
    assert.equal(read.kind === 'value' ? read.value : read.kind === 'empty' ? 'nothing' : 'problem', weeks)
  })

// It is Monday, 2 March 2026.
const rows: [row: string, becomes: string, answer?: Answers['dated_weekdays']][] = [
  ['Mon,,,', 'weeks 1 of 1 from 2026-03-02'],
  ['"Mon, Wed",,,weekly', 'weeks 1,3 of 1 from 2026-03-02'],
  ['Mon,,2026-03-16,every 2 weeks', 'weeks 1 of 2 from 2026-03-16'],
  ['Mon,2026-03-16,,every 2 weeks', 'weeks 1 of 2 from 2026-03-16'],
  [',2026-03-17,,every 2 weeks', 'weeks 2 of 2 from 2026-03-17'],
  [',2026-03-17,,weekly', 'weeks 2 of 1 from 2026-03-17'],
  ['Mon,,2026-02-16,every 2 weeks', 'weeks 1 of 2 from 2026-03-02'],
  ['Mon,,2026-02-23,every 2 weeks', 'weeks 1 of 2 from 2026-03-09'],
  [
    'Mon,,,every 2 weeks',
    'rejected: If a class doesn’t repeat every week, the row needs a start date on one of its weekdays.',
  ],
  [
    'Mon,,2026-03-17,every 2 weeks',
    'rejected: If a class doesn’t repeat every week, the row needs a start date on one of its weekdays.',
  ],
  [
    'Mon,,2026-03-16,monthly',
    'rejected: “monthly” isn’t a possible repeat. Write “weekly”, “every 2 weeks” or “once”.',
  ],
  [',2026-03-17,,', 'once 2026-03-17'],
  ['Tue,2026-03-17,,once', 'once 2026-03-17'],
  ['Tue,,2026-03-17,once', 'once 2026-03-17'],
  ['Mon,2026-03-17,,once', 'rejected: The date isn’t on “Mon”.'],
  ['Mon,,,once', 'rejected: The row has no date.'],
  [',,,weekly', 'rejected: The row has no date.'],
  ['Tue,2026-03-17,,', 'skipped: This may be a single class or a weekly one; your answer is needed.'],
  ['Tue,2026-03-17,,', 'once 2026-03-17', 'once'],
  ['Tue,2026-03-17,,', 'weeks 2 of 1 from 2026-03-17', 'weekly'],
  ['"Tue, Thu",2026-03-17,,', 'weeks 2,4 of 1 from 2026-03-17'],
  [
    'Monday (biweekly),,2026-03-16,',
    'rejected: “Monday (biweekly)” can’t be read as days of the week. Write their names.',
  ],
  ['Monthly,,2026-03-16,', 'rejected: “Monthly” can’t be read as days of the week. Write their names.'],
  ['Mondays,,,', 'weeks 1 of 1 from 2026-03-02'],
  ['Sonnabend,,,', 'weeks 6 of 1 from 2026-03-02'],
  ['So,,,', 'weeks 7 of 1 from 2026-03-02'],
]

describe('a row of a timetable', () => {
  for (const [row, becomes, answer] of rows)
    it(`with ${row} is ${becomes}${answer ? `, where the answer is ${answer}` : ''}`, async () => {
      const file = csvOf('Class,Day,Date,From,Repeats,Time', `Flow,${row},18:00`)
      const plan = await planOf('class_schedule', file, answer ? { answers: { dated_weekdays: answer } } : {})
      const { record, disposition, reason } = plan.rows[0]!
      assert.equal(
        record?.kind === 'series'
          ? `weeks ${record.weekdays} of ${record.interval_weeks} from ${record.starts_on}`
          : record?.kind === 'class'
            ? `once ${record.starts_at.slice(0, 10)}`
            : `${disposition}: ${String(reason)}`,
        becomes,
      )
    })

  it('that begins on a start date goes on from it, and nothing is asked', async () => {
    const { questions, rows } = await planOf(
      'class_schedule',
      csvOf('Class,Day,Start date,Time', 'Flow,Tue,2026-03-17,18:00'),
    )
    assert.deepEqual([questions, rows[0]!.record?.kind], [[], 'series'])
  })

  it('that was cancelled stays out', async () => {
    const file = csvOf('Class,Date,Time,Status', 'Flow,2026-03-17,18:00,Cancelled', 'Flow,2026-03-18,18:00,Scheduled')
    const { rows } = await planOf('class_schedule', file)
    assert.deepEqual(
      rows.map(({ disposition, reason }) => [disposition, reason]),
      [
        ['skipped', 'The class was cancelled.'],
        ['created', null],
      ],
    )
  })

  it('in turn with another is another class, in the same weeks the same', async () => {
    const file = csvOf(
      'Class,Day,From,Repeats,Time',
      'Flow,Mon,2026-03-09,every 2 weeks,18:00',
      'Flow,Mon,2026-03-16,every 2 weeks,18:00',
      'Flow,Mon,2026-03-23,every 2 weeks,18:00',
    )
    const { rows } = await planOf('class_schedule', file)
    assert.deepEqual(
      rows.map(({ disposition }) => disposition),
      ['created', 'created', 'skipped'],
    )
  })
})

test('a series goes on in its own weeks', () => {
  assert.equal(goesOn('2026-03-03', '2026-03-20', 3), '2026-03-23')
  assert.equal(goesOn('2025-12-30', '2026-01-01', 2), '2026-01-01')
  assert.equal(goesOn('2025-12-30', '2026-01-05', 2), '2026-01-12')
  assert.equal(goesOn(null, '2026-03-02', 1), '2026-03-02')
})

const starts = db
  .selectFrom('scheduled_classes')
  .select(['starts_at', 'template_id'])
  .where('status', '=', 'scheduled')
  .orderBy('starts_at')

test('every two weeks are every two weeks on the timetable, and a class that names no location is the first one’s', async () => {
  const studio = await startStudio()
  try {
    const file = csvOf(
      'Class,Day,From,Repeats,Time,Location',
      'Yoga,Thursday,2026-02-12,every 2 weeks,18:00,',
      'Yin,Friday,2026-03-13,,18:00,',
    )
    // It is Wednesday, 4 March; the class of the 5th is in the other week.
    assert.deepEqual(fatesOf(await importFile(studio, 'class_schedule', file)), { created: 2 })
    const [yoga] = (await studio.asOwner('GET /api/v1/class-templates')).body.items.filter(
      ({ name }: { name: string }) => name === 'Yoga',
    )
    const days = studio.running.app.db
      .all(starts)
      .filter(({ template_id }) => template_id === yoga.id)
      .map(({ starts_at }) => starts_at.slice(0, 10))
    assert.deepEqual(days.slice(0, 3), ['2026-03-12', '2026-03-26', '2026-04-09'])
    assert.deepEqual(fatesOf(await importFile(studio, 'class_schedule', file)), { matched: 2 })

    const { id: template_id } = await makeTemplate(studio, { name: 'Core' })
    await makeClass(studio, { template_id, starts_at: '2026-03-20T10:00' })
    const first = (await studio.asOwner('GET /api/v1/establishments/1')).body.name
    const again = csvOf('Class,Date,Time,Location', `Core,2026-03-20,10:00,${first}`)
    assert.deepEqual(fatesOf(await importFile(studio, 'class_schedule', again)), { matched: 1 })

    const dated = csvOf(
      'Class,Date,Day,Time',
      'Workshop,2026-03-21,Saturday,10:00',
      'Workshop,2026-03-28,Saturday,10:00',
    )
    const { questions } = (await upload(studio, 'class_schedule', dated)).body
    assert.deepEqual(
      questions.map(({ id, rows }: { id: string; rows: number[] }) => [id, rows]),
      [['dated_weekdays', [2, 3]]],
    )
    const job = await importFile(studio, 'class_schedule', dated, { dated_weekdays: 'once' })
    assert.deepEqual(fatesOf(job), { created: 2 })
    const { body: listed } = await studio.asOwner(
      'GET /api/v1/scheduled-classes?start_date=2026-03-21&end_date=2026-05-01',
    )
    assert.equal(listed.filter(({ name }: { name: string }) => name === 'Workshop').length, 2)
    await requireWhole(studio)
  } finally {
    await studio.stop()
  }
})
