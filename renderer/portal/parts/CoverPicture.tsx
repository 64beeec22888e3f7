import { CoverImage } from '../../shared/picture/CoverImage.tsx'
import { useStudio } from '../../shared/studio/studio.ts'

/** The studio's cover across the top of a page; nothing while there is none. */
export function CoverPicture() {
  const { cover_url } = useStudio()
  return cover_url ? (
    <CoverImage
      url={cover_url}
      className="-mt-5 mb-5 aspect-[5/2] w-[calc(100%+2rem)] max-w-none -ms-4 bg-sunken object-cover sm:mt-0 sm:mb-6 sm:aspect-[7/2] lg:aspect-[11/2] sm:w-full sm:ms-0 sm:rounded-lg"
    />
  ) : null
}
