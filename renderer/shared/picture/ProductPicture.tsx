import type { CSSProperties } from 'react'
import { classes } from '../../ui/classes.ts'
import { late } from '../app/late.tsx'

const Motif = late(() => import('./Motif.tsx'), 'above')

interface ProductPictureProps {
  product: { id: number; name: string }
  /** The address of its photo; a drawing of what it is stands where it has none. */
  src: string | null
  /** The text for screen readers; silent without, where the name is beside it. */
  alt?: string
  /** Gives its size. */
  className: string
}

/** Each in another of the studio's shades. */
const turnOf = (id: number) => `oklch(from var(--tone) l c calc(h + ${((id * 47) % 140) - 70}))`

/** The picture of a thing on the shelf, filling its place. */
export function ProductPicture({ product: { id, name }, src, alt = '', className }: ProductPictureProps) {
  const own = { '--own': 'var(--accent)', color: turnOf(id) } as CSSProperties
  return (
    <span className={classes('toned block shrink-0 overflow-hidden', className)} style={own}>
      {src ? (
        <img src={src} alt={alt} loading="lazy" decoding="async" className="size-full object-cover" />
      ) : (
        <span className="block size-full bg-[color-mix(in_oklab,currentColor_16%,var(--surface))]">
          <Motif of="product" name={name} id={id} />
        </span>
      )}
    </span>
  )
}
