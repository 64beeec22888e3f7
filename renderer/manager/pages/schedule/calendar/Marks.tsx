import { classes, Icon } from '../../../../ui/index.ts'
import type { Messages } from '../../../messages/areas.ts'
import { troubleInWords, type Trouble } from './trouble.ts'

const ICONS = {
  untaught: 'person',
  owing: 'cash',
  searching: 'refresh',
  unsigned: 'file',
  unresolved: 'clock',
  offered: 'check',
  first: 'star',
} as const

const INKS = { bad: 'text-bad', warn: 'text-warn', info: 'text-info' } as const
const FILLS = { bad: 'bg-bad-fill', warn: 'bg-warn-fill', info: 'bg-info-fill' } as const

/** A sign for each thing that needs attention in a class; where there is no room, a dot in the tone of the gravest. */
export function Marks({ trouble, m }: { trouble: readonly Trouble[]; m: Messages['schedule']['trouble'] }) {
  if (trouble.length === 0) return null
  return (
    <>
      <span className="inline-flex shrink-0 items-center gap-0.5 self-center [@container(max-width:5rem)]:hidden">
        {trouble.map((one) => (
          <span key={one.kind} role="img" aria-label={troubleInWords(one, m)} className={INKS[one.tone]}>
            <Icon name={ICONS[one.kind]} size={12} />
          </span>
        ))}
      </span>
      <Dot trouble={trouble} m={m} className="hidden self-center [@container(max-width:5rem)]:inline-block" />
    </>
  )
}

interface DotProps {
  trouble: readonly Trouble[]
  m: Messages['schedule']['trouble']
  className?: string
}

/** A dot in the tone of the gravest trouble, which says all of it. */
export function Dot({ trouble, m, className }: DotProps) {
  const [worst] = trouble
  if (!worst) return null
  const words = trouble.map((one) => troubleInWords(one, m)).join(', ')
  return (
    <span
      role="img"
      aria-label={words}
      className={classes('size-2 shrink-0 rounded-full', FILLS[worst.tone], className)}
    />
  )
}
