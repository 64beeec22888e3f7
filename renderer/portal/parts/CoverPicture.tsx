import { narrower } from '../../shared/picture/narrower.ts'
import { useStudio } from '../../shared/studio/studio.ts'

/** The studio's cover across the top of a page; nothing while there is none. */
export function CoverPicture() {
  const { cover_url } = useStudio()
  return cover_url ? (
    <picture>
      <source media="(width >= 50rem)" srcSet={cover_url} />
      <img
        src={narrower(cover_url, 800)}
        alt=""
        width={1600}
        height={900}
        decoding="async"
        className="-mt-5 mb-5 aspect-[5/2] w-[calc(100%+2rem)] max-w-none -ms-4 bg-sunken object-cover sm:mt-0 sm:mb-6 sm:aspect-[7/2] lg:aspect-[11/2] sm:w-full sm:ms-0 sm:rounded-lg"
      />
    </picture>
  ) : null
}
