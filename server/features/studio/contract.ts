import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import {
  color,
  id,
  instantOut,
  line,
  longText,
  money,
  moneyOut,
  name,
  pathOut,
  resource,
  stamps,
  text,
  timeOfDay,
  urlOut,
} from '../../http/shapes.ts'
import { say } from '../../lib/sayings/sayings.ts'
import {
  address,
  currency,
  locale,
  proxy,
  timezone,
  toggle,
  tunnelName,
  typeface,
  typefaceIn,
  whole,
} from '../settings/setting-fields.ts'
import { LEGAL_KINDS } from '../settings/legal-values.ts'
import { pictureUpload } from '../pictures/upload-fields.ts'

const legalText = longText.min(1)

/** Every setting that PUT takes; what is left out stays as it is. The defaults are those of a new studio. */
const changes = z.strictObject({
  studio_name: name.optional(),
  address: text.nullable().optional(),
  country: line.max(100).nullable().optional(),
  tax_id: line.max(50).nullable().optional(),
  website_url: address('an address').nullable().optional(),
  terms_url: address('an address').nullable().describe('Where the terms are; before `terms_text`').optional(),
  terms_text: legalText.nullable().optional(),
  privacy_url: address('an address')
    .nullable()
    .describe('Where the privacy policy is; before `privacy_text`')
    .optional(),
  privacy_text: legalText.nullable().optional(),
  timezone: timezone
    .meta({ default: 'UTC' })
    .describe('What is planned keeps its time of day; while anything is, a change needs `force`')
    .optional(),
  force: z.boolean().optional(),
  currency: currency.meta({ default: 'EUR' }).optional(),
  locale: locale.meta({ default: 'en' }).optional(),
  primary_color: color.meta({ default: '#2f6f5e' }).optional(),
  secondary_color: color.meta({ default: '#e8a33d' }).optional(),
  typeface: typefaceIn.optional(),
  tunnel_url: address('an address that leads to the public door')
    .nullable()
    .describe('Links that leave the house are built on it')
    .optional(),
  tunnel_host: address('a tunnel server')
    .nullable()
    .describe('The server that the built-in tunnel asks; null for the free one')
    .optional(),
  tunnel_name: tunnelName.nullable().describe('The name it asks for, as the first part of its address').optional(),
  default_vat_rate: z
    .number()
    .min(0)
    .max(100)
    .refine((rate) => Number(rate.toFixed(3)) === rate, say('http.must_be_a_multiple_of', { divisor: 0.001 }))
    .describe('Percentage, at most three decimals; prices include VAT')
    .meta({ default: 0 })
    .optional(),
  late_cancel_fee: money.meta({ default: 0 }).optional(),
  no_show_fee: money.meta({ default: 0 }).optional(),
  cancellation_hours: whole(0, 720, 12).optional(),
  cancellation_deducts_credit: toggle(true).optional(),
  checkin_open_minutes_before: whole(0, 1440, 30).optional(),
  checkin_close_minutes_after: whole(0, 1440, 15).optional(),
  waitlist_confirm_minutes: whole(0, 1440, 60).describe('0 books the next in line at once').optional(),
  reminder_hours_before: whole(0, 168, 24).describe('0 sends no reminders').optional(),
  calendar_start_hour: whole(0, 23, 6).optional(),
  calendar_end_hour: whole(1, 24, 22).optional(),
  quiet_hours_start: timeOfDay.meta({ default: '22:00' }).optional(),
  quiet_hours_end: timeOfDay.meta({ default: '07:00' }).optional(),
  past_due_days: whole(0, 90, 3).describe('Days after a failed payment until new bookings are refused').optional(),
  fee_grace_hours: whole(0, 720, 24).describe('Hours until a fee is due').optional(),
  fee_forgiveness_count: whole(0, 50, 0)
    .describe('So many late cancellations and no-shows are forgiven in the days of `fee_forgiveness_days`; 0: none')
    .optional(),
  fee_forgiveness_days: whole(1, 365, 30).describe('Days at the studio, up to that of the class').optional(),
  collection_retry_days: z
    .array(z.int().min(1).max(60))
    .max(10)
    .refine((days) => days.every((day, n) => n === 0 || day > days[n - 1]!), say('studio.days_rise'))
    .meta({ default: [3, 5, 7] })
    .describe('Days after its first refusal on which a card that declines is tried again; none: it is not')
    .optional(),
  keep_letters_days: whole(30, 3650, 365)
    .describe(
      'Days after which what an e-mail said, and why it could not be sent, is forgotten; that it was sent stays',
    )
    .optional(),
  keep_events_days: whole(90, 3650, 180).describe('Days after which what rules were told has gone').optional(),
  keep_audit_days: whole(365, 3650, 1095)
    .describe('Days after which the audit log forgets before and after; who did what, and when, stays')
    .optional(),
  guest_bookings_enabled: toggle(false).optional(),
  self_service_purchases_enabled: toggle(true).optional(),
  pay_at_studio_enabled: toggle(true)
    .describe('Whether clients without a membership can book one class at a time and pay at the studio')
    .optional(),
  standing_bookings_enabled: toggle(false)
    .describe('Whether clients can have the same class booked for them each week')
    .optional(),
  standing_booking_days_ahead: whole(1, 84, 28)
    .describe('How many days ahead standing bookings book, of classes that are open by then')
    .optional(),
  substitute_needs_approval: toggle(true)
    .describe('Whether a substitute teaches only once the studio approves; else the first to claim does')
    .optional(),
  substitute_cancels_free: toggle(false)
    .describe('Whether clients may cancel free once another instructor teaches')
    .optional(),
  public_manager_enabled: toggle(true).describe('Whether managers can work through the public door').optional(),
  lan_enabled: toggle(false).describe('Whether the public door answers in the local network too').optional(),
  forwarded_for_trusted: toggle(false)
    .describe(
      'Whether the last X-Forwarded-For hop is the caller’s address, from this computer or a trusted proxy. Until it is set, as the studio finds out by asking itself through tunnel_url',
    )
    .optional(),
  trusted_proxies: z
    .array(proxy)
    .max(20)
    .describe('Addresses or ranges such as 10.0.0.0/8, besides this computer')
    .meta({ default: [] })
    .optional(),
})

