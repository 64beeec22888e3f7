import type { Permission } from '../../../../server/api/permissions.ts'
import type { Messages } from '../../messages/areas.ts'

export type Starter = keyof Messages['assistant']['starter']

/** Number shown. */
const SHOWN = 4

/** Questions to begin with, the most telling first, and what a role needs to be answered them. */
const STARTERS: readonly [name: Starter, needs: Permission | null][] = [
  ['takings', 'reports.view'],
  ['expiring', 'memberships.view'],
  ['absent', 'reports.view'],
  ['places', null],
  ['stock', 'sales.view'],
  ['tasks', null],
]

/** The questions that somebody can be answered. */
export const starters = (may: (permission: Permission) => boolean): Starter[] =>
  STARTERS.filter(([, needs]) => needs === null || may(needs))
    .map(([name]) => name)
    .slice(0, SHOWN)
