import { classes } from '../../ui/classes.ts'
import { narrower } from './narrower.ts'

interface StudioLogoProps {
  name: string
  /** Null: the first letter of the name, in the studio's colour. */
  url: string | null
  /** Gives its size and the size of the letter. */
  className: string
}

/**
 * The studio's logo or initial in a square, beside its name and so silent for screen readers. A logo has a white ground, so
 * that one made for paper is visible on dark too.
 */
export function StudioLogo({ name, url, className }: StudioLogoProps) {
  return url ? (
    <img
      src={narrower(url, 128)}
      alt=""
      width={128}
      height={128}
      decoding="async"
      className={classes('shrink-0 bg-white object-contain p-px', className)}
    />
  ) : (
    <span
      aria-hidden="true"
      className={classes('grid shrink-0 place-items-center bg-accent font-bold text-on-accent', className)}
    >
      {[...name][0]}
    </span>
  )
}
