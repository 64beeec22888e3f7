import type { LegalKind } from '../../../server/features/settings/legal-values.ts'
import type { Studio } from '../../shared/studio/studio.ts'
import { paths } from '../paths.ts'

export type { LegalKind }

/** The legal texts that a studio can have, in the order of the pages. */
export const LEGAL_KINDS: readonly LegalKind[] = ['terms', 'privacy_policy']

/** Returns the link to a legal page: the portal's, or the studio's in a new tab; null if there is none. */
function legalHref(legal: Studio['legal'], kind: LegalKind): { href: string; target?: '_blank' } | null {
  const to = legal[kind]
  if (to === null) return null
  return to === 'text' ? { href: paths.legal(kind) } : { href: to, target: '_blank' }
}

/** The legal texts that a studio has, each with where it is read. */
export const legalWays = (legal: Studio['legal']) =>
  LEGAL_KINDS.flatMap((kind) => {
    const to = legalHref(legal, kind)
    return to ? [{ kind, ...to }] : []
  })
