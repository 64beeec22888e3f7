import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyActive } from '../../../parts/list/EmptyList.tsx'
import type { ListOf } from '../../../parts/list/ListCard.tsx'
import { ListRow } from '../../../parts/list/ListRow.tsx'
import { ListRows } from '../../../parts/list/ListRows.tsx'
import type { Hidden } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { Paper } from './Paper.tsx'
import { SignedBar } from './SignedBar.tsx'
import { useActivation, type Waiver } from './use-activation.ts'
import { useSigned } from './use-signed.ts'

interface WaiverListProps extends Omit<ListOf<Waiver>, 'empty'> {
  hidden: Hidden
  onEdit: (waiver: Waiver | 'new') => void
}

/** The waivers, each with how many have signed it. */
export function WaiverList({ hidden, onEdit, query, list }: WaiverListProps) {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const denied = useDenied()('waivers.manage')
  return (
    <ListRows
      label={m.table}
      query={query}
      list={list}
      empty={
        <EmptyActive
          icon="file"
          hidden={hidden}
          none={{ title: m.emptyTitle, help: m.empty }}
          noneActive={{ title: m.noneActive, help: m.noneActiveHelp, showAll: m.showAll }}
          action={
            <Button look="primary" icon="plus" disabledReason={denied} onPress={() => onEdit('new')}>
              {m.create}
            </Button>
          }
        />
      }
    >
      {(waiver) => <WaiverRow waiver={waiver} denied={denied} onEdit={onEdit} />}
    </ListRows>
  )
}

interface WaiverRowProps {
  waiver: Waiver
  denied: string | null
  onEdit: (waiver: Waiver) => void
}

function WaiverRow({ waiver, denied, onEdit }: WaiverRowProps) {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const format = useFormat()
  const { deactivate, reactivate } = useActivation()
  const signed = useSigned(waiver)
  const { id, title, body, version, is_active, requires_before_booking, updated_at } = waiver
  return (
    <ListRow
      level={2}
      picture={<Paper body={body} />}
      name={title}
      href={paths.waiver(id)}
      isFaded={!is_active}
      badges={
        <>
          <Badge tone={requires_before_booking ? 'accent' : 'plain'}>
            {requires_before_booking ? m.isRequired : m.isNotRequired}
          </Badge>
          {is_active ? null : <Badge>{m.inactive}</Badge>}
        </>
      }
      actions={[
        [{ label: m.edit, icon: 'edit', onAction: () => onEdit(waiver), disabledReason: denied }],
        [
          is_active
            ? { label: m.deactivate, icon: 'pause', onAction: () => deactivate(waiver), disabledReason: denied }
            : { label: m.reactivate, icon: 'play', onAction: () => reactivate(waiver), disabledReason: denied },
        ],
      ]}
    >
      <p className="mb-3 text-xs text-muted">
        {m.versionOf(version)} · {m.since(format.date(updated_at))}
      </p>
      {signed === null ? null : <SignedBar signed={signed} />}
    </ListRow>
  )
}
