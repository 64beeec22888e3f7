/** Since when the mail server can't be used, and when it is asked again: that is its affair, and no letter's. */
export const mailServerState = `
ALTER TABLE smtp_settings ADD COLUMN down_since TEXT;
ALTER TABLE smtp_settings ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE smtp_settings ADD COLUMN next_try_at TEXT;
`
