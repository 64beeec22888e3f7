import { z } from 'zod'
import { id, timeOfDay } from '../../http/shapes.ts'
import { say } from '../../lib/sayings/sayings.ts'

const ids = z.array(id).max(500).default([])
const limit = z.number().int().min(1).max(100).nullable().optional()

const coverage = z
  .strictObject({
    classes: z.enum(['all', 'listed']).describe('all: every class whose template is `covered_by_all`'),
    category_ids: ids.describe('With `listed`: classes of these categories'),
    template_ids: ids.describe('With `listed`: these classes'),
    service_category_ids: ids.describe('Appointments of these categories'),
    service_ids: ids.describe('These appointments'),
  })
  .refine(
    ({ classes, category_ids, template_ids }) => classes === 'listed' || (!category_ids.length && !template_ids.length),
    {
      path: ['classes'],
      message: say('membership_types.all_classes_or_list'),
    },
  )

const usableTime = z
  .strictObject({
    weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7).describe('ISO weekdays, 1 (Monday) to 7 (Sunday)'),
    from: timeOfDay,
    until: z
      .union([timeOfDay, z.literal('24:00')])
      .describe('A class that begins before it; 24:00 is the end of the day'),
  })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: say('membership_types.time_ends_before_it_begins'),
  })

/** Coverage of a membership: for what, where, when, how often and for how many; a membership keeps it as it was sold. */
export const coverageFields = {
  coverage: coverage.optional().describe('What it pays for; absent: all classes, no appointments'),
  establishment_ids: z.array(id).min(1).max(200).nullable().optional().describe('Where it is valid; null: everywhere'),
  usable_times: z
    .array(usableTime)
    .min(1)
    .max(7)
    .nullable()
    .optional()
    .describe('When its classes begin, by the studio’s clock; null: always'),
  max_per_day: limit.describe('Places a day and person; null: no limit'),
  max_per_week: limit.describe('Places from Monday to Sunday and person; null: no limit'),
  max_upcoming: limit.describe('Places booked ahead at a time and person; null: no limit'),
  booking_open_hours_before: z
    .number()
    .int()
    .min(0)
    .max(8760)
    .nullable()
    .optional()
    .describe('Lets its holders book earlier than others, never later; null: when the class opens to all'),
  max_members: z.number().int().min(1).max(8).optional().describe('How many people may use one; 1: its holder alone'),
  starts: z
    .enum(['purchase', 'first_visit'])
    .optional()
    .describe('From when its days of validity count; not of subscriptions: from the day of its first visit'),
  starts_within_days: z
    .number()
    .int()
    .min(1)
    .max(730)
    .optional()
    .describe(
      'With `first_visit`: they count from so many days after the sale, if nobody came before; 90 if absent. Also: for how many ' +
        'days ahead a first day may be named as it is bought online',
    ),
  minimum_term_intervals: z
    .number()
    .int()
    .min(0)
    .max(60)
    .optional()
    .describe('Of subscriptions: kept, without effect yet'),
  notice_days: z.number().int().min(0).max(365).optional().describe('Of subscriptions: kept, without effect yet'),
}

const names = z.array(z.strictObject({ id, name: z.string() }))

export const coveredNamesOut = z
  .strictObject({ categories: names, templates: names, services: names, places: names })
  .describe('The names of what it covers, and of where')

/** The same as they are shown. */
export const coverageOut = {
  coverage: z.strictObject({
    classes: z.enum(['all', 'listed']),
    category_ids: z.array(id),
    template_ids: z.array(id),
    service_category_ids: z.array(id),
    service_ids: z.array(id),
  }),
  establishment_ids: z.array(id).nullable(),
  usable_times: z.array(z.strictObject({ weekdays: z.array(z.int()), from: z.string(), until: z.string() })).nullable(),
  max_per_day: z.int().nullable(),
  max_per_week: z.int().nullable(),
  max_upcoming: z.int().nullable(),
  booking_open_hours_before: z.int().nullable(),
  max_members: z.int(),
  starts: z.enum(['purchase', 'first_visit']),
  starts_within_days: z.int(),
  minimum_term_intervals: z.int(),
  notice_days: z.int(),
}

const { establishment_ids, usable_times, max_per_day, max_per_week, max_upcoming } = coverageOut

/** How a membership's own terms limit it. */
export const limitsOut = z
  .strictObject({
    coverage: coverageOut.coverage,
    establishment_ids,
    usable_times,
    max_per_day,
    max_per_week,
    max_upcoming,
    named: coveredNamesOut,
  })
  .nullable()
  .describe(
    'How the terms it was sold under limit which classes it covers, where, when and how often; null: they do not',
  )
