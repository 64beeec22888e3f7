import { paths, type IconName } from './paths.ts'
import { classes } from '../classes.ts'

/** A line drawing beside words; it says nothing to a screen reader. `size` in pixels. */
export function Icon({ name, size = 16, className }: { name: IconName; size?: number; className?: string }) {
  const dots = name === 'more'
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={dots ? 2.4 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classes('shrink-0', className)}
    >
      <path d={paths[name]} />
    </svg>
  )
}
