import type { CSSProperties } from 'react'
import { classes } from '../../ui/classes.ts'
import { late } from '../app/late.tsx'
import { narrower } from './narrower.ts'

/** Its place has the kind's colour until it is there. */
const Motif = late(() => import('./Motif.tsx'), 'above')

interface ClassPictureProps {
  /** The kind of class: a drawing in its colour stands where it has no photo. */
  of: { name: string; color: string | null; photo_url: string | null }
  /** Narrow enough for the photo of 400; larger ones read that of 1200. */
  isSmall?: boolean
  /** The text for screen readers; silent without, where the name is beside it. */
  alt?: string
  /** Gives its size: its place is there before the picture is. */
  className: string
  style?: CSSProperties
}

/** The picture of a kind of class, filling its place. */
export function ClassPicture({
  of: { name, color, photo_url },
  isSmall,
  alt = '',
  className,
  style,
}: ClassPictureProps) {
  const [width, height] = isSmall ? [400, 225] : [1200, 675]
  return (
    <span
      className={classes(
        'toned block shrink-0 overflow-hidden bg-[color-mix(in_oklab,currentColor_16%,var(--surface))] text-(--tone)',
        className,
      )}
      style={{ '--own': color ?? 'var(--accent)', ...style } as CSSProperties}
    >
      {photo_url ? (
        <img
          src={isSmall ? narrower(photo_url, 400) : photo_url}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Motif of="class" name={name} />
      )}
    </span>
  )
}
