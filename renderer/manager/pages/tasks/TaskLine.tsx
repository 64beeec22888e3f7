import { useSend } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Badge, Button, Icon, Link } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import type { Task } from './task.ts'
import { useRoleName } from '../team/roles/use-role-name.ts'

const SIGNS = {
  staff: 'edit',
  automation: 'spark',
  kept_fee: 'cash',
  erasure_request: 'trash',
  client: 'person',
} as const

/** A task with its due date, its client and its assignee, and the button that marks it as done. */
export function TaskLine({ task, isOnProfile = false }: { task: Task; isOnProfile?: boolean }) {
  const { tasks: m } = useMessages()
  const { title, client_id, client_name, notes, source } = task
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-accent-soft text-on-accent-soft max-[22rem]:hidden">
        <Icon name={SIGNS[source]} size={16} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium break-words">{title}</p>
        {!isOnProfile && client_id !== null && client_name !== null ? (
          <Link href={paths.client(client_id)}>{client_name}</Link>
        ) : null}
        {notes ? <p className="mt-0.5 text-sm break-words whitespace-pre-line text-muted">{notes}</p> : null}
        <Facts task={task} />
      </div>
      {task.done_at === null ? <Finish task={task} /> : <Badge tone="good">{m.done}</Badge>}
    </li>
  )
}

function Facts({ task }: { task: Task }) {
  const { tasks: m } = useMessages()
  const format = useFormat()
  const roleName = useRoleName()
  const { due_on, assignee_role_name, source, created_by_name, done_at, done_by_name } = task
  const today = format.today()
  const isLate = done_at === null && due_on !== null && due_on < today
  const due = due_on === null ? '' : due_on === today ? m.dueToday : m.due(format.date(due_on))
  const facts = [
    done_at === null ? (isLate ? '' : due) : m.doneOn(format.dateTime(done_at), done_by_name),
    assignee_role_name === null ? '' : m.forWhom(roleName(assignee_role_name)),
    m.source[source],
    created_by_name === null ? '' : m.by(created_by_name),
  ].filter(Boolean)
  return (
    <p className="figures mt-1 flex flex-wrap items-center gap-x-2 text-xs text-muted">
      {isLate ? <Badge tone="warn">{m.overdue(format.date(due_on))}</Badge> : null}
      {facts.join(' · ')}
    </p>
  )
}

function Finish({ task: { id, title, source, client_id } }: { task: Task }) {
  const { tasks: m } = useMessages()
  const finish = useSend('POST /api/v1/tasks/{task_id}/done', { done: m.finished })
  if (source === 'erasure_request' && client_id !== null)
    return (
      <Link href={paths.clientDataOf(client_id)} className="shrink-0 text-sm">
        {m.erase}
      </Link>
    )
  return (
    <Button
      size="small"
      icon="check"
      label={m.finishNamed(title)}
      isPending={finish.isPending}
      onPress={() => void finish.send({ params: { task_id: id } })}
    >
      {m.finish}
    </Button>
  )
}
