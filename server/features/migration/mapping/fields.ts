/** Kinds of lists that can be imported. */
export const ENTITIES = [
  'clients',
  'instructors',
  'membership_types',
  'memberships',
  'class_schedule',
  'bookings',
  'products',
  'gift_cards',
  'sales',
] as const
export type ImportEntity = (typeof ENTITIES)[number]

/** A field a column can be mapped to. `multiple`: several columns may feed it, joined in the order given. */
export interface Field {
  field: FieldName
  label: string
  multiple?: true
  /** Advice for the owner when choosing a column. */
  hint?: string
}

const NAMED = [
  { field: 'full_name', label: 'Full name', hint: 'Or first and last name. “Smith, John” is understood.' },
  { field: 'first_name', label: 'First name' },
  { field: 'name_infix', label: 'Part between the names', hint: '“van den”, “de”; it belongs to the last name.' },
  { field: 'last_name', label: 'Last name' },
  { field: 'email', label: 'E-mail' },
] as const satisfies readonly { field: string; label: string; multiple?: true; hint?: string }[]

const CLIENT = [
  ...NAMED,
  { field: 'mobile_phone', label: 'Mobile phone', hint: 'Preferred to a landline.' },
  { field: 'phone', label: 'Phone' },
  { field: 'home_phone', label: 'Home or work phone', multiple: true },
  { field: 'date_of_birth', label: 'Date of birth' },
  { field: 'joined_on', label: 'Client since' },
  { field: 'gender', label: 'Gender' },
  { field: 'address', label: 'Address', multiple: true },
  { field: 'emergency_contact', label: 'Emergency contact', multiple: true },
  { field: 'guardian_name', label: 'Parent or guardian', hint: 'Of somebody who has no login of their own.' },
  { field: 'guardian_email', label: 'E-mail of the parent or guardian' },
  { field: 'client_notes', label: 'Notes on the client', multiple: true },
  { field: 'tags', label: 'Tags', hint: 'Separated by commas or semicolons.' },
  { field: 'marketing_email', label: 'Wants marketing e-mail', hint: 'Only a plain yes counts; empty stays unknown.' },
  {
    field: 'marketing_email_optout',
    label: 'Unsubscribed from e-mail',
    multiple: true,
    hint: 'A yes or a day is a no to marketing, whatever else the row says.',
  },
  { field: 'marketing_sms', label: 'Wants marketing texts' },
  { field: 'marketing_sms_optout', label: 'Unsubscribed from texts', multiple: true },
  { field: 'client_status', label: 'Active client (yes or no)', hint: 'Inactive ones come in deactivated.' },
  { field: 'locale', label: 'Language' },
] as const satisfies readonly { field: string; label: string; multiple?: true; hint?: string }[]

const MEMBERSHIP = [
  { field: 'membership_name', label: 'Membership or pass' },
  { field: 'membership_kind', label: 'Kind of membership', hint: 'Recurring, prepaid, class pack …' },
  { field: 'status', label: 'Status' },
  { field: 'starts_on', label: 'Start date' },
  { field: 'expires_on', label: 'Expiry date' },
  { field: 'cancelled_on', label: 'Cancelled on' },
  { field: 'completed_on', label: 'Completed on' },
  { field: 'purchased_on', label: 'Purchase date', hint: 'Counts as the start where no start date is given.' },
  { field: 'credits_remaining', label: 'Classes left' },
  { field: 'credits_total', label: 'Classes in the pass' },
  { field: 'price', label: 'Price' },
  { field: 'billing_interval', label: 'Billing interval' },
  { field: 'renews', label: 'Renews by itself (yes or no)', hint: 'Then its expiry date is no end.' },
  { field: 'is_expired', label: 'Expired (yes or no)' },
  { field: 'is_frozen', label: 'Frozen (yes or no)' },
  { field: 'is_refunded', label: 'Refunded (yes or no)' },
  { field: 'membership_notes', label: 'Notes on the membership', multiple: true },
] as const satisfies readonly { field: string; label: string; multiple?: true; hint?: string }[]

const INSTRUCTOR = [
  ...NAMED,
  { field: 'bio', label: 'About the instructor', multiple: true },
  { field: 'is_teaching', label: 'Still teaching (yes or no)' },
] as const satisfies readonly { field: string; label: string; multiple?: true; hint?: string }[]

const TYPE = [
  { field: 'type_name', label: 'Name' },
  { field: 'description', label: 'Description', multiple: true },
  { field: 'membership_kind', label: 'Kind', hint: 'subscription, class_pack, time_pass or drop_in' },
  { field: 'price', label: 'Price' },
  { field: 'billing_interval', label: 'Billing interval' },
  { field: 'credits_total', label: 'Credits included' },
  { field: 'credits_per_interval', label: 'Credits per billing interval' },
  { field: 'unlimited', label: 'Unlimited (yes or no)' },
  { field: 'validity_days', label: 'Valid for', hint: 'Days, or with a unit: “3 months”.' },
  { field: 'is_active', label: 'On sale (yes or no)' },
  { field: 'sellable_online', label: 'Sold online (yes or no)' },
  { field: 'can_pause', label: 'Can be paused (yes or no)' },
  { field: 'max_pause_days', label: 'Longest pause in days' },
  { field: 'rollover_enabled', label: 'Unused credits roll over (yes or no)' },
  { field: 'max_rollover_credits', label: 'Most credits that roll over' },
  { field: 'late_cancel_fee_override', label: 'Late cancellation fee' },
  { field: 'no_show_fee_override', label: 'No-show fee' },
  { field: 'fee_forgiveness_count_override', label: 'Fees forgiven' },
  { field: 'is_intro_offer', label: 'Intro offer (yes or no)' },
  { field: 'intro_price', label: 'Intro price' },
  { field: 'intro_validity_days', label: 'Intro offer valid for' },
] as const satisfies readonly { field: string; label: string; multiple?: true; hint?: string }[]

