import { useFormat } from '../../../../shared/format/use-format.ts'
import { KeyValueList } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Entry } from './entry.ts'
import { plain } from './use-sentence.ts'

/** A change field by field, as it was and as it is. */
export function Difference({ entry }: { entry: Entry }) {
  const { audit: m } = useMessages().settings
  const format = useFormat()
  const names = [...new Set([...Object.keys(entry.before ?? {}), ...Object.keys(entry.after ?? {})])]
  return (
    <div className="flex flex-col gap-5">
      <KeyValueList
        items={[
          { label: m.who, value: entry.actor_name },
          { label: m.when, value: format.dateTime(entry.at) },
          { label: m.reference, value: entry.request_id },
        ]}
      />
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
                  {plain(name)}
                </th>
                <td className="figures border-b border-line py-2 pe-3 break-words">
                  <Value value={onlyIn(entry.before?.[name], entry.after?.[name])} />
                </td>
                <td className="figures border-b border-line py-2 break-words">
                  <Value value={onlyIn(entry.after?.[name], entry.before?.[name])} />
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

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function Value({ value }: { value: unknown }) {
  const { audit: m } = useMessages().settings
  const format = useFormat()
  if (value === null || value === undefined || value === '') return m.nothing
  if (typeof value === 'boolean') return value ? m.yes : m.no
  if (typeof value === 'number') return format.number(value)
  if (typeof value === 'string') return INSTANT.test(value) ? format.dateTime(value) : value
  if (isWords(value)) return value.length > 0 ? value.join(', ') : m.nothing
  return <code className="font-mono text-xs">{JSON.stringify(value)}</code>
}
