import { useState } from 'react'
import { Card, EmptyState, LinkButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { ClassLine } from './ClassLine.tsx'
import type { TodayClass } from './today-class.ts'

/** Today's classes in their order; the one that runs or comes next is open for check-in. */
export function TodayClasses({ classes }: { classes: readonly TodayClass[] }) {
  const { today } = useMessages()
  const m = today.classes
  const [chosen, setChosen] = useState<number | null | undefined>(undefined)
  const next =
    classes.find(({ state }) => state === 'in_progress') ?? classes.find(({ state }) => state === 'scheduled')
  const open = chosen === undefined ? (next?.id ?? null) : chosen
  if (classes.length === 0) {
    return (
      <Card title={m.title} flush>
        <EmptyState
          icon="calendar"
          title={m.none}
          action={<LinkButton href={paths.schedule()}>{today.schedule}</LinkButton>}
        >
          {m.noneMeans}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card title={m.title} flush>
      <ul className="divide-y divide-line">
        {classes.map((cls) => (
          <ClassLine
            key={cls.id}
            cls={cls}
            isOpen={cls.id === open}
            onToggle={() => setChosen(cls.id === open ? null : cls.id)}
          />
        ))}
      </ul>
    </Card>
  )
}
