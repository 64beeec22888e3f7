import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useHotkeys } from '../../../shared/hotkeys.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useOpenName } from '../../../shared/url/use-opened.ts'
import { Button, Card, Drawer, EmptyState, PageHeader, Pagination } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { FilterBar } from '../../parts/list/ListCard.tsx'
import { EmptyList } from '../../parts/list/EmptyList.tsx'
import { ShownFilter } from '../../parts/list/ShownFilter.tsx'
import { useList } from '../../parts/list/use-list.ts'
import { TaskForm } from './TaskForm.tsx'
import { byUrgency, type Task } from './task.ts'
import { TaskLine } from './TaskLine.tsx'

function Lines({ label, tasks }: { label: string; tasks: readonly Task[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {tasks.map((task) => (
        <TaskLine key={task.id} task={task} />
      ))}
    </ul>
  )
}

/** The team's open tasks, the most pressing first, and the finished ones. */
export default function TasksPage() {
  const { tasks: m } = useMessages()
  const today = useFormat().today()
  const list = useList({ shown: 'open', whose: 'all' })
  const { shown, whose } = list.filters
  const [open, setOpen] = useOpenName(['new'])
  useHotkeys({ n: { label: m.newTitle, run: () => setOpen('new') } })
  const [isDone, isMine] = [shown === 'done', whose === 'mine']
  const tasks = useApi('GET /api/v1/tasks', {
    query: { is_done: isDone ? 'true' : 'false', ...(isMine && { mine: 'true' }), ...list.paging },
  })
  const create = (
    <Button look="primary" icon="plus" aria-keyshortcuts="n" onPress={() => setOpen('new')}>
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
                {isDone ? (
                  <Lines label={m.list} tasks={items} />
                ) : (
                  byUrgency(items, today).map(({ when, tasks: own }) => (
                    <section key={when} aria-label={m.groups[when]} className="border-t border-line first:border-t-0">
                      <h2 className="flex items-center gap-2 bg-sunken px-4 py-2 text-xs font-semibold text-muted">
                        {m.groups[when]}
                        <span className="figures font-normal">{own.length}</span>
                      </h2>
                      <Lines label={m.groups[when]} tasks={own} />
                    </section>
                  ))
                )}
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
      <Drawer title={m.newTitle} width="small" isOpen={open !== null} onClose={() => setOpen(null)}>
        {open ? <TaskForm onClose={() => setOpen(null)} /> : null}
      </Drawer>
    </>
  )
}
