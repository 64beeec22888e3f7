import { useFormat } from '../../../shared/format/use-format.ts'
import { ClassPicture } from '../../../shared/picture/ClassPicture.tsx'
import type { ScheduledClass } from '../../parts/standing.ts'

type Shown = Pick<ScheduledClass, 'name' | 'color' | 'photo_url' | 'starts_at' | 'ends_at' | 'duration_minutes'>

/** What a class is called, and when it is. */
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
