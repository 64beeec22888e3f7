import type { Format } from '../../../../shared/format/format.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { KeyValueList, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Entry } from './fold.ts'
import { UNSAID } from './unsaid.ts'
import { plain } from './use-spoken.tsx'

/** The words for values. */
interface ValueWords {
  nothing: string
  yes: string
  no: string
  fields: Readonly<Record<string, string | undefined>>
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** The value of a field as people say it: money, dates, and names instead of numbers. */
function tellValue(
  entry: Pick<Entry, 'names' | 'currency'>,
  field: string,
  value: unknown,
  format: Pick<Format, 'moneyMinor' | 'date' | 'dateTime' | 'number' | 'weekday'>,
  words: ValueWords,
): string {
  const tell = (one: unknown): string => {
    if (one === null || one === undefined || one === '') return words.nothing
    if (typeof one === 'boolean') return one ? words.yes : words.no
    if (typeof one === 'number') {
      if (field.endsWith('_minor')) return format.moneyMinor(one, entry.currency ?? undefined)
      if (field === 'weekdays') return format.weekday(one, 'short')
      return entry.names[field]?.[one] ?? format.number(one)
    }
    if (typeof one === 'string')
      return INSTANT.test(one) ? format.dateTime(one) : DAY.test(one) ? format.date(one) : one.replaceAll('_', ' ')
    if (Array.isArray(one)) return one.length > 0 ? one.map(tell).join(', ') : words.nothing
    return Object.entries(one)
      .map(([name, part]) => `${nameOf(name, words)}: ${tellValue(entry, name, part, format, words)}`)
      .join(', ')
  }
  return tell(value)
}

/** The name of a field. */
const nameOf = (name: string, { fields }: Pick<ValueWords, 'fields'>): string =>
  fields[name] ?? plain(name.replace(/_(minor|id|ids)$/, ''))

/** A change field by field, as it was and as it is. */
export function Difference({ entry }: { entry: Entry }) {
  const { audit: m } = useMessages().settings
  const format = useFormat()
  const names = [...new Set([...Object.keys(entry.before ?? {}), ...Object.keys(entry.after ?? {})])].filter(
    (name) => !UNSAID.has(name),
  )
  const tell = (field: string, value: unknown) => tellValue(entry, field, value, format, m)
  return (
    <div className="flex flex-col gap-5">
      <KeyValueList
        items={[
          { label: m.who, value: entry.actor_name },
          { label: m.when, value: format.dateTime(entry.at) },
          { label: m.reference, value: entry.request_id },
        ]}
      />
      {entry.entity_id === null ? null : <Link href={paths.auditOf(entry.entity, entry.entity_id)}>{m.history}</Link>}
      {names.length === 0 ? (
        <p className="text-sm text-muted">{m.noFields}</p>
      ) : (
        <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
          <thead>
            <tr className="text-start text-xs text-muted">
              {[m.field, m.before, m.after].map((head) => (
                <th key={head} scope="col" className="border-b border-line py-1.5 pe-3 text-start font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name} className="align-top">
                <th scope="row" className="border-b border-line py-2 pe-3 text-start font-normal text-muted">
                  {nameOf(name, m)}
                </th>
                <td className="figures border-b border-line py-2 pe-3 break-words">
                  {tell(name, onlyIn(entry.before?.[name], entry.after?.[name]))}
                </td>
                <td className="figures border-b border-line py-2 break-words">
                  {tell(name, onlyIn(entry.after?.[name], entry.before?.[name]))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** Of two lists, what only the one has; anything else as it is. */
function onlyIn(one: unknown, other: unknown): unknown {
  return Array.isArray(one) && Array.isArray(other) ? one.filter((value) => !other.includes(value)) : one
}
