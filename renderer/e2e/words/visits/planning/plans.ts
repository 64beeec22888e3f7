import { expect } from '../../../studio.ts'
import { TUESDAY } from '../../furnish.ts'
import {
  answers,
  click,
  date,
  dated,
  discard,
  done,
  fill,
  keys,
  last,
  option,
  sends,
  tick,
  time,
  told,
  truly,
  type Visit,
} from '../../steps.ts'
import { after, weekday, drawn, FIRST, SCHEDULE, reasons } from './week.ts'

/** Classes that are planned. */
export const plans: Visit[] = [
  [
    '',
    SCHEDULE,
    [
      'plan-did-follows',
      click('Plan a class'),
      option('Slow flow'),
      tick('Weekly'),
      date('From', after(2)),
      dated('From', after(2)),
    ],
    ['plan-did-no-weekday', weekday(3), last('Plan series')],
    [
      'plan-did-no-count',
      weekday(2),
      weekday(4),
      date('From', after(3)),
      click(/ Ends$/),
      option(/^After/),
      fill('Classes in all', ''),
      keys('Tab'),
      last('Plan series'),
    ],
    ['plan-did-no-end', click(/ Ends$/), option('On a date'), time('Start', '12:30'), last('Plan series')],
    ['plan-did-every-other', date('Last day', after(22)), fill('Every', '2'), keys('Tab')],
    [
      'plan-did-series',
      sends(
        {
          template_id: 1,
          starts_at: `${after(3)}T12:30`,
          duration_minutes: 75,
          capacity: 9,
          instructor_id: 1,
          establishment_id: null,
          force: false,
          recurrence: { freq: 'weekly', interval: 2, weekdays: [2, 4], until: after(22) },
        },
        done('Plan series'),
      ),
      told('Slow flow is planned, first on'),
    ],
    ['plan-did-series-opened', click(/^Slow flow 0/)],
  ],
  [
    '',
    SCHEDULE,
    ['plan-did-clash', click('Plan a class'), option('Slow flow'), time('Start', '10:30'), last('Plan class')],
    ['plan-did-clash-gone', fill('Places', '8'), keys('Tab')],
    ['plan-did-clash-four', answers(/scheduled-classes$/, reasons(4)), last('Plan class')],
    [
      'plan-did-clash-six',
      truly,
      fill('Places', '7'),
      keys('Tab'),
      answers(/scheduled-classes$/, reasons(6)),
      last('Plan class'),
    ],
    [
      'plan-did-anyway',
      truly,
      sends(expect.objectContaining({ force: true }), done('Plan anyway')),
      told('Slow flow is planned:'),
    ],
  ],
  [
    '',
    SCHEDULE,
    ['plan-did-clicked', drawn(FIRST, [1, 2], [1, 2])],
    ['plan-did-clicked-filled', option('Slow flow'), dated('Date', TUESDAY)],
    ['plan-did-drawn', discard, drawn(FIRST, [2, 2], [2, 3.5])],
    ['plan-did-drawn-filled', option('Slow flow'), dated('Date', after(2))],
    ['plan-did-not-drawn', discard],
  ],
]
