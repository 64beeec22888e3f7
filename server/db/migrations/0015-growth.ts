/** The words of a client's name, and the e-mail, as a table in SQL. */
const words = (client: string) =>
  `json_each('[' || replace(json_quote(${client}.full_name), ' ', '","') || ',' || json_quote(coalesce(${client}.email, '')) || ']')`

/** The letters with marks of Europe’s languages and Vietnamese. */
const marked = 'Ơ ơ Ư ư Ș ș Ț ț'.split(' ')
for (const [first, last] of ['Àž', 'Ạỹ']) {
  for (let code = first!.charCodeAt(0); code <= last!.charCodeAt(0); code += 1) marked.push(String.fromCharCode(code))
}

/** A text in SQL with its marked letters made plain, as `client_search` takes them; capitals without marks stay. */
const plain = (text: string) =>
  marked
    .map((letter) => [letter, letter.normalize('NFD').charAt(0).toLowerCase()] as const)
    .filter(([, base]) => /[a-z]/.test(base))
    .reduce((inner, [letter, base]) => `replace(${inner}, '${letter}', '${base}')`, text)

/**
 * Indexes and columns that keep ten years of data as quick as the first day: indexes in the order in which lists are read, and
 * columns with counts that would else be made at each look. Triggers write those columns, so that no writer of their rows can
 * forget them; GET /studio/integrity compares each with those rows.
 */
