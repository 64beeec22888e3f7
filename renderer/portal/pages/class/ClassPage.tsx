import { Suspense } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useApi } from '../../../api/index.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../shared/url/use-go.ts'
import { useWindowTitle } from '../../../ui/window-title.ts'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { lateShop } from '../../parts/late-shop.ts'
import { Offers } from '../../parts/Offers.tsx'
import type { ScheduledClass } from '../../parts/standing.ts'
import { Unpaid } from '../../parts/Unpaid.tsx'
import { usePaying, type Paying } from '../../parts/use-paying.ts'
import { useFamily } from '../../parts/use-family.ts'
import { paths } from '../../paths.ts'
import { ClassColumns, ClassHead, ClassSkeleton } from './ClassColumns.tsx'
import { ClassFacts } from './ClassFacts.tsx'
import { ClassLinks } from './ClassLinks.tsx'
import { MySeat } from './MySeat.tsx'
import { OwnNeighbours } from './Neighbours.tsx'

const ForWhom = late(() => import('../../parts/ForWhom.tsx'))
const EveryWeek = late(() => import('./EveryWeek.tsx'))
const TheirSeat = late(() => import('./TheirSeat.tsx'))
const PublicClassPage = lateShop(() => import('./PublicClassPage.tsx'))

/** One class, as the reader may see it. */
export default function ClassPage() {
  const { shell } = useMessages()
  return (
    <div data-wide>
      <BackLink href={paths.schedule()}>{shell.nav.schedule}</BackLink>
      {useSession() ? <OwnClass /> : <PublicClassPage />}
    </div>
  )
}

/** Shows a class, its state for the reader, and what they can do about it. */
function OwnClass() {
  const { classPage: m } = useMessages()
  const params = { class_id: usePathId('classId') }
  const cls = useApi('GET /api/v1/scheduled-classes/{class_id}', { params }, { every: 60_000 })
  return (
    <>
      {cls.data ? null : <h1 className="sr-only">{m.title}</h1>}
      <Freshness query={cls} />
      <Loaded query={cls} skeleton={<ClassSkeleton />}>
        {(shown) => <ClassShown cls={shown} />}
      </Loaded>
    </>
  )
}

const HAS_PLACE: readonly ScheduledClass['my_booking_status'][] = ['booked', 'checked_in', 'no_show']

function ClassShown({ cls }: { cls: ScheduledClass }) {
  const { dependants, whom } = useFamily()
  const ownId = useSession()?.account.id
  const isOfThis = (one: Paying) => one.scheduled_class_id === cls.id && one.client_id === (whom?.id ?? ownId)
  // An unfinished payment for this class replaces the offer to buy it.
  const hasPlace = whom === undefined && HAS_PLACE.includes(cls.my_booking_status)
  const isBeingPaid = usePaying(isOfThis).length > 0 && !hasPlace
  useWindowTitle(cls.name)
  return (
    <ClassColumns
      head={<ClassHead cls={cls} />}
      seat={
        <>
          <Suspense>{dependants.length > 0 ? <ForWhom dependants={dependants} /> : null}</Suspense>
          <Unpaid always held="place" isHere of={isOfThis} />
          {isBeingPaid ? null : whom ? (
            <Suspense>
              <TheirSeat key={whom.id} cls={cls} whom={whom} />
            </Suspense>
          ) : (
            <>
              <Offers classId={cls.id} />
              <MySeat cls={cls} />
            </>
          )}
          {cls.status === 'scheduled' ? (
            <Suspense>
              <EveryWeek key={whom?.id} cls={cls} whom={whom} />
            </Suspense>
          ) : null}
        </>
      }
    >
      <ClassFacts cls={cls} whom={whom} />
      <ClassLinks cls={cls} />
      <OwnNeighbours cls={cls} />
    </ClassColumns>
  )
}
