import { expect } from '../../../studio.ts'
import {
  answers,
  click,
  entry,
  fill,
  keys,
  leave,
  pick,
  again,
  gauge,
  sends,
  tells,
  told,
  truly,
  pends,
  type Step,
  type Visit,
} from '../../steps.ts'

/** An offered spot can be taken by every client it is offered to. */
const accepts: Step = async (page) => {
  await page.route('**/confirm', (route) => route.fulfill({ json: {} }))
}

/** Presses Print, and holds that the page is printed. */
const prints: Step = async (page) => {
  await page.evaluate(() => (window.print = () => (document.title = 'Printed')))
  await click('Print')(page)
  await expect(page).toHaveTitle('Printed')
}

const HOUR = 3_600_000
const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

/** A roster with somebody in every state, and a waitlist with every fate. */
// oxlint-disable-next-line no-explicit-any
const ofEveryKind = (roster: any) => {
  const plain = { ...roster.bookings[0], is_first_visit: false, checked_in_at: null }
  const unsigned_waivers = [{ title: 'Liability' }, { title: 'Photos' }]
  const bookings = [
    { status: 'checked_in', checked_in_at: roster.starts_at, is_birthday: true, source: 'guest' },
    { status: 'checked_in', checked_in_at: null, credits_left: 1 },
    { status: 'booked', needs_resolution: true, unsigned_waivers, credits_left: null, source: 'waitlist' },
    { status: 'booked', needs_resolution: true, unsigned_waivers: [unsigned_waivers[0]], is_unpaid: true },
    { status: 'no_show', membership_name: null, credits_left: null },
    { status: 'late_cancelled' },
    { status: 'class_cancelled' },
  ].map((one, at) => ({ ...plain, ...one, booking_id: 900 + at, client_name: `Client ${at}` }))
  const entry = {
    position: null,
    offer_expires_at: null,
    skip_reason: null,
    created_at: roster.starts_at,
    client_id: 1,
  }
  const waitlist = [
    { status: 'offered', position: 1, offer_expires_at: inTime(1.5 * HOUR - 5_000) },
    { status: 'offered', offer_expires_at: inTime(-30_000) },
    { status: 'offered' },
    { status: 'waiting', position: 2, offer_expires_at: inTime(HOUR) },
    { status: 'skipped', skip_reason: 'No membership.' },
    { status: 'left' },
  ].map((one, at) => ({ ...entry, ...one, id: 800 + at, client_name: `Waiting ${at}` }))
  return { ...roster, bookings, waitlist, booked: 5, held: 2, capacity: 12 }
}

/** Rosters in every state, and what they say on paper. */
export const kinds: Visit[] = [
  [
    'plan-did-kinds',
    {
      path: '/classes/1',
      answers: {
        '/scheduled-classes/1/roster': ofEveryKind,
        '/scheduled-classes/1': (cls) => ({ ...cls, state: 'finished' }),
      },
    },
    [
      'plan-did-kinds-gauged',
      gauge('Places', 7, 12),
      gauge('Checked in', 2, 5),
      tells('Waiver not signed', 'Not signed: Liability'),
      tells('Still open', 'The class is over: were they there?'),
      pick(/earlier entries/),
    ],
    ['plan-did-kinds-gone', (page) => page.locator('summary').filter({ hasText: 'Cancelled' }).click()],
    ['plan-did-place-taken', accepts, click('Book the place'), told('Waiting 0 has the place')],
    ['plan-did-kinds-printed', prints, (page) => page.emulateMedia({ media: 'print' })],
    ['plan-did-kinds-shown', (page) => page.emulateMedia({ media: null })],
  ],
  [
    '',
    '/classes/1',
    [
      'plan-did-cancel-never',
      answers(/bookings\/\d+$/, (one) => ({ ...one, cancel: null })),
      click('More for Cai Mas'),
      entry('Cancel booking'),
    ],
    [
      'plan-did-cancel-no-fee',
      truly,
      answers(/bookings\/\d+$/, (one) => ({
        ...one,
        cancel: { ...one.cancel, is_late: true, fee: 0, credit_returned: null },
      })),
      leave,
      click('More for Ada Roig'),
      entry('Cancel booking'),
    ],
    [
      'plan-did-cancel-fee',
      truly,
      answers(/bookings\/\d+$/, (one) => ({
        ...one,
        cancel: { ...one.cancel, is_late: true, fee: 8.5, credit_returned: false },
      })),
      leave,
      click('More for Ben Soler'),
      entry('Cancel booking'),
    ],
    [
      'plan-did-roster-full',
      truly,
      answers(/classes\/1\/roster$/, (roster) => ({ ...roster, capacity: 4, held: 1 })),
      again,
    ],
    [
      'plan-did-roster-dropped',
      truly,
      answers(/classes\/1\/roster$/, (roster) => ({ ...roster, capacity: 3, status: 'cancelled' })),
      again,
    ],
    [
      'plan-did-roster-going-on',
      truly,
      answers(/classes\/1\/roster$/, (roster) => ({ ...roster, capacity: 2, starts_at: inTime(-HOUR / 2) })),
      again,
    ],
  ],
  [
    '',
    '/classes/4',
    ['plan-did-not-excused', click('More for Cai Mas'), entry(/^Excuse/), fill(/^Reason/, ' '), keys('Escape')],
    ['plan-did-excuse-unsaved', click('More for Cai Mas'), entry(/^Excuse/), fill(/^Reason/, 'Ill'), keys('Escape')],
    [
      'plan-did-excused',
      click('Discard'),
      click('More for Cai Mas'),
      entry(/^Excuse/),
      fill(/^Reason/, ' Ill '),
      sends({ reason: 'Ill' }, pends('Excuse')),
      told('Cai Mas is excused'),
    ],
    // The second click of two is not meant for what has taken the button's place.
    ['plan-did-in-once', (page) => page.getByRole('button', { name: 'Check in: Ben Soler' }).dblclick()],
  ],
  [
    '',
    '/classes/1',
    [
      'plan-did-some-in',
      answers(/roster\/check-in$/, (answer) => ({
        ...answer,
        results: answer.results.map((one: object, at: number) => ({
          ...one,
          is_checked_in: at !== 1,
          detail: 'Too early.',
        })),
      })),
      click(/^Check in all/),
      told(/2 people checked in\. 1 could not be checked in.*: Too early/),
    ],
  ],
]
