import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { isGroup, type Field, type Group, type Leaf, type Op } from './condition-tree.ts'
import type { Records } from './use-records.ts'

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** `days` are those since the last visit, or of other events those until the last day: that alone can be today. */
const nameOf = ({ field, values }: Field) => (field === 'days' && values?.includes(0) ? 'days_to_end' : field)

/** Events, fields, questions and values in words, alone and as a sentence. */
export function useConditionWords(records: Records) {
  const { conditions: m } = useMessages()
  const format = useFormat()

  const event = (name: string, label: string) => m.events[name] ?? label
  const field = (one: Field) => m.fields[nameOf(one)] ?? one.label

  const op = (one: Op, type: Field['type']): string => {
    if (type === 'ids' && one in m.ofMany) return m.ofMany[one as keyof typeof m.ofMany]
    const isInTime = (type === 'date' || type === 'time') && one in m.inTime
    return isInTime ? m.inTime[one as keyof typeof m.inTime] : m.ops[one]
  }

  const value = ({ field: name, type, of }: Field, one: string | number | boolean): string => {
    if (typeof one === 'boolean') return one ? m.yes : m.no
    if (of) return records[of]?.find(({ id }) => id === one)?.label ?? (records[of] ? m.gone(Number(one)) : '…')
    if (name === 'class.weekday') return format.weekday(Number(one))
    if (type === 'choice') return m.choices[one] ?? String(one)
    if (type === 'date') return format.date(String(one))
    return typeof one === 'number' ? format.number(one) : type === 'text' ? m.quoted(one) : one
  }

  const leaf = (one: Leaf, fields: readonly Field[]): string => {
    const known = fields.find((candidate) => candidate.field === one.field)
    if (!known) return one.field
    if (one.op === 'exists' || one.op === 'missing') return m.says(field(known), op(one.op, known.type), '')
    const values = (Array.isArray(one.value) ? one.value : [one.value ?? '…']) as (string | number | boolean)[]
    const said = values.map((each) => (each === '…' ? each : value(known, each))).join(', ')
    const isCount = known.type === 'number' && known.field !== 'class.weekday' && one.op in m.ofCount
    if (isCount) return m.counts(m.ofCount[one.op as keyof typeof m.ofCount], said, field(known))
    const isPlain = known.type === 'boolean' && one.op === 'eq'
    return isPlain ? m.isSo(field(known), said) : m.says(field(known), op(one.op, known.type), said)
  }

  /** A group as one sentence; groups within it in brackets. */
  const group = ({ join, parts }: Group, fields: readonly Field[], depth = 0): string => {
    const said = parts
      .map((part) => (isGroup(part) ? group(part, fields, depth + 1) : leaf(part, fields)))
      .filter((text) => text !== '')
    if (said.length === 0) return ''
    const joined = said.join(join === 'all' ? ` ${m.and} ` : ` ${m.or} `)
    const whole = join === 'not' ? `${m.not} ${joined}` : joined
    return depth > 0 && (said.length > 1 || join === 'not') ? `(${whole})` : whole
  }

  return { event, field, op, value, sentence: group, title: upperFirst }
}

export type ConditionWords = ReturnType<typeof useConditionWords>
