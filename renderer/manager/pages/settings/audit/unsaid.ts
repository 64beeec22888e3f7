/** The fields that a change does not show: what the sentence says already, and what only programs read. */
export const UNSAID: ReadonlySet<string> = new Set([
  'id',
  'created_at',
  'updated_at',
  'currency',
  // Whether a saved list is one's own: it is whose name stands above.
  'is_own',
  // The day's close as a paper: an address.
  'pdf_url',
  // A use of a promo code that a payment keeps free.
  'promo_use_id',
  // The payment processor's own numbers and addresses.
  'account_id',
  'livemode',
  'success_url',
  'cancel_url',
  'session_id',
  'payment_intent_id',
  'subscription_id',
  // Which series, and how far its classes are made.
  'series_id',
  'made_until_on',
  // How amounts are kept: the sentence says it.
  'currency_decimals',
  'decimals',
])
