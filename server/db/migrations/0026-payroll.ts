/**
 * Pay of staff, and the runs that compute it. `payroll_claims` holds the finalized run in which a class, a sale or a day of a
 * salary was paid, once each; finalized runs stay as they are, but for the note that they were paid.
 */
export const payroll = `
CREATE TABLE staff_pay_components (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES staff (id),
  component_type TEXT NOT NULL CHECK (component_type IN (
    'fixed_salary', 'per_class', 'per_attendee', 'per_appointment', 'class_revenue_percent',
    'appointment_revenue_percent', 'retail_commission_percent', 'membership_commission_percent')),
  rate_minor INTEGER CHECK (rate_minor >= 0),
  rate_percent REAL CHECK (rate_percent BETWEEN 0 AND 100),
  salary_period TEXT CHECK (salary_period IN ('weekly', 'biweekly', 'monthly')),
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  CHECK ((rate_minor IS NULL) <> (rate_percent IS NULL)),
  CHECK ((component_type = 'fixed_salary') = (salary_period IS NOT NULL))
);
CREATE INDEX staff_pay_components_user ON staff_pay_components (user_id);
CREATE UNIQUE INDEX staff_pay_components_active ON staff_pay_components (user_id, component_type) WHERE is_active = 1;

CREATE TABLE payroll_runs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  period_start TEXT NOT NULL, period_end TEXT NOT NULL CHECK (period_end >= period_start),
  status TEXT NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'finalized')),
  currency TEXT NOT NULL,
  total_minor INTEGER NOT NULL CHECK (total_minor >= 0),
  skipped JSON_TEXT NOT NULL,
  computed_at TEXT NOT NULL,
  finalized_at TEXT, finalized_by INTEGER REFERENCES staff (id), fingerprint TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  CHECK ((status = 'finalized') = (fingerprint IS NOT NULL))
);

CREATE TABLE payroll_line_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  run_id INTEGER NOT NULL REFERENCES payroll_runs (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES staff (id), user_name TEXT NOT NULL,
  component_id INTEGER NOT NULL REFERENCES staff_pay_components (id),
  component_type TEXT NOT NULL, rate_minor INTEGER, rate_percent REAL, salary_period TEXT,
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  gross_minor INTEGER, base_minor INTEGER CHECK (base_minor >= 0),
  amount_minor INTEGER NOT NULL CHECK (amount_minor >= 0),
  parts JSON_TEXT NOT NULL,
  paid_at TEXT, paid_by INTEGER REFERENCES staff (id), paid_notes TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX payroll_line_items_run ON payroll_line_items (run_id, component_id);
CREATE INDEX payroll_line_items_user ON payroll_line_items (user_id, run_id);
CREATE INDEX payroll_line_items_unpaid ON payroll_line_items (run_id, amount_minor) WHERE paid_at IS NULL;
CREATE INDEX payroll_line_items_component ON payroll_line_items (component_id);

CREATE TABLE payroll_claims (
  kind TEXT NOT NULL CHECK (kind IN ('class', 'appointment', 'sale', 'membership', 'refund', 'day')),
  record_id INTEGER NOT NULL,
  day TEXT NOT NULL DEFAULT '',
  run_id INTEGER NOT NULL REFERENCES payroll_runs (id),
  PRIMARY KEY (kind, record_id, day)
) WITHOUT ROWID;
CREATE INDEX payroll_claims_run ON payroll_claims (run_id);

CREATE TRIGGER payroll_runs_frozen BEFORE UPDATE ON payroll_runs WHEN old.status = 'finalized' BEGIN
  SELECT raise(ABORT, 'A finalized payroll run stays as it is');
END;
CREATE TRIGGER payroll_runs_kept BEFORE DELETE ON payroll_runs WHEN old.status = 'finalized' BEGIN
  SELECT raise(ABORT, 'A finalized payroll run stays');
END;
CREATE TRIGGER payroll_line_items_added BEFORE INSERT ON payroll_line_items
WHEN (SELECT status FROM payroll_runs WHERE id = new.run_id) = 'finalized' BEGIN
  SELECT raise(ABORT, 'A finalized payroll run stays as it is');
END;
CREATE TRIGGER payroll_line_items_frozen BEFORE UPDATE OF
  run_id, user_id, user_name, component_id, component_type, rate_minor, rate_percent, salary_period, quantity,
  gross_minor, base_minor, amount_minor, parts, created_at
ON payroll_line_items WHEN (SELECT status FROM payroll_runs WHERE id = old.run_id) = 'finalized' BEGIN
  SELECT raise(ABORT, 'A finalized payroll run stays as it is');
END;
CREATE TRIGGER payroll_line_items_paid BEFORE UPDATE OF paid_at, paid_by ON payroll_line_items
WHEN old.paid_at IS NOT NULL OR (SELECT status FROM payroll_runs WHERE id = old.run_id) <> 'finalized' BEGIN
  SELECT raise(ABORT, 'Only what is finalized is paid, and once');
END;
CREATE TRIGGER payroll_line_items_kept BEFORE DELETE ON payroll_line_items
WHEN (SELECT status FROM payroll_runs WHERE id = old.run_id) = 'finalized' BEGIN
  SELECT raise(ABORT, 'A finalized payroll run stays as it is');
END;
`
