import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, EmptyState, Icon, Link, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { fromCondition } from '../../../parts/conditions/condition-tree.ts'
import { useConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import { useRecords } from '../../../parts/conditions/use-records.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { rowsOf } from '../../../parts/list/ListTable.tsx'
import { paths } from '../../../paths.ts'
import type { Rule } from '../rules/rule.ts'

export type Tag = Item<'GET /api/v1/tags'>

interface TagListProps extends Omit<ListOf<Tag>, 'empty'> {
  denied: string | null
  onEdit: (tag: Tag | 'new') => void
  onDelete: (tag: Tag) => void
}

export function TagList({ denied, onEdit, onDelete, ...list }: TagListProps) {
  const { tags: m } = useMessages()
  const format = useFormat()
  const rules = useRulesByTag()
  const most = Math.max(1, ...rowsOf(list.query.data).map(({ client_count }) => client_count))
  const columns: Column<Tag>[] = [
    {
      id: 'name',
      header: m.name,
      cell: (tag) => (
        <div className="flex items-start gap-3 py-3">
          <Swatch color={tag.color} />
          <div className="min-w-0 flex-1">
            <span className="block text-base font-semibold break-words">{tag.name}</span>
            {rules === null ? null : <GivenBy rules={rules.get(tag.id) ?? []} />}
          </div>
        </div>
      ),
    },
    {
      id: 'clients',
      header: m.clients,
      cell: ({ id, client_count }) => <Clients id={id} count={client_count} most={most} />,
      align: 'end',
      width: 'min(11rem, 24vw)',
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

/** The rule that gives a tag, in words; without one, staff give it. */
function GivenBy({ rules }: { rules: readonly Rule[] }) {
  const { tags: m } = useMessages()
  const [first] = rules
  return (
    <span className="mt-0.5 block text-xs text-pretty text-muted">
      {first ? <ByRule rule={first} /> : m.byHand}
      {rules.length > 1 ? ` ${m.moreRules(rules.length - 1)}` : null}
    </span>
  )
}

function ByRule({ rule: { trigger_event, condition_json } }: { rule: Rule }) {
  const { tags: m } = useMessages()
  const triggers = useApi('GET /api/v1/conditions/fields', {}, { fresh: 300_000 }).data
  const words = useConditionWords(useRecords())
  const trigger = triggers?.find((one) => one.trigger_event === trigger_event)
  const condition = trigger ? words.sentence(fromCondition(condition_json), trigger.fields) : ''
  return (
    <>
      <Icon name="spark" size={13} className="me-1 inline-block align-[-2px] text-accent-text" />
      <Link href={paths.tagRules()} look="plain">
        {m.byRule(words.event(trigger_event, trigger?.label ?? trigger_event), condition)}
      </Link>
    </>
  )
}

/** The rules that give each tag; null for roles that can't see rules. */
function useRulesByTag(): ReadonlyMap<number, readonly Rule[]> | null {
  const denied = useDenied()('marketing.manage')
  const rules = useApi('GET /api/v1/auto-tag-rules', {}, { enabled: !denied })
  return rules.data ? Map.groupBy(rules.data, ({ tag_id }) => tag_id) : null
}

/** The colour of a tag, on a tile of it. */
function Swatch({ color }: { color: string | null }) {
  return (
    <span
      aria-hidden="true"
      className="toned grid max-[26rem]:hidden size-9 shrink-0 place-items-center rounded-lg bg-[color-mix(in_oklab,var(--tone)_16%,var(--surface))] text-(--tone)"
      style={{ '--own': color ?? '#6b7280' } as React.CSSProperties}
    >
      <Icon name="tag" size={18} />
    </span>
  )
}

/** The number of clients with the tag, as a figure that leads to them and as a share of the most used tag's. */
function Clients({ id, count, most }: { id: number; count: number; most: number }) {
  const format = useFormat()
  return (
    <span className="ms-auto flex w-36 max-w-full flex-col items-end gap-1 phone:w-20">
      {count > 0 ? (
        <Link href={paths.clientsTagged(id)} className="text-base font-semibold">
          {format.number(count)}
        </Link>
      ) : (
        <span className="text-muted">{format.number(0)}</span>
      )}
      <span aria-hidden="true" className="flex h-1 w-full rounded-full bg-sunken">
        <span className="rounded-full bg-accent" style={{ width: `${(count / most) * 100}%` }} />
      </span>
    </span>
  )
}
