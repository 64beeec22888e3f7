import type { Generated } from 'kysely'

export interface LicenseTables {
  license_checks: LicenseChecksTable
  ai_settings: AiSettingsTable
  assistant_proposals: AssistantProposalsTable
}

/** One row, once a license key was redeemed. */
export interface LicenseChecksTable {
  id: number
  /** When the license service last said what the license is good for. */
  checked_at: string
  next_at: string
  /** How often it could not be asked since then. */
  failures: number
  /** When the passing of time was last noted, and how much of it has passed since `checked_at`: a clock that is put back adds nothing. */
  seen_at: string
  spent_seconds: number
}

/** One row, where the studio has a key of its own. */
export interface AiSettingsTable {
  id: number
  provider: string
  api_key_encrypted: string
  created_at: string
  updated_at: string
}

/** A change that the assistant has proposed to a manager. */
export interface AssistantProposalsTable {
  id: Generated<number>
  staff_id: number
  kind: string
  input: Record<string, unknown>
  created_at: string
  expires_at: string
  confirmed_at: string | null
}
