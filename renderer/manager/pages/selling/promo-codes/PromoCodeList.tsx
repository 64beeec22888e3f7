import { useSend } from '../../../../api/index.ts'
import { useNow } from '../../../../shared/clock.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, type Column, type MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useCopy } from '../../../parts/copy/use-copy.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { describe } from './describe.ts'
import { promoState, TONES, type PromoCode } from './promo-code.ts'
import { useWords } from './use-words.ts'

interface PromoCodeListProps extends ListOf<PromoCode> {
  onEdit: (code: PromoCode) => void
}

export function PromoCodeList({ onEdit, ...list }: PromoCodeListProps) {
  const { promoCodes: m } = useMessages()
  const menuOf = useMenu(onEdit)
  const words = useWords()
  const columns: Column<PromoCode>[] = [
    { id: 'code', header: m.code, cell: (code) => <CodeCell code={code} />, width: '13rem' },
    {
      id: 'does',
      header: m.does,
      cell: (code) => <span className="block py-1.5 text-pretty text-muted">{describe(code, words).join(' ')}</span>,
      hideOn: 'phone',
    },
    { id: 'state', header: m.state, cell: (code) => <State code={code} />, hideOn: 'phone', width: '8rem' },
    { id: 'uses', header: m.uses, cell: (code) => <Uses code={code} />, align: 'end', width: '8rem' },
  ]
  return <ListCard label={m.table} columns={columns} {...list} onRowAction={onEdit} rowActions={menuOf} />
}

function CodeCell({ code }: { code: PromoCode }) {
  const words = useWords()
  return (
    <span className="block py-1.5">
      <span className="inline-block max-w-full truncate rounded-md border border-dashed border-control-line bg-sunken px-2 py-1 align-middle font-mono font-medium">
        {code.code}
      </span>
      <span className="block text-xs text-pretty text-muted sm:hidden">{describe(code, words).join(' ')}</span>
      <span className="mt-1 block sm:hidden">
        <State code={code} />
      </span>
    </span>
  )
}

function State({ code }: { code: PromoCode }) {
  const { promoCodes: m } = useMessages()
  const state = promoState(code, useNow(60_000))
  return <Badge tone={TONES[state]}>{m.states[state]}</Badge>
}

function Uses({ code: { used_count: used, max_uses: most } }: { code: PromoCode }) {
  const { promoCodes: m } = useMessages()
  if (most !== null) return m.usedOf(used, most)
  return used === 0 ? <span className="text-muted">{m.neverUsed}</span> : m.used(used)
}

const SEEN = ['GET /api/v1/promo-codes'] as const

function useMenu(onEdit: (code: PromoCode) => void): (code: PromoCode) => MenuAction[][] {
  const { promoCodes: m } = useMessages()
  const toast = useToast()
  const copy = useCopy()
  const denied = useDenied()('promo_codes.manage')
  const off = useSend('DELETE /api/v1/promo-codes/{promo_code_id}', { invalidate: SEEN })
  const on = useSend('PUT /api/v1/promo-codes/{promo_code_id}', { invalidate: SEEN })
  const reactivate = async ({ id, code }: PromoCode) => {
    if (await on.send({ params: { promo_code_id: id }, body: { is_active: true } })) toast.done(m.reactivated(code))
  }
  const deactivate = async (code: PromoCode) => {
    const done = await off.send({ params: { promo_code_id: code.id } })
    if (done) toast.undo(m.deactivated(code.code), () => void reactivate(code))
  }
  return (code) => [
    [
      { label: m.edit, icon: 'edit', onAction: () => onEdit(code), disabledReason: denied },
      { label: m.copy, icon: 'copy', onAction: () => copy(code.code, m.copied, { isNamed: true }) },
    ],
    [
      code.is_active
        ? { label: m.deactivate, icon: 'lock', onAction: () => void deactivate(code), disabledReason: denied }
        : { label: m.reactivate, icon: 'check', onAction: () => void reactivate(code), disabledReason: denied },
    ],
  ]
}
