import { Meter as AriaMeter } from 'react-aria-components/Meter'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { Label } from 'react-aria-components/Label'

interface BarProps {
  label: string
  value: number
  max: number
  /** The text at the right, such as "12 of 20". */
  text?: string
  hideLabel?: boolean
  tone?: 'accent' | 'good' | 'warn' | 'bad'
  className?: string
}

const TONES = { accent: 'bg-accent', good: 'bg-good-fill', warn: 'bg-warn-fill', bad: 'bg-bad-fill' }

/** The fullness of something: spots of a class, a quota. */
export function Meter(props: BarProps) {
  const { label, value, max, text } = props
  return (
    <AriaMeter
      value={Math.min(value, max)}
      maxValue={max || 1}
      valueLabel={text}
      aria-label={props.hideLabel ? label : undefined}
      className={`block ${props.className ?? ''}`}
    >
      {({ percentage }) => <Bar {...props} percentage={percentage} />}
    </AriaMeter>
  )
}

/** The progress of something under way. */
export function Progress(props: BarProps) {
  const { label, value, max, text } = props
  return (
    <ProgressBar
      value={Math.min(value, max)}
      maxValue={max || 1}
      valueLabel={text}
      aria-label={props.hideLabel ? label : undefined}
      className={`block ${props.className ?? ''}`}
    >
      {({ percentage }) => <Bar {...props} percentage={percentage ?? 0} />}
    </ProgressBar>
  )
}

function Bar({ label, hideLabel, text, tone = 'accent', percentage }: BarProps & { percentage: number }) {
  const words =
    hideLabel && !text ? null : (
      <span className="mb-1 flex items-baseline justify-between gap-2 text-xs">
        {hideLabel ? <span /> : <Label className="font-medium">{label}</Label>}
        {text ? <span className="figures text-muted">{text}</span> : null}
      </span>
    )
  return (
    <>
      {words}
      <span className="block h-1.5 overflow-hidden rounded-full bg-pressed">
        <span
          className={`block h-full rounded-full transition-[width] duration-300 ${TONES[tone]}`}
          style={{ width: `${percentage}%` }}
        />
      </span>
    </>
  )
}
