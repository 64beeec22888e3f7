/**
 * Cells of a file that somebody corrected before its import: by the column's position from 0, its text. They stay apart from the
 * cells, which are read again where the file's encoding turns out to be another.
 */
export const cellsThatWereCorrected = /* sql */ `
ALTER TABLE import_rows ADD COLUMN edits JSON_TEXT;
`
