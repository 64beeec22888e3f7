import { expect } from '../../studio.ts'
import { rowWith, inMain, stands, held, may, nothing, noneShown, each, prints } from '../shelf-steps.ts'
import {
  actions,
  click,
  date,
  done,
  downloads,
  entry,
  fill,
  keys,
  last,
  leave,
  option,
  pick,
  told,
  type Visit,
} from '../steps.ts'

const promoCodes: Visit[] = [
  [
    '',
    '/selling/promo-codes',
    ['shelf-did-promo-copied', actions('FIVE'), entry('Copy the code'), told(/Code copied.*FIVE/)],
    ['shelf-did-promo-off', actions('FIVE'), entry('Deactivate'), told('FIVE deactivated')],
    ['shelf-did-promo-on', pick('All'), actions('FIVE'), entry('Reactivate'), told('FIVE is active again')],
    ['shelf-did-promo-edited', rowWith('FIVE'), fill('Amount', '6'), done('Save'), told('FIVE saved')],
    [
      'shelf-did-promo-zero',
      click('New code'),
      fill('Code', ' lot-5 '),
      fill('Percentage', '0'),
      keys('Tab'),
      last(/^Create/),
    ],
    ['shelf-did-promo-percentless', fill('Percentage', ''), keys('Tab'), last(/^Create/)],
    [
      'shelf-did-promo-for-none',
      fill('Percentage', '5'),
      pick('Only some'),
      last(/^Create/),
      (page) => expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeFocused(),
    ],
    ['shelf-did-promo-unticked', pick('Ten classes'), pick('Two weeks'), pick('Ten classes')],
    ['shelf-did-promo-order', date('From', '2090-05-02'), date('Until', '2090-05-01'), last(/^Create/)],
    ['shelf-did-promo-made', date('Until', '2090-05-02'), done(/^Create/), told('LOT-5 created')],
  ],
  [
    'shelf-did-promos-used',
    {
      path: '/selling/promo-codes',
      answers: { '/promo-codes': each({ used_count: 1 }, { used_count: 2 }, { used_count: 3, max_uses: 3 }) },
    },
  ],
  [
    'shelf-did-promos-none',
    { path: '/selling/promo-codes', answers: { '/promo-codes': noneShown } },
    ['shelf-did-promos-none-at-all', click('Show all')],
  ],
]

const types: Visit[] = [
  [
    '',
    '/selling/membership-types',
    ['shelf-did-type-row', click('Ten classes')],
    ['shelf-did-type-saved', fill('Price', '121'), done('Save'), told('Ten classes saved')],
    ['shelf-did-type-sell', actions('Ten classes'), entry(/^Sell it/)],
    ['shelf-did-type-billed', keys('Escape'), leave, click('New type'), pick(/^Subscription/), click(/ Billed$/)],
    [
      'shelf-did-type-made',
      option('Every quarter'),
      pick('A number each time'),
      fill('Name', 'Season'),
      fill('Price', '200'),
      done(/^Create/),
      told('Season created'),
    ],
    ['shelf-did-type-off', actions('Season'), entry(/^Take off/), told('Season is off sale')],
    ['shelf-did-type-on', pick('All'), actions('Season'), entry(/^Put on sale/), told('Season is on sale again')],
    ['shelf-did-type-removed', actions('Season'), entry(/^Remove/), done(/^Remove/), told('Season removed')],
    [
      'shelf-did-type-asked-again',
      actions('Ten classes'),
      entry(/^Remove/),
      last(/^Remove/),
      (page) => expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible(),
      leave,
      actions('Ten classes'),
      entry(/^Remove/),
    ],
  ],
  [
    'shelf-did-types-none',
    { path: '/selling/membership-types', answers: { '/membership-types': nothing } },
    ['shelf-did-types-none-at-all', pick('All')],
  ],
]

const paid =
  (method: string, refundable: number, more: object = {}) =>
  (list: { items: object[] }) => ({
    ...list,
    items: list.items.map((one) => ({ ...one, method, refundable, ...more })),
  })

