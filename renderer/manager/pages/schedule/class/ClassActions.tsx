import { useState } from 'react'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, LinkButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { SubstituteMenu } from './SubstituteMenu.tsx'

interface ClassActionsProps {
  cls: ScheduledClass
  /** Asks who could teach it; null where nobody is to be replaced, or somebody is looked for already. */
  onAsk: (() => void) | null
  onEdit: () => void
  onPlanAgain: () => void
}

/** What can be done with a class. */
export function ClassActions({ cls, onAsk, onEdit, onPlanAgain }: ClassActionsProps) {
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
