import type { fees as english } from '../en/fees.ts'
import type { Translation } from '../templates.ts'

export const fees: Translation<typeof english> = {
  'because.cancelled_hours': 'Cancelada {before} h antes; sin coste hasta {hours} h antes',
  'because.cancelled_minutes': 'Cancelada {minutes} min antes; sin coste hasta {hours} h antes',
  'because.cancelled_after': 'Cancelada después de empezar; sin coste hasta {hours} h antes',
  'because.no_show': 'Ni asistencia ni cancelación; cancelar es gratis hasta {hours} h antes',
  'because.renewal': '{type_name} se ha renovado',
  'because.unpaid_booking': 'Reservada para pagar en el centro',
  'because.appointment': 'El precio acordado al reservar',
  'because.by_type': '{reason:said}. El recargo es el de {type_name}',
  'billing.nothing_due': 'Ahora mismo no hay nada pendiente. No hay nada que pagar.',
  'billing.several_currencies': 'Estos importes se deben en monedas distintas. Paga juntos los de una misma moneda.',
  'studio.days_rise': 'Días en orden creciente, cada uno una vez',
}
