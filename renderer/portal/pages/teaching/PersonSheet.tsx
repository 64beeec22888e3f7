import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useMessages } from '../../messages/index.ts'
import { TagBadge } from './TagBadge.tsx'
import type { People, Person } from './use-people.ts'

interface PersonSheetProps {
  people: NonNullable<People>
  clientId: number
  name: string
  onClose: () => void
}

/** Tells an instructor who is in front of them: visits, notes and tags meant for them, and how to call. */
export default function PersonSheet({ people, clientId, name, onClose }: PersonSheetProps) {
  return (
    <Dialog title={name} width="small" isOpen onClose={onClose}>
      <Loaded query={people}>
        {(list) => {
          const person = list.find(({ client_id }) => client_id === clientId)
          return person ? <About person={person} /> : null
        }}
      </Loaded>
    </Dialog>
  )
}

function About({ person }: { person: Person }) {
  const { people: m } = useMessages()
  const format = useFormat()
  const { visits, last_visit_at: last, tags, health, notes, phone, emergency_contact: emergency } = person
  return (
    <div className="flex flex-col gap-4 text-sm">
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          <Badge tone={visits === 0 ? 'accent' : 'plain'}>{visits === 0 ? m.firstVisit : m.nth(visits + 1)}</Badge>
          {last ? m.lastHere(format.date(format.dayOf(last))) : null}
        </p>
        {tags.length > 0 ? (
          <ul aria-label={m.tags} className="flex flex-wrap gap-1">
            {tags.map((tag) => (
              <li key={tag.name} className="max-w-full">
                <TagBadge tag={tag} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {health.length > 0 ? (
        <Callout tone="warn" title={m.health}>
          <Notes notes={health} isOwn />
          <p className="mt-2 text-xs">{m.healthMeans}</p>
        </Callout>
      ) : null}
      {notes.length > 0 ? (
        <Section title={m.notes}>
          <Notes notes={notes} />
        </Section>
      ) : health.length === 0 ? (
        <p className="text-muted">{m.nothing}</p>
      ) : null}
      <Section title={m.phone}>
        {phone ? (
          <LinkButton href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} icon="phone" size="large" className="w-full">
            {m.call(phone)}
          </LinkButton>
        ) : (
          <p className="text-muted">{m.noPhone}</p>
        )}
      </Section>
      {emergency ? (
        <Section title={m.emergency}>
          <p className="break-words">{emergency}</p>
        </Section>
      ) : null}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

/** `isOwn`: those that no member of the team signed are the client's. */
function Notes({ notes, isOwn = false }: { notes: Person['notes']; isOwn?: boolean }) {
  const { people: m } = useMessages()
  const format = useFormat()
  return (
    <ul className="flex flex-col gap-2">
      {notes.map(({ body, staff_name, written_at }, at) => {
        const day = format.date(format.dayOf(written_at))
        return (
          <li key={at}>
            <p className="break-words whitespace-pre-line text-ink">{body}</p>
            <p className="text-xs text-muted">{staff_name ? m.by(staff_name, day) : isOwn ? m.byClient(day) : day}</p>
          </li>
        )
      })}
    </ul>
  )
}
