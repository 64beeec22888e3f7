import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, ConfirmDialog, type Column, type MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { summary, type MembershipType } from './describe.ts'

interface TypeListProps extends ListOf<MembershipType> {
  onEdit: (type: MembershipType) => void
  onSell: (type: MembershipType) => void
}

/** The types with what each gives and costs. */
export function TypeList({ onEdit, onSell, ...list }: TypeListProps) {
  const { membershipTypes: m, memberships } = useMessages()
  const [removed, setRemoved] = useState<MembershipType | null>(null)
  const actions = useTypeActions({ onEdit, onSell, onRemove: setRemoved })
  const columns: Column<MembershipType>[] = [
    { id: 'name', header: m.name, cell: (type) => <TypeName {...type} /> },
    { id: 'kind', header: m.kind, cell: ({ type }) => memberships.kinds[type], hideOn: 'narrow', width: '9rem' },
    {
      id: 'gets',
      header: m.gets,
      cell: (type) => <Gets {...type} />,
      hideOn: 'phone',
    },
    { id: 'price', header: m.price, cell: (type) => <Price {...type} />, align: 'end', width: '10rem' },
  ]
  return (
    <>
      <ListCard label={m.table} columns={columns} {...list} onRowAction={onEdit} rowActions={actions} />
      <RemoveDialog type={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

function Gets(type: MembershipType) {
  const { membershipTypes } = useMessages()
  return <span className="text-muted phone:text-xs">{summary(type, membershipTypes.sentences)}</span>
}

function TypeName(type: MembershipType) {
  const { membershipTypes: m } = useMessages()
  const { name, is_active, is_intro_offer, sellable_online } = type
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1">
      <span className="line-clamp-2 min-w-0 font-medium">{name}</span>
      {is_active ? null : <Badge>{m.inactive}</Badge>}
      {is_intro_offer ? <Badge tone="accent">{m.intro}</Badge> : null}
      {is_active && !sellable_online ? <Badge tone="info">{m.deskOnly}</Badge> : null}
      <span className="w-full sm:hidden">
        <Gets {...type} />
      </span>
    </span>
  )
}

function Price({ price, intro_price, is_intro_offer, currency, billing_interval }: MembershipType) {
  const { membershipTypes: m } = useMessages()
  const { money } = useFormat()
  const now = (is_intro_offer ? intro_price : null) ?? price
  return (
    <span className="whitespace-nowrap">
      {now === price ? null : <s className="me-1.5 text-xs text-muted">{money(price, currency)}</s>}
      <span className="font-medium">{money(now, currency)}</span>
      {billing_interval ? <span className="block text-2xs text-muted">{m.perInterval[billing_interval]}</span> : null}
    </span>
  )
}

interface ActionsOf {
  onEdit: (type: MembershipType) => void
  onSell: (type: MembershipType) => void
  onRemove: (type: MembershipType) => void
}

const SEEN = ['GET /api/v1/membership-types'] as const

function useTypeActions({ onEdit, onSell, onRemove }: ActionsOf): (type: MembershipType) => MenuAction[][] {
  const { membershipTypes: m } = useMessages()
  const denied = useDenied()
  const toast = useToast()
  const noChange = denied('membership_types.manage')
  const back = useSend('PATCH /api/v1/membership-types/{membership_type_id}/reactivate', { invalidate: SEEN })
  const off = useSend('DELETE /api/v1/membership-types/{membership_type_id}', { invalidate: SEEN })
  const putBack = async ({ id, name }: MembershipType) => {
    if (await back.send({ params: { membership_type_id: id } })) toast.done(m.isBack(name))
  }
  const takeOff = async (type: MembershipType) => {
    const done = await off.send({ params: { membership_type_id: type.id } })
    if (done) toast.undo(m.tookOff(type.name), () => void putBack(type))
  }
  return (type) => [
    [
      {
        label: m.sell,
        icon: 'selling',
        onAction: () => onSell(type),
        disabledReason: denied('memberships.manage') ?? (!type.is_active && m.isOffSale),
      },
      { label: m.edit, icon: 'edit', onAction: () => onEdit(type), disabledReason: noChange },
    ],
    [
      type.is_active
        ? { label: m.takeOff, icon: 'close', onAction: () => void takeOff(type), disabledReason: noChange }
        : { label: m.putBack, icon: 'check', onAction: () => void putBack(type), disabledReason: noChange },
      { label: m.remove, icon: 'trash', look: 'danger', onAction: () => onRemove(type), disabledReason: noChange },
    ],
  ]
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
