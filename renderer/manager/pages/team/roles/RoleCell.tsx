import { useId } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckMark } from '../../../../ui/choice/Checkbox.tsx'
import { Tooltip } from '../../../../ui/index.ts'

interface RoleCellProps {
  label: string
  value: boolean
  onChange: (value: boolean) => void
  /** Why it can't be changed; a pointer that rests on it and a screen reader are told. */
  disabledReason: string | null | false
}

/** A tick of the table, as large as a finger. */
export function RoleCell({ label, value, onChange, disabledReason }: RoleCellProps) {
  const reason = useId()
  const box = (
    <Checkbox
      aria-label={label}
      aria-describedby={disabledReason ? reason : undefined}
      isSelected={value}
      isDisabled={Boolean(disabledReason)}
      onChange={onChange}
      className="group inline-grid size-8 place-items-center disabled:opacity-60 phone:size-11"
    >
      <CheckMark />
    </Checkbox>
  )
  return disabledReason ? (
    <Tooltip text={disabledReason} id={reason}>
      {box}
    </Tooltip>
  ) : (
    box
  )
}
