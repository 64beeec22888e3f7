import { useState } from 'react'
import { useApi, useSend, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useCalm } from '../../../shared/use-calm.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Avatar } from '../../../ui/data/Avatar.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { SearchField } from '../../../ui/field/SearchField.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useMessages } from '../../messages/index.ts'

type Found = Item<'GET /api/v1/scheduled-classes/{class_id}/walk-ins'>

/** Letters from which on names are looked for. */
const ENOUGH = 2
/** Milliseconds without a further letter. */
const PAUSE = 350

/** Adds somebody who came without a booking, where their membership pays for the class; else says what the desk can sell. */
export default function WalkInSheet({ classId, onClose }: { classId: number; onClose: () => void }) {
  const { people: m } = useMessages()
  const [text, setText] = useState('')
  const search = useCalm(text.trim(), PAUSE)
  const add = useSend('POST /api/v1/bookings', {
    done: ({ client_name }) => m.walkInAdded(client_name),
    onDone: onClose,
  })
  const addTo = ({ client_id }: Found) =>
    void add.sendOrThrow({ body: { scheduled_class_id: classId, client_id, check_in: true } }).catch(() => undefined)
  return (
    <Dialog title={m.walkIn} width="small" isOpen onClose={onClose}>
      <div className="flex min-h-60 flex-col gap-3">
        <SearchField
          label={m.walkInSearch}
          value={text}
          onChange={(next) => {
            setText(next)
            add.reset()
          }}
          autoFocus
        />
        <ProblemCallout problem={add.problem} />
        {add.problem?.problem.reasons?.some(({ code }) => code === 'NO_ENTITLEMENT') ? (
          <SoldAtDesk classId={classId} />
        ) : null}
        {search.length < ENOUGH ? (
          <p className="text-sm text-muted">{m.walkInType}</p>
        ) : (
          <Results classId={classId} search={search} adding={add.pending?.body.client_id ?? null} onAdd={addTo} />
        )}
      </div>
    </Dialog>
  )
}

interface ResultsProps {
  classId: number
  search: string
  /** The client whom the current request adds; the button keeps the focus meanwhile. */
  adding: number | null
  onAdd: (one: Found) => void
}

function Results({ classId, search, adding, onAdd }: ResultsProps) {
  const { people: m } = useMessages()
  const found = useApi(
    'GET /api/v1/scheduled-classes/{class_id}/walk-ins',
    { params: { class_id: classId }, query: { search } },
    { keep: true },
  )
  return (
    <Loaded query={found}>
      {(list) =>
        list.length === 0 ? (
          <p className="text-sm text-pretty text-muted">{m.walkInNone}</p>
        ) : (
          <ul className="divide-y divide-line">
            {list.map((one) => (
              <li key={one.client_id} className="flex flex-wrap items-center gap-3 py-2">
                <Avatar name={one.full_name} size="medium" />
                <div className="min-w-0 flex-1">
                  <p className="font-medium break-words">{one.full_name}</p>
                  {one.hint ? <p className="text-xs break-words text-muted">{one.hint}</p> : null}
                </div>
                <Button
                  label={`${m.walkInAdd}: ${one.full_name}`}
                  icon="plus"
                  iconOnly
                  size="large"
                  isPending={adding === one.client_id}
                  onPress={() => adding === null && onAdd(one)}
                />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

/** Shows what a client without a membership can buy, and where. */
function SoldAtDesk({ classId }: { classId: number }) {
  const { people: m } = useMessages()
  const format = useFormat()
  const { data } = useApi('GET /api/v1/scheduled-classes/{class_id}', { params: { class_id: classId } })
  const price = data?.price ?? null
  return <Callout>{price ? m.walkInPrice(format.money(price)) : m.walkInSell}</Callout>
}
