import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Button, ConfirmDialog, Menu, TriggerButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { ClashCallout } from '../clashes/ClashCallout.tsx'
import { clashesOf } from '../clashes/use-clashes.ts'
import { usePeople } from '../use-people.ts'

interface SubstituteMenuProps {
  cls: ScheduledClass
  /** Asks who could teach it; null where that is not to be asked. */
  onAsk: (() => void) | null
  disabledReason: string | null | false
}

/**
 * Lets another instructor teach a class: open, choose, done; or asks who could. Asks first if the instructor has another class
 * then.
 */
export function SubstituteMenu({ cls, onAsk, disabledReason }: SubstituteMenuProps) {
  const { schedule, substitutes } = useMessages()
  const { substitute: m, details } = schedule
  const toast = useToast()
  const { instructors } = usePeople()
  const [clash, setClash] = useState<{ id: number; label: string; clashes: string[] } | null>(null)
  const change = useSend('POST /api/v1/scheduled-classes/{class_id}/substitute')
  const params = { class_id: cls.id }

  const choose = async (id: number, label: string, force = false) => {
    try {
      await change.sendOrThrow({ params, body: { instructor_id: id, force } })
      const former = cls.instructor_id
      if (former === null) return toast.done(m.done(label))
      toast.undo(m.done(label), () => void change.send({ params, body: { instructor_id: former, force: true } }))
    } catch (error) {
      const clashes = clashesOf(error)
      if (clashes.length > 0) setClash({ id, label, clashes })
      else toast.failed(error)
    }
  }

  const others = instructors.filter(({ id }) => id !== cls.instructor_id)
  const groups = [
    others.filter(({ id }) => id === cls.substituted_instructor_id),
    others.filter(({ id }) => id !== cls.substituted_instructor_id),
  ].map((group) =>
    group.map(({ id, label }) => ({
      label: id === cls.substituted_instructor_id ? `${label} (${m.planned})` : label,
      icon: 'person' as const,
      onAction: () => void choose(id, label),
    })),
  )
  return (
    <>
      {disabledReason || others.length === 0 ? (
        <Button icon="refresh" disabledReason={disabledReason || m.nobodyElse}>
          {details.substitute}
        </Button>
      ) : (
        <Menu
          label={m.choose}
          placement="bottom start"
          groups={[onAsk ? [{ label: substitutes.find, icon: 'mail', onAction: onAsk }] : [], ...groups]}
          trigger={
            <TriggerButton icon="refresh" isPending={change.isPending}>
              {details.substitute}
            </TriggerButton>
          }
        />
      )}
      <ConfirmDialog
        title={m.title(clash?.label ?? '')}
        confirm={m.anyway}
        look="primary"
        isOpen={clash !== null}
        onClose={() => setClash(null)}
        onConfirm={() => (clash ? choose(clash.id, clash.label, true) : undefined)}
      >
        <ClashCallout clashes={clash?.clashes ?? []} />
      </ConfirmDialog>
    </>
  )
}
