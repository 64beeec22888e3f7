import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ClassPicture } from '../../../shared/picture/ClassPicture.tsx'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../shared/url/use-go.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { Offers } from '../../parts/Offers.tsx'
import type { ScheduledClass } from '../../parts/standing.ts'
import { paths } from '../../paths.ts'
import { ClassFacts } from './ClassFacts.tsx'
import { MySeat } from './MySeat.tsx'

/** One class: what it is, how the reader stands to it, and what she can do about it. */
export default function ClassPage() {
  const { classPage: m, shell } = useMessages()
  const params = { class_id: usePathId('classId') }
  const cls = useApi('GET /api/v1/scheduled-classes/{class_id}', { params }, { every: 60_000 })
  return (
    <>
      <BackLink href={paths.schedule()}>{shell.nav.schedule}</BackLink>
      {cls.data ? null : <h1 className="sr-only">{m.title}</h1>}
      <Freshness query={cls} />
      <Loaded query={cls} skeleton={<ClassSkeleton />}>
        {(shown) => <ClassShown cls={shown} />}
      </Loaded>
    </>
  )
}

function ClassShown({ cls }: { cls: ScheduledClass }) {
  const format = useFormat()
  return (
    <article className="flex flex-col gap-4">
      <header>
        <ClassPicture of={cls} alt={cls.name} className="mb-3 aspect-video w-full rounded-lg sm:aspect-[5/2]" />
        <h1 className="text-2xl font-semibold text-balance">{cls.name}</h1>
        <p className="mt-1 text-base">{format.date(format.dayOf(cls.starts_at), 'day')}</p>
        <p className="figures text-base text-muted">
          {format.timeRange(cls.starts_at, cls.ends_at)} · {format.duration(cls.duration_minutes)}
        </p>
      </header>
      <Offers classId={cls.id} />
      <MySeat cls={cls} />
      <ClassFacts cls={cls} />
    </article>
  )
}

function ClassSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="aspect-video w-full rounded-lg sm:aspect-[5/2]" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </div>
  )
}
