import { Select } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { PERIODS, type Period } from './period.ts'

/** Which days a list shows. */
export function PeriodSelect({
  value,
  periods = PERIODS,
  onChange,
}: {
  value: Period
  /** Those to choose among. */
  periods?: readonly Period[]
  onChange: (period: Period) => void
}) {
  const { selling: m } = useMessages()
  return (
    <Select
      label={m.period}
      hideLabel
      value={value}
      onChange={onChange}
      options={periods.map((id) => ({ id, label: m.periods[id] }))}
      className="w-40 phone:min-w-36 phone:flex-1"
    />
  )
}
