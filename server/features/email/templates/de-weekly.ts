import type { Content, Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import type { WeeklyLetter } from '../weekly-letter.ts'
import { slotIn } from './slot.ts'

const { money, moment } = sayingsIn('de')
const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`
const counted = (n: number, one: string, other: string) => `${n} ${n === 1 ? one : other}`
const slotOf = slotIn('de')
const slot = (of: Parameters<typeof slotOf>[0]) => {
  const { day, time } = slotOf(of)
  return `${day} um ${time} Uhr`
}

function took({ revenue, revenue_before, currency }: WeeklyLetter): string {
  const change = revenue - revenue_before
  const by = money(Math.abs(change), currency)
  const than =
    revenue_before === 0
      ? ''
      : change === 0
        ? ', so viel wie in der Woche davor'
        : change > 0
          ? `, ${by} mehr als in der Woche davor`
          : `, ${by} weniger als in der Woche davor`
  return `letzte Woche hast du ${money(revenue, currency)} eingenommen${than}.`
}

function came({ visits, classes, fill }: WeeklyLetter): string {
  if (classes === 0) return 'Es fand kein Kurs statt.'
  const full =
    fill === null
      ? ''
      : classes === 1
        ? `, er war zu ${percent(fill)} gebucht`
        : `, im Schnitt waren sie zu ${percent(fill)} gebucht`
  return `Es gab ${counted(visits, 'Besuch', 'Besuche')} in ${counted(classes, 'Kurs', 'Kursen')}${full}.`
}

function heard({ news }: WeeklyLetter): string {
  if (news.kind === 'new_clients') return `Neu im Studio: ${counted(news.count, 'Person', 'Personen')}.`
  if (news.kind === 'fullest')
    return `Am vollsten war ${news.class_name}: ${percent(news.fill)} der Plätze waren gebucht.`
  return 'Es war eine ruhige Woche.'
}

function proposed({ proposal: of, currency, timezone }: WeeklyLetter): { line: string; label: string } {
  switch (of.kind) {
    case 'untaught': {
      const [day, time] = moment(of.starts_at, timezone)
      return {
        line: `Diese Woche: ${of.class_name} am ${day} um ${time} Uhr ist noch ohne Trainer:in.`,
        label: 'Trainer:in finden',
      }
    }
    case 'owed':
      return {
        line: `Diese Woche: ${counted(of.count, 'offener Betrag wartet', 'offene Beträge warten')} auf Zahlung, zusammen ${money(of.amount, currency)}.`,
        label: 'Offene Beträge ansehen',
      }
    case 'failing':
      return {
        line: `Diese Woche: Bei ${counted(of.count, 'Abo', 'Abos')} scheitert die Zahlung. Schreibe den Betroffenen.`,
        label: 'Zahlungen ansehen',
      }
    case 'full':
      return {
        line: `Diese Woche: Kurse am ${slot(of)} sind zu ${percent(of.fill)} gebucht. Sieh nach, was ein weiterer brächte.`,
        label: 'In „Was wäre, wenn“ ausprobieren',
      }
    case 'empty':
      return {
        line: `Diese Woche: Kurse am ${slot(of)} sind nur zu ${percent(of.fill)} gebucht. Sieh nach, was eine andere Zeit brächte.`,
        label: 'In „Was wäre, wenn“ ausprobieren',
      }
    case 'absent':
      return {
        line: `Diese Woche: Schreibe ${counted(of.count, 'Stammkund:in, die nicht mehr kommt', 'Stammkund:innen, die nicht mehr kommen')}.`,
        label: 'Kund:innen ansehen',
      }
    case 'ending':
      return {
        line: `Diese Woche: ${counted(of.count, 'Mitgliedschaft endet', 'Mitgliedschaften enden')}. Sprich vorher mit den Betroffenen.`,
        label: 'Mitgliedschaften ansehen',
      }
    case 'none':
      return { line: 'Diese Woche gibt es nichts für dich zu tun.', label: 'Studio Desk öffnen' }
  }
}

/** The owner's email of every Monday. */
export const weeklyLetters: Pick<Letters, 'weekly_report'> = {
  weekly_report: (letter): Content => {
    const { line, label } = proposed(letter)
    return {
      subject: `Deine Woche: ${money(letter.revenue, letter.currency)}, ${counted(letter.visits, 'Besuch', 'Besuche')}`,
      lines: [`Hallo ${letter.name},`, took(letter), came(letter), heard(letter), line],
      action: { label, url: letter.url },
      ...(letter.is_local && { closing: 'Die Links öffnen sich auf dem Computer des Studios.' }),
      ending: {
        text: `Du bekommst diese E-Mail jeden Montag als Inhaber:in von ${letter.studio}.`,
        label: 'Nicht mehr senden',
        url: letter.end_url,
      },
    }
  },
}
