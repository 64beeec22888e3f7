/**
 * Since when somebody has said that they keep the recovery code; null: it was shown and nobody has said so yet. Of the codes there
 * are nobody asked until now: they count as kept.
 */
export const keptRecoveryCode = `
ALTER TABLE settings ADD COLUMN recovery_code_kept_at TEXT;
UPDATE settings SET recovery_code_kept_at = created_at;
`
