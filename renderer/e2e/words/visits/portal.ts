import { day } from '../furnish.ts'
import { MIA } from '../../areas/door.ts'
import { SOON } from '../furnish-portal.ts'
import * as state from '../portal-states.ts'
import {
  answered,
  click,
  date,
  done,
  fill,
  held,
  last,
  pick,
  refused,
  told,
  truly,
  type Step,
  type Visit,
} from '../steps.ts'

const spent = { code: 'NO_CREDITS_LEFT', detail: 'It is empty.' }
const none = () => ({ items: [], total: 0, total_capped: false })
const nothing = () => []
const toggle =
  (name: string): Step =>
  (page) =>
    page.getByRole('switch', { name }).press('Space')
const follow =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('link', { name }).first().click()

const MEMBERSHIPS = /\/memberships\?/
const CHARGES = /\/charges$/
const WAITS = /\/waitlist\?/
const CLASS = /\/scheduled-classes\/\d+$/
const ALLOWED = /eligibility/

/** A client's pages and acts on their phone, in this order. */
export const portal: Visit[] = [
  ['portal-today', '/', ['portal-today-earlier', click(/earlier/)]],
  [
    'portal-tomorrow',
    `/?day=${day(1)}`,
    ['portal-day-passes', answered([MEMBERSHIPS, state.somePasses])],
    ['portal-day-packs', truly, answered([MEMBERSHIPS, state.twoPacks])],
    ['portal-day-pack', truly, answered([MEMBERSHIPS, state.onePack])],
    ['portal-day-nothing-held', truly, answered([MEMBERSHIPS, none], [ALLOWED, state.refusedFor.two])],
  ],
  [
    'portal-day',
    `/?day=${SOON}`,
    ['portal-day-refused', refused(/\/bookings$/, spent), click(/^Book Late/)],
    ['portal-day-unreached', done('OK'), truly, refused(/\/bookings$/), click(/^Book Late/), told(/reach|connection/i)],
    ['portal-day-booked', truly, click(/^Book Late/), told(/Late flow, .+, 14:00: booked/)],
    ['portal-day-joined', click(/^Join/), told('Waitlist of Tiny class: place 1')],
  ],
  [
    'portal-class-waiting',
    '/classes/4',
    ['portal-class-left', held('Leave the waitlist', /\/waitlist\/\d+$/), told('You have left the waitlist')],
    ['portal-class-not-joined', refused(/\/waitlist$/, spent, { ...spent, detail: 'It is late.' }), click(/^Join/)],
    ['portal-class-in-line', done('OK'), truly, answered([CLASS, state.classIs.waitedFor])],
    ['portal-class-full-refused', truly, answered([ALLOWED, state.refusedFor.two])],
    ['portal-class-full-no-wait', truly, answered([ALLOWED, state.refusedFor.nothing])],
  ],
  [
    'portal-class-late',
    '/classes/3',
    ['portal-class-asks', click('Cancel booking')],
    [
      'portal-class-cancelled-soon',
      done('Keep it'),
      click('Cancel booking'),
      held(/^Cancel booking/, /\/bookings\/\d+$/),
      told('Late flow: cancelled'),
    ],
    ['portal-class-no-book', answered([ALLOWED, state.refusedFor.nothing])],
    ['portal-class-pass', truly, answered([ALLOWED, state.payingAll])],
    ['portal-class-over', truly, answered([CLASS, state.classIs.over])],
    ['portal-class-on', truly, answered([CLASS, state.classIs.on])],
    ['portal-class-attended', truly, answered([CLASS, state.classIs.attended])],
    ['portal-class-missed', truly, answered([CLASS, state.classIs.missed])],
    ['portal-class-off', truly, answered([CLASS, state.classIs.offCancelled])],
    ['portal-class-bare', truly, answered([CLASS, state.classIs.bare])],
    ['portal-class-shut', truly, answered([CLASS, state.classIs.shut])],
    ['portal-class-to-open', truly, answered([CLASS, state.classIs.yetToOpen], [ALLOWED, state.payingAll])],
  ],
  [
    'portal-class-booked-real',
    '/classes/1',
    [
      'portal-class-entered',
      answered([CLASS, state.classIs.entered], [/\/bookings\/\d+$/, state.enteredBooking], [WAITS, nothing]),
    ],
  ],
  [
    '',
    '/classes/3',
    [
      'portal-offer-not-taken',
      answered([WAITS, state.oneOfTwoOffers]),
      refused(/confirm$/, spent),
      held('Take the place', /confirm$/),
    ],
    [
      'portal-offer-unreached',
      done('OK'),
      truly,
      answered([WAITS, state.oneOfTwoOffers]),
      refused(/confirm$/),
      click('Take the place'),
      told(/reach|connection/i),
    ],
    [
      'portal-offer-declined',
      held('No, thank you', /waitlist\/\d+$/),
      // The offer is only shown: for the studio they still wait.
      told('You have left the waitlist'),
    ],
  ],
  [
    'portal-bookings-real',
    '/bookings',
    [
      'portal-bookings-every',
      state.oneOfThem,
      answered([/\/bookings\?upcoming/, state.everyBooking], [WAITS, state.everyWait]),
    ],
    ['portal-waits-history', click('What happened'), last(/^What happened/)],
    ['portal-cancel-for-fee', click('Cancel late with a fee')],
    [
      'portal-cancel-refused',
      refused(/\/bookings\/\d+$/, { code: 'X', detail: 'It has begun.' }),
      last('Cancel for €8.50'),
    ],
    ['portal-cancel-for-nothing', done('Keep it'), click('Cancel late for nothing')],
    ['portal-cancel-without-credit', done('Keep it'), click('Cancel late without a credit')],
    ['portal-cancel-free', done('Keep it'), click('Cancel free, then both')],
    ['portal-cancel-too-late', done('Keep it'), click('Cancel until a moment ago')],
    ['portal-bookings-none-but-waits', truly, answered([/\/bookings\?upcoming/, none])],
    ['portal-bookings-nothing', truly, answered([/\/bookings\?upcoming/, none], [WAITS, nothing])],
  ],
  [
    '',
    '/bookings?view=past',
    ['portal-past-none', answered([/\/bookings\?page/, none], [WAITS, state.everyWait])],
    ['portal-past-fifty', truly, answered([/\/bookings\?page/, state.fiftyBookings], [WAITS, nothing])],
    [
      'portal-past-second',
      truly,
      answered([/\/bookings\?page/, state.moreBookings], [WAITS, nothing]),
      click('Next page'),
    ],
  ],
]

