import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ClassPicture } from '../../../shared/picture/ClassPicture.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import type { ScheduledClass } from '../../parts/standing.ts'

interface ClassColumnsProps {
  head: ReactNode
  /** The reader's status in the class, and the one action for it. */
  seat: ReactNode
  /** Below it where there is room, else at the end. */
  side?: ReactNode
  children: ReactNode
}

/** A class's page: what it is, the seat in it (beside it where there is room), and what else is good to know. */
export function ClassColumns({ head, seat, side, children }: ClassColumnsProps) {
  return (
    <article className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      {head}
      <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="flex flex-col gap-4 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-raised">
          {seat}
        </div>
        {side}
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </article>
  )
}

type Shown = Pick<ScheduledClass, 'name' | 'color' | 'photo_url' | 'starts_at' | 'ends_at' | 'duration_minutes'>

/** Shows a class's name, and when it is. */
export function ClassHead({ cls }: { cls: Shown }) {
  const format = useFormat()
  return (
    <header>
      <ClassPicture of={cls} alt={cls.name} className="mb-3 aspect-video w-full rounded-lg sm:aspect-[5/2]" />
      <h1 className="text-2xl font-semibold text-balance">{cls.name}</h1>
      <p className="mt-1 text-base">{format.date(format.dayOf(cls.starts_at), 'day')}</p>
      <p className="figures text-base text-muted">
        {format.timeRange(cls.starts_at, cls.ends_at)} · {format.duration(cls.duration_minutes)}
      </p>
    </header>
  )
}

/** The shape of a class's page to come. */
export function ClassSkeleton() {
  return (
    <div className="flex flex-col gap-4 lg:me-98">
      <Skeleton className="aspect-video w-full rounded-lg sm:aspect-[5/2]" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </div>
  )
}
