import type { fees as english } from '../en/fees.ts'
import type { Translation } from '../templates.ts'

export const fees: Translation<typeof english> = {
  'because.cancelled_hours': 'Cancelada {before} h antes; sin coste hasta {hours} h antes',
  'because.cancelled_minutes': 'Cancelada {minutes} min antes; sin coste hasta {hours} h antes',
  'because.cancelled_after': 'Cancelada después de empezar; sin coste hasta {hours} h antes',
  'because.no_show': 'No asistió; cancelar es gratis hasta {hours} h antes',
  'because.renewal': '{type_name} se ha renovado',
  'because.unpaid_booking': 'Reservada para pagar en el centro',
  'because.appointment': 'El precio acordado al reservar',
  'because.by_type': '{reason:said}. Se aplica la penalización de {type_name}',
  'billing.nothing_due': 'Ahora mismo no hay nada pendiente.',
  'billing.several_currencies': 'Estos importes están en monedas distintas. Paga una moneda cada vez.',
  'studio.days_rise': 'Días en orden creciente, cada uno una vez',
}
