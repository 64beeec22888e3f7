import type { Automation } from '../automation.ts'
import { drawingOf } from './drawings.ts'

interface TriggerDrawingProps {
  event: Automation['trigger_event']
  size?: 'medium' | 'large'
}

const SIZES = { medium: 'size-9 rounded-lg', large: 'size-11 rounded-xl' }

/** The trigger drawn on a tile in its colour; the words beside it say the same, so it is silent for screen readers. */
export function TriggerDrawing({ event, size = 'medium' }: TriggerDrawingProps) {
  const { d, hue } = drawingOf(event)
  return (
    <span
      aria-hidden="true"
      className={`toned grid shrink-0 place-items-center bg-[color-mix(in_oklab,var(--tone)_14%,var(--surface))] text-(--tone) ${SIZES[size]}`}
      style={{ '--own': `oklch(0.55 0.13 ${hue})` } as React.CSSProperties}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-3/5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={d} />
      </svg>
    </span>
  )
}
