import { useState } from 'react'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, Button, LinkButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { SubstituteMenu } from './SubstituteMenu.tsx'

const TONES = { scheduled: 'plain', in_progress: 'good', finished: 'plain', cancelled: 'warn' } as const

interface ClassActionsProps {
  cls: ScheduledClass
  onEdit: () => void
  onPlanAgain: () => void
}

/** What can be done with a class. */
export function ClassActions({ cls, onEdit, onPlanAgain }: ClassActionsProps) {
  const { details: m, state } = useMessages().schedule
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
          <SubstituteMenu cls={cls} disabledReason={forbidden} />
          <Button icon="close" look="quiet" onPress={() => setCancelling(true)} disabledReason={forbidden || over}>
            {m.cancel}
          </Button>
        </>
      )}
      <span className="ms-auto">
        <Badge tone={TONES[cls.state]}>{state[cls.state]}</Badge>
      </span>
      <CancelDialog cls={cls} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </div>
  )
}
