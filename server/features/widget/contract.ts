import { z } from 'zod'
import type { Contract, Limit } from '../../api/operation.ts'
import { id, instantOut, moneyOut, pathId, pathOut, resource } from '../../http/shapes.ts'
import { billingInterval, membershipKind } from '../membership-types/contract.ts'
import { coveredNamesOut, coverageOut } from '../membership-types/coverage-fields.ts'
import { publicStudio } from '../settings/setting-fields.ts'

/** One limit for everything the widget reads; 50 a second for all together whose address nobody knows. */
const widgetReads: Limit = { name: 'widget', per: 'minute', max: 60, shared: 3000 }
/** Photos are counted apart: one page shows many, once. */
const widgetPhotos: Limit = { name: 'widget-photos', per: 'minute', max: 60, shared: 3000 }
/** One page shows a dozen of them, and a class of people in the studio's own network has one address. */
const widgetPictures: Limit = { name: 'widget-pictures', per: 'minute', max: 300, shared: 3000 }

const publicClass = resource('PublicClass', {
  id,
  template_id: id.describe('Of which kind it is'),
  name: z.string(),
  description: z.string().nullable(),
  color: z.string().nullable(),
  photo_url: pathOut.nullable().describe('The picture of its kind, 1200 wide; 400 wide with `_400` before the ending'),
  starts_at: instantOut,
  ends_at: instantOut,
  duration_minutes: z.number(),
  instructor_id: id.nullable(),
  instructor_name: z.string().nullable(),
  instructor_photo_url: pathOut.nullable().describe('Of who teaches; 160 by 160 with `_160` before the ending'),
  establishment_id: id.nullable(),
  establishment_name: z.string().nullable(),
  category_id: id.nullable(),
  category_name: z.string().nullable(),
  price: moneyOut
    .nullable()
    .describe(
      'What one place costs: its own price, else that of the single class on sale that covers it; 0: everybody books it free; ' +
        'null: no price is known',
    ),
  credit_cost: z
    .int()
    .nullable()
    .describe('Credits that one place takes; null: nothing on sale pays for it by credits'),
  guests_can_book: z
    .boolean()
    .describe('Where the studio takes guests: they pay at the studio, which this class allows'),
  cancellation_hours: z.number().describe('Giving a place up is free until so many hours before the start'),
  late_cancel_fee: moneyOut.describe('What it costs later; a membership may say otherwise'),
  late_cancel_keeps_price: z.boolean().describe('Later the credit, or what was paid for the place, does not come back'),
  capacity: z.number().int(),
  spots_left: z.number().int(),
  booking_opens_at: instantOut.nullable().describe('Null: from whenever it is on the timetable'),
  booking_closes_at: instantOut,
})

const can_buy_online = z.boolean().describe('False, too, while the studio sells nothing online')

const publicMembershipType = resource('PublicMembershipType', {
  id,
  name: z.string(),
  description: z.string().nullable(),
  type: membershipKind,
  price: moneyOut,
  currency: z.string(),
  billing_interval: billingInterval.nullable(),
  credits_included: z.number().int().nullable(),
  credits_per_interval: z.number().int().nullable(),
  unlimited: z.boolean(),
  validity_days: z.number().int().nullable(),
  is_intro_offer: z.boolean(),
  intro_price: moneyOut.nullable(),
  intro_validity_days: z.number().int().nullable(),
  ...coverageOut,
  named: coveredNamesOut,
  is_limited: z.boolean().describe('It limits which classes it covers, where, when or how often'),
  takes_one_credit: z.boolean().describe('It covers classes alone, and each takes one credit'),
  can_buy_online,
})

const publicProduct = resource('PublicProduct', {
  id,
  name: z.string(),
  price: moneyOut,
  currency: z.string(),
  photo_url: z.string().nullable().describe('Changes with the photo'),
  can_buy_online,
})

const publicService = resource('PublicAppointmentService', {
  id,
  name: z.string(),
  description: z.string().nullable(),
  duration_minutes: z.number().int(),
  price: moneyOut.describe('0: free'),
  currency: z.string(),
})

export const widgetContract = {
  'GET /api/v1/widget/{public_studio_id}/schedule': {
    area: 'What the studio’s own website shows.',
    id: 'readPublicSchedule',
    summary: 'The classes of the next 14 days',
    description:
      'Scheduled classes that have not begun, today and the 13 days after it; by start, then id. Carries an ETag; any page may read it.',
    access: 'public',
    params: publicStudio,
    limits: [widgetReads],
    cached: true,
    status: 200,
    answer: z.array(publicClass),
  },
  'GET /api/v1/widget/{public_studio_id}/membership-types': {
    id: 'readPublicMembershipTypes',
    summary: 'The membership types that are sold online',
    description: 'Active ones, by name, then id. Carries an ETag; any page may read it.',
    access: 'public',
    params: publicStudio,
    limits: [widgetReads],
    cached: true,
    status: 200,
    answer: z.array(publicMembershipType),
  },
  'GET /api/v1/widget/{public_studio_id}/appointment-services': {
    id: 'readPublicAppointmentServices',
    summary: 'What can be booked by appointment',
    description:
      'Active services at the studio’s locations, and those that name none; by name, then id. Carries an ETag; any page may read it.',
    access: 'public',
    params: publicStudio,
    limits: [widgetReads],
    cached: true,
    status: 200,
    answer: z.array(publicService),
  },
  'GET /api/v1/widget/{public_studio_id}/products': {
    id: 'readPublicProducts',
    summary: 'The products that are in stock',
    description: 'Active ones, by name, then id. Carries an ETag; any page may read it.',
    access: 'public',
    params: publicStudio,
    limits: [widgetReads],
    cached: true,
    status: 200,
    answer: z.array(publicProduct),
  },
  'GET /api/v1/widget/{public_studio_id}/products/{product_id}/photo': {
    id: 'readPublicProductPhoto',
    summary: 'A product’s photo (WebP)',
    description:
      'Any page may show it. With `v`, the version that the product’s photo address names, it never changes.',
    access: 'public',
    params: publicStudio.extend({ product_id: pathId }),
    query: z.strictObject({ v: z.string().max(64).optional() }),
    limits: [widgetPhotos],
    status: 200,
    file: 'image/webp',
  },
  'GET /api/v1/widget/{public_studio_id}/pictures/{name}': {
    id: 'readPublicPicture',
    summary: 'The studio’s logo or cover, or the photo of a class template',
    description:
      'By the names that `logo_url`, `cover_url`, `preview_url` and `photo_url` end with; a name never changes what it shows. ' +
      'Before the ending, `_128` has the logo, `_800` the cover and `_400` a photo in that width. Any page may show it.',
    access: 'public',
    params: publicStudio.extend({ name: z.string().max(200) }),
    limits: [widgetPictures],
    status: 200,
    file: 'image/*',
  },
} satisfies Contract
