import { expect } from '../../studio.ts'
import { NO_WAIVERS, NOTHING_KEPT, REQUESTS } from '../answers/papers.ts'
import { ELIGIBLE, INVITED, NOT_INVITED, QUEUED, UNPAID, without } from '../answers/people.ts'
import { FORMER } from '../answers/profile.ts'
import { day, MONDAY } from '../furnish.ts'
import {
  actions,
  answers,
  at,
  click,
  date,
  done,
  downloads,
  entry,
  fill,
  held,
  keys,
  last,
  leave,
  nth,
  option,
  pends,
  pick,
  search,
  tab,
  to,
  told,
  waits,
  type Answers,
  type Step,
  type Visit,
} from '../steps.ts'
import { choose, shut, lie, hotkey, follow, unreadable } from './profile-steps.ts'

/** Of somebody who is 36 all year round. */
const BORN = day(-100).replace(/^\d+/, (year) => String(Number(year) - 36))

const invites = (letters: Answers): Step[] => [
  answers(/\/api\/v1\/emails/, letters['/emails']!),
  click('More actions'),
  entry('Invite'),
  held(/Create|invitation/i, /\/invite$/),
]

/** A client's page with all that can be known of a client, and with nothing. */
const known: Visit[] = [
  [
    'kin-former',
    { path: '/clients/2?tab=memberships', answers: FORMER },
    ['kin-key-edit', keys('b', 'e')],
    ['kin-edit-left', done('Cancel')],
  ],
  [
    '',
    { path: '/clients/1', answers: { '/clients/1': (client) => ({ ...client, guardian_id: 2 }) } },
    ['kin-left', fill(/What the team/, 'Not of Ben'), to('Ben Soler'), last('Discard'), at(/clients\/2/)],
  ],
  [
    '',
    { path: '/clients/1', answers: INVITED },
    [
      'kin-invited',
      click('More actions'),
      entry('Invite'),
      held(/Make|invitation/i, /\/invite$/),
      last(/^Copy/),
      told('copied'),
      waits(/^Mailed to/),
    ],
    ['kin-not-invited', done('Done'), ...invites(NOT_INVITED), waits('No such mailbox')],
    ['kin-invite-queued', done('Done'), ...invites(QUEUED), waits(/^The email to .* is waiting/)],
  ],
]

/** Acts on a client's page. */
const acts: Visit[] = [
  [
    '',
    '/clients/3?tab=charges',
    [
      'kin-excused-told',
      actions(/Missed class/),
      entry(/^Waive/),
      fill('Reason', 'Was ill'),
      done(/^Waive/),
      told('€12.00 waived'),
      fill(/What the team/, 'Right knee'),
      click('Add the note'),
      told('Note added'),
      click('Delete the note'),
      done(/^Delete/),
      told('Note deleted'),
      tab(/^Bookings/),
      pick('All'),
      actions(/No-show/),
      entry(/^Excuse/),
      fill('Reason', 'Was ill'),
      done('Excuse'),
      told('Excused'),
      tab('Timeline'),
    ],
  ],
  [
    '',
    '/clients/2?tab=bookings',
    [
      'kin-tag-given',
      pick('All'),
      actions('Barre'),
      entry('Did not come'),
      told('Marked as no-show'),
      actions('Barre'),
      entry('Take it back'),
      told('Taken back'),
      actions('Barre'),
      entry('Did not come'),
      tab(/^Charges/),
      click('Take the payment'),
      pick('Cash'),
      done(/^Note/),
      told('€12.00 paid'),
      choose(/^Add a tag/, 'Reg', /^Regular/),
      (page) => expect(page.getByRole('button', { name: 'Take Regular away' })).toBeVisible(),
    ],
  ],
  [
    '',
    { path: '/clients/3', answers: ELIGIBLE },
    ['kin-book-unlimited', hotkey('b', 'Book a class'), date('Day', MONDAY), search(' LIA '), click(/^Slow flow/)],
    ['kin-book-offered', search(''), click(/^Barre .*18:30/)],
    ['kin-book-untaken', click(/^Slow flow .*07:00/)],
    ['kin-book-closed', click(/^Slow flow .*07:00/)],
    ['kin-book-before', click(/^Slow flow .*07:00/), click('Day before')],
    ['kin-book-after', click('Open gym'), click('Day after')],
    ['kin-book-today', click('Today')],
  ],
  [
    '',
    { path: '/clients/3', answers: UNPAID },
    ['kin-book-none', click('Book a class'), click('Today')],
    [
      'kin-book-refused',
      date('Day', MONDAY),
      click(/^Slow flow .*07:00/),
      pends('Book it'),
      told(/no membership to book with/),
    ],
  ],
  [
    '',
    '/clients/3',
    [
      'kin-joined',
      click('Book a class'),
      date('Day', MONDAY),
      click(/^Slow flow .*07:00/),
      pends('Book all the same'),
      shut,
      told(/Slow flow booked.*The place is marked unpaid/),
      click('Book a class'),
      date('Day', MONDAY),
      click(/^Barre .*18:30/),
      pends('Put on the waitlist'),
      shut,
      told('On the waitlist of Barre, place 2'),
    ],
  ],
]

