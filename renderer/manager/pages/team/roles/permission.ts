import type { Permission } from '../../../../../server/api/permissions.ts'
import type { Item } from '../../../../api/index.ts'

/** True for the server's permissions; the contract only says text. */
export const isPermission = (text: string): text is Permission => text.includes('.')

/** A role's permissions after one was ticked or unticked. */
export function withPermission(held: readonly string[], permission: Permission, isHeld: boolean): Permission[] {
  const others = held.filter(isPermission).filter((one) => one !== permission)
  return isHeld ? [...others, permission] : others
}

/** True if a role has permissions the reader lacks; the reader then can't change it. */
export function holdsMore(held: readonly string[], denied: (permission: Permission) => string | null): boolean {
  return held.filter(isPermission).some((permission) => denied(permission) !== null)
}

export type Role = Item<'GET /api/v1/roles'>

/** The areas of permissions that belong together in the table, in its order. */
const SECTIONS = {
  clients: ['clients', 'bookings', 'charges', 'appointments'],
  schedule: ['schedule', 'instructors'],
  selling: ['sales', 'memberships', 'membership_types', 'products', 'gift_cards', 'promo_codes', 'payments'],
  growing: ['marketing', 'reports'],
  studio: ['staff', 'payroll', 'settings', 'audit', 'migration', 'backups', 'waivers', 'gdpr'],
} as const

export type SectionId = keyof typeof SECTIONS | 'others'

/** The permissions by section, each in the catalogue's order; those without a section come last. */
export function sectionsOf<Entry extends { area: string }>(
  catalog: readonly Entry[],
): { id: SectionId; entries: Entry[] }[] {
  const known = Object.entries(SECTIONS).map(([id, areas]) => ({
    id: id as SectionId,
    entries: catalog
      .filter(({ area }) => (areas as readonly string[]).includes(area))
      .sort((a, b) => areas.indexOf(a.area as never) - areas.indexOf(b.area as never)),
  }))
  const named = new Set(known.flatMap(({ entries }) => entries))
  const others = { id: 'others' as const, entries: catalog.filter((entry) => !named.has(entry)) }
  return [...known, others].filter(({ entries }) => entries.length > 0)
}
