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
