import { toCsv } from '../../lib/csv.ts'
import type { ImportEntity } from './mapping/fields.ts'

/** Column names and one example line of the file each import expects. */
const TEMPLATES: Record<ImportEntity, readonly (readonly [column: string, example: string])[]> = {
  clients: [
    ['Full name', 'Zoë Müller'],
    ['Email', 'zoe@example.com'],
    ['Mobile phone', '+49 151 23456789'],
    ['Date of birth', '1990-04-23'],
    ['Client since', '2022-01-15'],
    ['Gender', 'female'],
    ['Address', 'Lindenstraße 5, 10969 Berlin'],
    ['Emergency contact', 'Jörg Müller, +49 151 98765432'],
    ['Notes', 'Prefers mornings'],
    ['Tags', 'Regular; Yoga'],
    ['Marketing email', 'yes'],
    ['Marketing sms', ''],
  ],
  instructors: [
    ['Full name', 'Inés García'],
    ['Email', 'ines@example.com'],
    ['Bio', 'Vinyasa and prenatal yoga'],
  ],
  membership_types: [
    ['Name', '10 Class Pass'],
    ['Description', 'Ten classes of your choice'],
    ['Kind', 'class_pack'],
    ['Price', '150.00'],
    ['Billing interval', ''],
    ['Credits included', '10'],
    ['Credits per interval', ''],
    ['Unlimited', 'no'],
    ['Validity days', '180'],
  ],
  memberships: [
    ['Full name', 'Zoë Müller'],
    ['Email', 'zoe@example.com'],
    ['Membership name', '10 Class Pass'],
    ['Membership kind', 'class_pack'],
    ['Status', 'active'],
    ['Start date', '2026-01-10'],
    ['Expiration date', '2026-07-08'],
    ['Credits remaining', '7'],
    ['Credits total', '10'],
    ['Price paid', '150.00'],
    ['Membership notes', ''],
  ],
  class_schedule: [
    ['Class', 'Morning Flow'],
    ['Weekday', 'Monday'],
    ['Repeats', 'weekly'],
    ['Start time', '07:30'],
    ['Duration minutes', '60'],
    ['Capacity', '14'],
    ['Instructor email', 'ines@example.com'],
    ['From', '2026-01-05'],
    ['Until', ''],
  ],
  bookings: [
    ['Full name', 'Zoë Müller'],
    ['Email', 'zoe@example.com'],
    ['Class', 'Morning Flow'],
    ['Date', '2025-11-03'],
    ['Start time', '07:30'],
    ['Status', 'checked_in'],
  ],
  products: [
    ['Name', 'Yoga mat'],
    ['SKU', 'MAT-01'],
    ['Price', '39.00'],
    ['Stock', '12'],
  ],
  gift_cards: [
    ['Code', 'GIFT-2024-0031'],
    ['Initial value', '50.00'],
    ['Remaining balance', '32.50'],
    ['Recipient name', 'Zoë Müller'],
    ['Recipient email', 'zoe@example.com'],
    ['Expiration date', '2027-12-31'],
  ],
  sales: [
    ['Date', '2025-11-03'],
    ['Full name', 'Zoë Müller'],
    ['Client email', 'zoe@example.com'],
    ['Product', 'Yoga mat'],
    ['Item type', 'product'],
    ['Quantity', '1'],
    ['Unit price', '39.00'],
    ['Payment method', 'cash'],
  ],
}

/** The CSV template of an import: its column names and an example line, UTF-8 with a mark so that Excel reads it right. */
export function templateCsv(entity: ImportEntity): string {
  const columns = TEMPLATES[entity]
  return toCsv(
    columns.map(([column]) => column),
    [columns.map(([, example]) => example)],
    { bom: true },
  )
}
