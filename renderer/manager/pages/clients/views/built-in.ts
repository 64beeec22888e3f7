import { NOTHING_ASKED, type Asked } from '../list/asked.ts'

export const BUILT_IN = ['all', 'owing', 'away', 'few', 'fresh', 'unsigned', 'birthday'] as const
export type BuiltIn = (typeof BUILT_IN)[number]

/** The lists that every studio has; how they look is left to each. */
export const builtIn: Record<BuiltIn, Asked> = {
  all: NOTHING_ASKED,
  owing: { ...NOTHING_ASKED, owes: true },
  away: { ...NOTHING_ASKED, status: 'active', away: 30, sort: 'last_visit' },
  few: { ...NOTHING_ASKED, few: true },
  fresh: { ...NOTHING_ASKED, fresh: true, sort: '-client_since' },
  unsigned: { ...NOTHING_ASKED, unsigned: true },
  birthday: { ...NOTHING_ASKED, birthday: true },
}
