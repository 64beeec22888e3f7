import { dayFromNow } from '../../../areas/door.ts'
import { day } from '../../furnish.ts'
import {
  answers,
  at,
  click,
  date,
  dated,
  entry,
  fill,
  keys,
  last,
  leave,
  narrow,
  option,
  pick,
  again,
  fails,
  sends,
  tells,
  told,
  truly,
  type Step,
  type Visit,
} from '../../steps.ts'
import { SCHEDULE } from './week.ts'

const filtered = (...steps: Step[]): Step[] => [click(/^Filters/), ...steps, keys('Escape')]

/** The ways through the calendar, and the days that are closed. */
export const calendar: Visit[] = [
  [
    '',
    SCHEDULE,
    ['plan-did-filtered', ...filtered(click(/ Instructor$/), option('Lia Font'))],
    [
      'plan-did-located',
      ...filtered(click(/ Instructor$/), option('All instructors'), click(/ Location$/), option('By the harbour')),
    ],
    ['plan-did-day', ...filtered(click(/ Location$/), option('All locations')), pick('Day')],
    ['plan-did-day-after', keys('ArrowRight')],
    ['plan-did-week', keys('ArrowLeft', 'w')],
    ['plan-did-week-after', click('Next week')],
    ['plan-did-week-before', keys('ArrowLeft', 'ArrowLeft')],
    ['plan-did-head', keys('ArrowRight'), (page) => page.getByRole('columnheader').first().click(), at(/view=day/)],
  ],
  [
    '',
    '/schedule?day=2020-01-06',
    ['plan-did-plans-today', click('Plan a class'), option('Slow flow'), dated('Date', dayFromNow(0))],
    ['plan-did-plan-left', last('Cancel')],
    ['plan-did-empty-plans', last('Plan a class'), option('Slow flow'), dated('Date', '2020-01-06')],
  ],
  [
    'plan-did-not-closed',
    `/schedule?day=${day(39)}&view=day`,
    ['plan-did-closed-first', click('Next day'), tells('Closed', 'Painting')],
    ['plan-did-closed-last', keys('ArrowRight', 'ArrowRight')],
    ['plan-did-open', click('Next day')],
  ],
  [
    '',
    SCHEDULE,
    ['plan-did-phone-menu', narrow, click('Actions')],
    ['plan-did-phone-closures', entry('Closures')],
    [
      'plan-did-phone-tuesday',
      leave,
      (page) => page.getByRole('group', { name: 'Days' }).getByRole('button').nth(1).click(),
    ],
  ],
  [
    '',
    SCHEDULE,
    ['plan-did-failed', fails(/scheduled-classes\?/, 409), again],
    ['plan-did-retried', truly, click('Try again')],
  ],
  [
    '',
    `${SCHEDULE}&closures=true`,
    [
      'plan-did-closure-order',
      click('Add closure'),
      date('First day', day(60)),
      date('Last day', day(59)),
      last('Close these days'),
    ],
    ['plan-did-closure-follows', date('First day', day(61)), dated('Last day', day(61))],
    [
      'plan-did-closed-more',
      date('Last day', day(63)),
      date('First day', day(62)),
      dated('Last day', day(63)),
      fill(/^Reason/, ' '),
      sends({ starts_on: day(62), ends_on: day(63), reason: null, extends_packs: false }, last('Close these days')),
      told('Closed: 0 classes cancelled'),
    ],
    [
      'plan-did-closures-past',
      answers(/closures$/, ([one]) => [
        { ...one, id: 7, starts_on: dayFromNow(-1), ends_on: dayFromNow(-1), reason: null },
        { ...one, id: 8, starts_on: dayFromNow(0), ends_on: dayFromNow(0) },
        { ...one, id: 9, extends_packs: true },
      ]),
      again,
    ],
    ['plan-did-closure-asked', click('Open again')],
    ['plan-did-closure-kept', last('Cancel')],
    ['plan-did-closures-none', truly, answers(/closures$/, () => []), again],
    ['plan-did-closures-left', truly, leave, at(/schedule\?day=\d{4}-\d\d-\d\d$/)],
  ],
]
