import type { CSSProperties } from 'react'
import { classes } from '../../ui/classes.ts'
import { useStudio } from '../studio/studio.ts'
import { ClassPicture } from './ClassPicture.tsx'
import { narrower } from './narrower.ts'

interface StudioPictureProps {
  /** Says what is drawn where the studio has no cover. */
  name: string
  /** These give its size. */
  className: string
  style: CSSProperties
}

/** The studio's cover, or a drawing in its colour, filling its place. */
export function StudioPicture({ name, className, style }: StudioPictureProps) {
  const { cover_url } = useStudio()
  if (!cover_url) return <ClassPicture of={{ name, color: null, photo_url: null }} {...{ className, style }} />
  return (
    <picture className={classes('block overflow-hidden bg-sunken', className)} style={style}>
      <source media="(width >= 50rem)" srcSet={cover_url} />
      <img
        src={narrower(cover_url, 800)}
        alt=""
        width={1600}
        height={900}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}
