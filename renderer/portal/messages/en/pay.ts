import { typeNames } from '../../../../server/features/payroll/words/type-name-rules.ts'
export const pay = {
  title: 'My pay',
  lead: 'What you have earned here, once the studio has made it final.',
  none: 'No pay yet',
  noneMeans: 'Each period is listed here as soon as the studio has finalized it, with everything it counts.',
  download: (period: string) => `Pay for ${period} as a PDF`,
  file: (day: string) => `pay-${day}.pdf`,
  paidOn: (day: string) => `Paid on ${day}`,
  nothing: 'Nothing counted in this period.',
  note: (words: string) => `Note: ${words}`,
  types: typeNames.en,
}
