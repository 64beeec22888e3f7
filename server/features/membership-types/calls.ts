import { makeMembershipType } from '../../test/build/memberships.ts'
import { askOf, askWith, type Calls } from '../../test/calls/call.ts'
import type { membershipTypesContract } from './contract.ts'

export const membershipTypesCalls: Calls<typeof membershipTypesContract> = {
  'POST /api/v1/membership-types': {
    audit: 'membership_type.create',
    ask: askWith({ name: 'Pack', type: 'class_pack', price: 50, credits_included: 5 }),
  },
  'PUT /api/v1/membership-types/{membership_type_id}': {
    audit: 'membership_type.update',
    ask: askOf(makeMembershipType, {
      name: 'Ten',
      price: 60,
      description: 'Ten classes',
      credits_included: 12,
      validity_days: 91,
      can_pause: true,
      max_pause_days: 13,
      self_service_pause: true,
      sellable_online: false,
      late_cancel_fee_override: 3,
      no_show_fee_override: 4,
      fee_forgiveness_count_override: 2,
      is_intro_offer: true,
      intro_price: 40,
      intro_validity_days: 17,
      coverage: { classes: 'listed', category_ids: [], template_ids: [], service_category_ids: [], service_ids: [] },
      establishment_ids: [1],
      usable_times: [{ weekdays: [1, 2], from: '08:00', until: '16:00' }],
      max_per_day: 1,
      max_per_week: 3,
      max_upcoming: 4,
      booking_open_hours_before: 200,
      max_members: 1,
      starts: 'first_visit',
      starts_within_days: 60,
      minimum_term_intervals: 0,
      notice_days: 0,
    }),
  },
  'DELETE /api/v1/membership-types/{membership_type_id}': {
    audit: 'membership_type.update',
    ask: askOf(makeMembershipType),
  },
  'PATCH /api/v1/membership-types/{membership_type_id}/reactivate': {
    audit: 'membership_type.update',
    ask: async (studio) => {
      const { id } = await makeMembershipType(studio)
      await studio.asOwner(`DELETE /api/v1/membership-types/${id}`)
      return [[id]]
    },
  },
  'DELETE /api/v1/membership-types/{membership_type_id}/remove': {
    audit: 'membership_type.remove',
    ask: askOf(makeMembershipType),
  },
}
