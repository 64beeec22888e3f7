import { makePromo } from '../../test/build/commerce.ts'
import { makeMembershipType } from '../../test/build/memberships.ts'
import { askOf, askWith, unique, type Calls } from '../../test/calls/call.ts'
import type { promoCodesContract } from './contract.ts'

export const promoCodesCalls: Calls<typeof promoCodesContract> = {
  'POST /api/v1/promo-codes': {
    audit: 'promo_code.create',
    ask: askWith(() => ({
      code: unique('SPRING').replace(' ', '-'),
      discount_type: 'percentage',
      discount_value: 10,
      valid_from: '2026-01-01',
    })),
  },
  'PUT /api/v1/promo-codes/{promo_code_id}': {
    audit: 'promo_code.update',
    ask: async (studio) => [
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
  },
  'DELETE /api/v1/promo-codes/{promo_code_id}': { audit: 'promo_code.update', ask: askOf(makePromo) },
  'POST /api/v1/promo-codes/validate': {
    audit: 'nothing',
    ask: async (studio) => {
      const { code } = await makePromo(studio)
      return [[], { code, membership_type_id: (await makeMembershipType(studio)).id }]
    },
    bench: 'limited to 20 a minute, and looks at one code',
  },
}
