import type { ColumnType, Generated } from 'kysely'
import type { TriggerEvent } from '../../events/payloads.ts'
import type { Condition } from '../../lib/conditions.ts'

/** Waivers, tags, rules, requests to be erased. */
export interface ComplianceTables {
  waivers: WaiversTable
  waiver_versions: WaiverVersionsTable
  waiver_signatures: WaiverSignaturesTable
  tags: TagsTable
  auto_tag_rules: AutoTagRulesTable
  client_tags: ClientTagsTable
  cleared_until: ClearedUntilTable
  rule_firings: RuleFiringsTable
  erasure_requests: ErasureRequestsTable
  erasures_under_way: ErasuresUnderWayTable
}

/** Whom an erasure is about, until everything of them is gone. */
export interface ErasuresUnderWayTable {
  client_id: number
  looked_for: object
}

export interface WaiversTable {
  id: Generated<number>
  title: string
  body: string
  requires_before_booking: Generated<boolean>
  version: Generated<number>
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface WaiverVersionsTable {
  waiver_id: number
  version: number
  body: string
  created_at: string
}

export interface WaiverSignaturesTable {
  id: Generated<number>
  waiver_id: number
  version: number
  client_id: number
  /** The guardian who signed for her; null: she signed herself. */
  guardian_id: number | null
  title: string
  signed_name: string
  ip_address: string | null
  signed_at: string
}

export interface TagsTable {
  id: Generated<number>
  name: string
  color: string | null
  created_at: string
  updated_at: string
  /** Kept by triggers. */
  client_count: ColumnType<number, never, never>
}

export interface AutoTagRulesTable {
  id: Generated<number>
  tag_id: number
  trigger_event: TriggerEvent
  condition_json: Condition
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
  /** Kept by a trigger, as `last_fired_at` is: what a rule did stays counted when its events have gone. */
  fired_count: ColumnType<number, never, never>
  last_fired_at: ColumnType<string | null, never, never>
}

export interface ClientTagsTable {
  client_id: number
  tag_id: number
  rule_id: number | null
  created_at: string
}

export interface RuleFiringsTable {
  rule_id: number
  event_id: number
  fired_at: string
}

export interface ErasureRequestsTable {
  id: Generated<number>
  client_id: number
  requested_at: string
  done_at: string | null
}

export interface ClearedUntilTable {
  kind: 'letters' | 'events' | 'audit'
  id: number
}