export const growth = /* sql */ `
DROP INDEX audit_entries_actor;
DROP INDEX audit_entries_entity;
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, at);
CREATE INDEX audit_entries_action ON audit_entries (action, at);
CREATE INDEX audit_entries_entity ON audit_entries (entity, at);
CREATE INDEX audit_entries_record ON audit_entries (entity, entity_id, at);

CREATE INDEX bookings_lost ON bookings (status)
  WHERE status = 'no_show' OR status = 'cancelled' OR status = 'late_cancelled' OR status = 'class_cancelled';
CREATE INDEX bookings_open_newest ON bookings (id) WHERE status = 'booked';
CREATE INDEX waitlist_booking ON waitlist_entries (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX emails_given_up ON emails (created_at) WHERE status = 'failed';
CREATE INDEX emails_lapsing ON emails (expires_at) WHERE status = 'queued' AND expires_at IS NOT NULL;
CREATE INDEX emails_waiting ON emails (id, next_attempt_at, expires_at, kind) WHERE status = 'queued';
CREATE INDEX charges_due ON charges (due_at, id) WHERE status = 'due';

CREATE INDEX memberships_status ON memberships (status);
CREATE INDEX memberships_ending ON memberships (status, expires_on) WHERE status = 'active' AND next_renewal_on IS NULL;
CREATE INDEX memberships_starting ON memberships (starts_on) WHERE status = 'pending';
CREATE INDEX memberships_renewing ON memberships (next_renewal_on) WHERE status = 'active' AND next_renewal_on IS NOT NULL;
CREATE INDEX membership_pauses_open ON membership_pauses (planned_until_on) WHERE ended_on IS NULL;

CREATE INDEX payments_method ON payments (method);
DROP INDEX receipts_client;
CREATE INDEX receipts_client ON receipts (client_id, number) WHERE client_id IS NOT NULL;
CREATE INDEX receipts_of_purchase ON receipts (purchase_id, number);
CREATE INDEX receipts_issued ON receipts (issued_at, number);
CREATE INDEX receipts_refunds ON receipts (number) WHERE kind = 'refund';
CREATE INDEX receipts_refunds_issued ON receipts (issued_at, number) WHERE kind = 'refund';
DROP INDEX stock_movements_product;
CREATE INDEX stock_movements_product ON stock_movements (product_id);
CREATE INDEX promo_uses_purchase ON promo_uses (purchase_id) WHERE purchase_id IS NOT NULL;
CREATE INDEX purchases_kind ON purchases (kind);
CREATE INDEX stock_movements_sale ON stock_movements (sale_id) WHERE sale_id IS NOT NULL;
CREATE INDEX waiver_signatures_newest ON waiver_signatures (waiver_id);
CREATE INDEX scheduled_classes_establishment ON scheduled_classes (establishment_id) WHERE establishment_id IS NOT NULL;

-- When a client was last here: the latest start of a class they were checked in to.
ALTER TABLE clients ADD COLUMN last_visit_at TEXT;
UPDATE clients SET last_visit_at = visits.last_at
FROM (
  SELECT bookings.client_id, max(scheduled_classes.starts_at) AS last_at
  FROM bookings INNER JOIN scheduled_classes ON scheduled_classes.id = bookings.scheduled_class_id
  WHERE bookings.status = 'checked_in' GROUP BY bookings.client_id
) AS visits WHERE visits.client_id = clients.id;

CREATE TRIGGER bookings_visit_insert AFTER INSERT ON bookings WHEN new.status = 'checked_in' BEGIN
  UPDATE clients SET last_visit_at = (SELECT starts_at FROM scheduled_classes WHERE id = new.scheduled_class_id)
  WHERE id = new.client_id
    AND coalesce(last_visit_at, '') < (SELECT starts_at FROM scheduled_classes WHERE id = new.scheduled_class_id);
END;
CREATE TRIGGER bookings_visit_begin AFTER UPDATE OF status ON bookings
WHEN new.status = 'checked_in' AND old.status <> 'checked_in' BEGIN
  UPDATE clients SET last_visit_at = (SELECT starts_at FROM scheduled_classes WHERE id = new.scheduled_class_id)
  WHERE id = new.client_id
    AND coalesce(last_visit_at, '') < (SELECT starts_at FROM scheduled_classes WHERE id = new.scheduled_class_id);
END;
CREATE TRIGGER bookings_visit_end AFTER UPDATE OF status ON bookings
WHEN old.status = 'checked_in' AND new.status <> 'checked_in' BEGIN
  UPDATE clients SET last_visit_at = (
    SELECT max(c.starts_at) FROM bookings AS b INNER JOIN scheduled_classes AS c ON c.id = b.scheduled_class_id
    WHERE b.client_id = old.client_id AND b.status = 'checked_in'
  ) WHERE id = old.client_id;
END;
CREATE TRIGGER bookings_visit_delete AFTER DELETE ON bookings WHEN old.status = 'checked_in' BEGIN
  UPDATE clients SET last_visit_at = (
    SELECT max(c.starts_at) FROM bookings AS b INNER JOIN scheduled_classes AS c ON c.id = b.scheduled_class_id
    WHERE b.client_id = old.client_id AND b.status = 'checked_in'
  ) WHERE id = old.client_id;
END;
CREATE TRIGGER scheduled_classes_visit_move AFTER UPDATE OF starts_at ON scheduled_classes
WHEN old.starts_at <> new.starts_at BEGIN
  UPDATE clients SET last_visit_at = (
    SELECT max(c.starts_at) FROM bookings AS b INNER JOIN scheduled_classes AS c ON c.id = b.scheduled_class_id
    WHERE b.client_id = clients.id AND b.status = 'checked_in'
  ) WHERE id IN (SELECT client_id FROM bookings WHERE scheduled_class_id = new.id AND status = 'checked_in');
END;

-- In which states a client has memberships, as bits: pending 1, active 2, paused 4, expired 8, cancelled 16.
ALTER TABLE clients ADD COLUMN membership_states INTEGER NOT NULL DEFAULT 0;
UPDATE clients SET membership_states = held.states
FROM (
  SELECT client_id, sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4
    WHEN 'expired' THEN 8 ELSE 16 END) AS states
  FROM memberships GROUP BY client_id
) AS held WHERE held.client_id = clients.id;

CREATE TRIGGER memberships_state_insert AFTER INSERT ON memberships BEGIN
  UPDATE clients SET membership_states = (
    SELECT coalesce(sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4
      WHEN 'expired' THEN 8 ELSE 16 END), 0)
    FROM memberships WHERE client_id = new.client_id
  ) WHERE id = new.client_id;
END;
CREATE TRIGGER memberships_state_update AFTER UPDATE OF status ON memberships WHEN old.status <> new.status BEGIN
  UPDATE clients SET membership_states = (
    SELECT coalesce(sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4
      WHEN 'expired' THEN 8 ELSE 16 END), 0)
    FROM memberships WHERE client_id = new.client_id
  ) WHERE id = new.client_id;
END;
CREATE TRIGGER memberships_state_delete AFTER DELETE ON memberships BEGIN
  UPDATE clients SET membership_states = (
    SELECT coalesce(sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4
      WHEN 'expired' THEN 8 ELSE 16 END), 0)
    FROM memberships WHERE client_id = old.client_id
  ) WHERE id = old.client_id;
END;

CREATE INDEX clients_active_name ON clients (full_name COLLATE NOCASE, id, last_visit_at) WHERE is_active = true;
CREATE INDEX clients_created ON clients (created_at);
CREATE INDEX clients_new ON clients (created_at) WHERE source <> 'import' AND is_active = true;
CREATE INDEX clients_last_visit ON clients (last_visit_at);
CREATE INDEX clients_birthday ON clients (substr(date_of_birth, 6)) WHERE date_of_birth IS NOT NULL;
CREATE INDEX clients_pending ON clients (full_name COLLATE NOCASE, id, is_active) WHERE membership_states & 1;
CREATE INDEX clients_active ON clients (full_name COLLATE NOCASE, id, is_active) WHERE membership_states & 2;
CREATE INDEX clients_paused ON clients (full_name COLLATE NOCASE, id, is_active) WHERE membership_states & 4;
CREATE INDEX clients_expired ON clients (full_name COLLATE NOCASE, id, is_active) WHERE membership_states & 8;
CREATE INDEX clients_cancelled ON clients (full_name COLLATE NOCASE, id, is_active) WHERE membership_states & 16;
CREATE INDEX clients_without ON clients (full_name COLLATE NOCASE, id, is_active) WHERE membership_states = 0;
CREATE INDEX clients_to_invite ON clients (source)
  WHERE source = 'import' AND is_active = true AND erased_at IS NULL AND email IS NOT NULL AND guardian_id IS NULL
    AND password_hash IS NULL;

-- The first two letters of each word of a name, and of the e-mail: what trigrams can't find.
CREATE TABLE client_search_starts (
  letters TEXT NOT NULL, client_id INTEGER NOT NULL,
  PRIMARY KEY (letters, client_id)
) WITHOUT ROWID;
INSERT OR IGNORE INTO client_search_starts
SELECT lower(substr(word.value, 1, 2)), clients.id FROM clients, ${words('clients')} AS word WHERE word.value <> '';

CREATE TRIGGER clients_starts_insert AFTER INSERT ON clients BEGIN
  INSERT OR IGNORE INTO client_search_starts
  SELECT lower(substr(word.value, 1, 2)), new.id FROM ${words('new')} AS word WHERE word.value <> '';
END;
CREATE TRIGGER clients_starts_update AFTER UPDATE OF full_name, email ON clients
WHEN old.full_name <> new.full_name OR old.email IS NOT new.email BEGIN
  DELETE FROM client_search_starts
  WHERE client_id = old.id AND letters IN (SELECT lower(substr(word.value, 1, 2)) FROM ${words('old')} AS word);
  INSERT OR IGNORE INTO client_search_starts
  SELECT lower(substr(word.value, 1, 2)), new.id FROM ${words('new')} AS word WHERE word.value <> '';
END;
CREATE TRIGGER clients_starts_delete AFTER DELETE ON clients BEGIN
  DELETE FROM client_search_starts
  WHERE client_id = old.id AND letters IN (SELECT lower(substr(word.value, 1, 2)) FROM ${words('old')} AS word);
END;

-- What client_search looks for of each client, in plain letters. Where so many match that to gather them takes longer than
-- to read clients by name until a page is full, it says of each whether they match. Nothing is kept of those with letters
-- that client_search would make plain and this does not (rare ones, marks that stand alone): there client_search is asked.
CREATE TABLE client_search_text (client_id INTEGER PRIMARY KEY, text TEXT NOT NULL);
CREATE VIEW client_search_plain AS
SELECT client_id, text FROM (
  SELECT id AS client_id, lower(iif(given GLOB '*[^ -~]*', ${plain('given')}, given)) AS text
  FROM (SELECT id, full_name || '|' || coalesce(email, '') || '|' || coalesce(phone, '') AS given FROM clients)
) WHERE text NOT GLOB '*[' || char(383, 45, 591, 768, 45, 817, 7680, 45, 7935, 8490, 8491) || ']*';
INSERT INTO client_search_text SELECT client_id, text FROM client_search_plain;

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

-- What was taken from an entry that gave credits is found by it, and whether nothing is left of it is kept: only of the
-- others can any lapse.
DROP INDEX credit_entries_expiring;
DROP INDEX credit_entries_membership;
CREATE INDEX credit_entries_membership ON credit_entries (membership_id, credits);
CREATE INDEX credit_entries_grant ON credit_entries (grant_id, credits) WHERE grant_id IS NOT NULL;
ALTER TABLE credit_entries ADD COLUMN is_used_up BOOLEAN NOT NULL DEFAULT 0;
UPDATE credit_entries SET is_used_up = 1
FROM (SELECT grant_id, sum(credits) AS taken FROM credit_entries WHERE grant_id IS NOT NULL GROUP BY grant_id) AS spent
WHERE spent.grant_id = credit_entries.id AND credit_entries.credits + spent.taken <= 0;

CREATE TRIGGER credit_entries_left_insert AFTER INSERT ON credit_entries WHEN new.grant_id IS NOT NULL BEGIN
  UPDATE credit_entries SET is_used_up = NOT is_used_up
  WHERE id = new.grant_id AND is_used_up <> (credits + (
    SELECT coalesce(sum(taken.credits), 0) FROM credit_entries AS taken
    WHERE taken.grant_id = new.grant_id
  ) <= 0);
END;
CREATE TRIGGER credit_entries_left_delete AFTER DELETE ON credit_entries WHEN old.grant_id IS NOT NULL BEGIN
  UPDATE credit_entries SET is_used_up = NOT is_used_up
  WHERE id = old.grant_id AND is_used_up <> (credits + (
    SELECT coalesce(sum(taken.credits), 0) FROM credit_entries AS taken
    WHERE taken.grant_id = old.grant_id
  ) <= 0);
END;

CREATE INDEX credit_entries_lapsing ON credit_entries (expires_on)
  WHERE expires_on IS NOT NULL AND grant_id IS NULL AND is_used_up = 0;

-- How many pieces of a product are there: the sum of its movements.
ALTER TABLE products ADD COLUMN stock_quantity INTEGER NOT NULL DEFAULT 0;
UPDATE products SET stock_quantity = moved.pieces
FROM (SELECT product_id, sum(delta) AS pieces FROM stock_movements GROUP BY product_id) AS moved
WHERE moved.product_id = products.id;

CREATE TRIGGER stock_movements_insert AFTER INSERT ON stock_movements BEGIN
  UPDATE products SET stock_quantity = stock_quantity + new.delta WHERE id = new.product_id;
END;
CREATE TRIGGER stock_movements_delete AFTER DELETE ON stock_movements BEGIN
  UPDATE products SET stock_quantity = stock_quantity - old.delta WHERE id = old.product_id;
END;

-- What the studio took in, by the hour: gift cards when they are used, refunds taken off.
CREATE TABLE revenue_hours (hour TEXT PRIMARY KEY, amount_minor INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO revenue_hours
SELECT substr(payments.created_at, 1, 13), sum(payments.amount_minor)
FROM payments INNER JOIN purchases ON purchases.id = payments.purchase_id
WHERE payments.method NOT IN ('complimentary', 'imported') AND purchases.kind <> 'gift_card' GROUP BY 1;

CREATE TRIGGER payments_revenue_insert AFTER INSERT ON payments
WHEN new.method NOT IN ('complimentary', 'imported') BEGIN
  INSERT INTO revenue_hours
  SELECT substr(new.created_at, 1, 13), new.amount_minor FROM purchases
  WHERE id = new.purchase_id AND kind <> 'gift_card'
  ON CONFLICT DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor;
END;
CREATE TRIGGER payments_revenue_update AFTER UPDATE OF amount_minor ON payments
WHEN new.method NOT IN ('complimentary', 'imported') BEGIN
  UPDATE revenue_hours SET amount_minor = amount_minor + new.amount_minor - old.amount_minor
  WHERE hour = substr(new.created_at, 1, 13)
    AND EXISTS (SELECT 1 FROM purchases WHERE id = new.purchase_id AND kind <> 'gift_card');
END;
CREATE TRIGGER payments_revenue_delete AFTER DELETE ON payments
WHEN old.method NOT IN ('complimentary', 'imported') BEGIN
  UPDATE revenue_hours SET amount_minor = amount_minor - old.amount_minor
  WHERE hour = substr(old.created_at, 1, 13)
    AND EXISTS (SELECT 1 FROM purchases WHERE id = old.purchase_id AND kind <> 'gift_card');
END;

-- How many clients have a tag, and how often a rule has fired.
ALTER TABLE tags ADD COLUMN client_count INTEGER NOT NULL DEFAULT 0;
UPDATE tags SET client_count = (SELECT count(*) FROM client_tags WHERE tag_id = tags.id);
CREATE TRIGGER client_tags_insert AFTER INSERT ON client_tags BEGIN
  UPDATE tags SET client_count = client_count + 1 WHERE id = new.tag_id;
END;
CREATE TRIGGER client_tags_delete AFTER DELETE ON client_tags BEGIN
  UPDATE tags SET client_count = client_count - 1 WHERE id = old.tag_id;
END;

ALTER TABLE auto_tag_rules ADD COLUMN fired_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE auto_tag_rules ADD COLUMN last_fired_at TEXT;
UPDATE auto_tag_rules SET fired_count = fired.times, last_fired_at = fired.last_at
FROM (SELECT rule_id, count(*) AS times, max(fired_at) AS last_at FROM rule_firings GROUP BY rule_id) AS fired
WHERE fired.rule_id = auto_tag_rules.id;
CREATE TRIGGER rule_firings_insert AFTER INSERT ON rule_firings BEGIN
  UPDATE auto_tag_rules SET fired_count = fired_count + 1, last_fired_at = new.fired_at WHERE id = new.rule_id;
END;

-- For how many days details are kept, and how far each kind has been cleared.
ALTER TABLE settings ADD COLUMN keep_letters_days INTEGER NOT NULL DEFAULT 365;
ALTER TABLE settings ADD COLUMN keep_events_days INTEGER NOT NULL DEFAULT 180;
ALTER TABLE settings ADD COLUMN keep_audit_days INTEGER NOT NULL DEFAULT 1095;
CREATE TABLE cleared_until (
  kind TEXT PRIMARY KEY CHECK (kind IN ('letters', 'events', 'audit')),
  id INTEGER NOT NULL
) WITHOUT ROWID;
`
