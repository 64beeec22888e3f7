import { useRef, useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Card, ComboBox } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { isOver, type Roster } from '../attendance.ts'
import { Candidate } from './Candidate.tsx'

interface AddClientProps {
  roster: Roster
  /** Milliseconds: now. */
  time: number
}

/** The option that makes the typed name a new client. */
const NEW = 0

/** Adds somebody to a class by typing a name: a client, or a person who is new. */
export function AddClient({ roster, time }: AddClientProps) {
  const { adding: m } = useMessages().roster
  const { problems } = useSharedMessages()
  const denied = useDenied()
  const [text, setText] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // Another field after each choice: one that has been chosen in opens its list again.
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState<{ id: number; name: string } | null>(null)
  const forbidden = denied('bookings.manage') ?? denied('clients.view')
  const search = text.trim()
  const found = useApi('GET /api/v1/clients', { query: { search, page_size: 8 } }, { keep: true, enabled: !forbidden })
  const create = useSend('POST /api/v1/clients', { done: ({ full_name }) => m.created(full_name) })
  const over = isOver(roster, time) && m.over

  const choose = async (id: number | null) => {
    if (id === null) return
    setText('')
    setRound(round + 1)
    if (id !== NEW) return setChosen({ id, name: found.data?.items.find((one) => one.id === id)?.full_name ?? '' })
    const client = await create.send({ body: { full_name: search } })
    if (client) setChosen({ id: client.id, name: client.full_name })
  }

  const close = () => {
    setChosen(null)
    box.current?.focus()
  }

  const clients = (found.data?.items ?? []).map(({ id, full_name, email, phone }) => ({
    id,
    label: full_name,
    detail: email ?? phone ?? undefined,
  }))
  const isNew = search.length > 1 && !clients.some(({ label }) => label.toLowerCase() === search.toLowerCase())
  const added = { id: NEW, label: m.newClient(search), disabledReason: denied('clients.manage') && problems.notInRole }
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Card title={m.title}>
        <ComboBox
          key={round}
          label={m.label}
          hideLabel
          placeholder={m.placeholder}
          value={null}
          onChange={(id) => void choose(id)}
          text={text}
          onTextChange={setText}
          options={isNew ? [...clients, added] : clients}
          disabledReason={forbidden || (roster.status === 'cancelled' ? m.cancelled : over)}
        />
        {chosen ? <Candidate key={chosen.id} {...{ roster, time }} client={chosen} onClose={close} /> : null}
      </Card>
    </div>
  )
}
