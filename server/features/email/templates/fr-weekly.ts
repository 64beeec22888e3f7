import type { Content, Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import type { WeeklyLetter } from '../weekly-letter.ts'
import { formatInstant } from './fr-bookings.ts'
import { slotIn } from './slot.ts'

const { money } = sayingsIn('fr')
const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`
const counted = (n: number, one: string, other: string) => `${n} ${n < 2 ? one : other}`
const slotOf = slotIn('fr')
const slot = (of: Parameters<typeof slotOf>[0]) => {
  const { day, time } = slotOf(of)
  return `${day} à ${time}`
}

function took({ revenue, revenue_before, currency }: WeeklyLetter): string {
  const change = revenue - revenue_before
  const by = money(Math.abs(change), currency)
  const than =
    revenue_before === 0
      ? ''
      : change === 0
        ? ', autant que la semaine précédente'
        : change > 0
          ? `, soit ${by} de plus que la semaine précédente`
          : `, soit ${by} de moins que la semaine précédente`
  return `La semaine dernière, vous avez encaissé ${money(revenue, currency)}${than}.`
}

function came({ visits, classes, fill }: WeeklyLetter): string {
  if (classes === 0) return 'Aucun cours n’a eu lieu.'
  const full =
    fill === null ? '' : classes === 1 ? `, rempli à ${percent(fill)}` : `, remplis à ${percent(fill)} en moyenne`
  return `Il y a eu ${counted(visits, 'visite', 'visites')} pour ${counted(classes, 'cours', 'cours')}${full}.`
}

function heard({ news }: WeeklyLetter): string {
  if (news.kind === 'new_clients')
    return `${counted(news.count, 'personne a rejoint', 'personnes ont rejoint')} le studio.`
  if (news.kind === 'fullest')
    return `Le cours le plus rempli\u00a0: ${news.class_name}, avec ${percent(news.fill)} de ses places réservées.`
  return 'La semaine a été calme.'
}

function proposed({ proposal: of, currency, timezone }: WeeklyLetter): { line: string; label: string } {
  switch (of.kind) {
    case 'untaught': {
      const when = formatInstant(of.starts_at, timezone)
      return {
        line: `Cette semaine\u00a0: ${of.class_name}, ${when}, n’a pas encore de professeur.`,
        label: 'Trouver un professeur',
      }
    }
    case 'owed':
      return {
        line: `Cette semaine\u00a0: ${counted(of.count, 'montant dû', 'montants dus')} à encaisser, ${money(of.amount, currency)} en tout.`,
        label: 'Voir les montants dus',
      }
    case 'failing':
      return {
        line: `Cette semaine\u00a0: le paiement échoue pour ${counted(of.count, 'abonnement', 'abonnements')}. Écrivez ${of.count < 2 ? 'à ce client' : 'à ces clients'}.`,
        label: 'Voir les paiements',
      }
    case 'full':
      return {
        line: `Cette semaine\u00a0: les cours du ${slot(of)} sont remplis à ${percent(of.fill)}. Voyez ce qu’apporterait un cours de plus.`,
        label: 'Essayer dans «\u00a0Et si…\u00a0»',
      }
    case 'empty':
      return {
        line: `Cette semaine\u00a0: les cours du ${slot(of)} ne sont remplis qu’à ${percent(of.fill)}. Voyez ce qu’un autre horaire apporterait.`,
        label: 'Essayer dans «\u00a0Et si…\u00a0»',
      }
    case 'absent':
      return {
        line: `Cette semaine\u00a0: écrivez à ${counted(of.count, 'client régulier qui ne vient plus', 'clients réguliers qui ne viennent plus')}.`,
        label: 'Voir qui',
      }
    case 'ending':
      return {
        line: `Cette semaine\u00a0: ${counted(of.count, 'abonnement prend fin', 'abonnements prennent fin')}. Parlez-en ${of.count < 2 ? 'à ce client' : 'à ces clients'} avant.`,
        label: 'Voir lesquels',
      }
    case 'none':
      return { line: 'Rien à faire cette semaine.', label: 'Ouvrir Studio Desk' }
  }
}

/** The owner's email of every Monday. */
export const weeklyLetters: Pick<Letters, 'weekly_report'> = {
  weekly_report: (letter): Content => {
    const { line, label } = proposed(letter)
    return {
      subject: `Votre semaine\u00a0: ${money(letter.revenue, letter.currency)}, ${counted(letter.visits, 'visite', 'visites')}`,
      lines: [`Bonjour ${letter.name},`, took(letter), came(letter), heard(letter), line],
      action: { label, url: letter.url },
      ...(letter.is_local && { closing: 'Les liens s’ouvrent sur l’ordinateur du studio.' }),
      ending: {
        text: `${letter.studio}\u00a0: vous recevez cet e-mail chaque lundi en tant que propriétaire.`,
        label: 'Ne plus le recevoir',
        url: letter.end_url,
      },
    }
  },
}
