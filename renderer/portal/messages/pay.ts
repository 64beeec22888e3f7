import { payTypes as payTypesDe } from '../../../server/lib/sayings/de/pay-types.ts'
import { payTypes as payTypesEn } from '../../../server/lib/sayings/en/pay-types.ts'
import { payTypes as payTypesEs } from '../../../server/lib/sayings/es/pay-types.ts'
import { payTypes as payTypesFr } from '../../../server/lib/sayings/fr/pay-types.ts'
import { payTypes as payTypesIt } from '../../../server/lib/sayings/it/pay-types.ts'
import { termsOf } from '../../shared/i18n/terms.ts'

export const en = () => ({
  title: 'My pay',
  lead: 'Your pay for each period, once the studio has finalized it.',
  none: 'No pay yet',
  noneMeans: 'You’ll see each period here, with all its details, once the studio has finalized it.',
  download: (period: string) => `Pay for ${period} as a PDF`,
  file: (day: string) => `pay-${day}.pdf`,
  paidOn: (day: string) => `Paid on ${day}`,
  nothing: 'Nothing to pay for this period.',
  note: (words: string) => `Note: ${words}`,
  types: termsOf(payTypesEn, 'payroll.type'),
})

type Words = ReturnType<typeof en>

export const de = (): Words => ({
  title: 'Meine Vergütung',
  lead: 'Deine Vergütung für jeden Zeitraum, sobald das Studio ihn abgeschlossen hat.',
  none: 'Noch keine Abrechnung',
  noneMeans: 'Jeder Zeitraum erscheint hier mit allen Einzelheiten, sobald das Studio ihn abgeschlossen hat.',
  download: (period) => `Abrechnung ${period} als PDF`,
  file: (day) => `verguetung-${day}.pdf`,
  paidOn: (day) => `Bezahlt am ${day}`,
  nothing: 'In diesem Zeitraum gibt es nichts abzurechnen.',
  note: (words) => `Notiz: ${words}`,
  types: termsOf(payTypesDe, 'payroll.type'),
})

export const es = (): Words => ({
  title: 'Mis liquidaciones',
  lead: 'Tu liquidación de cada periodo, en cuanto el centro la cierra.',
  none: 'Todavía no hay liquidaciones',
  noneMeans: 'Cada periodo aparece aquí, con todos los detalles, en cuanto el centro lo cierra.',
  download: (period) => `Liquidación de ${period} en PDF`,
  file: (day) => `liquidacion-${day}.pdf`,
  paidOn: (day) => `Pagado el ${day}`,
  nothing: 'No hay nada que liquidar en este periodo.',
  note: (words) => `Nota: ${words}`,
  types: termsOf(payTypesEs, 'payroll.type'),
})

export const fr = (): Words => ({
  title: 'Ma rémunération',
  lead: 'Votre rémunération pour chaque période, une fois clôturée par le studio.',
  none: 'Aucune rémunération pour l’instant',
  noneMeans: 'Chaque période apparaît ici, avec tous les détails, dès que le studio l’a clôturée.',
  download: (period) => `Rémunération ${period} en PDF`,
  file: (day) => `remuneration-${day}.pdf`,
  paidOn: (day) => `Payé le ${day}`,
  nothing: 'Rien à payer pour cette période.',
  note: (words) => `Note\u00a0: ${words}`,
  types: termsOf(payTypesFr, 'payroll.type'),
})

export const it = (): Words => ({
  title: 'I miei compensi',
  lead: 'Il tuo compenso per ogni periodo, non appena lo studio lo chiude.',
  none: 'Ancora nessun compenso',
  noneMeans: 'Ogni periodo compare qui, con tutti i dettagli, non appena lo studio lo chiude.',
  download: (period) => `Compenso ${period} in PDF`,
  file: (day) => `compenso-${day}.pdf`,
  paidOn: (day) => `Pagato: ${day}`,
  nothing: 'Nulla da pagare in questo periodo.',
  note: (words) => `Nota: ${words}`,
  types: termsOf(payTypesIt, 'payroll.type'),
})
