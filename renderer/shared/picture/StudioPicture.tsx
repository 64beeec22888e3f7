import type { CSSProperties } from 'react'
import { classes } from '../../ui/classes.ts'
import { useStudio } from '../studio/studio.ts'
import { ClassPicture } from './ClassPicture.tsx'
import { narrower } from './narrower.ts'

/** A cover picture as wide as its place needs it; the class gives its size. */
export function CoverImage({ url, className }: { url: string; className: string }) {
  return (
    <picture className="contents">
      <source media="(width >= 50rem)" srcSet={url} />
      <img src={narrower(url, 800)} alt="" width={1600} height={900} decoding="async" className={className} />
    </picture>
  )
}

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
    <div className={classes('overflow-hidden bg-sunken', className)} style={style}>
      <CoverImage url={cover_url} className="size-full object-cover" />
    </div>
  )
}
