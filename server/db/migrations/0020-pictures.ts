/** The studio's logo and cover, and a picture for each kind of class: the names of their files. */
export const pictures = /* sql */ `
ALTER TABLE settings ADD COLUMN logo_file TEXT;
ALTER TABLE settings ADD COLUMN cover_file TEXT;
ALTER TABLE class_templates ADD COLUMN photo_file TEXT;
`
