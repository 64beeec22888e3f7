/** Currencies whose decimals were taken from the runtime, which counted them otherwise than ISO 4217 in some version. */
const UNSURE = `'AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IQD', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'RSD', 'SLL', 'SOS',
  'SYP', 'YER'`

/**
 * The decimals of the studio's amounts; null if unknown, because an earlier version took them from the runtime it ran on: the
 * owner is asked.
 */
export const currencyDecimals = `
ALTER TABLE settings ADD COLUMN currency_decimals INTEGER;

UPDATE settings SET currency_decimals = CASE
  WHEN currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF',
    'XOF', 'XPF') THEN 0
  WHEN currency IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 3
  WHEN currency IN ('CLF', 'UYW') THEN 4
  ELSE 2 END
WHERE currency NOT IN (${UNSURE}) OR NOT (
  late_cancel_fee_minor > 0 OR no_show_fee_minor > 0
  OR EXISTS (SELECT 1 FROM payments)
  OR EXISTS (SELECT 1 FROM membership_types WHERE price_minor > 0)
  OR EXISTS (SELECT 1 FROM products WHERE price_minor > 0)
  OR EXISTS (SELECT 1 FROM appointment_services WHERE price_minor > 0)
  OR EXISTS (SELECT 1 FROM gift_cards)
  OR EXISTS (SELECT 1 FROM promo_codes WHERE discount_minor > 0)
  OR EXISTS (SELECT 1 FROM charges)
  OR EXISTS (SELECT 1 FROM staff_pay_components WHERE rate_minor > 0)
);
`