type Fields = readonly { field: string; label: string; multiple?: true; hint?: string }[]

const PRODUCT = [
  { field: 'product_name', label: 'Product' },
  { field: 'sku', label: 'SKU or barcode', hint: 'By it a product is found again; else by its name.' },
  { field: 'price', label: 'Price' },
  { field: 'stock', label: 'In stock' },
  { field: 'is_active', label: 'On sale (yes or no)' },
] as const satisfies Fields

const GIFT_CARD = [
  { field: 'code', label: 'Code', hint: 'Kept as it is printed on the card.' },
  { field: 'initial_value', label: 'Initial value' },
  { field: 'remaining_balance', label: 'Remaining balance' },
  { field: 'recipient_name', label: 'Recipient' },
  { field: 'recipient_email', label: 'Recipient’s e-mail' },
  { field: 'message', label: 'Message' },
  { field: 'expires_on', label: 'Expiry date' },
  { field: 'card_status', label: 'Status' },
] as const satisfies Fields

const CLASS = [
  { field: 'class_name', label: 'Class' },
  { field: 'class_date', label: 'Date of the class', hint: 'May hold the time, too.' },
  { field: 'start_time', label: 'Start time' },
  { field: 'end_time', label: 'End time' },
  { field: 'duration', label: 'Duration in minutes' },
  { field: 'instructor_name', label: 'Instructor' },
  { field: 'instructor_email', label: 'Instructor’s e-mail' },
  { field: 'location', label: 'Location' },
] as const satisfies Fields

const SCHEDULE = [
  ...CLASS,
  { field: 'weekdays', label: 'Weekday', hint: 'Or several: “Mon, Wed”. With it the class repeats.' },
  { field: 'repeats', label: 'How often it repeats', hint: '“Weekly”, “every 2 weeks” or “once”; else every week.' },
  { field: 'capacity', label: 'Places' },
  { field: 'starts_on', label: 'Repeats from' },
  { field: 'expires_on', label: 'Repeats until' },
  { field: 'status', label: 'Status', hint: 'Cancelled ones stay out.' },
] as const satisfies Fields

const BOOKING = [...NAMED, ...CLASS, { field: 'status', label: 'Status' }] as const satisfies Fields

const SALE = [
  ...NAMED,
  { field: 'sold_on', label: 'Date of the sale' },
  { field: 'product_name', label: 'What was sold' },
  { field: 'sku', label: 'SKU or barcode' },
  { field: 'sold_kind', label: 'Kind of what was sold', hint: 'Product, membership, gift card, fee …' },
  { field: 'quantity', label: 'Quantity' },
  { field: 'unit_price', label: 'Unit price' },
  { field: 'total', label: 'Total of the line' },
  { field: 'former_method', label: 'How it was paid' },
  { field: 'reference', label: 'Receipt number' },
] as const satisfies Fields

export type FieldName =
  | (typeof CLIENT)[number]['field']
  | (typeof MEMBERSHIP)[number]['field']
  | (typeof INSTRUCTOR)[number]['field']
  | (typeof TYPE)[number]['field']
  | (typeof PRODUCT)[number]['field']
  | (typeof GIFT_CARD)[number]['field']
  | (typeof SCHEDULE)[number]['field']
  | (typeof SALE)[number]['field']

/** The fields of each entity that columns can be mapped to, in the order they are shown. */
export const FIELDS: Record<ImportEntity, readonly Field[]> = {
  clients: CLIENT,
  instructors: INSTRUCTOR,
  membership_types: TYPE,
  memberships: [...CLIENT, ...MEMBERSHIP],
  class_schedule: SCHEDULE,
  bookings: BOOKING,
  products: PRODUCT,
  gift_cards: GIFT_CARD,
  sales: SALE,
}

/** Fields whose cells are amounts. */
export const MONEY_FIELDS: readonly FieldName[] = [
  'price',
  'initial_value',
  'remaining_balance',
  'unit_price',
  'total',
  'late_cancel_fee_override',
  'no_show_fee_override',
  'fee_forgiveness_count_override',
  'intro_price',
]

/** Fields whose cells are whole numbers, of which `1.000` may be one or a thousand. */
export const COUNT_FIELDS: readonly FieldName[] = [
  'stock',
  'quantity',
  'capacity',
  'credits_remaining',
  'credits_total',
  'credits_per_interval',
  'validity_days',
  'duration',
]

/** Fields whose cells are dates. */
export const DATE_FIELDS: readonly FieldName[] = [
  'date_of_birth',
  'joined_on',
  'starts_on',
  'expires_on',
  'cancelled_on',
  'completed_on',
  'purchased_on',
  'class_date',
  'sold_on',
]
