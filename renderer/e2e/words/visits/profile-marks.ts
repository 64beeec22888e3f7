import type { Locator } from '@playwright/test'
import { met } from '../answers/people.ts'
import { MANY_RULES, MANY_TAGS, NO_TAGS } from '../answers/rules.ts'
import {
  actions,
  again,
  at,
  click,
  done,
  entry,
  fill,
  held,
  keys,
  narrow,
  nth,
  option,
  pends,
  pick,
  to,
  told,
  undo,
  waits,
  type Step,
  type Visit,
} from '../steps.ts'
import { shut, type, choose, lie, middle, readable, follow } from './profile-steps.ts'

/** Changes the condition at a place, counted from the first; groups come after what they hold. */
const within =
  (at: number, does: (part: Locator) => Promise<void>): Step =>
  (page) =>
    does(page.getByRole('group', { name: 'Group of conditions', exact: true }).locator('> ul > li').nth(at))
const asked =
  (at: number, text: string, found: string): Step =>
  async (page) => {
    await within(at, (part) => part.getByRole('combobox', { name: 'What about' }).fill(text))(page)
    await page.getByRole('option', { name: found, exact: true }).click()
  }

/** Tags and the rules that give them. */
const marketing: Visit[] = [
  [
    'kin-no-rules',
    { path: '/marketing/rules', answers: NO_TAGS },
    ['kin-tag-needed', nth('New rule', 1), choose('When', 'checked in', /checked in/)],
  ],
  ['kin-rule-other', '/marketing/rules/999'],
  [
    '',
    { path: '/marketing/rules/1', answers: MANY_RULES },
    [
      'kin-rule-back',
      to('Tag rules'),
      follow(/Marathon/),
      at(/rules\/2/),
      waits('In words'),
      (page) => page.evaluate(() => history.go(-2)),
      at(/rules\/1$/),
    ],
  ],
  ['', { path: '/marketing/rules/1', answers: met(13) }, ['kin-met-many', held('Try it', /\/preview$/)]],
  [
    '',
    { path: '/marketing/rules/1', answers: met(1) },
    ['kin-met-one', click('Try it')],
    [
      'kin-rule-off',
      pick('The rule is on'),
      choose('Then tag', 'Mar', /^Marathon/),
      nth('Take this condition out', 0),
      click('Save'),
      told(/^Saved/),
    ],
    ['kin-rule-on', (page) => page.getByRole('switch').first().click({ force: true }), told(/^The rule is on/)],
  ],
  [
    '',
    { path: '/marketing/rules/new', answers: met(12) },
    [
      'kin-rule-made',
      choose('When', 'checked in', /checked in/),
      choose('Then tag', 'Reg', /^Regular/),
      click('Add a condition'),
      asked(0, 'the start', 'The start of the class'),
      within(0, (part) => part.getByRole('spinbutton', { name: /hour/ }).fill('18')),
      within(0, (part) => part.getByRole('spinbutton', { name: /minute/ }).fill('30')),
      click('Try it'),
    ],
    [
      'kin-rule-deleted',
      click('Create the rule'),
      told('The rule is made'),
      nth('More actions', 1),
      entry('Delete the rule'),
      done(/^Delete/),
      told('Rule deleted'),
    ],
  ],
  [
    'kin-tags',
    { path: '/marketing', answers: MANY_TAGS },
    ['kin-tag-unnamed', (page) => page.getByRole('row', { name: /^Plain/ }).click(), fill('Name', ' ')],
    ['kin-tag-removing', done('Cancel'), actions('Unused'), entry('Delete')],
    ['kin-tags-next', done('Cancel'), click(/^Next/)],
  ],
  ['kin-no-tags', { path: '/marketing', answers: NO_TAGS }, ['kin-tag-first', nth('New tag', 1)]],
  [
    '',
    '/marketing',
    [
      'kin-tag-deleted',
      click('New tag'),
      fill('Name', 'Early bird'),
      done('Create the tag'),
      told('Early bird created'),
      actions('Early bird'),
      entry('Edit'),
      fill('Name', 'Early'),
      done('Save'),
      told(/^Saved/),
      actions('Early'),
      entry('Delete'),
      done(/^Delete/),
      told('Early deleted'),
    ],
  ],
]

/** Parts that several pages share: places, the address of the studio, a password, the ways between pages. */
const shared: Visit[] = [
  [
    '',
    {
      path: '/settings',
      answers: { '/studio': (studio) => ({ ...studio, locale: 'en-AT', timezone: 'UTC' }) },
    },
    ['kin-locales', click(/Language of/)],
    ['kin-zones', keys('Escape'), type('Timezone', 'york')],
    ['kin-currencies', option(/^New York/), type('Currency', 'canad')],
    ['kin-places', option(/^Canadian/), shut],
  ],
  [
    '',
    {
      path: '/settings?part=online',
      answers: {
        '/studio/tunnel': (tunnel) => ({
          ...tunnel,
          target: 'http://127.0.0.1:4400',
          lan_urls: ['http://192.168.1.20:4400'],
        }),
      },
    },
    [
      'kin-online-wifi',
      lie('Parts of the settings', 'column'),
      (page) => page.getByText('Only in the studio’s Wi-Fi', { exact: true }).click(),
    ],
    ['kin-online', fill('Address', 'http://casa.example'), click('Use this address')],
    [
      'kin-online-again',
      click('Copy the link'),
      told('The link is copied'),
      pends('Stop using it'),
      waits('Other ways'),
      undo('no longer used'),
    ],
  ],
  [
    'kin-online-long',
    {
      path: '/settings?part=online',
      answers: { '/studio/tunnel': (tunnel) => ({ ...tunnel, own_url: `https://casa.example/${'a'.repeat(400)}` }) },
    },
  ],
  [
    '',
    '/team',
    [
      'kin-password',
      click('Add staff'),
      readable(false),
      fill('Password', 'abc'),
      click('Show the password'),
      readable(true),
      click('Hide the password'),
      readable(false),
      click('Suggest one'),
      readable(true),
      fill('Password', 'abc'),
    ],
  ],
  ['', '/selling/promo-codes', ['kin-codes-phone', narrow, again, middle('Selling')]],
]

/** Acts with tags and rules, and with the parts that several pages share. */
export const profileMarks: Visit[] = [...marketing, ...shared]
