/**
 * The language that somebody of the team reads letters in (null: the studio's), whether an owner gets an email every week, and
 * which owners have got that of which week: by its first day.
 */
export const weeklyEmail = /* sql */ `
ALTER TABLE staff ADD COLUMN locale TEXT;
ALTER TABLE staff ADD COLUMN weekly_email BOOLEAN NOT NULL DEFAULT 1;
CREATE TABLE weekly_emails (
  id INTEGER PRIMARY KEY,
  staff_id INTEGER NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  week TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (staff_id, week)
);
`
