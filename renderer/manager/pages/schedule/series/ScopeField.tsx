import { Checkbox, RadioGroup } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Reach, Scope } from './rule.ts'

const SCOPES: readonly Scope[] = ['this', 'this_and_following', 'all']

interface ScopeFieldProps {
  value: Reach
  onChange: (reach: Reach) => void
  /** Cancelling takes hand-edited classes along; there is nothing to ask then. */
  asksEdited?: boolean
}

/** Asks which classes of a series are meant. */
export function ScopeField({ value, onChange, asksEdited = true }: ScopeFieldProps) {
  const { scopes: m } = useMessages().schedule
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={m.label}
        look="cards"
        value={value.scope}
        onChange={(scope) => onChange({ ...value, scope })}
        options={SCOPES.map((id) => ({
          id,
          label: m[id],
          detail: id === 'this' && !asksEdited ? undefined : m[`${id}Means`],
        }))}
      />
      {asksEdited && value.scope !== 'this' ? (
        <Checkbox value={value.include_edited} onChange={(include_edited) => onChange({ ...value, include_edited })}>
          {m.includeEdited}
        </Checkbox>
      ) : null}
    </div>
  )
}
