import type { Analysis } from '../analysis.ts'

export type Mapping = Analysis['column_mapping']
type Ref = string | number
type Column = Pick<Analysis['columns'][number], 'index' | 'label'>
type Field = Pick<Analysis['fields'][number], 'field' | 'multiple'>

const refsOf = (of: Mapping[string] | undefined): Ref[] => (of === undefined ? [] : Array.isArray(of) ? of : [of])
const isOf = ({ index, label }: Column) => {
  return (ref: Ref) => ref === index || ref === label
}

/** The field that a column fills, or null if it is left out. */
export function fieldOf(mapping: Mapping, column: Column): string | null {
  const found = Object.entries(mapping).find(([, refs]) => refsOf(refs).some(isOf(column)))
  return found?.[0] ?? null
}

/**
 * The mapping with a column moved to a field, or left out (null). A field that takes one column gives its former one up;
 * one that takes several adds it.
 */
export function withField(mapping: Mapping, column: Column, field: Field | null): Mapping {
  const without = Object.entries(mapping)
    .map(([name, refs]) => [name, refsOf(refs).filter((ref) => !isOf(column)(ref))] as const)
    .filter(([, refs]) => refs.length > 0)
  const cleared: Mapping = Object.fromEntries(without.map(([name, refs]) => [name, refs.length > 1 ? refs : refs[0]!]))
  if (!field) return cleared
  const before = field.multiple ? refsOf(cleared[field.field]) : []
  return { ...cleared, [field.field]: before.length > 0 ? [...before, column.index] : column.index }
}
