import type { fees as english } from '../en/fees.ts'
import type { Translation } from '../templates.ts'

export const fees: Translation<typeof english> = {
  'because.cancelled_hours': 'Disdetta {before} h prima; gratis fino a {hours} h prima',
  'because.cancelled_minutes': 'Disdetta {minutes} min prima; gratis fino a {hours} h prima',
  'because.cancelled_after': 'Disdetta dopo l’inizio; gratis fino a {hours} h prima',
  'because.no_show': 'Assenza senza disdetta; disdire è gratis fino a {hours} h prima',
  'because.renewal': 'Rinnovo: {type_name}',
  'because.unpaid_booking': 'Prenotata con pagamento in studio',
  'because.appointment': 'Il prezzo concordato alla prenotazione',
  'because.by_type': '{reason:said}. Si applica la penale di {type_name}',
  'billing.nothing_due': 'Al momento non c’è nulla da pagare.',
  'billing.several_currencies': 'Questi importi sono in valute diverse. Paga una valuta alla volta.',
  'studio.days_rise': 'Giorni in ordine crescente, ciascuno una volta',
}
