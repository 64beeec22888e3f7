import { keepAbsences } from './absences.ts'
import { keepAppointments } from './appointments.ts'
import { keepAudit } from './audit.ts'
import { makeAutomations } from './automations.ts'
import { fillClasses } from './bookings.ts'
import { keepCharges } from './charges.ts'
import { welcomeClients } from './clients.ts'
import { connectDevices } from './devices.ts'
import { keepEvents } from './events.ts'
import { sendLetters } from './letters.ts'
import { DAY, type Making } from './making.ts'
import { sellMemberships } from './memberships.ts'
import { keepNotifications } from './notifications.ts'
import { makeOffer } from './offer.ts'
import { payOnline } from './online.ts'
import { keepPurchases } from './purchases.ts'
import { makeRules } from './rules.ts'
import { openShop } from './shop.ts'
import { openStudio } from './studio.ts'
import { keepTasks } from './tasks.ts'
import { planTimetable } from './timetable.ts'
import { keepWaitlists } from './waitlists.ts'
import { askForSignatures } from './waivers.ts'
import { keepWebhooks } from './webhooks.ts'

/** Longer than anything is made before the day on which it is seen to: bookings, what was bought for them. */
const LONGEST_BEFORE_DAYS = 9

/**
 * Lives the years day by day. Each domain builds on those above it, as the features do: it gets the functions to tell others
 * (`told`), opens the writers of its tables, and does its part of a day. A new domain is a file of that kind, its line among
 * the domains, and a line in `live` if it acts day by day.
 */
export async function liveYears(making: Making, seeDay: (share: number, bookings: number) => void): Promise<number> {
  const [audit, notifications] = [keepAudit(making), keepNotifications(making)]
  const events = keepEvents(making, keepWebhooks(making))
  const letters = sendLetters(making, notifications)
  const studio = await openStudio(making)
  connectDevices(making, studio)
  const offer = makeOffer(making)
  const clients = welcomeClients(making, studio, events, audit)
  const tasks = keepTasks(making, studio)
  const [rules, automations] = [makeRules(making), makeAutomations(making, tasks)]
  const absences = keepAbsences(making, { clients, events, automations })
  const waivers = askForSignatures(making, clients)
  const timetable = planTimetable(making, studio, offer)
  const online = payOnline(making)
  const purchases = keepPurchases(making, online)
  const charges = keepCharges(making, studio, { purchases, audit, letters })
  const shop = openShop(making, studio, { clients, purchases, online, events, audit })
  const memberships = sellMemberships(making, studio, offer, { purchases, charges, online, events, audit })
  const appointments = keepAppointments(making, studio, { clients, charges, events, letters, audit })
  const waitlists = keepWaitlists(making, events)
  const told = { clients, memberships, waitlists, charges, events, letters, audit, rules, automations, absences }
  const bookings = fillClasses(making, studio, told)

  const inTime = [purchases, events, letters, notifications, audit]
  const live = (day: Making['days'][number]) => {
    const classes = timetable.day(day)
    const places = classes.reduce((sum, { isLived, capacity }) => sum + (isLived ? capacity : 0), 0)
    clients.day(day, places)
    waivers.day(day)
    absences.day(day)
    memberships.day(day)
    bookings.day(day, classes)
    appointments.day(day, classes)
    shop.day(day)
    tasks.day(day)
  }
  for (const day of making.days) {
    live(day)
    const known = Math.min(day.starts, making.now) - LONGEST_BEFORE_DAYS * DAY
    for (const one of inTime) one.writeUntil(known)
    seeDay((day.index + 1) / making.days.length, bookings.count)
  }
  for (const one of inTime) one.writeUntil(Number.POSITIVE_INFINITY)
  making.flush()
  return bookings.count
}
