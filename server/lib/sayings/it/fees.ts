import type { fees as english } from '../en/fees.ts'
import type { Translation } from '../templates.ts'

export const fees: Translation<typeof english> = {
  'because.cancelled_hours': 'Annullata {before} h prima; gratis fino a {hours} h prima',
  'because.cancelled_minutes': 'Annullata {minutes} min prima; gratis fino a {hours} h prima',
  'because.cancelled_after': 'Annullata dopo l’inizio; gratis fino a {hours} h prima',
  'because.no_show': 'Né presenza né annullamento; annullare è gratis fino a {hours} h prima',
  'because.renewal': '{type_name} si è rinnovato',
  'because.unpaid_booking': 'Prenotata per pagare in studio',
  'because.appointment': 'Il prezzo concordato alla prenotazione',
  'because.by_type': '{reason:said}. Vale la penale di {type_name}',
  'billing.nothing_due': 'Al momento non c’è nulla in sospeso. Non c’è nulla da pagare.',
  'billing.several_currencies':
    'Questi importi sono dovuti in valute diverse. Paga insieme quelli di una stessa valuta.',
  'studio.days_rise': 'Giorni in ordine crescente, ciascuno una volta',
}
