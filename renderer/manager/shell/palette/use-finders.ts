import { useMemo } from 'react'
import { call, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import type { Command, Finder } from '../../../shared/palette/command.ts'
import { ranked } from '../../../shared/palette/rank.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { dayAndRest, type DayWord } from './day-words.ts'

type Go = (href: string) => void
type Classes = Answer<'GET /api/v1/scheduled-classes'>

/** Number of days of classes searched. */
const DAYS = 8
const MOST = 6

const command = (
  go: Go,
  group: string,
  icon: Command['icon'],
  href: string,
  label: string,
  detail?: string | null,
) => ({
  id: href,
  group,
  icon,
  label,
  detail: detail ?? undefined,
  href,
  run: () => go(href),
})

/** Number of records searched for a typo, of those that begin alike. */
const ALIKE = 100

/** The server's finds for the typed words; if there are none, records that begin like the first word and match but for a typo. */
const forgiving =
  (ask: (search: string, page_size: number, signal: AbortSignal) => Promise<Command[]>): Finder['find'] =>
  async (text, signal) => {
    const found = await ask(text, MOST, signal)
    const beginning = text.slice(0, 3)
    if (found.length > 0 || text.length < 4 || /\s/.test(beginning)) return found
    return ranked(await ask(beginning, ALIKE, signal), text).slice(0, MOST)
  }

/** Clients, products, instructors: what the server searches itself. */
function searched(go: Go): Finder[] {
  return [
    {
      group: 'clients',
      find: forgiving(async (search, page_size, signal) => {
        const { items } = await call('GET /api/v1/clients', { query: { search, page_size } }, { signal })
        return items.map(({ id, full_name, email, phone }) =>
          command(go, 'clients', 'person', paths.client(id), full_name, email ?? phone),
        )
      }),
    },
    {
      group: 'selling',
      find: forgiving(async (search, page_size, signal) => {
        const { items } = await call('GET /api/v1/products', { query: { search, page_size } }, { signal })
        return items.map(({ id, name }) => command(go, 'selling', 'tag', paths.product(id), name))
      }),
    },
    {
      group: 'team',
      find: forgiving(async (search, page_size, signal) => {
        const { items } = await call('GET /api/v1/instructors', { query: { search, page_size } }, { signal })
        return items.map(({ id, full_name }) => ({
          ...command(go, 'team', 'person', paths.teamTab('instructors'), full_name),
          id: `instructor-${id}`,
        }))
      }),
    },
  ]
}

/** Finders for lists short enough to be read once and searched here. */
function lookedThrough(go: Go, days: readonly DayWord[], format: ReturnType<typeof useFormat>): Finder[] {
  let classes: Promise<Classes> | undefined
  let types: Promise<Answer<'GET /api/v1/membership-types'>> | undefined
  const query = { start_date: days[0]!.day, end_date: days[DAYS - 1]!.day, status: 'scheduled' } as const
  return [
    {
      group: 'classes',
      find: async (text) => {
        const { day, rest } = dayAndRest(text, days)
        classes ??= call('GET /api/v1/scheduled-classes', { query })
        classes.catch(() => (classes = undefined))
        const of = (await classes)
          .filter(({ starts_at }) => day === null || format.dayOf(starts_at) === day)
          .map(({ id, name, starts_at, instructor_name }) => {
            const when = `${format.date(starts_at, 'weekday')} ${format.time(starts_at)}`
            return command(
              go,
              'classes',
              'calendar',
              paths.roster(id),
              name,
              [when, instructor_name].filter(Boolean).join(' · '),
            )
          })
        return ranked(of, rest).slice(0, MOST)
      },
    },
    {
      group: 'selling',
      find: async (text) => {
        types ??= call('GET /api/v1/membership-types', { query: { page_size: 200 } })
        types.catch(() => (types = undefined))
        const of = (await types).items.map(({ id, name }) => ({
          ...command(go, 'selling', 'ticket', paths.membershipTypes(), name),
          id: `membership-type-${id}`,
        }))
        return ranked(of, text).slice(0, MOST)
      },
    },
  ]
}

const NUMBER = /\b\d{1,9}\b/

/** Receipts by their number. */
function papers(go: Go, receiptWords: (number: number) => string, cardWords: (last4: string) => string): Finder[] {
  return [
    {
      group: 'papers',
      isFor: (text) => NUMBER.test(text),
      find: async (text, signal) => {
        const number = Number(NUMBER.exec(text)![0])
        const { items } = await call('GET /api/v1/receipts', { query: { number, page_size: 1 } }, { signal })
        return items.map((receipt) =>
          command(go, 'papers', 'file', paths.receipt(receipt.id), receiptWords(receipt.number), receipt.client_name),
        )
      },
    },
    {
      group: 'papers',
      isFor: (text) => LAST4.test(text),
      find: async (text, signal) => {
        const last4 = LAST4.exec(text)![0].toUpperCase()
        const { items } = await call('GET /api/v1/gift-cards', { query: { last4, page_size: MOST } }, { signal })
        return items.map((card) =>
          command(go, 'papers', 'gift', paths.giftCard(card.id), cardWords(card.code_last4), card.recipient_name),
        )
      },
    },
  ]
}

/** All that is typed, or among words one with a digit: a code may be of letters alone, and words of four are many. */
const LAST4 = /^\w{4}$|\b(?=\w*\d)\w{4}\b/

/** The palette's finders, as far as the role permits; the same object as long as nothing of that changes. */
export function useFinders(go: Go): readonly Finder[] {
  const { commands: m } = useMessages()
  const format = useFormat()
  const denied = useDenied()
  const may = (['clients.view', 'sales.view'] as const).map((one) => denied(one) === null)
  const [clients, sales] = may
  return useMemo(() => {
    const start = format.today()
    const days = Array.from({ length: DAYS }, (_, ahead) => {
      const day = new Date(Date.parse(`${start}T12:00:00Z`) + ahead * 86_400_000).toISOString().slice(0, 10)
      return { day, word: format.date(day, 'day').split(/[\s,]+/)[0] ?? '' }
    })
    const words = [...m.days.map((word, ahead) => ({ word, day: days[ahead]!.day })), ...days]
    // The days themselves come first: their first and last bound what is read.
    return [
      ...searched(go).filter(({ group }) => (group === 'clients' ? clients : true)),
      ...lookedThrough(go, [...days, ...words], format),
      ...(sales ? papers(go, m.receipt, m.giftCard) : []),
    ]
  }, [go, format, m, clients, sales])
}
