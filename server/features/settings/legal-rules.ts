import type { LegalKind } from './legal-values.ts'

type LegalSettings = Record<'terms_url' | 'terms_text' | 'privacy_url' | 'privacy_text', string | null>

/** The studio's own text of a kind, and the address that it is at instead. */
export function legalOf(settings: LegalSettings, kind: LegalKind): { text: string | null; url: string | null } {
  return kind === 'terms'
    ? { text: settings.terms_text, url: settings.terms_url }
    : { text: settings.privacy_text, url: settings.privacy_url }
}

/** How a page leads to each kind: the address, `text` for a page of the portal; null: the studio has none. */
export function legalLinks(settings: LegalSettings | undefined): Record<LegalKind, string | null> {
  const linkTo = (kind: LegalKind) => {
    const { text, url } = settings ? legalOf(settings, kind) : { text: null, url: null }
    return url ?? (text === null ? null : 'text')
  }
  return { terms: linkTo('terms'), privacy_policy: linkTo('privacy_policy') }
}
