import { useState } from 'react'
import { useApi, useSend, type Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, ConfirmDialog, Dialog } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ClientPicker } from '../../clients/ClientPicker.tsx'
import type { Membership } from './membership-words.ts'
import { CHANGED } from './sale.ts'

type Members = Answer<'GET /api/v1/memberships/{membership_id}/members'>
type Person = Members['members'][number]

const SEEN = [...CHANGED, 'GET /api/v1/memberships/{membership_id}/members'] as const

interface SharingDialogProps {
  membership: Membership
  isOpen: boolean
  onClose: () => void
}

/** The clients who share a membership with its holder: adds, removes, makes one the holder; shows who used what. */
export function SharingDialog({ membership, isOpen, onClose }: SharingDialogProps) {
  const { sharing: m } = useMessages().memberships
  return (
    <Dialog title={m.title(membership.type_name)} isOpen={isOpen} onClose={onClose}>
      <Sharing membershipId={membership.id} />
    </Dialog>
  )
}

function Sharing({ membershipId }: { membershipId: number }) {
  const query = useApi('GET /api/v1/memberships/{membership_id}/members', { params: { membership_id: membershipId } })
  return <Loaded query={query}>{(shown) => <Shown shown={shown} />}</Loaded>
}

function Shown({ shown }: { shown: Members }) {
  const { sharing: m } = useMessages().memberships
  const { holder, members, max_members } = shown
  const isFull = members.length + 1 >= max_members
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-muted">{m.lead(max_members, holder.full_name)}</p>
      {max_members > 1 ? (
        <ul aria-label={m.open} className="divide-y divide-line rounded-lg border border-line">
          {members.length === 0 ? <li className="px-3 py-2.5 text-sm text-muted">{m.none}</li> : null}
          {members.map((person) => (
            <Member key={person.client_id} person={person} shown={shown} />
          ))}
        </ul>
      ) : null}
      {max_members > 1 && !isFull ? <Add shown={shown} /> : null}
      {max_members > 1 && isFull ? <p className="text-xs text-muted">{m.full}</p> : null}
      {members.length > 0 || shown.uses.length > 0 ? <Uses shown={shown} /> : null}
    </div>
  )
}

const idsOf = ({ members }: Members) => members.map(({ client_id }) => client_id)

function Member({ person, shown }: { person: Person; shown: Members }) {
  const { sharing: m } = useMessages().memberships
  const [isHanding, setHanding] = useState(false)
  const params = { membership_id: shown.membership_id }
  const { client_id, full_name } = person
  const set = useSend('PUT /api/v1/memberships/{membership_id}/members', {
    done: m.removed(full_name),
    invalidate: SEEN,
  })
  const hand = useSend('PUT /api/v1/memberships/{membership_id}/holder', {
    done: m.handed(full_name),
    invalidate: SEEN,
  })
  const without = idsOf(shown).filter((id) => id !== client_id)
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-sm">
      <span className="min-w-0 font-medium">{full_name}</span>
      <span className="flex items-center gap-1">
        <Button look="quiet" size="small" icon="person" onPress={() => setHanding(true)}>
          {m.hand(full_name)}
        </Button>
        <Button
          look="quiet"
          size="small"
          icon="close"
          iconOnly
          label={m.remove(full_name)}
          isPending={set.isPending}
          onPress={() => void set.send({ params, body: { client_ids: without } })}
        />
      </span>
      <ConfirmDialog
        title={m.handTitle(full_name)}
        confirm={m.handSubmit}
        look="primary"
        isOpen={isHanding}
        onClose={() => setHanding(false)}
        onConfirm={() => hand.sendOrThrow({ params, body: { client_id } })}
      >
        <p>{m.handHelp(shown.holder.full_name)}</p>
        <ProblemCallout problem={hand.problem} />
      </ConfirmDialog>
    </li>
  )
}

function Add({ shown }: { shown: Members }) {
  const { sharing: m } = useMessages().memberships
  const [chosen, choose] = useState<number | null>(null)
  const set = useSend('PUT /api/v1/memberships/{membership_id}/members', { invalidate: SEEN })
  const add = async () => {
    const client_ids = [...idsOf(shown), chosen!]
    const saved = await set.send({ params: { membership_id: shown.membership_id }, body: { client_ids } })
    if (saved) choose(null)
  }
  return (
    <div className="flex flex-col gap-2">
      <ClientPicker label={m.add} value={chosen} onChange={choose} leaveOut={shown.holder.client_id} />
      <ProblemCallout problem={set.problem} />
      <Button
        icon="plus"
        className="self-start"
        isDisabled={chosen === null}
        isPending={set.isPending}
        onPress={() => void add()}
      >
        {m.addSubmit}
      </Button>
    </div>
  )
}

/** The latest places and appointments that it paid for. */
function Uses({ shown: { uses } }: { shown: Members }) {
  const { sharing: m } = useMessages().memberships
  const format = useFormat()
  return (
    <section>
      <h3 className="text-sm font-semibold">{m.uses}</h3>
      {uses.length === 0 ? <p className="mt-1 text-sm text-muted">{m.noUses}</p> : null}
      <ul className="figures mt-1 space-y-1 text-sm">
        {uses.map(({ client_id, client_name, on, name, credits }, at) => (
          <li key={`${client_id} ${on} ${at}`} className="flex justify-between gap-3">
            <span className="min-w-0">
              {client_name} · {[format.date(on), name].filter(Boolean).join(' · ')}
            </span>
            {credits > 0 ? <span className="shrink-0 text-muted">{m.credits(credits)}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
