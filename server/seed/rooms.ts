import type { Making } from './making.ts'

/** One in so many clients wishes for a seat of theirs. */
const ONE_IN = 10
/** As many as the largest class has places. */
const ROWS = 5
const ACROSS = 6

export interface Room {
  id: number
  /** From the front to the back. */
  seats: number[]
  /** Somebody has had a seat: each tenth client wishes for the first they had. */
  seated(clientId: number, seat: number, at: string): void
}

/** Draws the one room whose places have names. */
export function drawRoom(making: Making, at: string): Room {
  const plans = making.table('room_plans', ['id', 'name', 'created_at', 'updated_at'])
  const rows = making.table('room_plan_seats', ['id', 'room_plan_id', 'name', 'x', 'y'])
  const usual = making.table('usual_seats', ['id', 'client_id', 'room_plan_id', 'seat_id', 'created_at'])
  const wishing = new Set<number>()
  const id = plans.next()
  plans.add(id, 'Mats by the window', at, at)
  const seats = Array.from({ length: ROWS * ACROSS }, (_, n) => {
    const [x, y] = [n % ACROSS, Math.floor(n / ACROSS)]
    const seat = rows.next()
    rows.add(seat, id, `${'ABCDE'[y]}${x + 1}`, x, y)
    return seat
  })
  return {
    id,
    seats,
    seated: (clientId, seat, since) => {
      if (clientId % ONE_IN !== 0 || wishing.has(clientId)) return
      wishing.add(clientId)
      usual.add(usual.next(), clientId, id, seat, since)
    },
  }
}