/** A client's papers and money, and their acts with them. */
export const papers: Visit[] = [
  [
    'portal-memberships-real',
    '/memberships',
    [
      'portal-memberships-every',
      answered(
        [MEMBERSHIPS, state.everyMembership],
        [CHARGES, state.everyCharge],
        [/v1\/membership-types/, state.morePrices],
      ),
    ],
    ['portal-memberships-ended', click(/former/)],
    [
      'portal-memberships-none',
      truly,
      answered([MEMBERSHIPS, none], [CHARGES, state.settledCharges], [/v1\/membership-types/, none]),
    ],
  ],
  [
    'portal-membership-pack',
    '/memberships/1',
    ['portal-membership-moves', answered([/\/credits$/, state.everyMovement])],
    ['portal-membership-unmoved', truly, answered([/\/credits$/, nothing])],
  ],
  ['portal-membership-month', '/memberships/2'],
  ['portal-membership-pass', '/memberships/3'],
  ['portal-membership-eight', '/memberships/4'],
  [
    'portal-charges-none',
    '/charges',
    ['portal-charges-every', answered([CHARGES, state.everyCharge])],
    ['portal-charges-open', truly, answered([CHARGES, state.openCharges])],
    ['portal-charges-settled', truly, answered([CHARGES, state.settledCharges])],
  ],
  [
    'portal-receipts-real',
    '/receipts',
    ['portal-receipt-kept', held('Receipt 1 as PDF', /\.pdf$/)],
    ['portal-receipts-every', answered([/\/receipts\?page=1/, state.everyReceipt])],
    ['portal-receipts-next', click('Next page')],
    ['portal-receipts-none', truly, answered([/\/receipts\?/, none])],
  ],
  [
    'portal-waivers-real',
    '/waivers',
    ['portal-waivers-every', answered([/\/waivers$/, state.everyWaiver])],
    ['portal-waivers-signed', truly, answered([/\/waivers$/, state.allSigned])],
    ['portal-waivers-none', truly, answered([/\/waivers$/, nothing])],
  ],
  ['', '/profile', ['portal-profile-signed', answered([/\/waivers$/, state.allSigned])]],
  ['', '/profile', ['portal-profile-nothing-signed', answered([/\/waivers$/, nothing])]],
  [
    'portal-waiver-next',
    '/waivers/2',
    ['portal-waiver-kept', held('Keep a copy (PDF)', /\.pdf$/)],
    ['portal-waiver-last', answered([/\/waivers$/, state.allSigned])],
  ],
  [
    'portal-waiver-to-class',
    '/waivers/2?back=/classes/1',
    ['portal-waiver-needs-first', answered([/\/waivers$/, state.signedFirst])],
  ],
  ['portal-waiver-to-schedule', '/waivers/2?back=/'],
  ['portal-waiver-to-all', '/waivers/2?back=/waivers'],
  ['portal-waiver-elsewhere', '/waivers/2?back=//elsewhere.example'],
  ['portal-waiver-unknown', '/waivers/9'],
  ['', '/waivers/1', ['portal-waiver-only-lines', answered([/\/waivers$/, state.onlyLines])]],
  [
    'portal-waiver-changed',
    '/waivers/1',
    [
      'portal-waiver-again',
      fill('Your full name', 'Mia S.'),
      held('Sign the new text', /\/sign$/),
      told('Own risk: signed'),
    ],
    ['portal-waiver-on', follow('Next: Pictures')],
    ['portal-waiver-all', fill('Your full name', 'Mia S.'), click('Sign'), told('Pictures: signed')],
  ],
  [
    'portal-data-real',
    '/data',
    ['portal-data-given', toggle('News and offers by text message'), toggle('Notes on your health')],
    ['portal-data-withdrawn', toggle('The studio’s terms'), toggle('Notes on your health')],
    ['portal-data-taken', held(/ZIP/, /export/), held(/JSON/, /export/), click('Ask for deletion'), done('Cancel')],
    [
      'portal-erase-refused',
      click('Ask for deletion'),
      refused(/erasure/, { code: 'X', detail: 'It is late.' }),
      last('Send the request'),
    ],
    ['portal-erased', truly, done('Send the request')],
  ],
  [
    'portal-profile-real',
    '/profile',
    ['portal-profile-dark', pick('Dark')],
    ['portal-profile-german', pick('Deutsch')],
    ['portal-profile-editing', pick('English'), pick('Same as device'), follow('Edit')],
    ['portal-profile-not-edited', click('Cancel')],
    ['portal-profile-faults', follow('Edit'), fill('Name', ''), click('Save')],
    [
      'portal-profile-edited',
      fill('Name', 'Mia Serrano Vila'),
      fill(/^Phone/, '+34 600 777 888'),
      date('Date of birth', '1990-05-04'),
      fill(/^Address/, 'Moll 7'),
      fill(/^In an emergency/, 'Pau, 600 999 000'),
      held('Save', /\/clients\/me$/),
      told('Your details are saved'),
    ],
    ['portal-profile-editing-all', follow('Edit')],
  ],
  [
    'portal-password',
    '/profile/password',
    [
      'portal-password-shown',
      fill('Current password', 'a-wrong-one-1'),
      click('Show the password'),
      last('Show the password'),
    ],
    ['portal-password-empty', click('Change password')],
    ['portal-password-not', click('Cancel')],
    [
      'portal-password-refused',
      follow(/^Change password/),
      refused(/change-password/, { code: 'RATE_LIMITED', detail: 'Too often.' }),
      fill('Current password', MIA.password),
      fill('New password', 'olives-in-the-sun-6'),
      click('Change password'),
    ],
    ['portal-password-changed', truly, held('Change password', /change-password/), told('Your new password is set')],
  ],
  ['portal-not-found', '/nowhere'],
]

