import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { now } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded, Loading } from '../../../../shared/states/Loaded.tsx'
import { liveRequest } from '../../../../shared/substitutes/live-request.ts'
import { Badge, Button, Drawer, LinkButton, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import type { Wish } from '../plan/PlaceFields.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { ClassFacts } from './ClassFacts.tsx'
import { EditForm } from './EditForm.tsx'
import { SubstituteMenu } from './SubstituteMenu.tsx'
import { AskDialog } from './substitute/AskDialog.tsx'
import { Request } from './substitute/Request.tsx'

interface ClassDrawerProps {
  /** 0 keeps it closed. */
  classId: number
  onClose: () => void
  onPlanAgain: (wish: Wish) => void
}

/** Classes that look for another instructor, or have found one; not read while no class is open. */
const useRequests = (enabled = true) => useApi('GET /api/v1/substitute-requests', {}, { enabled, every: 60_000 })

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
          // The substitute request is above the rest: both are shown together, so that nothing moves.
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

interface ClassActionsProps {
  cls: ScheduledClass
  /** Asks who could teach it; null where nobody is to be replaced, or somebody is looked for already. */
  onAsk: (() => void) | null
  onEdit: () => void
  onPlanAgain: () => void
}

/** The actions for a class. */
function ClassActions({ cls, onAsk, onEdit, onPlanAgain }: ClassActionsProps) {
  const { details: m } = useMessages().schedule
  const denied = useDenied()
  const [isCancelling, setCancelling] = useState(false)
  const forbidden = denied('schedule.manage')
  const over = cls.state === 'finished' && m.over
  return (
    <div className="flex flex-wrap items-center gap-2">
      <LinkButton look="primary" icon="clients" href={paths.roster(cls.id)}>
        {m.roster}
      </LinkButton>
      {cls.status === 'cancelled' ? (
        <Button icon="calendar" onPress={onPlanAgain} disabledReason={forbidden}>
          {m.planAgain}
        </Button>
      ) : (
        <>
          <Button icon="edit" onPress={onEdit} disabledReason={forbidden}>
            {m.edit}
          </Button>
          <SubstituteMenu cls={cls} onAsk={onAsk} disabledReason={forbidden} />
          <Button look="quiet" onPress={() => setCancelling(true)} disabledReason={forbidden || over}>
            {m.cancel}
          </Button>
        </>
      )}
      <CancelDialog cls={cls} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </div>
  )
}
