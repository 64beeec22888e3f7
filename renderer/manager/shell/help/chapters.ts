import type { inside } from '../../routes.ts'

/** A chapter of the guide, with the heading that a page is about: `chapter#heading`. */
type Place = string

/** The place in the guide for each page. A page without one does not compile. */
export const CHAPTERS: Readonly<Record<keyof typeof inside, Place>> = {
  '/manage': 'the-desk#today',
  '/manage/schedule': 'the-week#classes',
  '/manage/schedule/templates': 'the-week#what-a-class-costs',
  '/manage/classes/:classId': 'the-desk#the-roster',
  '/manage/appointments': 'the-week#appointments',
  '/manage/appointments/services': 'the-week#appointments',
  '/manage/appointments/availability': 'the-week#appointments',
  '/manage/tasks': 'the-desk#tasks',
  '/manage/clients': 'clients-and-memberships#finding-and-adding',
  '/manage/clients/:clientId': 'clients-and-memberships#the-profile',
  '/manage/selling': 'selling#the-point-of-sale',
  '/manage/selling/sales': 'selling#refunds',
  '/manage/selling/sales/:saleId': 'selling#refunds',
  '/manage/selling/takings': 'selling#closing-the-day',
  '/manage/selling/products': 'selling#products',
  '/manage/selling/products/:productId': 'selling#products',
  '/manage/selling/receipts': 'selling#refunds',
  '/manage/selling/receipts/:receiptId': 'selling#refunds',
  '/manage/selling/gift-cards': 'selling#gift-cards',
  '/manage/selling/gift-cards/:giftCardId': 'selling#gift-cards',
  '/manage/selling/promo-codes': 'selling#promo-codes',
  '/manage/selling/membership-types': 'clients-and-memberships#what-you-sell',
  '/manage/memberships': 'clients-and-memberships#managing-memberships',
  '/manage/team': 'team-and-pay#staff-and-instructors',
  '/manage/team/payroll/:runId': 'team-and-pay#pay',
  '/manage/settings': 'first-day#after-the-set-up',
  '/manage/settings/emergency': 'copies-and-restoring#if-the-computer-is-lost',
  '/manage/marketing': 'marketing#tags',
  '/manage/marketing/automations': 'marketing#automations',
  '/manage/marketing/automations/:automationId': 'marketing#automations',
  '/manage/marketing/rules': 'marketing#tag-rules',
  '/manage/marketing/rules/:ruleId': 'marketing#tag-rules',
  '/manage/compliance': 'clients-and-memberships#waivers',
  '/manage/compliance/waivers/:waiverId': 'clients-and-memberships#waivers',
  '/manage/compliance/data': 'privacy#when-a-client-asks-for-their-data',
  '/manage/reports': 'reports',
  '/manage/reports/revenue': 'reports',
  '/manage/reports/attendance': 'reports',
  '/manage/reports/classes': 'reports',
  '/manage/reports/retention': 'reports',
  '/manage/reports/absent': 'reports',
  '/manage/reports/memberships': 'reports',
  '/manage/reports/instructors': 'reports',
  '/manage/reports/what-if': 'reports#what-if',
  '/manage/second-factor': 'team-and-pay#the-second-factor',
  '/manage/import': 'bringing-your-data',
  '/manage/guide': 'first-day',
  '/manage/guide/:chapter': 'first-day',
}

/** Values in the address that say more than the page: the parameter, the value and the place. */
export const PARTS: readonly [page: keyof typeof inside, parameter: string, value: string, place: Place][] = [
  ['/manage/schedule', 'closures', 'true', 'the-week#closed-days'],
  ['/manage/team', 'tab', 'roles', 'team-and-pay#roles'],
  ['/manage/team', 'tab', 'payroll', 'team-and-pay#pay'],
  ['/manage/settings', 'part', 'online', 'going-online'],
  ['/manage/settings', 'part', 'widget', 'going-online#on-your-website'],
  ['/manage/settings', 'part', 'payments', 'going-online#online-payments'],
  ['/manage/settings', 'part', 'copies', 'copies-and-restoring'],
  ['/manage/settings', 'part', 'exit', 'copies-and-restoring#leaving'],
  ['/manage/settings', 'part', 'rules', 'clients-and-memberships#fees'],
  ['/manage/settings', 'part', 'kiosks', 'the-desk#the-kiosk'],
  ['/manage/settings', 'part', 'rooms', 'the-week#rooms-with-places-to-choose'],
  ['/manage/settings', 'part', 'license', 'license-and-assistant'],
  ['/manage/settings', 'part', 'health', 'when-something-is-wrong'],
  ['/manage/settings', 'part', 'audit', 'privacy#inside-the-team'],
]

/** The place in the guide for the page that is open. @param search the parameters of its address, as text. */
export function placeOf(pattern: string, search: string): { chapter: string; heading: string } {
  const asked = new URLSearchParams(search)
  const part = PARTS.find(([page, parameter, value]) => page === pattern && asked.get(parameter) === value)
  const place = part?.[3] ?? (CHAPTERS as Readonly<Record<string, Place>>)[pattern] ?? 'first-day'
  const [chapter = '', heading = ''] = place.split('#')
  return { chapter, heading }
}
