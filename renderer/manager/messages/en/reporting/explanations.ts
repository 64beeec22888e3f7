import { figures, plurals } from '../../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

/** A figure beside that of the period before, in words; null where there is nothing to hold it against. */
export type Than = { way: 'more' | 'less' | 'same'; by: string } | null

const than = (of: Than) =>
  of === null ? '' : of.way === 'same' ? ', the same as before' : `, ${of.by} ${of.way} than before`

interface Time {
  day: string
  time: string
  fill: string
}
const at = ({ day, time, fill }: Time) => `${day}, ${time} (${fill})`

/** What the figures of a report mean, in a sentence or two at its head. */
export const said = {
  overview: (of: { revenue: string; revenueThan: Than; visits: number; visitsThan: Than; people: number }) =>
    `${of.revenue} came in${than(of.revenueThan)}. There ${count(of.visits, { one: 'was 1 visit', other: `were ${figure(of.visits)} visits` })}${than(of.visitsThan)}, and ${count(of.people, { one: '1 new client', other: `${figure(of.people)} new clients` })}.`,
  revenue: (of: { revenue: string; than: Than; best: { kind: string; amount: string; share: string } | null }) =>
    `${of.revenue} came in${than(of.than)}.${of.best ? ` Most of it: ${of.best.kind}, ${of.best.amount} (${of.best.share}).` : ''}`,
  attendance: (of: { came: number; booked: number; than: Than; fill: string | null; fillThan: Than }) =>
    `${figure(of.came)} of ${figure(of.booked)} who had booked came${than(of.than)}.${of.fill === null ? '' : ` Classes were ${of.fill} full${than(of.fillThan)}.`}`,
  classes: (of: { fill: string; than: Than; fullest: Time | null; emptiest: Time | null }) =>
    `Classes were ${of.fill} full${than(of.than)}.${of.fullest ? ` Fullest: ${at(of.fullest)}.` : ''}${of.emptiest ? ` Emptiest: ${at(of.emptiest)}.` : ''}`,
  instructors: (of: { classes: number; each: string; best: { name: string; came: number } | null }) =>
    `${count(of.classes, { one: '1 class was taught', other: `${figure(of.classes)} classes were taught` })}; on average ${of.each} people came to one.${of.best ? ` Most visits: ${of.best.name}, ${figure(of.best.came)}.` : ''}`,
  memberships: (of: { recurring: string; than: Than; begun: number; ended: number }) =>
    `Subscriptions bring in ${of.recurring} a month${than(of.than)}. ${figure(of.begun)} began on these days, ${figure(of.ended)} ended.`,
  retention: (of: {
    people: number
    again: string | null
    later: { months: number; share: string } | null
    soFar: { month: string; people: number; again: number } | null
  }) =>
    [
      `${count(of.people, { one: '1 person', other: `${figure(of.people)} people` })} came for the first time in these months.`,
      of.again === null
        ? of.soFar
          ? `Of the ${figure(of.soFar.people)} of ${of.soFar.month}, ${figure(of.soFar.again)} have come again so far.`
          : 'How many come again is known once a month is over.'
        : `${of.again} of them came again in the month after${of.later ? `, ${of.later.share} after ${figure(of.later.months)} months` : ''}.`,
    ].join(' '),
  absent: (of: { total: number; than: Than; overdue: number }) =>
    of.total === 0
      ? 'No regular stopped coming on these days.'
      : `${count(of.total, { one: '1 regular came', other: `${figure(of.total)} regulars came` })} last on these days, with nothing booked${than(of.than)}. ${of.overdue === 0 ? 'Nobody is away much longer than usual yet.' : `${count(of.overdue, { one: '1 is', other: `${figure(of.overdue)} are` })} away more than twice as long as usual.`}`,
  asItWas: (weeks: number) =>
    `This is how the last ${figure(weeks)} weeks were. Change a class or add one, and see what would have become of it.`,
  changed: (of: { changes: number; booked: number; was: number; left: string; leftWas: string }) =>
    `With ${count(of.changes, { one: '1 change', other: `${figure(of.changes)} changes` })}: ${figure(of.booked)} places booked instead of ${figure(of.was)}, ${of.left} left after pay instead of ${of.leftWas}.`,
}

/** What stands on the reports beside their figures. */
export const report = {
  newcomers: 'First visits',
  againNext: 'Back the month after',
  againSoFar: 'Back the month after, so far',
  againAfter: (months: number) => `Back after ${figure(months)} months`,
  newAndBack: 'First visits by month, and who came again the month after',
  less: 'Few',
  more: 'Everybody',
  toCome: 'not over yet',
  overdue: 'Away more than twice as long as usual',
  notYet: 'May still come',
  usually: 'Usually',
  every: (days: number) => count(days, { one: 'every day', other: `every ${figure(days)} days` }),
  ago: (days: number) => count(days, { one: 'a day ago', other: `${figure(days)} days ago` }),
  today: 'today',
  missed: (n: number) => count(n, { one: '1 usual visit missed', other: `${figure(n)} usual visits missed` }),
  write: 'Write',
  writeTo: (name: string) => `Write to ${name}`,
  writeToAll: (n: number) => `Write to all ${figure(n)}`,
  nobodyMissing: 'Nobody is missing',
  noSales: 'Nothing was paid on these days. Choose others, or sell something.',
  noMemberships: 'Nobody has a subscription on these days. Choose others, or put one on sale.',
  now: (value: string) => `now ${value}`,
}
