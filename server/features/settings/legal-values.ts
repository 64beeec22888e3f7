/** The texts that clients accept when they register: the studio's terms and its privacy policy. */
export const LEGAL_KINDS = ['terms', 'privacy_policy'] as const

export type LegalKind = (typeof LEGAL_KINDS)[number]
