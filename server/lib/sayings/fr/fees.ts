import type { fees as english } from '../en/fees.ts'
import type { Translation } from '../templates.ts'

export const fees: Translation<typeof english> = {
  'because.cancelled_hours': 'Annulé {before} h avant\u202f; gratuit jusqu’à {hours} h avant',
  'because.cancelled_minutes': 'Annulé {minutes} min avant\u202f; gratuit jusqu’à {hours} h avant',
  'because.cancelled_after': 'Annulé après le début\u202f; gratuit jusqu’à {hours} h avant',
  'because.no_show': 'Absence sans annulation\u202f; annulation gratuite jusqu’à {hours} h avant',
  'because.renewal': 'Renouvellement\u00a0: {type_name}',
  'because.unpaid_booking': 'Réservé pour un paiement sur place',
  'because.appointment': 'Le prix convenu lors de la réservation',
  'because.by_type': '{reason:said}. Frais appliqués\u00a0: {type_name}',
  'billing.nothing_due': 'Rien n’est dû pour le moment.',
  'billing.several_currencies': 'Ces montants sont dans des devises différentes. Payez une devise à la fois.',
  'studio.days_rise': 'Des jours en ordre croissant, chacun une fois',
}