const receipts: Visit[] = [
  ['shelf-did-receipt-gone', '/selling/receipts/999'],
  [
    '',
    '/selling/receipts',
    ['shelf-did-receipts-when', click(/ When$/)],
    ['shelf-did-receipts-week', option('Last 7 days')],
    ['shelf-did-receipts-purchases', pick('Purchases')],
  ],
  ['', '/selling/receipts?client=3', ['shelf-did-receipts-none-today', click(/ When$/), option('Today')]],
  [
    '',
    '/selling/receipts/4',
    ['shelf-did-receipt-mail', click(/^Email/)],
    [
      'shelf-did-receipt-mailed',
      fill('Email', 'who@example.com'),
      done(/^Send/),
      told('The email to who@example.com is ready and waits'),
      prints(2, click('Print'), keys('p')),
      downloads('PDF', 'receipt-4.pdf'),
    ],
    ['shelf-did-receipt-pdf-waits', held('/receipts/4.pdf'), click('PDF')],
  ],
  [
    '',
    '/selling/receipts/1',
    ['shelf-did-refund', click(/^Refund/)],
    [
      'shelf-did-refunded-part',
      fill('Amount', '20.5'),
      fill('Reason', 'Moved'),
      done(/^Refund/),
      told('€20.50 refunded'),
    ],
    ['shelf-did-refunded', click(/^Refund/), fill('Reason', 'The rest'), done(/^Refund/), told('€100.00 refunded')],
    ['shelf-did-refund-receipt', inMain(/^Refund \d/)],
  ],
  [
    'shelf-did-refund-imported',
    { path: '/selling/receipts/2', answers: { '/payments': paid('imported', 5, { kind: 'charge' }) } },
  ],
  [
    'shelf-did-receipt-full',
    {
      path: '/selling/receipts/1',
      answers: {
        // Where one part was paid at the desk, something can be given back there.
        '/payments': each({ method: 'online', refundable: 5 }),
        '/receipts/1': (receipt) => ({
          ...receipt,
          client_name: null,
          studio: {
            ...receipt.studio,
            address: 'Moll 1',
            country: 'ES',
            tax_id: 'B-17',
            website_url: 'https://calma.example',
          },
          lines: [
            { description: 'Strap', quantity: 3, unit_price: 4, total: 12 },
            { description: 'Tea', quantity: 1, unit_price: 3, total: 3 },
          ],
          discount: 2.5,
          total: 12.5,
          vat: [
            { rate: 0, net: 2, vat: 0, gross: 2 },
            { rate: 5, net: 10, vat: 0.5, gross: 10.5 },
          ],
          payments: [
            { method: 'gift_card', amount: 10, gift_card_last4: '0000' },
            { method: 'cash', amount: 2.5, gift_card_last4: null },
          ],
        }),
      },
    },
  ],
  [
    'shelf-did-receipts-long',
    {
      path: '/selling/receipts',
      answers: {
        '/receipts': each(
          { lines: [{ description: 'Strap' }, { description: 'Tea' }] },
          { lines: [{ description: 'Strap' }, { description: 'Tea' }, { description: 'Mat' }] },
        ),
      },
    },
  ],
]

const SHELF = ['products.manage', 'membership_types.manage', 'sales.view', 'clients.view', 'memberships.view']
const TILL = ['sales.manage', 'promo_codes.manage', 'memberships.manage', 'memberships.view']

const roles: Visit[] = [
  [
    'shelf-did-may-products',
    { path: '/selling/products', answers: may(...SHELF) },
    ['shelf-did-may-product-menu', actions('Socks')],
    ['shelf-did-may-product-new', leave, keys('n')],
    ['shelf-did-may-product', leave, rowWith('Socks')],
    ['shelf-did-may-product-edit', keys('e')],
    ['shelf-did-may-no-card', leave, inMain('Products'), inMain('Gift cards'), stands('Gift cards'), keys('n')],
    ['shelf-did-may-no-promo', inMain('Promo codes'), stands('Promo codes'), keys('n')],
    ['shelf-did-may-no-mail', inMain('Receipts'), rowWith('Cork mat'), stands('Receipt 4'), keys('e')],
  ],
  [
    '',
    { path: '/selling/membership-types', answers: may(...SHELF) },
    ['shelf-did-may-type-menu', actions('Ten classes')],
    ['shelf-did-may-type-new', leave, keys('n')],
  ],
  [
    'shelf-did-may-see-purchases',
    { path: '/clients/1', answers: { ...may(...SHELF), '/receipts': (list) => ({ ...list, total: 9 }) } },
  ],
  [
    'shelf-did-may-cards',
    { path: '/selling/gift-cards', answers: may(...TILL) },
    ['shelf-did-may-card-new', keys('n')],
    ['shelf-did-may-card', leave, rowWith('Rosa')],
    ['shelf-did-may-promo-menu', inMain('Gift cards'), inMain('Promo codes'), actions('FIVE')],
    ['shelf-did-may-promo-new', leave, keys('n')],
    ['shelf-did-may-no-product', leave, inMain('Products'), stands('Products'), keys('n')],
    ['shelf-did-may-no-product-edit', rowWith('Socks'), stands('Socks'), keys('e')],
    ['shelf-did-may-receipt', inMain('Products'), inMain('Receipts'), rowWith('Ben Soler')],
    ['shelf-did-may-mail', keys('e')],
  ],
  [
    '',
    { path: '/selling/membership-types', answers: may(...TILL) },
    ['shelf-did-may-no-type-menu', actions('Ten classes')],
    ['shelf-did-may-no-type', leave, keys('n')],
  ],
]

/** Acts with promo codes, membership types and receipts, and what a role may do with all of them. */
export const offers: Visit[] = [...promoCodes, ...types, ...receipts, ...roles]
