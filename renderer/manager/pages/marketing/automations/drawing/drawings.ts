import type { Automation } from '../automation.ts'

type Event = Automation['trigger_event']

/** Strokes on a grid of 24, and the hue they are drawn in. */
interface Drawing {
  d: string
  hue: number
}

const arrives = { d: 'M5 21V5a2 2 0 0 1 2-2h7v18M3 21h18M14 6h3a1.5 1.5 0 0 1 1.5 1.5V21M10.5 12v.01', hue: 160 }
const star = {
  d: 'm12 3.2 2.6 5.5 6 .8-4.4 4.1 1.1 6-5.3-3-5.3 3 1.1-6-4.4-4.1 6-.8z',
  hue: 80,
}
const cake = {
  d: 'M3.5 20.5h17M5 20.5V14.5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6M5 16.5c1.2 1 2.3 1 3.5 0s2.3-1 3.5 0 2.3 1 3.5 0 2.3-1 3.5 0M12 12.5V8.5M12 6c-1.3-1.2 0-3 0-3s1.3 1.8 0 3z',
  hue: 350,
}
const moon = { d: 'M18.5 14.5a7.5 7.5 0 1 1-8.5-10 6 6 0 0 0 8.5 10zM15.5 3.5h4.5l-4.5 5h4.5', hue: 275 }
const label = { d: 'M4 5a1 1 0 0 1 1-1h7.2l8 8.2-7.9 7.8-8.3-8.2zM8 8v.01', hue: 200 }
const pose = {
  d: 'M14 4.8a2 2 0 1 1-4 0 2 2 0 0 1 4 0M12 8v6.5l-2 6.5M12 14.5l3.5 1.8-3.3 2.7M12 9.5c-2.8 0-5-1.8-6-4.5M12 9.5c2.8 0 5-1.8 6-4.5',
  hue: 190,
}
const crossed = {
  d: 'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 10h16M8 3v4M16 3v4M10 13l4 4M14 13l-4 4',
  hue: 30,
}
const queue = {
  d: 'M2.5 19c0-3.3 1.7-5.3 4.5-5.3s4.5 2 4.5 5.3M9.3 9a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M14.5 9h6M14.5 13h6M14.5 17h4',
  hue: 245,
}
const card = { d: 'M3 8a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 11h18M7 15h4', hue: 220 }
const hourglass = {
  d: 'M6 3h12M6 21h12M7.5 3v3c0 3 4.5 4.5 4.5 6s-4.5 3-4.5 6v3M16.5 3v3c0 3-4.5 4.5-4.5 6s4.5 3 4.5 6v3M10.5 18.5h3',
  hue: 60,
}
const punched = {
  d: 'M3 8a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v1.7a2.3 2.3 0 0 0 0 4.6V16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-1.7a2.3 2.3 0 0 0 0-4.6zM8 12v.01M12 12v.01M15.5 12h1.5',
  hue: 225,
}
const note = {
  d: 'M3 7h18v11H3zM14.5 12.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M6 10v.01M18 15v.01',
  hue: 145,
}
const basket = {
  d: 'M3.5 9.5h17l-1.6 8.5a2 2 0 0 1-2 1.7H7.1a2 2 0 0 1-2-1.7zM8 9.5 11 4M16 9.5 13 4M10 13v3.5M14 13v3.5',
  hue: 310,
}
const gift = {
  d: 'M4.5 11.5h15v9h-15zM3 7.5h18v4H3zM12 7.5v13M12 7.5C9.5 7.5 7 6.9 7 5s2.8-2.6 5 2.5C14.2 2.4 17 3.1 17 5s-2.5 2.5-5 2.5',
  hue: 10,
}
const pen = {
  d: 'M4 20.5c3-4 5.5 1 8.5-1.5 2-1.7 4-1 7-1M8.5 14.5l-1.7 1.7.6-3.2 8.8-8.7a1.8 1.8 0 0 1 2.6 2.6z',
  hue: 255,
}

const drawings: Readonly<Record<Event, Drawing>> = {
  'client.created': arrives,
  'client.imported': arrives,
  'client.birthday': cake,
  'client.tag_added': label,
  'client.first_visit': star,
  'client.visit_milestone': star,
  'client.inactive': moon,
  'booking.created': pose,
  'booking.checked_in': pose,
  'booking.cancelled': crossed,
  'booking.late_cancelled': crossed,
  'booking.no_show': crossed,
  'waitlist.joined': queue,
  'waitlist.offered': queue,
  'membership.started': card,
  'membership.paused': card,
  'membership.cancelled': card,
  'membership.expiring': hourglass,
  'membership.expired': hourglass,
  'membership.credits_low': punched,
  'intro_offer.ending': hourglass,
  'payment.failed': note,
  'payment.recovered': note,
  'appointment.booked': pose,
  'appointment.completed': pose,
  'appointment.no_show': crossed,
  'product.purchased': basket,
  'gift_card.purchased': gift,
  'checkout.abandoned': basket,
  'waiver.unsigned_before_class': pen,
}

/** The drawing of what begins an automation or a rule; one that is not known here has that of a tag. */
export const drawingOf = (event: string): Drawing =>
  (drawings as Readonly<Record<string, Drawing | undefined>>)[event] ?? label
