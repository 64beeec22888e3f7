import { folded, otherForms } from '../folded.ts'
import { textDelete } from './0049-search-folds.ts'

/** A number without the nought that is left out behind a country’s code. */
const dialled = (number: string) =>
  `iif(${number} GLOB '+*' OR ${number} GLOB '00*', replace(${number}, '(0)', ''), ${number})`

const digits = (text: string) =>
  ['+', ' ', '(', ')', '.', '/'].reduce((inner, sign) => `replace(${inner}, '${sign}', '')`, text)

/**
 * Clients are found by more ways to write a name: without apostrophes and hyphens, with two letters for one, in any form and width of
 * a letter, in Arabic with vowels or without; and by a number without the nought in brackets. The texts are made again.
 */
export const searchForms = /* sql */ `
DROP VIEW client_search_plain;
DROP TRIGGER client_text_delete;
DELETE FROM client_search_starts;
DELETE FROM client_search_text;
INSERT INTO client_search (client_search) VALUES ('delete-all');

${textDelete}

CREATE VIEW client_search_plain AS
SELECT client_id, (
  WITH plain (text) AS MATERIALIZED (SELECT ${folded('given')})
  SELECT text || '|' || ${digits('number')}
  FROM (SELECT text, ${dialled("substr(text, instr(text, '|') + 1)")} AS number FROM plain)
) AS text
FROM (
  SELECT id AS client_id,
    full_name || ' ' || coalesce(email, '') || ${otherForms('full_name')} || '|' || coalesce(phone, '') AS given
  FROM clients
);

INSERT INTO client_search_text SELECT client_id, text FROM client_search_plain;
`
