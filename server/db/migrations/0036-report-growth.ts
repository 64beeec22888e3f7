/** The columns of memberships, renewals and visits that monthly reports read are in the index, found by their time. */
export const reportGrowth = `
DROP INDEX memberships_began;
CREATE INDEX memberships_began ON memberships (starts_on, membership_type_id, status, expires_on, cancelled_at);
DROP INDEX memberships_cancelled;
CREATE INDEX memberships_cancelled ON memberships
  (status, cancelled_at, starts_on, expires_on, membership_type_id, renewal_price_minor, payment_method)
  WHERE status = 'cancelled';
CREATE INDEX report_visits_period ON report_visits (period, client_id);
CREATE INDEX charges_renewals ON charges
  (membership_id, coalesce(iif(json_valid(description), description ->> '$.params.on', NULL), substr(created_at, 1, 10)))
  WHERE kind = 'renewal';
CREATE INDEX credit_entries_grants ON credit_entries (membership_id, credits) WHERE kind = 'grant';
`
