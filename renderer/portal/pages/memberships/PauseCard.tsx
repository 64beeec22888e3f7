import { useState } from 'react'
import { useSend, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useMessages } from '../../messages/index.ts'
import { PAUSING } from './pausing.ts'
import { PauseSheet } from './PauseSheet.tsx'

interface PauseProps {
  membership: Answer<'GET /api/v1/memberships/{membership_id}'>
}

/** A pause that is planned or asked for, to be withdrawn; else the way to one. Nothing where the membership can’t pause. */
export function PauseCard({ membership }: PauseProps) {
  const { status, can_pause, planned_pause, asked_pause, pause_days_left: left } = membership
  if (status !== 'active') return null
  if (planned_pause || asked_pause) return <ToCome membership={membership} />
  return can_pause && left !== 0 ? <Begin membership={membership} /> : null
}

function Begin({ membership }: PauseProps) {
  const { pausing: m } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { pause_days_left: left, self_service_pause: isOwn } = membership
  return (
    <Card title={m.title}>
      <p className="text-sm text-pretty text-muted">
        {m.lead} {left === null ? null : m.left(left)}
      </p>
      <Button icon="pause" className="mt-3" onPress={() => setOpen(true)}>
        {isOwn ? m.begin : m.ask}
      </Button>
      {isOpen ? <PauseSheet membership={membership} onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}

function ToCome({ membership }: PauseProps) {
  const { pausing: m } = useMessages()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { id: membership_id, planned_pause: planned, asked_pause: asked } = membership
  const params = { membership_id }
  const withdraw = useSend('DELETE /api/v1/memberships/{membership_id}/pause', {
    done: planned ? m.withdrawn : m.askWithdrawn,
    invalidate: PAUSING,
  })
  const { starts_at, until } = (planned ?? asked)!
  const say = planned ? m.planned : m.waiting
  return (
    <Card title={m.title}>
      <p className="text-pretty">{say(format.date(starts_at), format.date(until))}</p>
      <Button
        icon="undo"
        className="mt-3"
        isPending={withdraw.isPending}
        onPress={() => (planned ? setOpen(true) : void withdraw.send({ params }))}
      >
        {planned ? m.withdraw : m.withdrawAsk}
      </Button>
      <ConfirmDialog
        title={m.withdrawTitle}
        confirm={m.withdraw}
        look="primary"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => withdraw.sendOrThrow({ params })}
      >
        <p>{m.withdrawHelp}</p>
        <ProblemCallout problem={withdraw.problem} />
      </ConfirmDialog>
    </Card>
  )
}
