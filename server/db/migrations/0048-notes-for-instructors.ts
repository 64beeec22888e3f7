/** True if instructors may read a note on a client of their classes; what was noted before was not meant for them. */
export const notesForInstructors = `
ALTER TABLE client_notes ADD COLUMN for_instructors BOOLEAN NOT NULL DEFAULT 0;
`
