import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPage } from '../shared/app/pages.ts'
import { guard } from './guard.ts'
import { paths } from './paths.ts'
import { inside, outside } from './routes.ts'
import { isCurrent, navigation } from './shell/navigation.ts'

const made = Object.fromEntries(
  Object.entries(paths).map(([name, path]) => [name, (path as (...parts: unknown[]) => string)(7, 8)]),
)

test('addresses stay what they are: people keep them, mails carry them', () => {
  assert.deepEqual(made, {
    schedule: '/',
    prices: '/prices?next=7',
    buy: '/buy/7?next=8',
    buyForClass: '/buy/7?class=8',
    product: '/prices#product-7',
    accessibility: '/accessibility',
    legal: '/legal/7',
    giftCard: '/gift-card',
    paid: '/paid?s={CHECKOUT_SESSION_ID}&next=7',
    class: '/classes/7',
    login: '/login?next=7',
    register: '/register?next=7',
    forgot: '/forgot?next=7',
    reset: '/reset',
    invite: '/invite',
    notReady: '/not-ready',
    guestConfirm: '/guest/confirm',
    guestCancel: '/guest/cancel',
    bookings: '/bookings',
    appointments: '/appointments',
    bookAppointment: '/appointments/new?service=7',
    memberships: '/memberships',
    notifications: '/notifications',
    membership: '/memberships/7',
    charges: '/charges',
    profile: '/profile',
    editProfile: '/profile/edit',
    password: '/profile/password',
    waivers: '/waivers',
    waiver: '/waivers/7?back=8',
    calendar: '/calendar',
    receipts: '/receipts',
    ownData: '/data',
    teaching: '/teaching',
    timetable: '/teaching/timetable',
    availability: '/teaching/availability',
    roster: '/teaching/7',
    pay: '/pay',
    substitutes: '/substitutes',
  })
})

test('a waiver’s address says for whom it is signed, where it is not the reader', () => {
  assert.equal(paths.waiver(7), '/waivers/7')
  assert.equal(paths.waiver(7, undefined, 3), '/waivers/7?for=3')
  assert.equal(paths.waiver(7, '/bookings?view=past', 3), '/waivers/7?for=3&back=%2Fbookings%3Fview%3Dpast')
})

test('every page has an address', () => {
  for (const pattern of [...Object.keys(inside), ...Object.keys(outside)]) {
    assert.ok(
      Object.values(made).some((path) => isPage({ [pattern]: true }, path)),
      pattern,
    )
  }
})

const gates: [string, Parameters<typeof guard>[0], string | null][] = [
  ['a client at her bookings', { role: 'client', href: '/bookings' }, null],
  ['a stranger before the studio is set up', { isReady: false, role: null, href: '/prices' }, '/not-ready'],
  ['a stranger at the start', { role: null, href: '/?kind=3' }, null],
  ['a stranger at a class', { role: null, href: '/classes/7' }, null],
  ['a stranger at the prices', { role: null, href: '/prices' }, null],
  ['a stranger at what is said of accessibility', { role: null, href: '/accessibility' }, null],
  ['an instructor at what is said of accessibility', { role: 'instructor', href: '/accessibility' }, null],
  ['a stranger at the terms', { role: null, href: '/legal/terms' }, null],
  ['a stranger deeper in', { role: null, href: '/bookings?tab=past' }, '/login?next=%2Fbookings%3Ftab%3Dpast'],
  ['an instructor at the start', { role: 'instructor', href: '/' }, '/teaching'],
  ['an instructor at the pay', { role: 'instructor', href: '/pay' }, null],
  ['a client at the pay', { role: 'client', href: '/pay' }, '/'],
  ['an instructor at a roster', { role: 'instructor', href: '/teaching/4' }, null],
  ['a manager at a client’s page', { role: 'manager', href: '/memberships/2' }, '/teaching'],
  ['a client at the prices', { role: 'client', href: '/prices' }, null],
  ['an instructor at a class', { role: 'instructor', href: '/classes/7' }, '/teaching'],
  ['an instructor at the substitutes', { role: 'instructor', href: '/substitutes' }, null],
  ['a stranger at the substitutes', { role: null, href: '/substitutes' }, '/login?next=%2Fsubstitutes'],
  ['a client at a roster', { role: 'client', href: '/teaching/4' }, '/'],
  ['an instructor at their hours', { role: 'instructor', href: '/teaching/availability' }, null],
  ['a client at an instructor’s hours', { role: 'client', href: '/teaching/availability' }, '/'],
  ['a stranger from a letter', { role: null, href: '/appointments' }, '/login?next=%2Fappointments'],
  ['an instructor at the profile', { role: 'instructor', href: '/profile/password' }, null],
]
for (const [who, asked, goes] of gates) {
  test(`${who} ${goes === null ? 'stays' : `goes to ${goes}`}`, () => assert.equal(guard(asked), goes))
}

test('a page below a tab, or belonging to it, marks that tab', () => {
  const marked = (pathname: string) => navigation('client').filter(({ href }) => isCurrent(href, pathname))
  for (const [pathname, name] of [
    ['/', 'schedule'],
    ['/classes/3', 'schedule'],
    ['/appointments/new', 'bookings'],
    ['/memberships/3', 'memberships'],
    ['/prices', 'memberships'],
    ['/charges', 'memberships'],
    ['/profile/edit', 'profile'],
    ['/waivers/3', 'profile'],
  ] as const) {
    assert.deepEqual(
      marked(pathname).map((tab) => tab.name),
      [name],
    )
  }
})

test('who looks around has the schedule, the prices and the way in, and sees where they are', () => {
  assert.deepEqual(
    navigation(null).map(({ href }) => href),
    ['/', '/prices', '/login'],
  )
  const marked = (pathname: string) => navigation(null).filter(({ href }) => isCurrent(href, pathname))
  for (const [pathname, name] of [
    ['/', 'schedule'],
    ['/classes/3', 'schedule'],
    ['/prices', 'prices'],
  ])
    assert.deepEqual(
      marked(pathname!).map((tab) => tab.name),
      [name],
    )
})
