import { INACTIVE_DAYS } from '../features/clients/absence-rules.ts'
import type { Automations } from './automations.ts'
import type { Client, Clients } from './clients.ts'
import type { Events } from './events.ts'
import { DAY, MINUTE, type Day, type Making } from './making.ts'

const LONGEST = Math.max(...INACTIVE_DAYS)

export interface Absences {
  /** Somebody came to a class that began then. */
  came(client: Client, starts: number): void
  /** Says who has stayed away for just so long, first thing on a day. */
  day(day: Day): void
}

/** Finds absent clients by the calendar: from their last visit on, or from when they were added. */
export function keepAbsences(
  making: Making,
  { clients, events, automations }: { clients: Clients; events: Events; automations: Automations },
): Absences {
  const first = making.days[0]!.starts
  /** Clients by the day of their last visit, among others who have come since. */
  const hereOn = new Map<number, Set<Client>>()
  let known = 0
  const note = (client: Client, day: number) => {
    client.lastHere = day
    const here = hereOn.get(day)
    if (here) here.add(client)
    else hereOn.set(day, new Set([client]))
  }
  return {
    came: (client, starts) => note(client, Math.floor((starts - first) / DAY)),
    day: ({ index, starts }) => {
      for (; known < clients.list.length; known += 1) note(clients.list[known]!, index)
      if (starts >= making.now) return
      const at = starts + 7 * MINUTE
      for (const days of INACTIVE_DAYS) {
        const since = making.days[index - days]
        for (const client of (since && hereOn.get(since.index)) ?? []) {
          if (client.lastHere !== since!.index) continue
          const payload = { days, since: since!.date }
          const follows = automations.onAbsence(client, days, index, at)
          events.once(at, 'client.inactive', client.id, { key: `${since!.date} ${days}`, payload, follows })
        }
      }
      hereOn.delete(index - LONGEST)
    },
  }
}
