import { useState } from 'react'
import { Button, Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Fill } from '../day.ts'
import { ClassLine } from './ClassLine.tsx'

/** So many that are over stand in the list; more are shown with a press. */
const FEW_OVER = 3

/** The day's other classes in their order: those that are over say who came, each opens to show who comes. */
export function DayList({ classes }: { classes: readonly Fill[] }) {
  const { classes: m } = useMessages().today
  const [openId, setOpen] = useState<number | null>(null)
  const [isWhole, setWhole] = useState(false)
  const over = classes.filter(({ state }) => state === 'finished')
  const hidden = isWhole || over.length <= FEW_OVER ? [] : over.slice(0, -FEW_OVER)
  return (
    <Card
      title={m.rest}
      action={
        hidden.length > 0 ? (
          <Button size="small" look="quiet" onPress={() => setWhole(true)}>
            {m.earlier(hidden.length)}
          </Button>
        ) : undefined
      }
      flush
    >
      <ul className="divide-y divide-line">
        {classes
          .filter((cls) => !hidden.includes(cls))
          .map((cls) => (
            <ClassLine
              key={cls.id}
              cls={cls}
              isOpen={cls.id === openId}
              onToggle={() => setOpen(cls.id === openId ? null : cls.id)}
            />
          ))}
      </ul>
    </Card>
  )
}
