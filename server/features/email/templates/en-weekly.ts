import { formatInstant } from '../../../lib/phrases.ts'
import type { Content, Letters } from '../letters.ts'
import type { WeeklyLetter } from '../weekly-letter.ts'
import { sayMoney } from './en-bookings.ts'
import { slotIn } from './slot.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`
const counted = (n: number, one: string, other: string) => `${n} ${n === 1 ? one : other}`
const slotOf = slotIn('en')
const slot = (of: Parameters<typeof slotOf>[0]) => {
  const { day, time } = slotOf(of)
  return `${day} at ${time}`
}

function took({ revenue, revenue_before, currency }: WeeklyLetter): string {
  const more = revenue - revenue_before
  const than =
    revenue_before === 0
      ? ''
      : more === 0
        ? ', the same as the week before'
        : `, ${sayMoney(Math.abs(more), currency)} ${more > 0 ? 'more' : 'less'} than the week before`
  return `You took ${sayMoney(revenue, currency)} last week${than}.`
}

function came({ visits, classes, fill }: WeeklyLetter): string {
  if (classes === 0) return 'No classes took place.'
  const full =
    fill === null
      ? ''
      : classes === 1
        ? `; it was ${percent(fill)} full`
        : `; on average they were ${percent(fill)} full`
  return `There ${visits === 1 ? 'was' : 'were'} ${counted(visits, 'visit', 'visits')} in ${counted(classes, 'class', 'classes')}${full}.`
}

function heard({ news }: WeeklyLetter): string {
  if (news.kind === 'new_clients') return `${counted(news.count, 'person became a client', 'people became clients')}.`
  if (news.kind === 'fullest')
    return `The fullest class was ${news.class_name}: ${percent(news.fill)} of its spots were booked.`
  return 'It was a quiet week.'
}

function proposed({ proposal: of, currency, timezone }: WeeklyLetter): { line: string; label: string } {
  switch (of.kind) {
    case 'untaught':
      return {
        line: `This week: ${of.class_name} on ${formatInstant(of.starts_at, timezone)} has no instructor yet.`,
        label: 'Find an instructor',
      }
    case 'owed':
      return {
        line: `This week: ask for ${counted(of.count, 'amount', 'amounts')} due, ${sayMoney(of.amount, currency)} in total.`,
        label: 'See who owes what',
      }
    case 'failing':
      return {
        line: `This week: ${counted(of.count, 'subscription payment fails', 'subscription payments fail')}. Write to them.`,
        label: 'See the payments',
      }
    case 'full':
      return {
        line: `This week: classes on ${slot(of)} are ${percent(of.fill)} full. See what another one would bring.`,
        label: 'Try it in What if',
      }
    case 'empty':
      return {
        line: `This week: classes on ${slot(of)} are only ${percent(of.fill)} full. See what another time would bring.`,
        label: 'Try it in What if',
      }
    case 'absent':
      return {
        line: `This week: write to ${counted(of.count, 'regular', 'regulars')} who stopped coming.`,
        label: 'See who they are',
      }
    case 'ending':
      return {
        line: `This week: ${counted(of.count, 'membership ends', 'memberships end')}. Talk to them first.`,
        label: 'See which',
      }
    case 'none':
      return { line: 'Nothing needs your attention this week.', label: 'Open Studio Desk' }
  }
}

/** The owner's email of every Monday. */
export const weeklyLetters: Pick<Letters, 'weekly_report'> = {
  weekly_report: (letter): Content => {
    const { line, label } = proposed(letter)
    return {
      subject: `Your week: ${sayMoney(letter.revenue, letter.currency)}, ${counted(letter.visits, 'visit', 'visits')}`,
      lines: [`Hello ${letter.name},`, took(letter), came(letter), heard(letter), line],
      action: { label, url: letter.url },
      ...(letter.is_local && { closing: 'The links open on the studio’s computer.' }),
      ending: {
        text: `You get this every Monday as the owner of ${letter.studio}.`,
        label: 'Stop these emails',
        url: letter.end_url,
      },
    }
  },
}
