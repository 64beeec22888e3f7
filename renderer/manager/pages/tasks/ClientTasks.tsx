import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button, Card, Drawer, Link, SkeletonRows } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { TaskForm } from './TaskForm.tsx'
import { TaskLine } from './TaskLine.tsx'

const SHOWN = 5

/** The tasks about a client. */
export function ClientTasks({ clientId }: { clientId: number }) {
  const { tasks: m } = useMessages()
  const [isAdding, setAdding] = useState(false)
  const tasks = useApi('GET /api/v1/tasks', { query: { is_done: 'false', client_id: clientId, page_size: SHOWN } })
  return (
    <Card
      title={m.ofClient}
      flush
      action={
        <Button look="quiet" size="small" icon="plus" iconOnly label={m.ofClientAdd} onPress={() => setAdding(true)} />
      }
    >
      <Loaded query={tasks} skeleton={<SkeletonRows rows={1} />}>
        {({ items, total }) => (
          <>
            {items.length === 0 ? <p className="px-4 py-3 text-xs text-muted">{m.ofClientNone}</p> : null}
            <ul className="divide-y divide-line">
              {items.map((task) => (
                <TaskLine key={task.id} task={task} isOnProfile />
              ))}
            </ul>
            {total > items.length ? (
              <p className="px-4 pb-3 text-xs">
                <Link href={paths.tasks()}>{m.more(total - items.length)}</Link>
              </p>
            ) : null}
          </>
        )}
      </Loaded>
      <Drawer title={m.newTitle} width="small" isOpen={isAdding} onClose={() => setAdding(false)}>
        {isAdding ? <TaskForm clientId={clientId} onClose={() => setAdding(false)} /> : null}
      </Drawer>
    </Card>
  )
}
