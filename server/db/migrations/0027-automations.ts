/**
 * Automations with the versions of their steps, who is enrolled and what each step did; every marketing message that went to
 * a client, and what came of it. Counters are kept by triggers, so that statistics cost the same in every year.
 */
export const automations = `
CREATE TABLE automations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  trigger_event TEXT NOT NULL,
  condition_json JSON_TEXT,
  exit_condition_json JSON_TEXT,
  status TEXT NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'active', 'paused')),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE INDEX automations_event ON automations (trigger_event) WHERE status = 'active';

CREATE TABLE automation_versions (
  automation_id INTEGER NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  trigger_event TEXT NOT NULL,
  exit_condition_json JSON_TEXT,
  steps JSON_TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (automation_id, version)
);

-- step: the path of the one that comes next ('2.then.0'). due_at: since when it is due; run_at: when it is looked at, later
-- where something puts it off.
CREATE TABLE automation_enrollments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  automation_id INTEGER NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  event_id INTEGER NOT NULL,
  payload JSON_TEXT NOT NULL,
  depth INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'waiting', 'completed', 'exited', 'cancelled', 'failed')),
  step TEXT, due_at TEXT, run_at TEXT,
  put_off TEXT CHECK (put_off IN ('quiet_hours', 'one_a_day', 'dropped')),
  attempts INTEGER NOT NULL DEFAULT 0, last_error TEXT,
  promo_code_id INTEGER REFERENCES promo_codes (id),
  end_reason TEXT,
  enrolled_at TEXT NOT NULL, ended_at TEXT,
  UNIQUE (automation_id, event_id),
  CHECK ((status IN ('active', 'waiting')) = (ended_at IS NULL)),
  CHECK ((status IN ('active', 'waiting')) = (step IS NOT NULL AND run_at IS NOT NULL AND due_at IS NOT NULL))
);
CREATE UNIQUE INDEX automation_enrollments_once ON automation_enrollments (automation_id, client_id)
  WHERE status IN ('active', 'waiting');
CREATE INDEX automation_enrollments_due ON automation_enrollments (automation_id, run_at)
  WHERE status IN ('active', 'waiting');
CREATE INDEX automation_enrollments_list ON automation_enrollments (automation_id, id);
CREATE INDEX automation_enrollments_status ON automation_enrollments (automation_id, status, id);
CREATE INDEX automation_enrollments_client ON automation_enrollments (client_id);
CREATE INDEX automation_enrollments_begun ON automation_enrollments (enrolled_at);
CREATE INDEX automation_enrollments_promo ON automation_enrollments (promo_code_id) WHERE promo_code_id IS NOT NULL;

CREATE TABLE automation_step_runs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  enrollment_id INTEGER NOT NULL REFERENCES automation_enrollments (id) ON DELETE CASCADE,
  automation_id INTEGER NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  step TEXT NOT NULL, step_key TEXT NOT NULL, type TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('done', 'skipped', 'exited', 'failed')),
  reason TEXT,
  at TEXT NOT NULL,
  UNIQUE (enrollment_id, step)
);
CREATE INDEX automation_step_runs_automation ON automation_step_runs (automation_id);

-- What went to a client by mail or push to make the studio known. enrollment_id: the automation's; null: sent by hand.
CREATE TABLE marketing_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  channel TEXT NOT NULL CHECK (channel IN ('email', 'push')),
  enrollment_id INTEGER REFERENCES automation_enrollments (id) ON DELETE SET NULL,
  automation_id INTEGER REFERENCES automations (id) ON DELETE SET NULL,
  step_key TEXT,
  email_id INTEGER REFERENCES emails (id) ON DELETE SET NULL,
  unsubscribe_hash TEXT,
  visits INTEGER NOT NULL DEFAULT 0, spent_minor INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT NOT NULL
);
CREATE INDEX marketing_messages_client ON marketing_messages (client_id, sent_at, id);
CREATE UNIQUE INDEX marketing_messages_link ON marketing_messages (unsubscribe_hash) WHERE unsubscribe_hash IS NOT NULL;
CREATE INDEX marketing_messages_enrollment ON marketing_messages (enrollment_id) WHERE enrollment_id IS NOT NULL;
CREATE INDEX marketing_messages_automation ON marketing_messages (automation_id) WHERE automation_id IS NOT NULL;
CREATE INDEX marketing_messages_email ON marketing_messages (email_id) WHERE email_id IS NOT NULL;

-- How many clients are in which state, and what became of each step; reason '' where there is none.
CREATE TABLE automation_counts (
  automation_id INTEGER NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  status TEXT NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (automation_id, status)
) WITHOUT ROWID;
CREATE TABLE automation_step_counts (
  automation_id INTEGER NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  step_key TEXT NOT NULL, type TEXT NOT NULL, outcome TEXT NOT NULL, reason TEXT NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (automation_id, step_key, type, outcome, reason)
) WITHOUT ROWID;
CREATE TABLE automation_returns (
  automation_id INTEGER NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  step_key TEXT NOT NULL,
  sent INTEGER NOT NULL, came_back INTEGER NOT NULL, spent_minor INTEGER NOT NULL,
  PRIMARY KEY (automation_id, step_key)
) WITHOUT ROWID;

CREATE TRIGGER automation_enrollments_count_insert AFTER INSERT ON automation_enrollments BEGIN
  INSERT INTO automation_counts VALUES (new.automation_id, new.status, 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER automation_enrollments_count_update AFTER UPDATE OF status ON automation_enrollments
WHEN old.status <> new.status BEGIN
  UPDATE automation_counts SET count = count - 1 WHERE automation_id = old.automation_id AND status = old.status;
  INSERT INTO automation_counts VALUES (new.automation_id, new.status, 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER automation_enrollments_count_delete AFTER DELETE ON automation_enrollments BEGIN
  UPDATE automation_counts SET count = count - 1 WHERE automation_id = old.automation_id AND status = old.status;
END;
CREATE TRIGGER automation_step_runs_uncount AFTER DELETE ON automation_step_runs BEGIN
  UPDATE automation_step_counts SET count = count - 1
  WHERE automation_id = old.automation_id AND step_key = old.step_key AND type = old.type AND outcome = old.outcome
    AND reason = coalesce(old.reason, '');
END;
CREATE TRIGGER automation_step_runs_count AFTER INSERT ON automation_step_runs BEGIN
  INSERT INTO automation_step_counts
  VALUES (new.automation_id, new.step_key, new.type, new.outcome, coalesce(new.reason, ''), 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER marketing_messages_count_insert AFTER INSERT ON marketing_messages WHEN new.step_key IS NOT NULL BEGIN
  INSERT INTO automation_returns
  VALUES (new.automation_id, new.step_key, 1, new.visits > 0, new.spent_minor)
  ON CONFLICT DO UPDATE SET sent = sent + 1, came_back = came_back + excluded.came_back,
    spent_minor = spent_minor + excluded.spent_minor;
END;
CREATE TRIGGER marketing_messages_count_delete AFTER DELETE ON marketing_messages WHEN old.automation_id IS NOT NULL BEGIN
  UPDATE automation_returns
  SET sent = sent - 1, came_back = came_back - (old.visits > 0), spent_minor = spent_minor - old.spent_minor
  WHERE automation_id = old.automation_id AND step_key = old.step_key;
END;
CREATE TRIGGER marketing_messages_count_update AFTER UPDATE OF visits, spent_minor ON marketing_messages
WHEN new.automation_id IS NOT NULL BEGIN
  UPDATE automation_returns
  SET came_back = came_back + (new.visits > 0) - (old.visits > 0),
    spent_minor = spent_minor + new.spent_minor - old.spent_minor
  WHERE automation_id = new.automation_id AND step_key = new.step_key;
END;

-- Who comes or pays within 30 days after a message does so after the last one that reached them; a child after the last one
-- about them that reached their guardian.
CREATE TRIGGER bookings_return_begin AFTER UPDATE OF status ON bookings
WHEN new.status = 'checked_in' AND old.status <> 'checked_in' BEGIN
  UPDATE marketing_messages SET visits = visits + 1 WHERE id = (
    SELECT m.id FROM scheduled_classes AS c CROSS JOIN clients AS who CROSS JOIN marketing_messages AS m
    LEFT JOIN automation_enrollments AS e ON e.id = m.enrollment_id
    WHERE c.id = new.scheduled_class_id AND who.id = new.client_id
      AND m.client_id = iif(who.password_hash IS NULL, coalesce(who.guardian_id, who.id), who.id)
      AND coalesce(e.client_id, m.client_id) = who.id AND m.sent_at <= c.starts_at
      AND m.sent_at > strftime('%Y-%m-%dT%H:%M:%fZ', c.starts_at, '-30 days')
    ORDER BY m.sent_at DESC, m.id DESC LIMIT 1);
END;
CREATE TRIGGER bookings_return_end AFTER UPDATE OF status ON bookings
WHEN old.status = 'checked_in' AND new.status <> 'checked_in' BEGIN
  UPDATE marketing_messages SET visits = max(0, visits - 1) WHERE id = (
    SELECT m.id FROM scheduled_classes AS c CROSS JOIN clients AS who CROSS JOIN marketing_messages AS m
    LEFT JOIN automation_enrollments AS e ON e.id = m.enrollment_id
    WHERE c.id = new.scheduled_class_id AND who.id = new.client_id
      AND m.client_id = iif(who.password_hash IS NULL, coalesce(who.guardian_id, who.id), who.id)
      AND coalesce(e.client_id, m.client_id) = who.id AND m.sent_at <= c.starts_at
      AND m.sent_at > strftime('%Y-%m-%dT%H:%M:%fZ', c.starts_at, '-30 days')
    ORDER BY m.sent_at DESC, m.id DESC LIMIT 1);
END;
CREATE TRIGGER payments_return_insert AFTER INSERT ON payments
WHEN new.method NOT IN ('complimentary', 'imported') BEGIN
  UPDATE marketing_messages SET spent_minor = spent_minor + new.amount_minor WHERE id = (
    SELECT m.id FROM purchases AS p CROSS JOIN clients AS who CROSS JOIN marketing_messages AS m
    LEFT JOIN automation_enrollments AS e ON e.id = m.enrollment_id
    WHERE p.id = new.purchase_id AND who.id = p.client_id
      AND m.client_id = iif(who.password_hash IS NULL, coalesce(who.guardian_id, who.id), who.id)
      AND coalesce(e.client_id, m.client_id) = who.id AND m.sent_at <= p.created_at
      AND m.sent_at > strftime('%Y-%m-%dT%H:%M:%fZ', p.created_at, '-30 days')
    ORDER BY m.sent_at DESC, m.id DESC LIMIT 1);
END;

-- A code that an automation made for one client.
ALTER TABLE promo_codes ADD COLUMN client_id INTEGER REFERENCES clients (id);
CREATE INDEX promo_codes_client ON promo_codes (client_id) WHERE client_id IS NOT NULL;

-- Of a letter that is marketing, the link that ends such letters, its word sealed.
ALTER TABLE emails ADD COLUMN unsubscribe_url TEXT;
`
