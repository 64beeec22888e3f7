import type { ServerType } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a request counts after its answer, in seconds. */
const RECENT = 60

/**
 * Counts the requests of a door that are under way, or were answered within the last minute; gives how to ask. `now` is in
 * milliseconds of a clock that only goes forward.
 */
export function countServing(door: ServerType, now: () => number): () => number {
  let underWay = 0
  /** How many were answered in each second. */
  const answered = new Map<number, number>()
  const second = () => {
    const current = Math.floor(now() / 1000)
    for (const at of answered.keys()) if (at <= current - RECENT) answered.delete(at)
    return current
  }
  door.on('request', (_: IncomingMessage, outgoing: ServerResponse) => {
    underWay++
    outgoing.once('close', () => {
      underWay--
      const at = second()
      answered.set(at, (answered.get(at) ?? 0) + 1)
    })
  })
  return () => {
    second()
    return [...answered.values()].reduce((sum, count) => sum + count, underWay)
  }
}
