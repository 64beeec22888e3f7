import { z } from 'zod'
import { CODE_PAGES } from './read/code-pages.ts'
import { id, money } from '../../http/shapes.ts'

const membershipStatus = z.enum(['pending', 'active', 'paused', 'expired', 'cancelled'])
export const kind = z.enum(['subscription', 'class_pack', 'time_pass', 'drop_in'])
export const interval = z.enum(['weekly', 'four_weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly'])

const columnRef = z.union([z.string().max(500), z.number().int().min(0)])
export const columnMapping = z
  .record(z.string().max(50), z.union([columnRef, z.array(columnRef).min(1).max(50)]))
  .describe('By field: a column’s label or its position from 0, or several of them where the field takes many')

const typeAnswer = z
  .strictObject({
    membership_type_id: id.optional(),
    leave_out: z.boolean().optional(),
    accept: z.boolean().optional(),
    type: kind.optional(),
    price: money.optional(),
    billing_interval: interval.optional(),
    credits_included: z.number().int().min(1).max(8999).optional(),
    credits_per_interval: z.number().int().min(1).max(8999).optional(),
    validity_days: z.number().int().min(1).max(36_500).optional(),
  })
  .describe('What a membership of the file is: a type that is here, one to make, or one to leave out')

export const answers = z
  .strictObject({
    encoding: z.enum(CODE_PAGES).optional(),
    date_order: z.enum(['day_month', 'month_day']).optional(),
    amount_sign: z.enum(['point', 'comma']).optional(),
    people_without_email: z.enum(['same_person', 'different_people']).optional(),
    people_alike: z.enum(['same_person', 'different_people']).optional(),
    client_statuses: z
      .record(z.string().max(100), z.enum(['active', 'inactive']))
      .optional()
      .describe('Whether somebody is a client still, by the former software’s word in lower case'),
    two_active_plans: z.enum(['keep_all', 'keep_newest']).optional(),
    unknown_credits: z.enum(['none', 'full']).optional(),
    missing_start: z.enum(['today', 'leave_out']).optional(),
    statuses: z.record(z.string().max(100), membershipStatus).optional(),
    membership_types: z.record(z.string().max(200), typeAnswer).optional(),
    accept_type_proposals: z.boolean().optional(),
    unknown_balance: z.enum(['full', 'leave_out']).optional(),
    unknown_instructors: z.enum(['without', 'leave_out']).optional(),
    dated_weekdays: z.enum(['once', 'weekly']).optional(),
    missing_status: z.enum(['checked_in', 'leave_out']).optional(),
    future_bookings: z.enum(['book', 'leave_out']).optional(),
    booking_statuses: z
      .record(z.string().max(100), z.enum(['checked_in', 'no_show', 'late_cancelled', 'cancelled', 'leave_out']))
      .optional()
      .describe('What became of bookings, by the former software’s word in lower case'),
    sold_kinds: z
      .record(
        z.string().max(200),
        z.enum(['membership', 'class_pack', 'drop_in', 'product', 'service', 'gift_card', 'fee']),
      )
      .optional()
      .describe('What was sold, by its name in lower case'),
    covers: z
      .record(z.string().max(200), z.string().regex(/^(all|[1-9]\d{0,9})$/))
      .optional()
      .describe('What memberships to be made cover, by their names: all classes, or a category’s id'),
  })
  .describe('The owner’s decisions on what the file leaves open')
