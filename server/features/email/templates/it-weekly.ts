import type { Content, Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import type { WeeklyLetter } from '../weekly-letter.ts'
import { slotIn } from './slot.ts'

const { money, moment } = sayingsIn('it')
const percent = (share: number) => `${Math.round(share * 100)}%`
const counted = (n: number, one: string, other: string) => `${n} ${n === 1 ? one : other}`
const slotOf = slotIn('it')
const slot = (of: Parameters<typeof slotOf>[0]) => {
  const { day, time } = slotOf(of)
  return `${day} alle ${time}`
}

function took({ revenue, revenue_before, currency }: WeeklyLetter): string {
  const change = revenue - revenue_before
  const by = money(Math.abs(change), currency)
  const than =
    revenue_before === 0
      ? ''
      : change === 0
        ? ', quanto la settimana prima'
        : change > 0
          ? `, ${by} in più della settimana prima`
          : `, ${by} in meno della settimana prima`
  return `La settimana scorsa hai incassato ${money(revenue, currency)}${than}.`
}

function came({ visits, classes, fill }: WeeklyLetter): string {
  if (classes === 0) return 'Non si è tenuta nessuna lezione.'
  const full =
    fill === null ? '' : classes === 1 ? `, riempimento: ${percent(fill)}` : `, riempimento medio: ${percent(fill)}`
  return `${counted(visits, 'visita', 'visite')} in ${counted(classes, 'lezione', 'lezioni')}${full}.`
}

function heard({ news }: WeeklyLetter): string {
  if (news.kind === 'new_clients') return `Hai ${counted(news.count, 'nuovo cliente', 'nuovi clienti')}.`
  if (news.kind === 'fullest')
    return `La lezione più piena è stata ${news.class_name}: ${percent(news.fill)} dei posti prenotati.`
  return 'È stata una settimana tranquilla.'
}

function proposed({ proposal: of, currency, timezone }: WeeklyLetter): { line: string; label: string } {
  switch (of.kind) {
    case 'untaught': {
      const [day, time] = moment(of.starts_at, timezone)
      return {
        line: `Questa settimana: ${of.class_name}, ${day} alle ${time}, non ha ancora un insegnante.`,
        label: 'Trova un insegnante',
      }
    }
    case 'owed':
      return {
        line: `Questa settimana: ${counted(of.count, 'importo dovuto', 'importi dovuti')} da incassare, ${money(of.amount, currency)} in tutto.`,
        label: 'Vedi gli importi dovuti',
      }
    case 'failing':
      return {
        line: `Questa settimana: il pagamento non riesce per ${counted(of.count, 'abbonamento', 'abbonamenti')}. Scrivi a questi clienti.`,
        label: 'Vedi i pagamenti',
      }
    case 'full':
      return {
        line: `Questa settimana: le lezioni di ${slot(of)} sono quasi piene (${percent(of.fill)}). Guarda che cosa porterebbe un’altra.`,
        label: 'Prova in «E se…»',
      }
    case 'empty':
      return {
        line: `Questa settimana: le lezioni di ${slot(of)} sono poco piene (${percent(of.fill)}). Guarda che cosa porterebbe un altro orario.`,
        label: 'Prova in «E se…»',
      }
    case 'absent':
      return {
        line: `Questa settimana: scrivi a ${counted(of.count, 'cliente abituale', 'clienti abituali')} che non vengono più.`,
        label: 'Vedi chi sono',
      }
    case 'ending':
      return {
        line: `Questa settimana: ${counted(of.count, 'abbonamento scade', 'abbonamenti scadono')}. Parlane prima con questi clienti.`,
        label: 'Vedi quali',
      }
    case 'none':
      return { line: 'Questa settimana non c’è nulla da fare.', label: 'Apri Studio Desk' }
  }
}

/** The owner's email of every Monday. */
export const weeklyLetters: Pick<Letters, 'weekly_report'> = {
  weekly_report: (letter): Content => {
    const { line, label } = proposed(letter)
    return {
      subject: `La tua settimana: ${money(letter.revenue, letter.currency)}, ${counted(letter.visits, 'visita', 'visite')}`,
      lines: [`Ciao ${letter.name},`, took(letter), came(letter), heard(letter), line],
      action: { label, url: letter.url },
      ...(letter.is_local && { closing: 'I link si aprono sul computer dello studio.' }),
      ending: {
        text: `Ricevi questa e-mail ogni lunedì come titolare di ${letter.studio}.`,
        label: 'Non inviarla più',
        url: letter.end_url,
      },
    }
  },
}
