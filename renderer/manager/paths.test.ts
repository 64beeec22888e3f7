import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPage } from '../shared/app/pages.ts'
import { guard } from './guard.ts'
import { paths } from './paths.ts'
import { inside, outside } from './routes.ts'

test('addresses stay what they are: people keep them, mails carry them', () => {
  const made = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, (path as (...parts: unknown[]) => string)(7, 8)]),
  )
  assert.deepEqual(made, {
    today: '/manage',
    welcome: '/manage/welcome',
    login: '/manage/login?next=7',
    emergencyPage: '/manage/settings/emergency',
    forgot: '/manage/forgot',
    recover: '/manage/recover',
    reset: '/manage/reset',
    amounts: '/manage/amounts',
    schedule: '/manage/schedule',
    scheduleOn: '/manage/schedule?day=7',
    scheduleDay: '/manage/schedule?view=day&day=7',
    closures: '/manage/schedule?closures=true',
    scheduledClass: '/manage/schedule?class=7',
    classTemplates: '/manage/schedule/templates',
    roster: '/manage/classes/7',
    appointments: '/manage/appointments',
    appointment: '/manage/appointments?appointment=7',
    appointmentServices: '/manage/appointments/services',
    availability: '/manage/appointments/availability',
    tasks: '/manage/tasks',
    clients: '/manage/clients',
    clientsOwing: '/manage/clients?owes=true',
    client: '/manage/clients/7',
    membershipsOf: '/manage/clients/7?tab=memberships',
    chargesOf: '/manage/clients/7?tab=charges',
    selling: '/manage/selling',
    sellTo: '/manage/selling?client=7',
    sales: '/manage/selling/sales',
    sale: '/manage/selling/sales/7',
    takings: '/manage/selling/takings',
    products: '/manage/selling/products',
    product: '/manage/selling/products/7',
    receipts: '/manage/selling/receipts',
    receiptsOf: '/manage/selling/receipts?client=7',
    receipt: '/manage/selling/receipts/7',
    giftCards: '/manage/selling/gift-cards',
    giftCard: '/manage/selling/gift-cards/7',
    promoCodes: '/manage/selling/promo-codes',
    team: '/manage/team',
    teamTab: '/manage/team?tab=7',
    payrollRun: '/manage/team/payroll/7',
    memberships: '/manage/memberships',
    membershipsIn: '/manage/memberships?state=7',
    membershipsOfType: '/manage/memberships?type=7',
    membershipTypes: '/manage/selling/membership-types',
    clientsTagged: '/manage/clients?tag=7',
    tags: '/manage/marketing',
    automations: '/manage/marketing/automations',
    newAutomation: '/manage/marketing/automations/new',
    automation: '/manage/marketing/automations/7',
    tagRules: '/manage/marketing/rules',
    newTagRule: '/manage/marketing/rules/new',
    newTagRuleFor: '/manage/marketing/rules/new?event=7',
    tagRule: '/manage/marketing/rules/7',
    waivers: '/manage/compliance',
    waiver: '/manage/compliance/waivers/7',
    clientData: '/manage/compliance/data',
    clientDataOf: '/manage/compliance/data?client=7',
    reports: '/manage/reports',
    reportOn: '7?when=own&from=8&to=undefined',
    revenueReport: '/manage/reports/revenue',
    attendanceReport: '/manage/reports/attendance',
    classesReport: '/manage/reports/classes',
    retentionReport: '/manage/reports/retention',
    absentReport: '/manage/reports/absent',
    membershipsReport: '/manage/reports/memberships',
    instructorsReport: '/manage/reports/instructors',
    whatIf: '/manage/reports/what-if',
    guide: '/manage/guide',
    chapter: '/manage/guide/7#8',
    import: '/manage/import',
    importJob: '/manage/import?job=7',
    secondFactor: '/manage/second-factor',
    settings: '/manage/settings',
    auditOf: '/manage/settings?part=audit&about=7&record=8',
    settingsPart: '/manage/settings?part=7',
  })
})

test('every page has an address', () => {
  const made = Object.values(paths).map((path) => (path as (...parts: unknown[]) => string)('x', 'y'))
  for (const pattern of [...Object.keys(inside), ...Object.keys(outside)]) {
    assert.ok(
      made.some((path) => isPage({ [pattern]: true }, path)),
      pattern,
    )
  }
})

test('the guard sends strangers to sign in, and back afterwards', () => {
  const asked = '/manage/clients?search=a&page=2'
  assert.equal(guard({ configured: false, role: null, href: asked }), '/manage/welcome')
  assert.equal(guard({ configured: true, role: 'manager', href: asked }), null)
  assert.equal(guard({ configured: true, amountsUnclear: true, role: 'manager', href: asked }), '/manage/amounts')
  for (const role of [null, 'client', 'instructor'] as const) {
    const sent = new URL(guard({ configured: true, role, href: asked }) ?? '', 'http://studio')
    assert.equal(sent.pathname, '/manage/login')
    assert.equal(sent.searchParams.get('next'), asked)
  }
})
