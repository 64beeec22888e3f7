/**
 * Tasks of the team. `place` orders them: open ones by the day they are due (those without one last), then those done, the
 * latest first. A deleted role leaves its tasks to the owners. A request for erasure is a task.
 */
export const tasks = `
CREATE TABLE tasks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  client_id INTEGER REFERENCES clients (id),
  assignee_role_id INTEGER REFERENCES roles (id),
  permission TEXT,
  due_on TEXT,
  notes TEXT,
  source TEXT NOT NULL CHECK (source IN ('staff', 'automation', 'kept_fee', 'erasure_request')),
  created_by INTEGER REFERENCES staff (id),
  done_by INTEGER REFERENCES staff (id),
  done_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  place INTEGER NOT NULL GENERATED ALWAYS AS (
    CASE WHEN done_at IS NULL THEN coalesce(unixepoch(due_on), 9000000000) ELSE 99000000000 - unixepoch(done_at) END
  ) VIRTUAL
);
CREATE INDEX tasks_place ON tasks (place, id);
CREATE INDEX tasks_open ON tasks (place, id) WHERE done_at IS NULL;
CREATE INDEX tasks_client ON tasks (client_id, place, id) WHERE client_id IS NOT NULL;
CREATE INDEX tasks_role ON tasks (assignee_role_id, place, id) WHERE assignee_role_id IS NOT NULL;
CREATE TRIGGER tasks_of_a_role_that_goes BEFORE DELETE ON roles BEGIN
  UPDATE tasks SET assignee_role_id = (SELECT id FROM roles WHERE is_owner = 1) WHERE assignee_role_id = old.id;
END;
INSERT INTO tasks (title, client_id, permission, source, created_at, updated_at)
  SELECT '{"code":"task.erasure_request","params":{}}', client_id, 'gdpr.manage', 'erasure_request', requested_at, requested_at
  FROM erasure_requests WHERE done_at IS NULL;
`
