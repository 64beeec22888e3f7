/** The restore of a database: when, as of when, and whether messages that fell due meanwhile still wait for a decision. */
export const restored = `
ALTER TABLE installation ADD COLUMN restored_at TEXT;
ALTER TABLE installation ADD COLUMN restored_as_of TEXT;
ALTER TABLE installation ADD COLUMN is_held BOOLEAN NOT NULL DEFAULT 0;
`
