import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, EmptyState, Link, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { TagChip } from '../../../parts/tags/TagChip.tsx'
import { paths } from '../../../paths.ts'
import type { Tag } from './tag.ts'

interface TagListProps extends Omit<ListOf<Tag>, 'empty'> {
  denied: string | null
  onEdit: (tag: Tag | 'new') => void
  onDelete: (tag: Tag) => void
}

export function TagList({ denied, onEdit, onDelete, ...list }: TagListProps) {
  const { tags: m } = useMessages()
  const format = useFormat()
  const rules = useRuleCounts()
  const columns: Column<Tag>[] = [
    { id: 'name', header: m.name, cell: (tag) => <TagChip {...tag} /> },
    {
      id: 'clients',
      header: m.clients,
      cell: ({ id, client_count }) =>
        client_count > 0 ? (
          <Link href={paths.clientsTagged(id)}>{format.number(client_count)}</Link>
        ) : (
          <span className="text-muted">{format.number(0)}</span>
        ),
      align: 'end',
      width: '7rem',
    },
    {
      id: 'rules',
      header: m.rules,
      cell: ({ id }) => {
        const count = rules?.get(id) ?? 0
        return count > 0 ? <Link href={paths.tagRules()}>{format.number(count)}</Link> : null
      },
      align: 'end',
      width: '9rem',
      hideOn: 'phone',
    },
    {
      id: 'since',
      header: m.changed,
      cell: ({ created_at }) => format.date(created_at),
      align: 'end',
      width: '9rem',
      hideOn: 'phone',
    },
  ]
  return (
    <ListCard
      {...list}
      label={m.table}
      columns={columns}
      onRowAction={denied ? undefined : onEdit}
      rowActions={(tag) => [
        [
          { label: m.show, icon: 'clients', href: paths.clientsTagged(tag.id) },
          { label: m.edit, icon: 'edit', onAction: () => onEdit(tag), disabledReason: denied },
        ],
        [{ label: m.delete, icon: 'trash', look: 'danger', onAction: () => onDelete(tag), disabledReason: denied }],
      ]}
      empty={
        <EmptyState
          icon="tag"
          title={m.emptyTitle}
          action={
            <Button look="primary" icon="plus" disabledReason={denied} onPress={() => onEdit('new')}>
              {m.create}
            </Button>
          }
        >
          {m.empty}
        </EmptyState>
      }
    />
  )
}

/** How many rules give each tag, for whoever may see the rules. */
function useRuleCounts(): ReadonlyMap<number, number> | null {
  const denied = useDenied()('marketing.manage')
  const rules = useApi('GET /api/v1/auto-tag-rules', {}, { enabled: !denied })
  if (!rules.data) return null
  const byTag = Map.groupBy(rules.data, ({ tag_id }) => tag_id)
  return new Map([...byTag].map(([tag, of]) => [tag, of.length]))
}
