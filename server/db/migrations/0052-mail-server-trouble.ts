/** The trouble of the mail server’s last try; a server that was down before is found so again, with its reason. */
export const mailServerTrouble = `
ALTER TABLE smtp_settings ADD COLUMN trouble TEXT;
UPDATE smtp_settings SET down_since = NULL, tries = 0, next_try_at = NULL;
`
