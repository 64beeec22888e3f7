/**
 * Notifications of clients besides emails: a list, and the devices it is pushed to. `client_id` is the reader of the list,
 * `about_client_id` the dependant it is about, if any. A push is deleted once it was sent or given up. A device belongs to the
 * sessions it was registered in: with the account's next version it gets no more notifications.
 */
export const notifications = /* sql */ `
CREATE TABLE notifications (
  id INTEGER PRIMARY KEY,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  about_client_id INTEGER REFERENCES clients (id),
  kind TEXT NOT NULL,
  title TEXT NOT NULL, body TEXT NOT NULL, url TEXT,
  created_at TEXT NOT NULL, read_at TEXT, pushed_at TEXT
);
CREATE INDEX notifications_client ON notifications (client_id, id);
CREATE INDEX notifications_unread ON notifications (client_id) WHERE read_at IS NULL;
CREATE INDEX notifications_about ON notifications (about_client_id) WHERE about_client_id IS NOT NULL;
CREATE INDEX notifications_created ON notifications (created_at);

CREATE TABLE push_subscriptions (
  id INTEGER PRIMARY KEY,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL, auth TEXT NOT NULL,
  token_version INTEGER NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE INDEX push_subscriptions_client ON push_subscriptions (client_id);

CREATE TABLE pushes (
  id INTEGER PRIMARY KEY,
  notification_id INTEGER NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
  subscription_id INTEGER NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL, expires_at TEXT NOT NULL
);
CREATE INDEX pushes_notification ON pushes (notification_id);
CREATE INDEX pushes_subscription ON pushes (subscription_id);
CREATE INDEX pushes_due ON pushes (next_attempt_at);

CREATE TABLE notification_settings (
  client_id INTEGER PRIMARY KEY REFERENCES clients (id),
  deliver_by TEXT NOT NULL CHECK (deliver_by IN ('push', 'email', 'both')),
  updated_at TEXT NOT NULL
);
`
