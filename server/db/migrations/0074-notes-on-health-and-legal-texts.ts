/**
 * Notes may be about health: instructors read those where the client agrees. Tags may be for instructors, too; none is until
 * staff say so. The studio's terms and its privacy policy are an address or a text.
 */
export const notesOnHealthAndLegalTexts = /* sql */ `
ALTER TABLE client_notes ADD COLUMN is_health BOOLEAN NOT NULL DEFAULT 0;
ALTER TABLE tags ADD COLUMN for_instructors BOOLEAN NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN terms_url TEXT;
ALTER TABLE settings ADD COLUMN terms_text TEXT;
ALTER TABLE settings ADD COLUMN privacy_url TEXT;
ALTER TABLE settings ADD COLUMN privacy_text TEXT;
`
