import type { fees as english } from '../en/fees.ts'
import type { Translation } from '../templates.ts'

export const fees: Translation<typeof english> = {
  'because.cancelled_hours': 'Annulé {before} h avant\u00a0; gratuit jusqu’à {hours} h avant',
  'because.cancelled_minutes': 'Annulé {minutes} min avant\u00a0; gratuit jusqu’à {hours} h avant',
  'because.cancelled_after': 'Annulé après le début\u00a0; gratuit jusqu’à {hours} h avant',
  'because.no_show': 'Ni présence ni annulation\u00a0; annuler est gratuit jusqu’à {hours} h avant',
  'because.renewal': '{type_name} a été renouvelé',
  'because.unpaid_booking': 'Réservé pour un paiement sur place',
  'because.appointment': 'Le prix convenu lors de la réservation',
  'because.by_type': '{reason:said}. Les frais sont ceux de {type_name}',
  'billing.nothing_due': 'Rien n’est à régler pour le moment. Il n’y a rien à payer.',
  'billing.several_currencies':
    'Ces montants sont dus dans des devises différentes. Réglez ensemble ceux d’une même devise.',
  'studio.days_rise': 'Des jours croissants, chacun une fois',
}
