import type { ReactNode } from 'react'
import { CoverImage } from '../../shared/picture/StudioPicture.tsx'
import { useStudio } from '../../shared/studio/studio.ts'
import { isFirstVisit } from './first-visit.ts'
import { useLater } from './use-later.ts'
import { useWide } from '../../shared/use-wide.ts'

interface TimetableColumnsProps {
  /** Shown beside the day if there is room, else below it. */
  side?: ReactNode
  /** Comes beside the day where there is room, once the day is there; `week` below it. */
  lateSide?: ReactNode
  week: ReactNode
  children: ReactNode
}

/** The timetable's page: the studio's cover, a day, and where there is room what belongs beside it and the week below. */
export function TimetableColumns({ side, lateSide, week, children }: TimetableColumnsProps) {
  const isWide = useWide()
  const isTime = useLater()
  return (
    <>
      <CoverPicture />
      <div data-wide className="lg:grid lg:min-h-100 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="min-w-0">{children}</div>
        {side}
        {isWide && isTime ? lateSide : null}
      </div>
      {isWide && isTime ? week : null}
    </>
  )
}

/** The studio's cover across the top of a page on the first visit; later ones begin with the classes. */
function CoverPicture() {
  const { cover_url } = useStudio()
  return cover_url && isFirstVisit() ? (
    <CoverImage
      url={cover_url}
      className="-mt-5 mb-5 aspect-[5/2] w-[calc(100%+2rem)] max-w-none -ms-4 bg-sunken object-cover sm:mt-0 sm:mb-6 sm:aspect-[7/2] lg:aspect-[11/2] sm:w-full sm:ms-0 sm:rounded-lg"
    />
  ) : null
}