export type SettingsChanges = z.output<typeof changes>

const settings = resource('StudioSettings', {
  id,
  public_studio_id: z.string().describe('Names the studio in widget addresses'),
  studio_name: z.string(),
  address: z.string().nullable(),
  country: z.string().nullable(),
  tax_id: z.string().nullable(),
  website_url: urlOut.nullable(),
  terms_url: urlOut.nullable(),
  terms_text: z.string().nullable(),
  privacy_url: urlOut.nullable(),
  privacy_text: z.string().nullable(),
  timezone: z.string(),
  currency: z.string(),
  locale: z.string(),
  primary_color: z.string(),
  secondary_color: z.string(),
  typeface,
  logo_url: pathOut
    .nullable()
    .describe('Changes with the logo; anybody reads it. Within 512 by 512; within 128 with `_128` before the ending'),
  cover_url: pathOut
    .nullable()
    .describe('Changes with the cover; anybody reads it. 16:9, 1600 wide; 800 with `_800` before the ending'),
  tunnel_url: urlOut.nullable(),
  tunnel_host: urlOut,
  tunnel_name: z.string().nullable(),
  default_vat_rate: z.number(),
  late_cancel_fee: moneyOut,
  no_show_fee: moneyOut,
  cancellation_hours: z.int(),
  cancellation_deducts_credit: z.boolean(),
  checkin_open_minutes_before: z.int(),
  checkin_close_minutes_after: z.int(),
  waitlist_confirm_minutes: z.int(),
  reminder_hours_before: z.int(),
  calendar_start_hour: z.int(),
  calendar_end_hour: z.int(),
  quiet_hours_start: z.string(),
  quiet_hours_end: z.string(),
  past_due_days: z.int(),
  fee_grace_hours: z.int(),
  fee_forgiveness_count: z.int(),
  fee_forgiveness_days: z.int(),
  collection_retry_days: z.array(z.int()),
  keep_letters_days: z.int(),
  keep_events_days: z.int(),
  keep_audit_days: z.int(),
  guest_bookings_enabled: z.boolean(),
  self_service_purchases_enabled: z.boolean(),
  pay_at_studio_enabled: z.boolean(),
  standing_bookings_enabled: z.boolean(),
  standing_booking_days_ahead: z.int(),
  substitute_needs_approval: z.boolean(),
  substitute_cancels_free: z.boolean(),
  public_manager_enabled: z.boolean(),
  lan_enabled: z.boolean(),
  forwarded_for_trusted: z.boolean(),
  trusted_proxies: z.array(z.string()),
  ...stamps,
})

const branding = settings.pick({
  public_studio_id: true,
  studio_name: true,
  address: true,
  website_url: true,
  primary_color: true,
  secondary_color: true,
  typeface: true,
  logo_url: true,
  cover_url: true,
  timezone: true,
  currency: true,
  locale: true,
  guest_bookings_enabled: true,
  self_service_purchases_enabled: true,
  pay_at_studio_enabled: true,
})

