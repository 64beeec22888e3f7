import { countIn } from '../../../../../server/features/health/count-rules.ts'
import type { Sentences } from '../../../../../server/features/health/findings.ts'
import { joints } from '../../../../../server/lib/sayings/it/joints.ts'
import { fill, type Template } from '../../../../../server/lib/sayings/templates.ts'
import type { Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'

export type Check = Item<'GET /api/v1/studio/health'>

const MB = 1_000_000
const GB = 1000 * MB

type Values = Check['values']

/** The kinds of values in findings, by name; other numbers are counts, other texts are shown as they are. */
const MOMENTS = new Set(['since', 'last', 'at', 'checked_at', 'now', 'recorded', 'as_of'])
const SIZES = new Set(['free', 'data', 'wanted'])
const TERMS: Readonly<Record<string, string | undefined>> = { fault: 'storage_fix', place: 'place' }

/** Says what a check found in the reader's language; what the page has no words for as the server says it. */
export function useSentences(): (check: Check) => Sentences {
  const { said } = useMessages().health
  const { dateTime, money, number, locale } = useFormat()
  const size = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
  const inBytes = (bytes: number) => (bytes < GB ? size(bytes / MB, 'megabyte') : size(bytes / GB, 'gigabyte'))
  const texts = said as Readonly<Record<string, Template | undefined>>
  const counted = (n: number) => fill(said['health.clients'], n, () => number(n))
  const inPlace = (place: string, kind: string, values: Values): string => {
    if (place === 'paid') return money(Number(values['amount']), String(values['currency']))
    if (place === 'clients') return counted(Number(values['clients']))
    const value = place === 'n' ? countIn(values) : values[place]
    if (MOMENTS.has(place)) return joints[kind]?.(dateTime(String(value))) ?? dateTime(String(value))
    if (SIZES.has(place)) return inBytes(Number(value))
    if (TERMS[place]) return String(texts[`health.${TERMS[place]}.${String(value)}`] ?? value)
    return typeof value === 'number' ? number(value) : String(value)
  }
  const words = (text: Template, values: Values) =>
    fill(text, countIn(values), (place, kind) => inPlace(place, kind, values))
  return (check) => {
    const detail = texts[`health.${check.code}`]
    if (detail === undefined) return check
    const fix = texts[`health.fix.${check.code}`]
    return { detail: words(detail, check.values), fix: fix === undefined ? null : words(fix, check.values) }
  }
}
