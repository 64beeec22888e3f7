import type { Generated } from 'kysely'

/** Plans of rooms with their seats, who likes to sit where, and the tablets at the door. */
export interface RoomsTables {
  room_plans: RoomPlansTable
  room_plan_seats: RoomPlanSeatsTable
  usual_seats: UsualSeatsTable
  kiosks: KiosksTable
}

export interface RoomPlansTable {
  id: Generated<number>
  name: string
  /** Taken away, and kept for the classes that were held in it. */
  removed_at: string | null
  created_at: string
  updated_at: string
}

export interface RoomPlanSeatsTable {
  id: Generated<number>
  room_plan_id: number
  name: string
  /** Column and row of the grid, from 0; row 0 is at the front. */
  x: number
  y: number
  removed_at: string | null
}

/** The seat that a client takes in a room whenever it is free. */
export interface UsualSeatsTable {
  id: Generated<number>
  client_id: number
  room_plan_id: number
  seat_id: number
  created_at: string
}

export interface KiosksTable {
  id: Generated<number>
  name: string
  establishment_id: number | null
  pairing_hash: string | null
  pairing_until: string | null
  token_hash: string | null
  paired_at: string | null
  created_at: string
  updated_at: string
}