/** The list of clients, and the form to add one. */
const list: Visit[] = [
  [
    'kin-none-fits',
    '/clients?shown=all&status=paused&search=zzz',
    ['kin-none-filtered', search('')],
    ['kin-all-clients', last(/^Clear/)],
    ['kin-none-found', search('zzz')],
  ],
  [
    '',
    '/clients',
    ['kin-guardian', hotkey('n', 'New client'), choose(/^Looked after by/, 'be', /^Ben/)],
    ['kin-guardian-typed', keys('End', '7')],
    ['kin-guardian-cleared', keys('Backspace'), option(/^Ben/), last(/somebody else/), keys('c', 'a', 'i')],
    [
      'kin-added',
      option(/^Cai/),
      fill('Full name', ' Nil Pons '),
      date('Date of birth optional', BORN),
      date('Client since optional', '2020-01-01'),
      fill(/^Address/, ' Moll 9 '),
      done(/^Add/),
      told('Nil Pons added'),
    ],
  ],
]

/** Waivers, who signed them, and what is kept of clients. */
const papers: Visit[] = [
  [
    'kin-no-waiver',
    { path: '/compliance', answers: NO_WAIVERS },
    ['kin-no-waivers', pick('All')],
    ['kin-waiver-unwritten', last('New waiver'), done('Cancel')],
  ],
  ['', '/compliance', ['kin-waiver-editing', lie('Pages of compliance', 'row'), actions('Liability'), entry('Edit')]],
  [
    '',
    '/compliance/waivers/1',
    ['kin-new-version', click('Edit'), fill(/^Text/, 'At my own risk.')],
    [
      'kin-waiver-retitled',
      done('Save as version 2'),
      told('Version 2 is in the portal'),
      click('Edit'),
      fill('Title', 'Own risk'),
      pick('Needed before booking'),
      done('Save'),
      told(/^Saved/),
    ],
    ['kin-waiver-off', tab(/^Signed/), pick('Only the current version'), click('More actions'), entry('Deactivate')],
    ['kin-waiver-off-menu', click('More actions')],
    ['kin-waiver-on', unreadable(/waivers\/1$/), entry('Reactivate'), told('Own risk is active again')],
  ],
  [
    '',
    '/compliance/data',
    [
      'kin-data-typed',
      choose(/^Client/, 'ada', /^Ada/),
      (page) => expect(page.getByRole('textbox', { name: /^Client/ })).toHaveValue('Ada Roig'),
      keys('End', '7'),
    ],
    [
      'kin-copied',
      keys('Backspace'),
      option(/^Ada/),
      downloads('Archive (ZIP)', 'client-1.zip'),
      downloads('Data alone (JSON)', 'client-1.json'),
    ],
  ],
]

/** Erasing somebody, and what was kept. */
const erasing: Visit[] = [
  [
    '',
    '/clients/4',
    [
      'kin-client-unread',
      waits('Inactive'),
      unreadable(/clients\/4$/),
      click('More actions'),
      entry(/^Reactivate/),
      told('Dolors Gone reactivated'),
    ],
  ],
  [
    '',
    '/compliance/data',
    [
      'kin-erased',
      choose(/^Client/, 'dol', /^Dolors/),
      click('Erase…'),
      fill(/^Type the name/, ' Dolors Gone '),
      last('Erase for good'),
    ],
    ['kin-erased-done', done('Close')],
  ],
  [
    '',
    { path: '/compliance/data?client=1', answers: NOTHING_KEPT },
    ['kin-none-kept', nth('Erase…', 1), fill(/^Type the name/, 'Cai Mas'), last('Erase for good')],
    ['kin-other-stays', done('Close'), at(/client=1$/)],
  ],
]

/** Pages as a role sees them that lacks one permission or another. */
const roles: Visit[] = [
  [
    'kin-lacks-rules',
    { path: '/marketing/rules', answers: without('marketing.manage') },
    ['kin-lacks-tag', follow('Tags'), (page) => page.getByRole('row', { name: /^Regular/ }).click()],
    ['kin-lacks-rule', follow('Tag rules'), follow(/^When/)],
  ],
  [
    '',
    { path: '/compliance', answers: without('waivers.manage') },
    ['kin-lacks-waiver-menu', actions('Own risk')],
    ['kin-lacks-waiver', leave, (page) => page.getByRole('link', { name: 'Own risk' }).click()],
  ],
  ['kin-lacks-data', { path: '/compliance/data?client=1', answers: { ...REQUESTS, ...without('gdpr.manage') } }],
  [
    '',
    { path: '/clients', answers: without('clients.manage') },
    ['kin-lacks-new', waits(/^Cai/), keys('n')],
    ['kin-lacks-edit', (page) => page.getByRole('row', { name: /^Cai/ }).click(), waits('Timeline'), keys('e')],
    ['kin-lacks-client-menu', click('More actions')],
  ],
  [
    'kin-lacks-charges',
    { path: '/clients/3?tab=charges', answers: without('bookings.manage', 'memberships.manage', 'charges.manage') },
    ['kin-lacks-booking-menu', tab(/^Bookings/), nth(/^Actions$/, 0)],
  ],
  [
    '',
    { path: '/clients/3', answers: without('bookings.override') },
    ['kin-lacks-override', click('Book a class'), date('Day', MONDAY), click(/^Slow flow .*10:00/)],
  ],
]

/** Acts with clients, their waivers, tags and rules, and what each page says afterwards. */
export const profileActs: Visit[] = [...known, ...acts, ...list, ...papers, ...roles, ...erasing]
