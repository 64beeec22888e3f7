import { Card, Skeleton, SkeletonRows } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

/** The page's own shape while nothing is known yet. */
export function DaySkeleton() {
  const { today: m } = useMessages()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-4 max-[74rem]:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-4">
        <Card>
          <div className="flex gap-4">
            <Skeleton className="h-24 w-42 rounded-lg phone:hidden" />
            <div className="flex flex-1 flex-col gap-2.5">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-6 w-56 max-w-full" />
              <Skeleton className="h-4 w-40" />
            </div>
          </div>
          <div className="mt-4">
            <SkeletonRows rows={4} />
          </div>
        </Card>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-4">
          {[m.week.title, m.takings.title].map((title) => (
            <Card key={title} title={title}>
              <Skeleton className="h-40" />
            </Card>
          ))}
        </div>
      </div>
      <Card title={m.needs.title} flush>
        <SkeletonRows rows={6} />
      </Card>
    </div>
  )
}
