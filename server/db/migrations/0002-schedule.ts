/** Class templates, the weekly series drawn from them, the classes on the calendar, and the days the studio is closed. */
export const schedule = /* sql */ `
CREATE TABLE class_templates (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL, description TEXT,
  duration_minutes INTEGER NOT NULL DEFAULT 60,
  default_capacity INTEGER NOT NULL DEFAULT 12,
  default_instructor_id INTEGER REFERENCES instructors (id),
  color TEXT,
  cancellation_window_hours INTEGER, booking_open_hours_before INTEGER, booking_close_hours_before INTEGER,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE class_series (
  id INTEGER PRIMARY KEY,
  template_id INTEGER NOT NULL REFERENCES class_templates (id),
  instructor_id INTEGER REFERENCES instructors (id),
  establishment_id INTEGER REFERENCES establishments (id),
  timezone TEXT NOT NULL, start_time TEXT NOT NULL,
  duration_minutes INTEGER NOT NULL, capacity INTEGER NOT NULL,
  interval_weeks INTEGER NOT NULL DEFAULT 1,
  weekdays JSON_TEXT NOT NULL,
  starts_on TEXT NOT NULL, until_on TEXT, occurrence_count INTEGER,
  made_until_on TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE scheduled_classes (
  id INTEGER PRIMARY KEY,
  template_id INTEGER NOT NULL REFERENCES class_templates (id),
  series_id INTEGER REFERENCES class_series (id),
  occurrence_on TEXT,
  starts_at TEXT NOT NULL, ends_at TEXT NOT NULL,
  capacity INTEGER NOT NULL CHECK (capacity >= 0),
  instructor_id INTEGER REFERENCES instructors (id),
  substituted_instructor_id INTEGER REFERENCES instructors (id),
  establishment_id INTEGER REFERENCES establishments (id),
  status TEXT NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'cancelled')),
  cancel_reason TEXT, cancelled_at TEXT,
  closure_id INTEGER REFERENCES closures (id),
  is_edited BOOLEAN NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX scheduled_classes_occurrence ON scheduled_classes (series_id, occurrence_on) WHERE series_id IS NOT NULL;
CREATE INDEX scheduled_classes_start ON scheduled_classes (starts_at, id);
CREATE INDEX scheduled_classes_instructor ON scheduled_classes (instructor_id, starts_at);
CREATE INDEX scheduled_classes_template ON scheduled_classes (template_id, starts_at);
CREATE INDEX scheduled_classes_closure ON scheduled_classes (closure_id) WHERE closure_id IS NOT NULL;

CREATE TABLE closures (
  id INTEGER PRIMARY KEY,
  starts_on TEXT NOT NULL, ends_on TEXT NOT NULL CHECK (ends_on >= starts_on),
  reason TEXT,
  extends_packs BOOLEAN NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
);
`
