/** What a manager signs in with besides the password: the secret of their authenticator and the codes for when it is lost. */
export const secondFactor = /* sql */ `
CREATE TABLE staff_factors (
  staff_id INTEGER PRIMARY KEY REFERENCES staff (id),
  secret_sealed TEXT NOT NULL,
  used_steps JSON_TEXT NOT NULL DEFAULT '[]',
  enabled_at TEXT,
  created_at TEXT NOT NULL
);

CREATE TABLE staff_recovery_codes (
  staff_id INTEGER NOT NULL REFERENCES staff (id),
  code_hash TEXT NOT NULL,
  used_at TEXT,
  PRIMARY KEY (staff_id, code_hash)
) WITHOUT ROWID;
`
