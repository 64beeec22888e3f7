import type { pauses as english } from '../en/pauses.ts'
import type { Translation } from '../templates.ts'

export const pauses: Translation<typeof english> = {
  'membership_types.subscription_starts_at_once':
    'Un abbonamento ricorrente inizia con l’acquisto, non con la prima visita',
  'membership_types.only_subscriptions_are_ended':
    'Solo gli abbonamenti ricorrenti hanno una durata minima e un preavviso',
  'membership_types.pause_needs_days': 'Indica prima quanti giorni di pausa ci sono',
  'membership_types.pause_not_allowed': 'Consenti prima le pause',
  'memberships.would_end_before':
    '{name} conterebbe allora da questa lezione e finirebbe {until:il}, prima di un’altra già prenotata. Cancella prima l’altra, oppure scegli una lezione successiva.',
  'memberships.paused_from':
    '{name} sarà in pausa {from:dal} {until:al}. Scegli una lezione prima o dopo, oppure ritira la pausa.',
  'memberships.pause_is_planned': 'C’è già una pausa {from:dal} {until:al}. Terminala o ritirala prima.',
  'memberships.pause_is_asked_for':
    'È già stata chiesta allo studio una pausa {from:dal}. Ritira prima quella richiesta.',
  'memberships.rests_on_pause':
    'Senza la pausa {name} finisce {until:il}, prima di ciò che è prenotato con esso: {booked:ands}. Cancellalo prima.',
  'memberships.booked_then': '{name} ({when})',
  'memberships.booked_by_member': 'una prenotazione di chi lo condivide ({when})',
  'memberships.pause_begins_later': 'Scegli {first:il} o un giorno successivo',
  'memberships.ends_before_pause': 'L’abbonamento finisce prima, {until:il}. Scegli un giorno precedente',
  'memberships.no_pause_to_withdraw':
    'Non c’è nessuna pausa prevista o richiesta. Una pausa già iniziata si termina riprendendo.',
  'billing.subscription_begins_as_paid':
    'Un abbonamento ricorrente inizia con il primo pagamento. Lascia fuori il giorno',
  'billing.begins_until': 'Scegli un giorno {today:dal} {last:al}',
}
