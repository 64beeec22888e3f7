/** Indexes find all records about one client, and all records that refer to a deleted one. */
export const findTraces = /* sql */ `
CREATE INDEX audit_entries_client_before ON audit_entries (before ->> '$.client_id')
  WHERE before ->> '$.client_id' IS NOT NULL;
CREATE INDEX audit_entries_client_after ON audit_entries (after ->> '$.client_id')
  WHERE after ->> '$.client_id' IS NOT NULL;
CREATE INDEX audit_entries_purchaser_before ON audit_entries (before ->> '$.purchaser_client_id')
  WHERE before ->> '$.purchaser_client_id' IS NOT NULL;
CREATE INDEX audit_entries_purchaser_after ON audit_entries (after ->> '$.purchaser_client_id')
  WHERE after ->> '$.purchaser_client_id' IS NOT NULL;
CREATE INDEX emails_address ON emails (to_email COLLATE NOCASE);
CREATE INDEX clients_phone ON clients (phone) WHERE phone IS NOT NULL;
CREATE INDEX gift_cards_purchaser ON gift_cards (purchaser_client_id) WHERE purchaser_client_id IS NOT NULL;
CREATE INDEX gift_cards_recipient ON gift_cards (recipient_email) WHERE recipient_email IS NOT NULL;
CREATE INDEX gift_card_uses_payment ON gift_card_uses (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX promo_uses_client ON promo_uses (client_id) WHERE client_id IS NOT NULL;
CREATE INDEX charges_membership ON charges (membership_id) WHERE membership_id IS NOT NULL;
CREATE INDEX import_parties_record ON import_parties (record_id) WHERE record_id IS NOT NULL;
CREATE INDEX import_rows_client ON import_rows (job_id, planned ->> '$.client') WHERE planned ->> '$.client' IS NOT NULL;
CREATE TABLE erasures_under_way (
  client_id INTEGER PRIMARY KEY REFERENCES clients (id),
  looked_for JSON_TEXT NOT NULL
);
CREATE INDEX erasure_requests_client ON erasure_requests (client_id);
`
