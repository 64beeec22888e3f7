import type { pauses as english } from '../en/pauses.ts'
import type { Translation } from '../templates.ts'

export const pauses: Translation<typeof english> = {
  'membership_types.subscription_starts_at_once': 'Una suscripción empieza con la compra, no con la primera visita',
  'membership_types.only_subscriptions_are_ended': 'Solo las suscripciones tienen permanencia y preaviso',
  'membership_types.pause_needs_days': 'Indica primero cuántos días de pausa hay',
  'membership_types.pause_not_allowed': 'Permite primero las pausas',
  'memberships.would_end_before':
    '{name} contaría entonces desde esta clase y acabaría el {until}, antes de otra clase reservada con él. Cancela primero la otra o elige una clase posterior.',
  'memberships.paused_from':
    '{name} estará en pausa del {from} al {until}. Elige una clase antes o después, o retira la pausa.',
  'memberships.pause_is_planned': 'Ya hay una pausa del {from} al {until}. Termínala o retírala primero.',
  'memberships.pause_is_asked_for':
    'Ya se ha pedido al estudio una pausa desde el {from}. Retira primero esa petición.',
  'memberships.rests_on_pause':
    'Sin la pausa, {name} acaba el {until}, antes de lo que hay reservado con él: {booked:ands}. Cancélalo primero.',
  'memberships.booked_then': '{name} ({when})',
  'memberships.booked_by_member': 'una reserva de otra persona que lo comparte ({when})',
  'memberships.pause_begins_later': 'Elige el {first} o un día posterior',
  'memberships.ends_before_pause': 'El bono acaba antes, el {until}. Elige un día anterior',
  'memberships.no_pause_to_withdraw':
    'No hay ninguna pausa prevista ni pedida. Una pausa que ya ha empezado se termina reanudando.',
  'billing.subscription_begins_as_paid': 'Una suscripción empieza con el primer pago. Quita el día',
  'billing.begins_until': 'Elige un día del {today} al {last}',
}
