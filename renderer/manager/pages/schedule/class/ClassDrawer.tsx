import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { now } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded, Loading } from '../../../../shared/states/Loaded.tsx'
import { liveRequest } from '../../../../shared/substitutes/live-request.ts'
import { Badge, Drawer, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import type { Wish } from '../plan/wish.ts'
import { ClassActions } from './ClassActions.tsx'
import { ClassFacts } from './ClassFacts.tsx'
import { EditForm } from './EditForm.tsx'
import { AskDialog } from './substitute/AskDialog.tsx'
import { Request } from './substitute/Request.tsx'
import { useRequests } from './substitute/use-requests.ts'

interface ClassDrawerProps {
  /** 0 keeps it closed. */
  classId: number
  onClose: () => void
  onPlanAgain: (wish: Wish) => void
}

/** A class beside the calendar: what it is, and what can be done with it. */
export function ClassDrawer({ classId, onClose, onPlanAgain }: ClassDrawerProps) {
  const { schedule: m } = useMessages()
  // The drawer keeps what it showed while it closes.
  const [shownId, setShownId] = useState(classId)
  if (classId > 0 && classId !== shownId) setShownId(classId)
  const cls = useApi(
    'GET /api/v1/scheduled-classes/{class_id}',
    { params: { class_id: shownId } },
    { enabled: shownId > 0 },
  )
  const requests = useRequests(shownId > 0)
  const skeleton = <Skeleton className="h-64" />
  return (
    <Drawer
      title={cls.data?.name ?? m.details.loading}
      description={cls.data ? <When cls={cls.data} /> : undefined}
      isOpen={classId > 0}
      onClose={onClose}
    >
      <Loaded query={cls} skeleton={skeleton}>
        {(data) =>
          // Whether somebody is looked for stands above the rest: it is shown with it, so that nothing moves.
          requests.isLoading ? (
            <Loading skeleton={skeleton} />
          ) : (
            <Parts
              key={data.id}
              cls={data}
              onPlanAgain={() => {
                onClose()
                onPlanAgain({ like: data })
              }}
            />
          )
        }
      </Loaded>
    </Drawer>
  )
}

const TONES = { scheduled: 'plain', in_progress: 'good', finished: 'plain', cancelled: 'warn' } as const

function When({ cls }: { cls: ScheduledClass }) {
  const { state } = useMessages().schedule
  const format = useFormat()
  return (
    <span className="figures flex flex-wrap items-center gap-2">
      {format.date(cls.starts_at, 'long')}, {format.timeRange(cls.starts_at, cls.ends_at)}
      {cls.state === 'scheduled' ? null : <Badge tone={TONES[cls.state]}>{state[cls.state]}</Badge>}
    </span>
  )
}

function Parts({ cls, onPlanAgain }: { cls: ScheduledClass; onPlanAgain: () => void }) {
  const denied = useDenied()('schedule.manage')
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isToCome = Date.parse(cls.starts_at) > now() && cls.status !== 'cancelled'
  const isReplaceable = isToCome && cls.instructor_id !== null
  const search = liveRequest(useRequests().data, cls.id)
  const ask = () => setAsking(true)
  if (isEditing) return <EditForm cls={cls} onClose={() => setEditing(false)} />
  return (
    <div className="flex flex-col gap-5">
      <ClassActions
        cls={cls}
        onAsk={isReplaceable && !search ? ask : null}
        onEdit={() => setEditing(true)}
        onPlanAgain={onPlanAgain}
      />
      {isReplaceable && search ? <Request request={search} denied={denied} onAskOthers={ask} /> : null}
      <ClassFacts cls={cls} />
      <AskDialog cls={cls} isMore={search !== undefined} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}
