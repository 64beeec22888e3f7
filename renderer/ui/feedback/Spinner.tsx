import { classes } from '../classes.ts'

/** A turning arc; only for a control that waits, never for a page. */
export function Spinner({ size = 14, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
      className={classes('shrink-0 animate-[turn_0.8s_linear_infinite]', className)}
    >
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
