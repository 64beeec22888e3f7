import type { Locator } from '@playwright/test'
import { MANY_WAIVERS, REQUESTS, SIGNED_WAIVER } from '../answers/papers.ts'
import { MANY_CLIENTS } from '../answers/people.ts'
import { LONG_HISTORY, NO_HISTORY } from '../answers/profile.ts'
import { MANY_RECORDS, MANY_RULES } from '../answers/rules.ts'
import {
  actions,
  click,
  downloads,
  entry,
  fill,
  keys,
  last,
  leave,
  nth,
  option,
  pick,
  tab,
  told,
  type Step,
  type Visit,
} from '../steps.ts'
import { profileActs } from './profile-acts.ts'
import { profileMarks } from './profile-marks.ts'

const SIGNED_COPY: Step = async (page) => {
  await page.route(/waivers\/\d+\.pdf$/, (route) => route.fulfill({ body: '%PDF', contentType: 'application/pdf' }))
}

/** Changes the condition at a place, counted from the first; groups come after what they hold. */
const within =
  (at: number, does: (part: Locator) => Promise<void>): Step =>
  (page) =>
    does(page.getByRole('group', { name: 'Group of conditions', exact: true }).locator('> ul > li').nth(at))
const chosen =
  (at: number, button: string | RegExp, found: string | RegExp): Step =>
  async (page) => {
    await within(at, (part) => part.getByRole('button', { name: button }).first().click())(page)
    await page.getByRole('option', { name: found, exact: true }).click()
  }
const pressed = (at: number, button: string | RegExp): Step =>
  within(at, (part) => part.getByRole('button', { name: button }).last().click())
const filled = (at: number, text: string): Step =>
  within(at, async (part) => {
    await part.getByRole('textbox', { name: 'Value' }).fill(text)
    await part.getByRole('textbox', { name: 'Value' }).press('Tab')
  })
const asked =
  (at: number, text: string, found: string): Step =>
  async (page) => {
    await within(at, (part) => part.getByRole('combobox', { name: 'What about' }).fill(text))(page)
    await page.getByRole('option', { name: found, exact: true }).click()
  }