/** The pages open to anyone. */
const lookingAround: Visit[] = [
  ['portal-out-day', `/?day=${SOON}`],
  ['portal-out-prices-none', '/prices'],
  ['portal-out-nothing', `/?day=${day(13)}&kind=99`],
  ['portal-out-class', '/classes/4'],
  ['portal-out-class-gone', '/classes/999999'],
  ['portal-out-prices', { path: '/prices', answers: { '/widget/[\\w-]+/membership-types': state.everyPrice } }],
]

/** The pages of a stranger, and of an invited person. */
export const outside = (invitation: string): Visit[] => [
  ...lookingAround,
  ['portal-out-login', '/login', ['portal-out-login-shown', click('Show the password')]],
  ['portal-out-invite-none', '/invite'],
  ['portal-out-register', '/register', ['portal-out-register-shown', click('Show the password')]],
  ['portal-out-invite-gone', '/invite#no-such-link'],
  ['portal-out-guest-gone', '/guest/confirm#no-such-link'],
  [
    'portal-out-reset',
    '/reset#no-such-link',
    ['portal-out-reset-shown', click('Show the password')],
    [
      'portal-out-reset-gone',
      fill('New password', 'olives-in-the-sun-6'),
      held('Set password and sign in', /reset-password/),
    ],
  ],
  [
    'portal-out-invite',
    `/invite#${invitation}`,
    [
      'portal-out-invited',
      click('Show the password'),
      fill('New password', 'olives-in-the-sun-6'),
      held('Let’s go', /reset-password/),
      told('Welcome, Nora'),
    ],
  ],
]

/** An instructor's pages and acts on their phone, in this order. */
export const teaching: Visit[] = [
  [
    'portal-taught',
    '/teaching',
    ['portal-taught-none', answered([/auth\/me/, (me) => ({ ...me, instructor_id: null })])],
  ],
  [
    'portal-roster-real',
    '/teaching/9',
    ['portal-roster-in', click('Check in Ana Prats')],
    ['portal-roster-out', click(/^Here: Ana/)],
    ['portal-roster-every', answered([/roster$/, state.everybody])],
    ['portal-roster-nobody', truly, answered([/roster$/, state.nobody])],
  ],
  [
    'portal-roster-missed',
    '/teaching/8',
    ['portal-roster-back', click(/^Missed: Mia/)],
    ['portal-roster-no-show', click('No-show: Mia Serrano')],
  ],
  ['portal-profile-staff', '/profile'],
]
