/** Which pairing of faces the studio's pages are set in. */
export const typeface = /* sql */ `
ALTER TABLE settings ADD COLUMN typeface TEXT NOT NULL DEFAULT 'clear';
`
