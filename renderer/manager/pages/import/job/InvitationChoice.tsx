import { useState } from 'react'
import { useApi, type ApiError, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Dialog, EmptyState, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListTable } from '../../../parts/list/ListTable.tsx'
import { useInnerList } from '../../../parts/list/use-list.ts'
import type { Job } from './job.ts'

type Row = Item<'GET /api/v1/migration/jobs/{job_id}/rows'>
type Person = Row & { client_id: number }

const PAGE = 100

interface InvitationChoiceProps {
  job: Job
  isOpen: boolean
  onClose: () => void
  onSend: (clientIds: number[]) => Promise<unknown>
  problem: ApiError | null
}

/** Ticks whom to invite, page by page; ticks stay while paging. */
export function InvitationChoice({ job, isOpen, onClose, onSend, problem }: InvitationChoiceProps) {
  const { imports } = useMessages()
  const { words } = useSharedMessages()
  const m = imports.invitations
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await onSend([...chosen])
      setChosen(new Set())
      onClose()
    } catch {
      // Shown above the list; the ticks stay.
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      title={m.chooseTitle}
      width="large"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            look="primary"
            isPending={isSending}
            disabledReason={chosen.size === 0 && m.chosenNone}
            onPress={() => void send()}
          >
            {m.chosen(chosen.size)}
          </Button>
        </>
      }
    >
      <ProblemCallout problem={problem} />
      <People jobId={job.job_id} chosen={chosen} onChoose={setChosen} />
    </Dialog>
  )
}

interface PeopleProps {
  jobId: number
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

function People({ jobId, chosen, onChoose }: PeopleProps) {
  const { imports } = useMessages()
  const m = imports.invitations
  const format = useFormat()
  const list = useInnerList({}, PAGE)
  const rows = useApi('GET /api/v1/migration/jobs/{job_id}/rows', { params: { job_id: jobId }, query: list.paging })
  const columns: Column<Person>[] = [
    { id: 'person', header: m.person, cell: ({ subject }) => subject || imports.review.noName },
    { id: 'row', header: m.row, cell: ({ row }) => format.number(row), align: 'end', width: '6rem' },
  ]
  return (
    <Loaded query={rows}>
      {(answer) => {
        const people = peopleOf(answer.items)
        const here = new Set(people.map(({ client_id }) => client_id))
        const others = [...chosen].filter((id) => !here.has(id))
        const select = (picked: 'all' | ReadonlySet<string | number>) =>
          onChoose(new Set([...others, ...(picked === 'all' ? here : ([...picked] as number[]))]))
        return (
          <ListTable
            list={list}
            answer={{ ...answer, items: people }}
            label={m.chooseTitle}
            columns={columns}
            rowId={({ client_id }) => client_id}
            selected={new Set([...chosen].filter((id) => here.has(id)))}
            onSelect={select}
            isStale={rows.isPlaceholderData}
            empty={
              <EmptyState icon="clients" title={m.none}>
                {m.lead}
              </EmptyState>
            }
          />
        )
      }}
    </Loaded>
  )
}

/** The people of some rows, each once. */
function peopleOf(rows: Row[]): Person[] {
  const byId = new Map<number, Person>()
  for (const row of rows) if (row.client_id !== null && !byId.has(row.client_id)) byId.set(row.client_id, row as Person)
  return [...byId.values()]
}
