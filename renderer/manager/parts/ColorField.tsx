import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Label } from 'react-aria-components/Label'
import { Icon } from '../../ui/index.ts'
import { useMessages } from '../messages/index.ts'
import { COLORS } from './colors.ts'

interface ColorFieldProps {
  label: string
  /** #rrggbb */
  value: string
  onChange: (value: string) => void
}

/** One of a few colours, or one's own. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const { colors: m } = useMessages()
  const isOwn = !COLORS.some((color) => color.value === value)
  return (
    <RadioGroup value={value} onChange={onChange} className="flex flex-col gap-1.5">
      <Label className="text-xs font-medium phone:text-sm">{label}</Label>
      <div className="flex flex-wrap items-center gap-2 phone:gap-1">
        {COLORS.map((color) => (
          <Radio key={color.name} value={color.value} aria-label={m.names[color.name]} className={`group ${TARGET}`}>
            <Swatch color={color.value} />
          </Radio>
        ))}
        <label className={`relative ${TARGET} focus-within:outline-2 focus-within:outline-ring`}>
          <span className="sr-only">{m.own}</span>
          <input
            type="color"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {isOwn ? (
            <span
              className="size-6 rounded-full ring-2 ring-ring ring-offset-2 ring-offset-surface"
              style={{ background: value }}
            />
          ) : (
            <span className="grid size-6 place-items-center rounded-full border border-dashed border-control-line text-muted">
              <Icon name="plus" size={13} />
            </span>
          )}
        </label>
      </div>
    </RadioGroup>
  )
}

const TARGET = 'grid size-7 place-items-center rounded-full phone:size-11'

function Swatch({ color }: { color: string }) {
  return (
    <span
      className="size-6 rounded-full ring-offset-2 ring-offset-surface group-hover:opacity-85 group-focus-visible:outline-2 group-focus-visible:outline-offset-4 group-focus-visible:outline-ring group-selected:ring-2 group-selected:ring-ring"
      style={{ background: color }}
    />
  )
}
