import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, ConfirmDialog, Icon, Link, Menu, type MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListGrid, type ListOf } from '../../../parts/list/ListCard.tsx'
import { paths } from '../../../paths.ts'
import { FlagNotes } from './coverage/FlagNotes.tsx'
import type { TypeFlags } from './coverage/flags.ts'
import { sentenceOf } from '../../../../shared/coverage/sentence.ts'
import { useSpeaker, type Catalogue } from './coverage/use-catalogue.ts'
import { summary, type MembershipType } from './describe.ts'
import { SEEN, useTypeActions } from './use-type-actions.ts'
import { priceNow } from '../../../../../server/features/membership-types/price-rules.ts'

interface TypeListProps extends ListOf<MembershipType> {
  catalogue: Catalogue
  flagsOf: (typeId: number) => TypeFlags
  onEdit: (type: MembershipType) => void
  onSell: (type: MembershipType) => void
}

const KINDS = { class_pack: 'ticket', subscription: 'refresh', time_pass: 'clock', drop_in: 'person' } as const

interface TypeCardProps {
  type: MembershipType
  /** Number of memberships usable today; none if unknown. */
  usable: number | undefined
  /** Its coverage in a sentence; empty until the names in it are loaded. */
  covers: string
  flags: TypeFlags
  actions: MenuAction[][]
  onEdit: (type: MembershipType) => void
}

/** A type as somebody at the desk would lay it before a client. */
function TypeCard({ type, usable, covers, flags, actions, onEdit }: TypeCardProps) {
  const { membershipTypes: m, memberships } = useMessages()
  return (
    <article
      className={`relative flex h-full flex-col rounded-lg border border-line bg-surface p-4 shadow-raised hover:border-line-strong ${type.is_active ? '' : 'opacity-80'}`}
    >
      <div className="flex items-start gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-on-accent-soft">
          <Icon name={KINDS[type.type]} size={18} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-xs text-muted">{memberships.kinds[type.type]}</p>
          <h2 className="text-base font-semibold wrap-anywhere">
            <button
              type="button"
              onClick={() => onEdit(type)}
              className="ring-focus text-start after:absolute after:inset-0 after:content-['']"
            >
              {type.name}
            </button>
          </h2>
        </div>
        <span className="relative z-1 -me-1.5 -mt-1.5">
          <Menu groups={actions} />
        </span>
      </div>
      <Price {...type} />
      <p className="mt-2 text-sm text-pretty text-muted">{summary(type, m.sentences)}</p>
      <p className="mt-1 min-h-5 text-sm text-pretty text-muted wrap-anywhere">{covers}</p>
      <FlagNotes flags={flags} currency={type.currency} />
      <div className="mt-auto flex flex-wrap items-center gap-1.5 pt-4 text-xs text-muted">
        <Link href={paths.membershipsOfType(type.id)} className="figures relative z-1 me-auto">
          {usable === undefined ? memberships.list.who : m.usable(usable)}
        </Link>
        <Badges {...type} />
      </div>
    </article>
  )
}

function Badges({ is_active, is_intro_offer, sellable_online }: MembershipType) {
  const { membershipTypes: m } = useMessages()
  return (
    <>
      {is_active ? null : <Badge>{m.inactive}</Badge>}
      {is_intro_offer ? <Badge tone="accent">{m.intro}</Badge> : null}
      {is_active && !sellable_online ? <Badge tone="info">{m.deskOnly}</Badge> : null}
    </>
  )
}

function Price(type: MembershipType) {
  const { price, currency, billing_interval } = type
  const { membershipTypes: m } = useMessages()
  const { money } = useFormat()
  const now = priceNow(type)
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-1.5">
      {now === price ? null : <s className="figures text-sm text-muted">{money(price, currency)}</s>}
      <span className="figures text-2xl font-semibold">{money(now, currency)}</span>
      {billing_interval ? <span className="text-sm text-muted">{m.perInterval[billing_interval]}</span> : null}
    </p>
  )
}

/** The types as cards, each with what it gives, costs and how many can be used today. */
export function TypeList({ catalogue, flagsOf, onEdit, onSell, query, list, empty }: TypeListProps) {
  const { membershipTypes: m } = useMessages()
  const [removed, setRemoved] = useState<MembershipType | null>(null)
  const actions = useTypeActions({ onEdit, onSell, onRemove: setRemoved })
  const usable = useUsable()
  const speaker = useSpeaker(catalogue)
  return (
    <>
      <ListGrid label={m.table} query={query} list={list} empty={empty}>
        {(type) => (
          <TypeCard
            type={type}
            usable={usable.get(type.id)}
            covers={catalogue.isReady ? `${sentenceOf(type, speaker)}.` : ''}
            flags={flagsOf(type.id)}
            actions={actions(type)}
            onEdit={onEdit}
          />
        )}
      </ListGrid>
      <RemoveDialog type={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

/** The number of memberships of each type usable today; nothing for a role without reports. */
function useUsable(): ReadonlyMap<number, number> {
  const denied = useDenied()('reports.view')
  const report = useApi('GET /api/v1/reports/memberships', {}, { enabled: !denied })
  return new Map(report.data?.by_type.map(({ membership_type_id: id, usable_at_end: usable }) => [id, usable]))
}

function RemoveDialog({ type, onClose }: { type: MembershipType | null; onClose: () => void }) {
  const { membershipTypes: m } = useMessages()
  const toast = useToast()
  const remove = useSend('DELETE /api/v1/membership-types/{membership_type_id}/remove', { invalidate: SEEN })
  const confirm = async () => {
    if (!type) return
    await remove.sendOrThrow({ params: { membership_type_id: type.id } })
    toast.done(m.removed(type.name))
  }
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      title={m.removeTitle(type?.name ?? '')}
      confirm={m.removeConfirm}
      isOpen={type !== null}
      onClose={close}
      onConfirm={confirm}
    >
      <p className="mb-3">{m.removeHelp}</p>
      <ProblemCallout problem={remove.problem} />
    </ConfirmDialog>
  )
}
