import type { App } from '../../context.ts'
import { toMajor } from '../../lib/money.ts'
import { asSet } from '../settings/doors.ts'
import { publicPicture } from '../pictures/names.ts'
import type { Settings } from '../settings/queries.ts'

/** The settings that leave the server as they are; the license, the recovery code and whatever comes later do not. */
const shown = [
  'id',
  'public_studio_id',
  'studio_name',
  'address',
  'country',
  'tax_id',
  'website_url',
  'terms_url',
  'terms_text',
  'privacy_url',
  'privacy_text',
  'timezone',
  'currency',
  'locale',
  'primary_color',
  'secondary_color',
  'typeface',
  'tunnel_url',
  'tunnel_name',
  'default_vat_rate',
  'cancellation_hours',
  'cancellation_deducts_credit',
  'checkin_open_minutes_before',
  'checkin_close_minutes_after',
  'waitlist_confirm_minutes',
  'reminder_hours_before',
  'calendar_start_hour',
  'calendar_end_hour',
  'quiet_hours_start',
  'quiet_hours_end',
  'past_due_days',
  'fee_grace_hours',
  'fee_forgiveness_count',
  'fee_forgiveness_days',
  'collection_retry_days',
  'keep_letters_days',
  'keep_events_days',
  'keep_audit_days',
  'guest_bookings_enabled',
  'self_service_purchases_enabled',
  'pay_at_studio_enabled',
  'standing_bookings_enabled',
  'standing_booking_days_ahead',
  'substitute_needs_approval',
  'substitute_cancels_free',
  'created_at',
  'updated_at',
] as const satisfies (keyof Settings)[]

const branding = [
  'public_studio_id',
  'studio_name',
  'address',
  'website_url',
  'primary_color',
  'secondary_color',
  'typeface',
  'timezone',
  'currency',
  'locale',
  'guest_bookings_enabled',
  'self_service_purchases_enabled',
  'pay_at_studio_enabled',
] as const satisfies (keyof Settings)[]

function pick<Key extends keyof Settings>(row: Settings, keys: readonly Key[]): Pick<Settings, Key> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Settings, Key>
}

/** Where anybody reads the studio's pictures. */
function pictures({ public_studio_id, logo_file, cover_file }: Settings) {
  return {
    logo_url: publicPicture(public_studio_id, logo_file),
    cover_url: publicPicture(public_studio_id, cover_file),
  }
}

/** The settings as the API shows them: amounts in major units, the doors as they are set indeed. */
export function presentSettings(app: App, row: Settings) {
  return {
    ...pick(row, shown),
    ...pictures(row),
    ...asSet(app, row),
    late_cancel_fee: toMajor(row.late_cancel_fee_minor, row.currency),
    no_show_fee: toMajor(row.no_show_fee_minor, row.currency),
  }
}

/** The studio's branding on any signed-in page. */
export function presentBranding(row: Settings) {
  return { ...pick(row, branding), ...pictures(row) }
}
