import { EMPTY, isPlaceholder, value, type Parsed } from './parsed.ts'

export const MEMBERSHIP_STATUSES = ['pending', 'active', 'paused', 'expired', 'cancelled'] as const
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number]

const WORDS: Record<MembershipStatus, string> = {
  active: `active|current|live|ongoing|valid|trial|trialing|in good standing|activated|aktiv|laufend|gültig|activo|
    activa|vigente|actief|lopend|actif|active|en cours|valide|attivo|attiva|in corso`,
  paused: `hold|on hold|paused|frozen|freeze|suspended|suspension|pausiert|ruhend|pausado|pausada|congelado|suspendido|
    en pause|suspendu|suspendue|sospeso|sospesa|in pausa|gepauzeerd|stilgelegd|bevroren|stillgelegt`,
  expired: `expired|completed|complete|ended|finished|used|used up|inactive|lapsed|past|abgelaufen|beendet|inaktiv|
    caducado|vencido|expiré|terminé|scaduto|scaduta|terminato|finalizado|caducada|vencida|expirée|terminée|verlopen|afgelopen|beëindigd`,
  cancelled: `cancelled|canceled|terminated|upgraded|downgraded|refunded|void|voided|deleted|gekündigt|storniert|
    cancelado|cancelada|anulado|annulé|résilié|annulée|résiliée|annullato|annullata|disdetto|disdetta|opgezegd|geannuleerd|widerrufen`,
  pending: `pending|future|upcoming|not started|scheduled|not activated|unactivated|ausstehend|zukünftig|pendiente|
    futuro|en attente|à venir|in attesa|in afwachting|toekomstig|noch nicht gestartet|beginnt noch|sin empezar|
    pas encore commencé|non iniziato`,
}

const STATUS_OF = new Map<string, MembershipStatus>(
  (Object.entries(WORDS) as [MembershipStatus, string][]).flatMap(([status, words]) =>
    words.split('|').map((word) => [word.trim(), status] as const),
  ),
)

/**
 * Reads the former software's word for a membership's state. `answers` are the owner's for words nobody knows, by the
 * word in lower case; `unknown` asks for one.
 */
export function parseStatus(
  text: string,
  answers: Readonly<Record<string, MembershipStatus>> = {},
): Parsed<MembershipStatus> | { kind: 'unknown'; word: string } {
  const word = text.trim().toLowerCase()
  if (isPlaceholder(word)) return EMPTY
  const status = answers[word] ?? STATUS_OF.get(word)
  return status ? value(status) : { kind: 'unknown', word }
}