const status = resource('StudioStatus', {
  version: z.string(),
  plan: z.enum(['base', 'base_ai']).nullable(),
  license_status: z.enum(['active', 'canceled', 'invalid', 'grace_expired']).nullable(),
  license_grace_until: z.string().nullable().describe('ISO 8601 in UTC, without an offset'),
  public_url: urlOut.describe('What links that leave the house are built on'),
  is_public: z.boolean().describe('Whether a tunnel or a domain leads to the studio'),
  payments_connected: z.boolean().describe('Whether clients can pay online: a payment processor is connected'),
  mail_configured: z.boolean(),
  mail_queued: z.int().describe('Mails that wait to be sent'),
  mail_failed: z.int().describe('Mails of the last 7 days that were given up'),
  mail_waiting_since: instantOut.nullable().describe('Since when mails wait for the mail server, which can’t be used'),
  mail_trouble: z.string().nullable().describe('What its last try met, while mails wait for it'),
  last_backup_at: instantOut.nullable().describe('When the newest copy that this computer keeps was made'),
  restorable: z
    .strictObject({
      as_of: instantOut,
      clients: z.int(),
      places: z.array(z.enum(['here', 'folder', 'bucket'])).describe('Where copies lie that were restored for trial'),
    })
    .nullable()
    .describe('When the studio can be brought back to, as was tried; null where no copy was restored for trial yet'),
  restored_at: instantOut.nullable().describe('When a copy took this studio’s place; see GET /studio/restored'),
  integrity_checked_at: instantOut.nullable().describe('When the nightly check last ran'),
  integrity_ok: z.boolean().nullable().describe('Whether everything added up then; see GET /studio/integrity'),
})

export const studioContract = {
  'GET /api/v1/studio': {
    area: 'Settings, looks, mail server and state of the studio.',
    id: 'readSettings',
    summary: 'The studio’s settings',
    access: { manager: 'settings.view' },
    status: 200,
    answer: settings,
  },
  'PUT /api/v1/studio': {
    id: 'changeSettings',
    summary: 'Change settings; what is left out stays as it is',
    description:
      'Amounts are in major units of the currency. The currency can’t change once anything has been sold; before that, ' +
      'prices keep their number (18.5 EUR become 18.5 USD). How the doors are set (`tunnel_url`, `tunnel_host`, `tunnel_name`, `public_manager_enabled`, ' +
      '`lan_enabled`, `forwarded_for_trusted`, `trusted_proxies`) changes only by an owner, and only on the studio’s own computer: ' +
      'elsewhere LOOPBACK_ONLY. What the environment decides can’t be changed here.',
    access: { manager: 'settings.manage' },
    body: changes,
    example: { cancellation_hours: 12, late_cancel_fee: 5 },
    status: 200,
    answer: settings,
    errors: ['CURRENCY_LOCKED', 'LOOPBACK_ONLY'],
  },
  'POST /api/v1/studio/logo': {
    id: 'setStudioLogo',
    summary: 'Set or replace the logo: JPEG, PNG, WebP or AVIF, up to 10 MiB',
    description:
      'It is fitted into 512 by 512, its transparency kept, and saved anew, so that nothing hidden in the file is kept.',
    access: { manager: 'settings.manage' },
    ...pictureUpload,
    answer: settings,
  },
  'DELETE /api/v1/studio/logo': {
    id: 'removeStudioLogo',
    summary: 'Take the logo away, if there is one',
    access: { manager: 'settings.manage' },
    status: 200,
    answer: settings,
  },
  'POST /api/v1/studio/cover': {
    id: 'setStudioCover',
    summary: 'Set or replace the cover: JPEG, PNG, WebP or AVIF, up to 10 MiB',
    description:
      'Its middle is cut to 16:9 (and to 1200 by 630 for the preview of a link), made smaller and saved anew, so that ' +
      'nothing hidden in the file (place, camera) is kept.',
    access: { manager: 'settings.manage' },
    ...pictureUpload,
    answer: settings,
  },
  'DELETE /api/v1/studio/cover': {
    id: 'removeStudioCover',
    summary: 'Take the cover away, if there is one',
    access: { manager: 'settings.manage' },
    status: 200,
    answer: settings,
  },
  'GET /api/v1/legal/{kind}': {
    area: 'What clients accept: terms and privacy.',
    id: 'readLegalText',
    summary: 'The studio’s terms, or its privacy policy',
    description: 'Its own text, or the address that it is at; 404 where the studio has given neither.',
    access: 'public',
    params: z.strictObject({ kind: z.enum(LEGAL_KINDS) }),
    status: 200,
    answer: z.strictObject({ kind: z.enum(LEGAL_KINDS), text: z.string().nullable(), url: urlOut.nullable() }),
  },
  'GET /api/v1/studio/branding': {
    id: 'readBranding',
    summary: 'What every signed-in page needs to look and count like the studio',
    access: { manager: 'any', instructor: 'all', client: 'all' },
    status: 200,
    answer: branding,
  },
  'GET /api/v1/studio/status': {
    id: 'readStatus',
    summary: 'Plan and license, and what the owner should be warned of',
    access: { manager: 'settings.view' },
    status: 200,
    answer: status,
  },
} satisfies Contract
