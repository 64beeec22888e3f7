import { useState } from 'react'
import { useApi, useSend } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Badge, ConfirmDialog, EmptyState, Select, type Column } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { EmptyList } from '../../../../parts/list/EmptyList.tsx'
import { ListCard } from '../../../../parts/list/ListCard.tsx'
import { useList } from '../../../../parts/list/use-list.ts'
import { paths } from '../../../../paths.ts'
import type { Automation, Enrollment } from '../automation.ts'
import { numberOf } from '../flow/number-of.ts'

const TONES = {
  active: 'info',
  waiting: 'info',
  completed: 'good',
  exited: 'plain',
  cancelled: 'plain',
  failed: 'bad',
} as const

/** The clients who are or were in an automation, with what comes next for each; removes a client. */
export function PeopleTab({ automation }: { automation: Automation }) {
  const { people: m } = useMessages().automations
  const denied = useDenied()('marketing.manage')
  const list = useList({ in: '' })
  const status = (Object.keys(TONES) as (keyof typeof TONES)[]).find((one) => one === list.filters.in)
  const [cancelled, setCancelled] = useState<Enrollment | null>(null)
  const enrollments = useApi('GET /api/v1/marketing-automations/{automation_id}/enrollments', {
    params: { automation_id: automation.id },
    query: { ...list.paging, ...(status && { status }) },
  })
  const columns = useColumns()
  const options = [{ id: '', label: m.all }, ...Object.entries(m.statuses).map(([id, label]) => ({ id, label }))]
  return (
    <>
      <ListCard
        query={enrollments}
        list={list}
        label={m.table}
        columns={columns}
        filters={
          <Select
            label={m.shown}
            hideLabel
            options={options}
            value={status ?? ''}
            onChange={(next) => list.narrow({ in: next })}
            className="w-48"
          />
        }
        rowActions={(one) => [
          [{ label: m.open, icon: 'person', href: paths.client(one.client_id) }],
          one.ended_at === null
            ? [
                {
                  label: m.cancel,
                  icon: 'close',
                  look: 'danger',
                  disabledReason: denied,
                  onAction: () => setCancelled(one),
                },
              ]
            : [],
        ]}
        empty={
          status ? (
            <EmptyList
              icon="clients"
              title={m.noneShownTitle}
              showAll={{ label: m.showAll, onPress: () => list.narrow({ in: '' }) }}
            >
              {m.noneShown}
            </EmptyList>
          ) : (
            <EmptyState icon="clients" title={m.emptyTitle}>
              {m.empty}
            </EmptyState>
          )
        }
      />
      {cancelled ? <Cancel enrollment={cancelled} onClose={() => setCancelled(null)} /> : null}
    </>
  )
}

function useColumns(): Column<Enrollment>[] {
  const { people: m, flow } = useMessages().automations
  const format = useFormat()
  const nextOf = ({ next_step, next_step_type, next_at, put_off, end_reason }: Enrollment) => {
    if (next_step === null || next_step_type === null) return end_reason === null ? '' : m.reasons[end_reason]
    const step = `${numberOf(next_step)} ${flow.types[next_step_type]}`
    return [step, next_at && format.dateTime(next_at), put_off && m.putOff[put_off]].filter(Boolean).join(', ')
  }
  return [
    { id: 'client', header: m.client, cell: ({ client_name }) => <span className="font-medium">{client_name}</span> },
    {
      id: 'status',
      header: m.status,
      cell: ({ status }) => <Badge tone={TONES[status]}>{m.statuses[status]}</Badge>,
      width: '8rem',
    },
    { id: 'next', header: m.next, cell: nextOf, hideOn: 'phone' },
    {
      id: 'since',
      header: m.since,
      cell: ({ enrolled_at }) => format.date(enrolled_at),
      align: 'end',
      width: '9rem',
      hideOn: 'phone',
    },
  ]
}

function Cancel({ enrollment, onClose }: { enrollment: Enrollment; onClose: () => void }) {
  const { people: m } = useMessages().automations
  const { id, automation_id, client_name } = enrollment
  const cancel = useSend('DELETE /api/v1/marketing-automations/{automation_id}/enrollments/{enrollment_id}', {
    done: m.cancelled(client_name),
  })
  return (
    <ConfirmDialog
      title={m.cancelTitle(client_name)}
      confirm={m.cancel}
      isOpen
      onClose={onClose}
      onConfirm={() => cancel.sendOrThrow({ params: { automation_id, enrollment_id: id } })}
    >
      <p>{m.cancelMeans}</p>
      <ProblemCallout problem={cancel.problem} />
    </ConfirmDialog>
  )
}
