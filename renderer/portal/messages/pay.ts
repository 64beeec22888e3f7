import { payTypes as payTypesDe } from '../../../server/lib/sayings/de/pay-types.ts'
import { payTypes as payTypesEn } from '../../../server/lib/sayings/en/pay-types.ts'
import { payTypes as payTypesEs } from '../../../server/lib/sayings/es/pay-types.ts'
import { payTypes as payTypesFr } from '../../../server/lib/sayings/fr/pay-types.ts'
import { payTypes as payTypesIt } from '../../../server/lib/sayings/it/pay-types.ts'
import { termsOf } from '../../shared/i18n/terms.ts'

export const en = () => ({
  title: 'My pay',
  lead: 'What you have earned here, once the studio has made it final.',
  none: 'No pay yet',
  noneMeans: 'Each period is listed here as soon as the studio has finalized it, with everything it counts.',
  download: (period: string) => `Pay for ${period} as a PDF`,
  file: (day: string) => `pay-${day}.pdf`,
  paidOn: (day: string) => `Paid on ${day}`,
  nothing: 'Nothing counted in this period.',
  note: (words: string) => `Note: ${words}`,
  types: termsOf(payTypesEn, 'payroll.type'),
})

type Words = ReturnType<typeof en>

export const de = (): Words => ({
  title: 'Meine Vergütung',
  lead: 'Was du hier verdient hast, sobald das Studio es abgeschlossen hat.',
  none: 'Noch keine Abrechnung',
  noneMeans: 'Jeder Zeitraum steht hier, sobald das Studio ihn abgeschlossen hat, mit allem, was dazu zählt.',
  download: (period) => `Abrechnung ${period} als PDF`,
  file: (day) => `verguetung-${day}.pdf`,
  paidOn: (day) => `Bezahlt am ${day}`,
  nothing: 'In diesem Zeitraum zählt hier nichts.',
  note: (words) => `Notiz: ${words}`,
  types: termsOf(payTypesDe, 'payroll.type'),
})

export const es = (): Words => ({
  title: 'Mi pago',
  lead: 'Lo que has ganado aquí, en cuanto el centro lo da por cerrado.',
  none: 'Todavía no hay pagos',
  noneMeans: 'Cada período aparece aquí en cuanto el centro lo cierra, con todo lo que cuenta.',
  download: (period) => `Pago de ${period} en PDF`,
  file: (day) => `pago-${day}.pdf`,
  paidOn: (day) => `Pagado el ${day}`,
  nothing: 'En este período no cuenta nada.',
  note: (words) => `Nota: ${words}`,
  types: termsOf(payTypesEs, 'payroll.type'),
})

export const fr = (): Words => ({
  title: 'Ma paie',
  lead: 'Ce que vous avez gagné ici, une fois la période clôturée par le studio.',
  none: 'Aucune paie pour l’instant',
  noneMeans: 'Chaque période figure ici dès que le studio l’a clôturée, avec tout ce qui compte.',
  download: (period) => `Paie ${period} en PDF`,
  file: (day) => `paie-${day}.pdf`,
  paidOn: (day) => `Payé le ${day}`,
  nothing: 'Rien ne compte dans cette période.',
  note: (words) => `Note\u00a0: ${words}`,
  types: termsOf(payTypesFr, 'payroll.type'),
})

export const it = (): Words => ({
  title: 'Il mio compenso',
  lead: 'Quanto hai guadagnato qui, non appena lo studio lo ha chiuso.',
  none: 'Ancora nessun compenso',
  noneMeans: 'Ogni periodo compare qui non appena lo studio lo chiude, con tutto ciò che conta.',
  download: (period) => `Compenso ${period} in PDF`,
  file: (day) => `compenso-${day}.pdf`,
  paidOn: (day) => `Pagato il ${day}`,
  nothing: 'In questo periodo non conta nulla.',
  note: (words) => `Nota: ${words}`,
  types: termsOf(payTypesIt, 'payroll.type'),
})
