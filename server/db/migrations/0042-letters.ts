/** The attachments of an email, and the address for replies. */
export const letters = `
ALTER TABLE emails ADD COLUMN receipt_id INTEGER;
ALTER TABLE emails ADD COLUMN gift_card_id INTEGER;
ALTER TABLE emails ADD COLUMN signature_id INTEGER;
ALTER TABLE smtp_settings ADD COLUMN reply_to TEXT;
`
