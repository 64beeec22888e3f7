/** Letters wait as their values and are laid out as they leave; those that wait already keep the text they have. */
export const lettersAsValues = `
ALTER TABLE emails ADD COLUMN letter JSON_TEXT;
UPDATE emails SET letter = json_object('body_text', body_text, 'body_html', body_html) WHERE body_text <> '';
ALTER TABLE emails DROP COLUMN body_text;
ALTER TABLE emails DROP COLUMN body_html;
`
