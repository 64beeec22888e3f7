import { useApi } from '../../../../../api/index.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { NumberField, Select, TextField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { DraftOf } from '../step-draft.ts'
import type { StepFieldsProps } from './use-text-of.ts'
import { useRoleName } from '../../../team/roles/use-role-name.ts'

const ANYBODY = 0

/** The task that the step leaves, its assignee and its due date. */
export function TaskFields({ step, place, around }: StepFieldsProps<DraftOf<'create_task'>>) {
  const { step: m } = useMessages().automations
  const mayNotRead = useDenied()('staff.manage')
  const roleName = useRoleName()
  const roles = useApi('GET /api/v1/roles', {}, { enabled: !mayNotRead, fresh: 60_000 })
  const at = (name: string) => around.faultAt(`steps.${place}.${name}`)
  const known = (roles.data ?? []).map(({ id, name, is_owner }) => ({ id, label: roleName(name, is_owner) }))
  // A task for a role that is gone is anybody's.
  const isGone = roles.data !== undefined && !known.some(({ id }) => id === step.assignee_role_id)
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={m.task}
        maxLength={200}
        value={step.title}
        onChange={(title) => around.change({ ...step, title })}
        errorMessage={at('title')}
        disabledReason={around.denied}
      />
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <Select
          label={m.role}
          options={[{ id: ANYBODY, label: m.anybody }, ...known]}
          value={isGone ? ANYBODY : (step.assignee_role_id ?? ANYBODY)}
          onChange={(id) => around.change({ ...step, assignee_role_id: id === ANYBODY ? null : id })}
          errorMessage={at('assignee_role_id')}
          disabledReason={around.denied ?? mayNotRead}
        />
        <NumberField
          label={m.dueDays}
          description={m.dueHelp}
          unit={m.dayUnit}
          min={0}
          max={365}
          value={step.due_days}
          onChange={(due_days) => around.change({ ...step, due_days })}
          errorMessage={at('due_days')}
          disabledReason={around.denied}
        />
      </div>
    </div>
  )
}
