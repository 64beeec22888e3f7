/** Two-step sign-in of managers: the secret of their authenticator, and the hashes of the codes for when it is lost. */
export const secondFactor = /* sql */ `
CREATE TABLE staff_factors (
  staff_id INTEGER PRIMARY KEY REFERENCES staff (id),
  secret_sealed TEXT NOT NULL,
  used_steps JSON_TEXT NOT NULL DEFAULT '[]',
  recovery_hashes JSON_TEXT NOT NULL DEFAULT '[]',
  enabled_at TEXT,
  created_at TEXT NOT NULL
);
`