/** Pages of clients, waivers and rules in cases that the furnished studio never has. */
export const profiles: Visit[] = [
  [
    'profile-did-history',
    { path: '/clients/1', answers: LONG_HISTORY },
    ['profile-did-history-signed', SIGNED_COPY, downloads('Signed Rules as PDF', 'Rules.pdf')],
    ['profile-did-memberships', tab(/^Memberships/)],
    ['profile-did-memberships-past', click(/^2 ended/)],
    ['profile-did-charges', tab(/^Charges/)],
    ['profile-did-charge-menu', nth(/^Actions$/, 7)],
    ['profile-did-charge-open-menu', leave, nth(/^Actions$/, 3)],
    ['profile-did-bookings', leave, tab(/^Bookings/), pick('All')],
    ['profile-did-booking-menu', nth(/^Actions$/, 1)],
    ['profile-did-booking-cancel', entry(/^Cancel/)],
    ['profile-did-booking-missed-menu', leave, nth(/^Actions$/, 4)],
    ['profile-did-booking-gone-menu', leave, nth(/^Actions$/, 6)],
    ['profile-did-bookings-next', leave, click(/^Next/)],
  ],
  [
    'profile-did-nothing',
    { path: '/clients/1', answers: NO_HISTORY },
    ['profile-did-no-membership', tab(/^Memberships/)],
    ['profile-did-no-charge', tab(/^Charges/)],
    ['profile-did-no-booking', tab(/^Bookings/), pick('All')],
    ['profile-did-none-open', pick('To settle')],
  ],
  [
    'profile-did-clients',
    { path: '/clients', answers: MANY_CLIENTS },
    ['profile-did-client-menu', actions('Cai Mas')],
    ['profile-did-client-copied', leave, actions('Ada Roig'), entry(/^Copy/), told(/ada@example.com/)],
    ['profile-did-clients-next', click(/^Next/)],
  ],
  ['profile-did-waivers', { path: '/compliance', answers: MANY_WAIVERS }, ['profile-did-waivers-next', click(/^Next/)]],
  [
    'profile-did-unsigned',
    { path: '/compliance/waivers/1', answers: SIGNED_WAIVER },
    ['profile-did-unsigned-menu', nth(/^Actions$/, 3)],
    ['profile-did-unsigned-next', leave, click(/^Next/)],
    ['profile-did-signed', tab(/^Signed/), SIGNED_COPY, downloads('Signed copy as PDF', 'Liability - Cai Mas.pdf')],
    ['profile-did-signed-current', pick('Only the current version')],
    ['profile-did-blocks', click('Edit'), fill(/^Text/, 'Another text.')],
    ['profile-did-same-text', fill(/^Text/, ' I come at my own risk. ')],
    ['profile-did-no-text', fill(/^Text/, ' ')],
  ],
  [
    'profile-did-requests',
    { path: '/compliance/data', answers: REQUESTS },
    ['profile-did-request-chosen', (page) => page.getByRole('row', { name: /^Cai/ }).first().click()],
    ['profile-did-request-erasing', nth('Erase…', 1)],
    ['profile-did-not-the-name', fill(/^Type the name/, 'Cai'), last('Erase for good')],
    ['profile-did-not-erased', last('Cancel')],
    ['profile-did-requests-next', click(/^Next/)],
    ['profile-did-requests-done', pick('Done')],
    ['profile-did-nobody-chosen', click(/somebody else/)],
  ],
  [
    'profile-did-rules',
    { path: '/marketing/rules', answers: MANY_RULES },
    ['profile-did-rule-removing', nth('More actions', 1), entry('Delete the rule')],
    ['profile-did-rule-kept', last('Cancel')],
  ],
  [
    'profile-did-rule',
    { path: '/marketing/rules/1', answers: MANY_RECORDS },
    [
      'profile-did-rule-written',
      filled(0, 'ana'),
      within(1, (part) => part.getByRole('spinbutton', { name: /year/ }).fill('2027')),
      within(2, (part) => part.getByRole('spinbutton', { name: /hour/ }).fill('09')),
      pressed(3, 'Take Monday out'),
      chosen(4, / Value$/, 'yes'),
      chosen(5, / Value$/, 'no'),
      filled(11, '7'),
      pressed(12, 'Take 1 out'),
    ],
    [
      'profile-did-rule-chosen',
      within(6, (part) => part.getByRole('combobox', { name: 'Value' }).fill('Class 12')),
      option('Class 12'),
      chosen(7, / Value$/, 'Tag 12'),
      chosen(8, / How$/, 'are there'),
      chosen(9, / How$/, 'is not known'),
      chosen(3, 'Add a value', 'Friday'),
      chosen(13, / How$/, 'is one of'),
    ],
    ['profile-did-rule-field', asked(14, 'the start', 'The start of the class')],
    ['profile-did-rule-ops', within(14, (part) => part.getByRole('button', { name: / How$/ }).click())],
    [
      'profile-did-rule-one',
      keys('Escape'),
      chosen(12, / How$/, 'at least'),
      chosen(10, / How$/, 'is'),
      chosen(0, / How$/, 'is one of'),
    ],
    ['profile-did-rule-text', filled(0, 'bea'), pressed(0, 'Add a value'), filled(0, 'bea'), pressed(0, 'Add a value')],
    [
      'profile-did-rule-inner',
      pressed(15, 'Take this condition out'),
      within(16, (part) => part.getByRole('button', { name: 'Add a condition' }).last().click()),
    ],
    ['profile-did-rule-deeper', pressed(16, 'Take this group out'), pressed(15, 'Add a group')],
  ],
  ...profileActs,
  ...profileMarks,
]
