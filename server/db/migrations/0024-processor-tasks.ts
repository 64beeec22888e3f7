/** The processor also learns whom the studio has erased: such a message belongs to no subscription. */
export const processorTasks = `
CREATE TABLE processor_tasks_next (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('cancel', 'pause', 'resume', 'forget')),
  subscription_id INTEGER REFERENCES subscriptions (id),
  detail JSON_TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  last_error TEXT,
  created_at TEXT NOT NULL, done_at TEXT,
  CHECK ((kind = 'forget') = (subscription_id IS NULL))
);
INSERT INTO processor_tasks_next SELECT * FROM processor_tasks;
DROP TABLE processor_tasks;
ALTER TABLE processor_tasks_next RENAME TO processor_tasks;
CREATE INDEX processor_tasks_open ON processor_tasks (next_attempt_at) WHERE done_at IS NULL;
`
