import { expect } from '../../studio.ts'
import { day } from '../furnish.ts'
import {
  adjust,
  moreOf,
  rowWith,
  inMain,
  upload,
  replies,
  held,
  PICTURE,
  NO_PICTURE,
  noneShown,
  each,
  back,
  measures,
  photoLost,
} from '../shelf-steps.ts'
import {
  actions,
  click,
  date,
  discard,
  done,
  entry,
  fill,
  keys,
  last,
  leave,
  narrow,
  option,
  pick,
  search,
  sends,
  told,
  truly,
  type Step,
  type Visit,
} from '../steps.ts'
import { offers } from './offers.ts'

const products: Visit[] = [
  ['shelf-did-product-low', '/selling/products/2'],
  [
    'shelf-did-product-out',
    {
      path: '/selling/products/3',
      answers: {
        '/products/3/stock-movements': (list) => ({
          ...list,
          items: [
            { id: 9, product_id: 3, delta: -1, kind: 'hold', reason: null, sale_id: null, actor_name: null },
            { id: 8, product_id: 3, delta: 1, kind: 'initial', reason: 'A start', sale_id: null, actor_name: 'Olga' },
          ].map((one) => ({ ...one, created_at: '2026-01-01T10:00:00.000Z' })),
          total: 2,
        }),
      },
    },
  ],
  [
    '',
    '/selling/products',
    ['shelf-did-product-row-edit', actions('Socks'), entry('Edit')],
    ['shelf-did-product-row-edited', fill(/^Number/, '  '), done('Save'), told('Socks saved')],
    [
      'shelf-did-product-too-many',
      ...adjust('Socks'),
      pick('Stock went out'),
      fill(/^Quantity/, '3'),
      keys('Tab'),
      last('Adjust'),
    ],
    ['shelf-did-product-all-out', fill(/^Quantity/, '2'), keys('Tab')],
    [
      'shelf-did-product-sold-out',
      fill(/^Reason/, '  '),
      sends({ delta: -2 }, done('Adjust')),
      told('0 pieces in stock'),
    ],
    [
      'shelf-did-product-same',
      ...adjust('Cork mat'),
      pick('Recounted'),
      fill(/^Quantity/, '9'),
      keys('Tab'),
      last('Adjust'),
    ],
    ['shelf-did-product-counted', fill(/^Quantity/, '11'), keys('Tab')],
    ['shelf-did-products-none-low', discard, ...moreOf('Socks'), ...moreOf('Bottle'), pick('Low stock')],
    ['shelf-did-products-shown', click('Show all')],
    ['shelf-did-products-cleared', search('zzz'), click('Clear the search')],
    [
      'shelf-did-product-pictured',
      click('New product'),
      fill('Name', 'Block'),
      fill(/^Number/, ' BLK-1 '),
      fill('Price', '15'),
      upload('block.png', NO_PICTURE),
    ],
    [
      'shelf-did-product-unpictured',
      done('Add the product'),
      told('Block was added without the photo. Try another picture.'),
    ],
    [
      'shelf-did-product-made',
      click('New product'),
      fill('Name', 'Wheel'),
      fill(/^Number/, '  '),
      fill('Price', '30'),
      upload('wheel.png', PICTURE),
      done('Add the product'),
      told('Wheel added'),
    ],
    ['shelf-did-products-phone', narrow],
  ],
  [
    '',
    '/selling/products/1',
    ['shelf-did-photo-refused', upload('mat.png', NO_PICTURE)],
    ['shelf-did-photo', upload('mat.png', PICTURE), told('Photo saved')],
    ['shelf-did-photo-lost', photoLost, told('Photo saved')],
    [
      'shelf-did-product-back',
      inMain('Products'),
      rowWith('Socks'),
      click(/^Adjust the stock/),
      (page) => expect(page.getByRole('dialog')).toBeVisible(),
      back(2),
    ],
  ],
]

/** Holds that no day of a month before this one can be chosen. */
const notBeforeToday: Step = async (page) => {
  await click(/^Calendar/)(page)
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.keyboard.press('Escape')
}

const SOLD = {
  initial_value: 40,
  payment_method: 'cash',
  recipient_name: null,
  recipient_email: 'nil@example.com',
  message: null,
  expires_at: day(400),
}
const GIVEN = { initial_value: 50, recipient_name: null, recipient_email: null, message: 'Hi', expires_at: null }
const CHECKED = {
  remaining_balance: 12.5,
  currency: 'EUR',
  code_last4: '0000',
  gift_card_id: 1,
  expires_at: '2031-05-01T21:59:59.999Z',
}
const BEFORE = '2026-01-01T10:00:00.000Z'

