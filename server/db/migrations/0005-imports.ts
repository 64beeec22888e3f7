/** Files brought over from other products: one job a file, one disposition a row, whom and what rows share, what each made. */
export const imports = /* sql */ `
CREATE TABLE import_jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  entity TEXT NOT NULL,
  file_name TEXT NOT NULL, file_sha256 TEXT NOT NULL,
  product TEXT,
  header JSON_TEXT NOT NULL,
  column_mapping JSON_TEXT NOT NULL, options JSON_TEXT NOT NULL,
  status TEXT NOT NULL
    CHECK (status IN ('analysed', 'running', 'completed', 'completed_with_errors', 'failed', 'rolled_back')),
  stop_requested BOOLEAN NOT NULL DEFAULT 0,
  planned_at TEXT,
  total_rows INTEGER NOT NULL,
  error TEXT,
  created_by INTEGER REFERENCES staff (id),
  started_at TEXT, finished_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE import_rows (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES import_jobs (id),
  row_number INTEGER NOT NULL,
  cells JSON_TEXT, planned JSON_TEXT,
  disposition TEXT CHECK (disposition IN ('created', 'updated', 'matched', 'skipped', 'rejected')),
  reason TEXT,
  UNIQUE (job_id, row_number)
);

CREATE INDEX import_rows_open ON import_rows (job_id, row_number) WHERE disposition IS NULL;

CREATE TABLE import_parties (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES import_jobs (id),
  kind TEXT NOT NULL CHECK (kind IN ('client', 'membership_type')),
  key TEXT NOT NULL,
  planned JSON_TEXT,
  record_id INTEGER,
  UNIQUE (job_id, kind, key)
);

CREATE TABLE import_records (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES import_jobs (id),
  row_number INTEGER NOT NULL,
  record_table TEXT NOT NULL, record_id INTEGER NOT NULL,
  was_created BOOLEAN NOT NULL,
  before JSON_TEXT, after JSON_TEXT,
  rolled_back_at TEXT, kept_reason TEXT
);
CREATE INDEX import_records_job ON import_records (job_id, id);
CREATE INDEX import_records_record ON import_records (record_table, record_id);
`
