import type { Generated } from 'kysely'

/** Import jobs and their rows. */
export interface ImportsTables {
  import_jobs: ImportJobsTable
  import_rows: ImportRowsTable
  import_records: ImportRecordsTable
}

export interface ImportJobsTable {
  id: Generated<number>
  entity: string
  file_name: string
  file_sha256: string
  product: string | null
  header: string[]
  column_mapping: Record<string, string>
  options: Record<string, unknown>
  status: 'analysed' | 'running' | 'completed' | 'completed_with_errors' | 'failed' | 'rolled_back'
  stop_requested: Generated<boolean>
  total_rows: number
  done_rows: Generated<number>
  error: string | null
  created_by: number | null
  started_at: string | null
  finished_at: string | null
  created_at: string
  updated_at: string
}

export interface ImportRowsTable {
  id: Generated<number>
  job_id: number
  row_number: number
  cells: unknown[] | null
  disposition: 'created' | 'updated' | 'matched' | 'skipped' | 'rejected' | null
  reason: string | null
}

export interface ImportRecordsTable {
  id: Generated<number>
  job_id: number
  row_number: number
  record_table: string
  record_id: number
  was_created: boolean
  before: unknown
  after: unknown
  rolled_back_at: string | null
  kept_reason: string | null
}
