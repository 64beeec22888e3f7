/** The fields that a change does not show: the sentence has them already, or only programs read them. */
export const UNSAID: ReadonlySet<string> = new Set([
  'id',
  'created_at',
  'updated_at',
  'currency',
  // True if a saved list is private: its owner is named above.
  'is_own',
  // The address of the day's close as a PDF.
  'pdf_url',
  // A use of a promo code that a payment keeps free.
  'promo_use_id',
  // The payment processor's numbers and addresses.
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
  // The storage of amounts: the sentence says it.
  'currency_decimals',
  'decimals',
])
