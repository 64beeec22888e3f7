/**
 * Where a checkout is paid, so that its buyer can go on, and since when its payment is known to be under way at a bank. Of those
 * that are open now nobody has kept the page: their buyers begin again.
 */
export const paymentsUnderWay = `
ALTER TABLE checkouts ADD COLUMN pay_url TEXT;
ALTER TABLE checkouts ADD COLUMN under_way_since TEXT;
`
