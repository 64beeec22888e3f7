import type { Sentences, Spoken } from '../../../../../server/features/health/sentence-rules.ts'
import type { Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'

export type Check = Item<'GET /api/v1/studio/health'>

const MB = 1_000_000
const GB = 1000 * MB

/** Says what a check found in the reader's language; what the page has no words for as the server says it. */
export function useSentences(): (check: Check) => Sentences {
  const { said } = useMessages().health
  const { dateTime, money, number, locale } = useFormat()
  const size = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
  const spoken: Spoken = {
    moment: dateTime,
    number,
    money,
    size: (bytes) => (bytes < GB ? size(bytes / MB, 'megabyte') : size(bytes / GB, 'gigabyte')),
  }
  const words = said as Readonly<Record<string, ((values: object, spoken: Spoken) => Sentences) | undefined>>
  return (check) => words[check.code]?.(check.values, spoken) ?? check
}
