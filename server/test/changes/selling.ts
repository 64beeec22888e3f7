import { addDays } from '../../lib/time.ts'
import { sellPack } from '../build/bookings.ts'
import { makeClient, makeProduct, sell } from '../build/commerce.ts'
import { issueGiftCard, makePromo } from '../build/gift-cards.ts'
import { makeMembershipType } from '../build/memberships.ts'
import { addClient } from '../build/tags.ts'
import type { TestStudio } from '../studio.ts'
import { picture, type Change } from './change.ts'

const pack = async (studio: TestStudio, type: object = {}) => sellPack(studio, await addClient(studio), 5, type)
let closed = 0

const pausable = { can_pause: true, max_pause_days: 30 }

/** Changes of memberships, money and what is sold: by operation, the entry each leaves in the audit log. */
export const sellingChanges: Record<string, Change> = {
  'POST /api/v1/membership-types': [
    'membership_type.create',
    async () => [[], { name: 'Pack', type: 'class_pack', price: 50, credits_included: 5 }],
  ],
  'PUT /api/v1/membership-types/{membership_type_id}': [
    'membership_type.update',
    async (studio) => [
      [(await makeMembershipType(studio)).id],
      {
        name: 'Ten',
        price: 60,
        description: 'Ten classes',
        credits_included: 12,
        validity_days: 91,
        can_pause: true,
        max_pause_days: 13,
        sellable_online: false,
        late_cancel_fee_override: 3,
        no_show_fee_override: 4,
        is_intro_offer: true,
        intro_price: 40,
        intro_validity_days: 17,
      },
    ],
  ],
  'DELETE /api/v1/membership-types/{membership_type_id}': [
    'membership_type.update',
    async (studio) => [[(await makeMembershipType(studio)).id]],
  ],
  'PATCH /api/v1/membership-types/{membership_type_id}/reactivate': [
    'membership_type.update',
    async (studio) => {
      const { id } = await makeMembershipType(studio)
      await studio.asOwner(`DELETE /api/v1/membership-types/${id}`)
      return [[id]]
    },
  ],
  'DELETE /api/v1/membership-types/{membership_type_id}/remove': [
    'membership_type.remove',
    async (studio) => [[(await makeMembershipType(studio)).id]],
  ],
  'POST /api/v1/memberships': [
    'membership.create',
    async (studio) => {
      const [client, type] = [await addClient(studio), await makeMembershipType(studio)]
      const sale = { client_id: client.id, membership_type_id: type.id, starts_at: studio.clock.now() }
      return [[], { ...sale, payment_method: 'cash' }]
    },
  ],
  'PUT /api/v1/memberships/{membership_id}': [
    'membership.update',
    async (studio) => [
      [(await pack(studio)).id],
      { credits_remaining: 4, notes: 'A gift', expires_at: '2031-05-06', status: 'active' },
    ],
  ],
  'DELETE /api/v1/memberships/{membership_id}': ['membership.cancel', async (studio) => [[(await pack(studio)).id]]],
  'POST /api/v1/memberships/{membership_id}/pause': [
    'membership.pause',
    async (studio) => [[(await pack(studio, pausable)).id], { pause_days: 5 }],
  ],
  'POST /api/v1/memberships/{membership_id}/resume': [
    'membership.resume',
    async (studio) => {
      const { id } = await pack(studio, pausable)
      await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 5 })
      return [[id]]
    },
  ],
  'POST /api/v1/gift-cards': ['gift_card.create', async () => [[], { initial_value: 20, payment_method: 'cash' }]],
  'PUT /api/v1/gift-cards/{gift_card_id}': [
    'gift_card.update',
    async (studio) => [[(await issueGiftCard(studio)).id], { is_active: false }],
  ],
  'DELETE /api/v1/gift-cards/{gift_card_id}': [
    'gift_card.update',
    async (studio) => [[(await issueGiftCard(studio)).id]],
  ],
  'POST /api/v1/products': ['product.create', async () => [[], { name: 'Mat', price: 30 }]],
  'PUT /api/v1/products/{product_id}': [
    'product.update',
    async (studio) => [[(await makeProduct(studio)).id], { name: 'Block', sku: 'B-2', price: 31 }],
  ],
  'DELETE /api/v1/products/{product_id}': ['product.update', async (studio) => [[(await makeProduct(studio)).id]]],
  'POST /api/v1/products/{product_id}/photo': [
    'product.photo',
    async (studio) => [[(await makeProduct(studio)).id], await picture()],
  ],
  'POST /api/v1/products/{product_id}/stock-adjustment': [
    'product.stock',
    async (studio) => [[(await makeProduct(studio)).id], { delta: -1, reason: 'Lost' }],
  ],
  'POST /api/v1/product-sales': [
    'sale.create',
    async (studio) => [
      [],
      { payment_method: 'cash', items: [{ product_id: (await makeProduct(studio)).id, quantity: 2 }] },
    ],
  ],
  'POST /api/v1/till': [
    'sale.create',
    async (studio) => {
      const { id } = await makeProduct(studio)
      return [[], { items: [{ kind: 'product', product_id: id }], payments: [{ method: 'cash', amount: 12 }] }]
    },
  ],
  'POST /api/v1/day-closes': [
    'day_close.create',
    async () => [[], { date: addDays('2021-01-01', (closed += 1)), counted: [{ method: 'cash', amount: 12 }] }],
  ],
  'POST /api/v1/payments/{payment_id}/refunds': [
    'payment.refund',
    async (studio) => [[(await sell(studio)).payments[0].id], { amount: 2, reason: 'Torn' }],
  ],
  'POST /api/v1/promo-codes': [
    'promo_code.create',
    async () => [[], { code: 'SPRING', discount_type: 'percentage', discount_value: 10, valid_from: '2026-01-01' }],
  ],
  'PUT /api/v1/promo-codes/{promo_code_id}': [
    'promo_code.update',
    async (studio) => [
      [(await makePromo(studio)).id],
      {
        discount_value: 12,
        applicable_membership_type_ids: [(await makeMembershipType(studio)).id],
        max_uses: 8,
        one_per_client: true,
        valid_from: '2026-02-03T00:00:00.000Z',
        valid_until: '2031-02-03T00:00:00.000Z',
      },
    ],
  ],
  'DELETE /api/v1/promo-codes/{promo_code_id}': [
    'promo_code.update',
    async (studio) => [[(await makePromo(studio)).id]],
  ],
  'POST /api/v1/receipts/{receipt_id}/email': [
    'receipt.mail',
    async (studio) => {
      const { id: client_id } = await makeClient(studio)
      return [[(await sell(studio, { client_id })).receipt_id], {}]
    },
  ],
}
