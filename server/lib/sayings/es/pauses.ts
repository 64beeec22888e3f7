import type { pauses as english } from '../en/pauses.ts'
import type { Translation } from '../templates.ts'

export const pauses: Translation<typeof english> = {
  'membership_types.subscription_starts_at_once': 'Una suscripción empieza con la compra, no con la primera visita',
  'membership_types.only_subscriptions_are_ended': 'Solo las suscripciones tienen permanencia y preaviso',
  'membership_types.pause_needs_days': 'Indica primero cuántos días de pausa se permiten',
  'membership_types.pause_not_allowed': 'Permite primero las pausas',
  'memberships.would_end_before':
    'Con esta clase, {name} empezaría antes y acabaría el {until}, antes de otra clase reservada. Cancela primero la otra o elige una clase posterior.',
  'memberships.paused_from':
    '{name} estará en pausa del {from} al {until}. Elige una clase antes o después, o retira la pausa.',
  'memberships.pause_is_planned': 'Ya hay una pausa del {from} al {until}. Termínala o retírala primero.',
  'memberships.pause_is_asked_for': 'Ya has pedido una pausa desde el {from}. Retira primero esa solicitud.',
  'memberships.rests_on_pause':
    'Sin la pausa, {name} acaba el {until}, antes de estas reservas: {booked:ands}. Cancélalas primero.',
  'memberships.booked_then': '{name} ({when})',
  'memberships.booked_by_member': 'una reserva de otra persona que lo comparte ({when})',
  'memberships.pause_begins_later': 'Elige el {first} o un día posterior',
  'memberships.ends_before_pause': 'El bono acaba antes, el {until}. Elige un día anterior',
  'memberships.no_pause_to_withdraw':
    'No hay ninguna pausa prevista ni solicitada. Para terminar una pausa en curso, reanuda el bono o la suscripción.',
  'billing.subscription_begins_as_paid': 'Una suscripción empieza con el primer pago. Quita el día',
  'billing.begins_until': 'Elige un día del {today} al {last}',
}
