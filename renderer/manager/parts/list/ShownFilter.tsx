import { SegmentedControl } from '../../../ui/index.ts'

interface ShownFilterProps<Id extends string> {
  label: string
  value: Id
  /** The parts of the list by their names, in their order. */
  parts: Readonly<Record<Id, string>>
  onChange: (shown: Id) => void
  className?: string
}

/** Which part of a list is shown: those in use, all of them, … */
export function ShownFilter<Id extends string>({ label, value, parts, onChange, className }: ShownFilterProps<Id>) {
  const options = (Object.entries(parts) as [Id, string][]).map(([id, name]) => ({ id, label: name }))
  return <SegmentedControl label={label} value={value} onChange={onChange} options={options} className={className} />
}
