import { folded } from '../folded.ts'

const digits = (text: string) =>
  ['+', ' ', '-', '(', ')', '.', '/'].reduce((inner, sign) => `replace(${inner}, '${sign}', '')`, text)

/** The first two letters of each word of a client's name, and of the e-mail: what trigrams can't find. */
const starts = (row: 'new' | 'old') => {
  const named = `substr(${row}.text, 1, instr(${row}.text, '|') - 1)`
  return `SELECT substr(word.value, 1, 2) AS letters FROM json_each('[' || replace(json_quote(${named}), ' ', '","') || ']') AS word
  WHERE word.value <> ''`
}

/** Removes a text from the indexes. */
export const textDelete = /* sql */ `CREATE TRIGGER client_text_delete AFTER DELETE ON client_search_text BEGIN
  INSERT INTO client_search (client_search, rowid, text) VALUES ('delete', old.client_id, old.text);
  DELETE FROM client_search_starts
  WHERE client_id = old.client_id AND letters IN (${starts('old')});
END;`

/**
 * Clients are found by a text without marks and capitals, whatever alphabet it is in, and by a telephone number however it is
 * written. The text is kept for each client, and the indexes are made of it.
 */
export const searchFolds = /* sql */ `
DROP TRIGGER clients_search_insert;
DROP TRIGGER clients_search_delete;
DROP TRIGGER clients_search_update;
DROP TRIGGER clients_starts_insert;
DROP TRIGGER clients_starts_update;
DROP TRIGGER clients_starts_delete;
DROP TRIGGER clients_text_insert;
DROP TRIGGER clients_text_update;
DROP TRIGGER clients_text_delete;
DROP TABLE client_search;
DROP VIEW client_search_plain;
DELETE FROM client_search_starts;
DELETE FROM client_search_text;

CREATE VIEW client_search_plain AS
SELECT id AS client_id,
  ${folded('given')} || '|' || ${digits("coalesce(phone, '')")} AS text
FROM (SELECT id, phone, full_name || ' ' || coalesce(email, '') || '|' || coalesce(phone, '') AS given FROM clients);

CREATE VIRTUAL TABLE client_search USING fts5 (
  text, content = 'client_search_text', content_rowid = 'client_id', tokenize = 'trigram'
);
INSERT INTO client_search (client_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER client_text_insert AFTER INSERT ON client_search_text BEGIN
  INSERT INTO client_search (rowid, text) VALUES (new.client_id, new.text);
  INSERT OR IGNORE INTO client_search_starts (client_id, letters)
  SELECT new.client_id, letters FROM (${starts('new')});
END;
${textDelete}

CREATE TRIGGER clients_text_insert AFTER INSERT ON clients BEGIN
  INSERT INTO client_search_text SELECT client_id, text FROM client_search_plain WHERE client_id = new.id;
END;
CREATE TRIGGER clients_text_update AFTER UPDATE OF full_name, email, phone ON clients
WHEN old.full_name <> new.full_name OR old.email IS NOT new.email OR old.phone IS NOT new.phone BEGIN
  DELETE FROM client_search_text WHERE client_id = old.id;
  INSERT INTO client_search_text SELECT client_id, text FROM client_search_plain WHERE client_id = new.id;
END;
CREATE TRIGGER clients_text_delete AFTER DELETE ON clients BEGIN
  DELETE FROM client_search_text WHERE client_id = old.id;
END;

INSERT INTO client_search_text SELECT client_id, text FROM client_search_plain;
`
