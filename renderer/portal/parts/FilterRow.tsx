import { useStudio } from '../../shared/studio/studio.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useMessages } from '../messages/index.ts'
import { choicesOf, type Choice } from './choices.ts'
import type { Told, Wanted } from './matching.ts'

interface FilterRowProps {
  classes: readonly Told[]
  wanted: Wanted
  onChange: (change: Partial<Wanted>) => void
}

/** Filters by category, kind of class, instructor and place: each only if there is more than one. */
export default function FilterRow({ classes, wanted, onChange }: FilterRowProps) {
  const { filters: m, schedule } = useMessages()
  const choices = choicesOf(classes, useStudio().first_location)
  const names = (['category', 'kind', 'instructor', 'place'] as const).filter(
    (name) => choices[name].length > 1 || wanted[name],
  )
  if (names.length === 0) return null
  return (
    <div role="group" aria-label={schedule.filter} className="mb-3 flex flex-wrap gap-2">
      {names.map((name) => (
        <Filter
          key={name}
          label={m.named[name]}
          any={m.any[name]}
          choices={choices[name]}
          value={wanted[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  )
}

interface FilterProps {
  label: string
  any: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

function Filter({ label, any, choices, value, onChange }: FilterProps) {
  const isThere = value === '' || choices.some(({ id }) => id === value)
  return (
    <span className="relative inline-flex max-w-full min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`ring-focus h-11 max-w-full appearance-none truncate rounded-full border bg-surface ps-4 pe-9 text-sm font-medium text-ink ${value ? 'border-accent' : 'border-line-strong'}`}
      >
        <option value="">{any}</option>
        {isThere ? null : <option value={value}>–</option>}
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} className="pointer-events-none absolute end-3.5 top-3.5 text-muted" />
    </span>
  )
}
