import { normalizeHeader } from '../read/header.ts'
import type { ImportEntity } from './fields.ts'

/** The software an export comes from, told by its column names, and what the list is of. */
export interface Product {
  product: string
  label: string
  entity: ImportEntity
}

interface Signature extends Product {
  /** Names that must all be there. */
  all: readonly string[]
  /** At least one of these must be there too, if any are named. */
  any?: readonly string[]
  /** With any of these it is another list. */
  none?: readonly string[]
}

/** Columns of people's visits or purchases: a list with one of them is no list of clients, even if it names people. */
const DEEDS =
  'Class|Class Name|Class Date|Class Time|Visit Date|Visit Type|Item|Item Name|Product|Quantity|Sale ID|Sale Date|Pricing Option|Contract Name'

const SIGNATURES: readonly Signature[] = [
  // Files of a studio’s exit pack.
  sign('studio-desk', 'Studio Desk', 'clients', 'First Name|Last Name|Client Since On|Guardian Email'),
  sign('studio-desk', 'Studio Desk', 'memberships', 'First Name|Last Name|Membership ID|Membership Type ID'),
  sign('studio-desk', 'Studio Desk', 'membership_types', 'Name|Kind|Credits per Interval|Sellable Online'),
  sign('studio-desk', 'Studio Desk', 'instructors', 'First Name|Last Name|Bio|User ID'),
  sign('studio-desk', 'Studio Desk', 'gift_cards', 'Code|Initial Value|Remaining Balance|Currency|Recipient Email'),
  sign('studio-desk', 'Studio Desk', 'bookings', 'First Name|Last Name|Scheduled Class ID|Checked In At'),
  sign('studio-desk', 'Studio Desk', 'class_schedule', 'Class|Weekdays|Repeats|Starts On|Interval Weeks'),
  sign('studio-desk', 'Studio Desk', 'class_schedule', 'Class|Date|Start Time|Series ID|Template ID'),
  sign('studio-desk', 'Studio Desk', 'products', 'Name|SKU|Price|Stock|Is Active'),
  sign('studio-desk', 'Studio Desk', 'sales', 'First Name|Last Name|Sale ID|Product|Line Total'),
  sign('mindbody', 'Mindbody (payroll detail)', 'bookings', 'Instructors|Class Date|Class Time|Client Name'),
  sign('teamup', 'TeamUp', 'memberships', 'Customer Name|Customer Email|Membership Name|Type|Status'),
  sign('mindbody', 'Mindbody (passes)', 'memberships', 'Client|Pricing Option|Remaining'),
  sign('mindbody', 'Mindbody (contracts)', 'memberships', 'Client Name|Contract Name|Billing Frequency'),
  sign('mindbody', 'Mindbody (autopay)', 'memberships', 'Client|Contract Associated|Billing Information'),
  sign('mindbody', 'Mindbody (memberships)', 'memberships', 'Client Email|First Name|Last Name|Membership Type|Status'),
  sign('momence', 'Momence (membership sales)', 'memberships', 'Customer First Name|Customer E-mail|Membership Type'),
  sign('glofox', 'Glofox', 'memberships', 'Membership Tier|Added', 'Membership Start Date|Membership Expiry Date'),
  sign('glofox', 'Glofox', 'memberships', 'Membership Tier|Membership Expiry Date'),
  sign('eversports', 'Eversports', 'memberships', 'Produkt|Guthaben|Gültig von|Gültig bis'),
  sign('eversports', 'Eversports', 'memberships', 'Produkt|Gültig von|Typ', 'Kundennummer|Gültig bis'),
  sign('bsport', 'bsport', 'memberships', 'Pass|Crédits restants'),
  sign('momoyoga', 'Momoyoga', 'memberships', 'Product|Credits left|Valid until'),
  sign('zenplanner', 'Zen Planner', 'memberships', 'Membership Label|Begin Date'),
  sign('mindbody', 'Mindbody (sales)', 'sales', 'Sale Date|Client|Sale ID|Item name'),
  sign('pushpress', 'PushPress', 'memberships', 'Email|Name|Plan|Joined|Expires'),
  sign('momence', 'Momence', 'clients', 'First Name|Last Name|E-mail|Aggregator|Lifetime Value'),
  sign('vagaro', 'Vagaro', 'clients', 'Name|Email|Mobile|Day|Night|Customer Since'),
  sign('square', 'Square', 'clients', 'Email Address|Phone Number|Street Address 1', 'Square Customer ID|Reference ID'),
  sign('massagebook', 'MassageBook', 'clients', 'First Name|Last Name|Email Address|Alternate Number'),
  sign('glossgenius', 'GlossGenius', 'clients', 'Name|Email|Phone|Date of Birth|Banned'),
  sign('fresha', 'Fresha', 'clients', 'First name|Last name|Mobile phone|Client notes|Birthday'),
  sign('wellnessliving', 'WellnessLiving', 'clients', 'Client Since Date', 'First Name|Name|Client Name'),
  sign('gymdesk', 'Gymdesk', 'clients', 'First Name|Last Name|Parent/Guardian Name|Join Date'),
  sign(
    'mindbody',
    'Mindbody',
    'clients',
    'First name|Last name',
    'RSSID|Client ID|Client Since|Liability Waiver',
    DEEDS,
  ),
  sign('mindbody', 'Mindbody', 'clients', 'First name|Last name|Home phone|Mobile phone', 'Work phone|Notes1', DEEDS),
]

/** Recognises the product by its export's column names; the first that fits, or null. */
export function recognise(headers: readonly string[]): Product | null {
  const names = new Set(headers.map(normalizeHeader))
  const found = SIGNATURES.find(
    ({ all, any, none }) =>
      all.every((name) => names.has(name)) &&
      (!any || any.some((name) => names.has(name))) &&
      !none?.some((name) => names.has(name)),
  )
  return found ? { product: found.product, label: found.label, entity: found.entity } : null
}

/** True if a list is one of Studio Desk’s own. */
export const isOwn = (headers: readonly string[]): boolean => recognise(headers)?.product === 'studio-desk'

function sign(
  product: string,
  label: string,
  entity: ImportEntity,
  all: string,
  any?: string,
  none?: string,
): Signature {
  const split = (names: string) => names.split('|').map(normalizeHeader)
  const more = { ...(any ? { any: split(any) } : {}), ...(none ? { none: split(none) } : {}) }
  return { product, label, entity, all: split(all), ...more }
}
