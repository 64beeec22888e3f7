import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'

const sources = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => [join(import.meta.dirname, file), readFileSync(join(import.meta.dirname, file), 'utf8')] as const),
)

/** The permission each operation requires of a manager. */
const asks = new Map(
  readFileSync(join(import.meta.dirname, '../../server/test/permissions.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([method, path, , , manager]): [string, string | undefined] => [`${method} ${path}`, manager]),
)

/** Asked for without the operation: a field of a request, or what another part sends. */
const ELSEWHERE = new Map<string, string | string[]>([
  ['pages/clients/profile/book/Eligibility.tsx', 'bookings.override'],
  ['pages/clients/ClientForm.tsx', 'clients.login'],
  ['pages/clients/bulk/BulkBar.tsx', 'marketing.manage'],
  ['pages/appointments/availability/AvailabilityPage.tsx', 'appointments.manage'],
  ['pages/appointments/book/BookForm.tsx', 'bookings.override'],
  ['pages/reports/parts/ReportFrame.tsx', 'reports.view'],
  ['pages/appointments/services/ServicesPage.tsx', 'payments.give'],
  ['pages/roster/add/Offers.tsx', 'bookings.override'],
  ['pages/roster/add/SellDialog.tsx', 'payments.give'],
  ['pages/roster/add/use-adding.ts', 'bookings.override'],
  ['pages/schedule/class/EditForm.tsx', 'payments.give'],
  ['pages/schedule/templates/TemplateForm.tsx', 'payments.give'],
  ['pages/schedule/CalendarLinks.tsx', ['bookings.view', 'schedule.manage']],
  ['pages/selling/gift-cards/IssueDrawer.tsx', 'payments.give'],
  ['pages/selling/gift-cards/use-card-actions.ts', 'gift_cards.codes'],
  ['pages/selling/memberships/SaleForm.tsx', 'payments.give'],
  ['pages/selling/desk/MethodChoice.tsx', 'payments.give'],
  ['pages/selling/desk/Classes.tsx', 'bookings.manage'],
  ['pages/selling/desk/use-classes.ts', 'bookings.manage'],
  ['pages/selling/desk/Offer.tsx', 'memberships.manage'],
  ['pages/selling/desk/Owed.tsx', 'charges.manage'],
  ['pages/selling/desk/PaymentCard.tsx', 'products.manage'],
  ['pages/selling/desk/StockFix.tsx', 'products.manage'],
  ['pages/selling/desk/TotalCard.tsx', 'sales.manage'],
  ['pages/selling/desk/use-types.ts', 'memberships.manage'],
  ['pages/reports/AbsentPage.tsx', 'marketing.manage'],
  ['pages/roster/move/MoveBooking.tsx', 'bookings.override'],
  ['pages/selling/membership-types/use-type-actions.ts', 'memberships.manage'],
  ['pages/settings/SaveBar.tsx', 'settings.manage'],
  ['pages/team/TeamPage.tsx', 'staff.manage'],
  ['parts/online/use-doors-denied.ts', 'owner'],
  ['parts/payments/use-connect-denied.ts', 'payments.manage'],
])

/** A file and all that it is made of. */
function made(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !sources.has(file)) return found
  found.add(file)
  for (const [, from] of sources.get(file)!.matchAll(/from '(\.[^']+)'/g)) made(join(dirname(file), from!), found)
  return found
}

test('what a page keeps from a role is what its own operations refuse that role', () => {
  let count = 0
  for (const [file, text] of sources) {
    const asked = [...text.matchAll(/(?:useDenied\(\)|\bdenied)\('([\w.]+)'\)/g)]
    if (asked.length === 0) continue
    const name = relative(import.meta.dirname, file)
    const parts = [...made(file)].map((part) => sources.get(part)!).join('\n')
    const operations = [...parts.matchAll(/'([A-Z]+ \/api\/[^']*)'/g)].map(([, operation]) => operation!)
    const refused = new Set(operations.map((operation) => asks.get(operation)))
    for (const [, permission] of asked) {
      count += 1
      if (![ELSEWHERE.get(name)].flat().includes(permission))
        assert.ok(refused.has(permission), `${name}: ${permission}`)
    }
  }
  assert.ok(count > 80)
})
