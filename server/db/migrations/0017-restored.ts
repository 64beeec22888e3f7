/** What the database knows of having been restored: when, as of when, and whether what fell due meanwhile still waits for a word. */
export const restored = `
ALTER TABLE installation ADD COLUMN restored_at TEXT;
ALTER TABLE installation ADD COLUMN restored_as_of TEXT;
ALTER TABLE installation ADD COLUMN is_held BOOLEAN NOT NULL DEFAULT 0;
`
