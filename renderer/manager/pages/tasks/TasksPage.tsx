import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button, Card, Drawer, EmptyState, PageHeader, Pagination } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { FilterBar } from '../../parts/list/ListCard.tsx'
import { EmptyList } from '../../parts/list/EmptyList.tsx'
import { ShownFilter } from '../../parts/list/ShownFilter.tsx'
import { useList } from '../../parts/list/use-list.ts'
import { TaskForm } from './TaskForm.tsx'
import { TaskLine } from './TaskLine.tsx'

/** What somebody of the team is to do, the most pressing first, and what was done. */
export default function TasksPage() {
  const { tasks: m } = useMessages()
  const list = useList({ shown: 'open', whose: 'all' })
  const { shown, whose } = list.filters
  const [isAdding, setAdding] = useState(false)
  const [isDone, isMine] = [shown === 'done', whose === 'mine']
  const tasks = useApi('GET /api/v1/tasks', {
    query: { is_done: isDone ? 'true' : 'false', ...(isMine && { mine: 'true' }), ...list.paging },
  })
  const create = (
    <Button look="primary" icon="plus" onPress={() => setAdding(true)}>
      {m.create}
    </Button>
  )
  return (
    <>
      <PageHeader title={m.title} description={m.lead}>
        {create}
      </PageHeader>
      <Card flush>
        <FilterBar>
          <ShownFilter
            label={m.shown}
            value={isDone ? 'done' : 'open'}
            parts={{ open: m.open, done: m.done }}
            onChange={(next) => list.narrow({ shown: next })}
          />
          <ShownFilter
            label={m.whose}
            value={isMine ? 'mine' : 'all'}
            parts={{ all: m.all, mine: m.mine }}
            onChange={(next) => list.narrow({ whose: next })}
          />
        </FilterBar>
        <Loaded query={tasks}>
          {({ items, total, total_capped }) =>
            items.length > 0 ? (
              <>
                <ul aria-label={m.list} className="divide-y divide-line">
                  {items.map((task) => (
                    <TaskLine key={task.id} task={task} />
                  ))}
                </ul>
                <Pagination
                  page={list.paging.page}
                  pageSize={list.paging.page_size}
                  total={total}
                  capped={total_capped}
                  onChange={list.turn}
                />
              </>
            ) : isMine ? (
              <EmptyList
                icon="success"
                title={m.noneMineTitle}
                showAll={{ label: m.showAll, onPress: () => list.narrow({ whose: 'all' }) }}
              >
                {m.noneMine}
              </EmptyList>
            ) : (
              <EmptyState
                icon="success"
                title={isDone ? m.noneDoneTitle : m.emptyTitle}
                action={isDone ? null : create}
              >
                {isDone ? m.noneDone : m.empty}
              </EmptyState>
            )
          }
        </Loaded>
      </Card>
      <Drawer title={m.newTitle} width="small" isOpen={isAdding} onClose={() => setAdding(false)}>
        {isAdding ? <TaskForm onClose={() => setAdding(false)} /> : null}
      </Drawer>
    </>
  )
}
