import type { pauses as english } from '../en/pauses.ts'
import type { Translation } from '../templates.ts'

export const pauses: Translation<typeof english> = {
  'membership_types.subscription_starts_at_once': 'Un abbonamento inizia con l’acquisto, non con la prima visita',
  'membership_types.only_subscriptions_are_ended': 'Solo gli abbonamenti hanno una durata minima e un preavviso',
  'membership_types.pause_needs_days': 'Indica prima quanti giorni di pausa sono consentiti',
  'membership_types.pause_not_allowed': 'Consenti prima le pause',
  'memberships.would_end_before':
    'Con questa lezione {name} inizierebbe prima e finirebbe {until:il}, prima di un’altra lezione prenotata. Disdici prima l’altra, oppure scegli una lezione successiva.',
  'memberships.paused_from':
    '{name} sarà in pausa {from:dal} {until:al}. Scegli una lezione prima o dopo, oppure ritira la pausa.',
  'memberships.pause_is_planned': 'C’è già una pausa {from:dal} {until:al}. Terminala o ritirala prima.',
  'memberships.pause_is_asked_for': 'Hai già richiesto una pausa {from:dal}. Ritira prima quella richiesta.',
  'memberships.rests_on_pause':
    'Senza la pausa {name} finisce {until:il}, prima di queste prenotazioni: {booked:ands}. Disdicile prima.',
  'memberships.booked_then': '{name} ({when})',
  'memberships.booked_by_member': 'una prenotazione di chi lo condivide ({when})',
  'memberships.pause_begins_later': 'Scegli {first:il} o un giorno successivo',
  'memberships.ends_before_pause': 'L’abbonamento finisce prima, {until:il}. Scegli un giorno precedente',
  'memberships.no_pause_to_withdraw':
    'Nessuna pausa è prevista o richiesta. Per terminare una pausa in corso, riattiva l’abbonamento.',
  'billing.subscription_begins_as_paid': 'Un abbonamento inizia con il primo pagamento. Non indicare il giorno',
  'billing.begins_until': 'Scegli un giorno {today:dal} {last:al}',
}
