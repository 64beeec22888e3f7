/** An import is undone in chunks and reports its progress; each sheet of a workbook is a separate job. */
export const undoInChunks = /* sql */ `
ALTER TABLE import_jobs ADD COLUMN sheet_name TEXT;
ALTER TABLE import_jobs ADD COLUMN workbook_id INTEGER;
ALTER TABLE import_jobs ADD COLUMN rollback_started_at TEXT;
ALTER TABLE import_jobs ADD COLUMN rollback_by INTEGER REFERENCES staff (id);
ALTER TABLE import_jobs ADD COLUMN rollback_total INTEGER NOT NULL DEFAULT 0;
ALTER TABLE import_jobs ADD COLUMN rollback_removed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE import_jobs ADD COLUMN rollback_restored INTEGER NOT NULL DEFAULT 0;
ALTER TABLE import_jobs ADD COLUMN rollback_kept INTEGER NOT NULL DEFAULT 0;

UPDATE import_jobs SET
  rollback_started_at = (SELECT max(rolled_back_at) FROM import_records WHERE job_id = import_jobs.id),
  (rollback_total, rollback_removed, rollback_restored, rollback_kept) = (
    SELECT count(*), total(rolled_back_at IS NOT NULL AND was_created), total(rolled_back_at IS NOT NULL AND NOT was_created),
      total(kept_reason IS NOT NULL)
    FROM import_records WHERE job_id = import_jobs.id)
WHERE id IN (SELECT job_id FROM import_records WHERE rolled_back_at IS NOT NULL OR kept_reason IS NOT NULL);
UPDATE import_jobs SET rollback_started_at = coalesce(rollback_started_at, finished_at, updated_at)
  WHERE status = 'rolled_back' OR rollback_total > 0;

CREATE INDEX import_jobs_workbook ON import_jobs (workbook_id) WHERE workbook_id IS NOT NULL;
CREATE INDEX import_rows_fates ON import_rows (job_id, disposition);
CREATE INDEX import_records_made ON import_records (record_table) WHERE was_created = 1 AND rolled_back_at IS NULL;
CREATE INDEX import_records_kept ON import_records (job_id, id) WHERE kept_reason IS NOT NULL;
`
