import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Avatar, Button, Link, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { doorOf, type Roster } from '../attendance.ts'
import type { Eligibility } from './payers.ts'
import { SellDialog, type Chosen } from './SellDialog.tsx'
import { Ways } from './Ways.tsx'

interface CandidateProps {
  roster: Roster
  time: number
  client: { id: number; name: string }
  onClose: () => void
}

/** Somebody to be added: what pays for the seat, or every reason against it and what can be done all the same. */
export function Candidate({ roster, time, client, onClose }: CandidateProps) {
  const { adding: m } = useMessages().roster
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  // The chosen offer stays open while the class is reloaded between the two steps of the sale.
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const eligibility = useApi('GET /api/v1/scheduled-classes/{class_id}/eligibility', {
    params: { class_id: roster.scheduled_class_id },
    query: { client_id: client.id },
  })
  const ways = (data: Eligibility) => (
    <Ways {...{ roster, time, client, onClose }} eligibility={data} onSell={setChosen} />
  )
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={client.name}
      className="ring-focus mt-3 animate-[appear_150ms] rounded-lg border border-line p-3"
    >
      <header className="flex items-center gap-2.5">
        <Avatar name={client.name} />
        <Link look="plain" href={paths.client(client.id)} className="min-w-0 flex-1 truncate font-medium">
          {client.name}
        </Link>
        <Button look="quiet" size="small" icon="close" iconOnly label={m.dismiss} onPress={onClose} />
      </header>
      <Loaded query={eligibility} skeleton={<Skeleton className="mt-2 h-16" />}>
        {ways}
      </Loaded>
      <SellDialog
        classId={roster.scheduled_class_id}
        client={client}
        check_in={doorOf(roster, time) !== 'closed'}
        chosen={chosen}
        onClose={() => setChosen(null)}
        onDone={() => {
          setChosen(null)
          onClose()
        }}
      />
    </section>
  )
}
