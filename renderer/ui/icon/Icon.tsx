import { useEffect, useState } from 'react'
import { paths, type IconName } from './paths.ts'
import { classes } from '../classes.ts'

let more: Partial<Record<IconName, string>> = {}

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
      <path d={useDrawing(name)} />
    </svg>
  )
}

/** A drawing, fetched with all others that come late where the beginning has it not. Its place is kept for it. */
function useDrawing(name: IconName): string | undefined {
  const [, draw] = useState(0)
  const known = (paths as typeof more)[name] ?? more[name]
  useEffect(() => {
    if (known) return
    const come = (file: { paths: typeof more }) => {
      more = file.paths
      draw((times) => times + 1)
    }
    // Without it the words beside it say it all.
    import('./more-paths.ts').then(come, () => undefined)
  }, [known])
  return known
}
