import type { Generated } from 'kysely'
import { type Said } from '../../lib/sayings/sayings.ts'

/** Import jobs and their rows. */
export interface ImportsTables {
  import_jobs: ImportJobsTable
  import_rows: ImportRowsTable
  import_parties: ImportPartiesTable
  import_records: ImportRecordsTable
}

export interface ImportJobsTable {
  id: Generated<number>
  entity: string
  file_name: string
  file_sha256: string
  /** The sheet of a workbook that the job is of; its other sheets are jobs of their own and name the proposed one's. */
  sheet_name: string | null
  workbook_id: number | null
  product: string | null
  /** The file as it was understood, without its rows. */
  header: object
  column_mapping: object
  /** The owner's answers. */
  options: object
  status: 'analysed' | 'running' | 'completed' | 'completed_with_errors' | 'failed' | 'rolled_back'
  stop_requested: Generated<boolean>
  /** When every row's plan was kept; before that a broken-off run plans anew. */
  planned_at: string | null
  /** 0 until the whole file was read. */
  total_rows: number
  /** Taking back: when it was asked for and by whom, how many records there are, what became of those that were dealt with. */
  rollback_started_at: Generated<string | null>
  rollback_by: Generated<number | null>
  rollback_total: Generated<number>
  rollback_removed: Generated<number>
  rollback_restored: Generated<number>
  rollback_kept: Generated<number>
  error: Said | null
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
  cells: string[] | null
  planned: object | null
  disposition: 'created' | 'updated' | 'matched' | 'skipped' | 'rejected' | null
  reason: Said | null
}

/** A client or a type that several rows share; `record_id` once it is there. */
export interface ImportPartiesTable {
  id: Generated<number>
  job_id: number
  kind: 'client' | 'membership_type'
  key: string
  planned: object | null
  record_id: number | null
}

/** The tables that imports write records into. */
export type ImportedTable =
  | 'clients'
  | 'membership_types'
  | 'memberships'
  | 'instructors'
  | 'tags'
  | 'class_templates'
  | 'class_series'
  | 'scheduled_classes'
  | 'bookings'
  | 'products'
  | 'gift_cards'
  | 'product_sales'

export interface ImportRecordsTable {
  id: Generated<number>
  job_id: number
  row_number: number
  record_table: ImportedTable
  record_id: number
  was_created: boolean
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  rolled_back_at: string | null
  kept_reason: Said | null
}
