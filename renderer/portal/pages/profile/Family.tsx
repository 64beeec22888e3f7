import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { useDependants, type Child } from '../../parts/dependants.ts'

const ChildSheet = late(() => import('./ChildSheet.tsx'), 'above')

/** The children somebody books for, and the way to add one. */
export function Family() {
  const { family: m } = useMessages()
  const children = useDependants().data ?? []
  const [open, setOpen] = useState<Child | 'new' | null>(null)
  return (
    <Card title={m.title} description={m.lead}>
      {children.length > 0 ? (
        <ul className="mb-3 divide-y divide-line">
          {children.map((child) => (
            <ChildRow key={child.id} child={child} onEdit={() => setOpen(child)} />
          ))}
        </ul>
      ) : null}
      <Button icon="plus" onPress={() => setOpen('new')}>
        {m.add}
      </Button>
      {open ? (
        <Suspense>
          <ChildSheet child={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

function ChildRow({ child, onEdit }: { child: Child; onEdit: () => void }) {
  const { family: m } = useMessages()
  const format = useFormat()
  return (
    <li className="flex items-center gap-3 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{child.full_name}</p>
        {child.date_of_birth ? <p className="text-sm text-muted">{m.born(format.date(child.date_of_birth))}</p> : null}
      </div>
      <Button look="quiet" icon="edit" iconOnly label={m.edit(child.full_name)} onPress={onEdit} />
    </li>
  )
}
