import {
  actions,
  again,
  answers,
  click,
  discard,
  entry,
  fill,
  keys,
  last,
  leave,
  option,
  pick,
  pends,
  sends,
  tick,
  told,
  truly,
  write,
  type Visit,
} from '../../steps.ts'
import { SCHEDULE } from './week.ts'

const NOT_COVERED = { code: 'NOT_COVERED', detail: 'Mat ten does not cover this class.', rule: 'coverage' }
const against = [{ ...NOT_COVERED, value: null, fix: 'buy_membership' }]
const offered = (kind: string, id: number, name: string, price: number) => ({ kind, id, name, price, currency: 'EUR' })
const payer = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  is_shared: false,
  credits: 2,
  credits_left: 8,
  reasons: [],
  is_forcible: true,
  ...more,
})

/** Somebody whose membership does not cover the class, with all that can be sold to them. */
const uncovered = (one: object) => ({
  ...one,
  own_booking_id: null,
  can_book: false,
  can_join_waitlist: false,
  membership: null,
  reasons: against,
  memberships: [payer(91, 'Mat ten', { reasons: against })],
  offers: [
    offered('class', 6, 'Slow flow', 25),
    offered('membership_type', 92, 'Reformer pair', 40),
    offered('membership_type', 93, 'Reformer monthly', 149),
  ],
})

/** Somebody who has two memberships that pay. */
const covered = (one: object) => ({
  ...uncovered(one),
  can_book: true,
  reasons: [],
  offers: [],
  membership: { id: 91, name: 'Mat ten', takes_credit: true, credits: 2, credits_left: 8, is_shared: false },
  memberships: [payer(91, 'Mat ten'), payer(94, 'Shared ten', { is_shared: true })],
})

/** Prices of classes, the categories that group them, and what pays for a spot. */
export const prices: Visit[] = [
  [
    '',
    '/schedule/templates',
    ['plan-did-price', actions('Slow flow'), entry('Edit'), pick('Price and passes')],
    ['plan-did-price-asked', fill('Price of one place', '25'), fill('Credits', '2'), keys('Tab'), tick(/^No/)],
    ['plan-did-price-free', tick('Must be paid in advance'), fill('Price of one place', '0'), keys('Tab')],
    ['plan-did-category-new', click(/Category$/), option('New category…'), click('Save')],
    ['plan-did-categories', discard, click('Categories')],
    ['plan-did-category-first', last('New category')],
    [
      'plan-did-category-added',
      fill('Name', 'Mat'),
      sends({ name: 'Mat', color: '#2f7d55' }, pends('Add category')),
      told('Mat is a category now'),
    ],
    ['plan-did-category-edited', click('Edit Mat')],
    ['plan-did-category-gone', last('Cancel'), click('Delete Mat'), told('Mat is deleted')],
  ],
  [
    '',
    `${SCHEDULE}&class=1`,
    [
      'plan-did-class-price',
      answers(/scheduled-classes\/1$/, (cls) => ({
        ...cls,
        price: 25,
        has_own_price: true,
        credit_cost: 2,
        pay_in_advance: true,
        category_name: 'Mat',
      })),
      (page) => page.reload().then(() => {}),
    ],
    ['plan-did-class-own-price', click(/^Edit$/)],
  ],
  [
    '',
    '/classes/1',
    ['plan-did-offers', answers(/eligibility/, uncovered), write('Client', 'Cai'), option(/^Cai Mas/)],
    ['plan-did-offer-class', click('Pay €25.00 now')],
    ['plan-did-offer-type', leave, click('Sell Reformer pair €40.00 and book')],
    ['plan-did-offer-gift', click(/How it is paid/), option('On the house')],
    ['plan-did-insisted', leave, click(/What pays/), option(/^Mat ten/)],
    ['plan-did-payers', truly, answers(/eligibility/, covered), again, write('Client', 'Cai'), option(/^Cai Mas/)],
    ['plan-did-payer-other', click(/What pays/), option(/^Shared ten/)],
    ['plan-did-payer-of', click('Not this one'), click('More for Ben Soler'), entry('Another membership pays…')],
    ['plan-did-payer-none', tick('None: the place is unpaid')],
  ],
]