const giftCards: Visit[] = [
  [
    '',
    '/selling/gift-cards',
    ['shelf-did-card-valueless', click('New gift card'), fill('Value', ''), keys('Tab')],
    ['shelf-did-card-of-nothing', fill('Value', '0'), keys('Tab'), last(/^Sell/)],
    ['shelf-did-card-methods', fill('Value', '40'), keys('Tab'), notBeforeToday, click(/ Paid by$/)],
    [
      'shelf-did-card-sold',
      option('Cash'),
      date('Valid until', day(400)),
      fill(/^Email/, 'nil@example.com'),
      fill(/^Recipient/, '  '),
      fill(/^Message/, '  '),
      sends(SOLD, last(/^Sell/)),
      told('The €40.00 gift card is ready'),
    ],
    [
      'shelf-did-card-given',
      inMain('Gift cards'),
      click('New gift card'),
      pick('Give it free'),
      fill(/^Email/, '  '),
      fill(/^Message/, 'Hi'),
      sends(GIVEN, last(/^Give/)),
      told('The €50.00 gift card is ready'),
    ],
    ['shelf-did-card-off', click('Deactivate'), told('Gift card deactivated')],
    ['shelf-did-card-off-menu', inMain('Gift cards'), pick('All'), actions(/Deactivated/)],
    ['shelf-did-card-on', entry('Reactivate'), told('Gift card is active again')],
  ],
  [
    '',
    '/selling/gift-cards',
    [
      'shelf-did-checked',
      click('Check a code'),
      replies('/gift-cards/validate', CHECKED),
      fill('Code', '0000-0000-0000-0000'),
      click(/^Check$/),
    ],
    [
      'shelf-did-checked-empty',
      replies('/gift-cards/validate', { ...CHECKED, remaining_balance: 0, gift_card_id: null, expires_at: null }),
      click(/^Check$/),
    ],
    ['shelf-did-checked-unknown', truly, click(/^Check$/)],
    ['shelf-did-checked-left', leave],
  ],
  [
    '',
    '/selling/gift-cards/1',
    [
      'shelf-did-code-hidden',
      click('Show the code'),
      click('Copy'),
      told('Code copied'),
      click('Hide'),
      measures('60', '60'),
    ],
    ['shelf-did-code-waits', held('/gift-cards/1/code'), click('Show the code')],
    ['shelf-did-card-printing', held('/gift-cards/1.pdf'), click('Print (PDF)')],
  ],
  [
    '',
    '/selling/gift-cards/1',
    [
      'shelf-did-card-back',
      inMain('Gift cards'),
      rowWith(/25\.50/),
      click('Show the code'),
      (page) => expect(page.getByRole('button', { name: 'Hide' })).toBeVisible(),
      back(2),
    ],
  ],
  [
    'shelf-did-cards-used',
    {
      path: '/selling/gift-cards',
      answers: {
        '/gift-cards': each(
          { state: 'expired', remaining_balance: 15, initial_value: 60, code_last4: '0000', expires_at: BEFORE },
          { state: 'redeemed', remaining_balance: 0, code_last4: '0001' },
        ),
      },
    },
  ],
  [
    'shelf-did-card-used',
    {
      path: '/selling/gift-cards/1',
      answers: {
        '/gift-cards/1': (card) => ({
          ...card,
          purchaser_client_id: 1,
          receipt_id: null,
          recipient_email: 'rosa@example.com',
          remaining_balance: 15,
          expires_at: BEFORE,
        }),
        '/gift-cards/1/uses': (list) => ({
          ...list,
          items: [
            { kind: 'payment', change: -50, balance_after: 10, created_at: BEFORE, id: 1 },
            { kind: 'refund', change: 5, balance_after: 15, created_at: BEFORE, id: 2 },
          ],
          total: 2,
        }),
      },
    },
  ],
  [
    'shelf-did-cards-none',
    { path: '/selling/gift-cards', answers: { '/gift-cards': noneShown } },
    ['shelf-did-cards-none-at-all', click('Show all')],
  ],
]

/** Acts with products, gift cards, codes, membership types and receipts, and what each page says afterwards. */
export const shelf: Visit[] = [...products, ...giftCards, ...offers]
