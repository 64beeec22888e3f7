import type { SameClass } from './booking-news.ts'
import { bookOne, type Told } from './booking.ts'
import type { Client, Clients } from './clients.ts'
import { DAY, HOUR, type Day, type Making } from './making.ts'
import type { Studio } from './studio.ts'
import type { YogaClass } from './timetable.ts'

/** How full a class is at the busiest of times, its liking apart. Above 1 people wait. */
const FILL = 0.83
/** One class to come for which half the town waits. */
const CROWD = { daysAhead: 10, waiting: 500 }
const MOST_A_DAY = 3

export interface Bookings {
  /** How many bookings there are so far. */
  readonly count: number
  day(day: Day, classes: readonly YogaClass[]): void
}

/** Fills the classes of each day: who comes to which, and who waits for a place. */
export function fillClasses(making: Making, studio: Studio, told: Told & { clients: Clients }): Bookings {
  const random = making.random('classes')
  const book = bookOne(making, studio, told)
  const { now } = making
  let count = 0

  /** Somebody who has time for this class; few come twice a day. */
  const drawFree = (cls: YogaClass, day: Day): Client | undefined => {
    for (let tries = 0; tries < 12; tries += 1) {
      const client = told.clients.draw()
      const isThere = client && client.joined <= Math.min(cls.starts, now) - HOUR && client.busyUntil <= cls.starts
      if (!isThere) continue
      const before = client.dayOfVisits === day.index ? client.visitsOfDay : 0
      if (before >= MOST_A_DAY || (before > 0 && random() > 0.12 * (1 + tries / 3))) continue
      client.dayOfVisits = day.index
      client.visitsOfDay = before + 1
      client.busyUntil = cls.ends
      return client
    }
    return undefined
  }

  /** Books until as many come as the class has room for; gives whether it is full. */
  const fill = (cls: YogaClass, day: Day, wanted: number): boolean => {
    const sameClass: SameClass = { confirmed: new Map(), reminded: new Map() }
    const room = Math.min(wanted, cls.capacity)
    let [taken, given] = [0, 0]
    for (let tries = 0; taken < room && tries < room * 2; tries += 1) {
      const client = drawFree(cls, day)
      if (!client) break
      // In a full class a place that somebody gave back goes to who waited for it.
      const isHandedOn = wanted > cls.capacity && given > 0 && taken >= room - given
      const status = book(cls, client, isHandedOn, sameClass)
      if (status === undefined) continue
      count += 1
      if (status === 'cancelled') given += 1
      else if (status !== 'late_cancelled') taken += 1
    }
    return taken === cls.capacity
  }

  const crowd = (cls: YogaClass): void => {
    const free = told.clients.list.filter(({ busyUntil, joined }) => busyUntil < cls.starts && joined < now - DAY)
    for (const client of free.slice(-CROWD.waiting)) told.waitlists.inVain(cls, client)
  }

  return {
    get count() {
      return count
    },
    day: (day, classes) => {
      const daysAhead = Math.max(0, (day.starts - now) / DAY)
      // Future classes fill from near to far.
      const soFar = daysAhead > 21 ? 0 : Math.exp(-daysAhead / 6)
      const isCrowdsDay = Math.round(daysAhead) === CROWD.daysAhead
      const crowded = isCrowdsDay ? classes.find(({ isCancelled }) => !isCancelled) : undefined
      for (const cls of classes) {
        if (cls !== crowded && (!cls.isLived || soFar === 0)) continue
        const demand = FILL * day.bustle * cls.liked * soFar * (0.85 + random() * 0.3)
        const wanted = Math.round(cls.capacity * (cls === crowded ? 1 : demand))
        const isFull = fill(cls, day, wanted)
        for (let n = Math.min(8, wanted - cls.capacity); n > 0 && isFull && !cls.isCancelled; n -= 1) {
          const client = drawFree(cls, day)
          if (client) told.waitlists.inVain(cls, client)
        }
        if (cls === crowded) crowd(cls)
      }
    },
  }
}
