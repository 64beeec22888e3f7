import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Anchor, Icon, Link, Menu, Switch } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { fromCondition } from '../../../parts/conditions/condition-tree.ts'
import type { ConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import { paths } from '../../../paths.ts'
import { TriggerDrawing } from '../automations/drawing/TriggerDrawing.tsx'
import { useTags, type Rule } from './rule.ts'
import { RuleSentence, type Trigger } from './RuleSentence.tsx'

interface RuleRowProps {
  rule: Rule
  trigger: Trigger | null
  words: ConditionWords
  onDelete: () => void
}

/** A rule in words, how often it has fired, and its switch. */
export function RuleRow({ rule, trigger, words, onDelete }: RuleRowProps) {
  const { tagRules: m } = useMessages()
  const format = useFormat()
  const denied = useDenied()('marketing.manage')
  const turn = useSend('PUT /api/v1/auto-tag-rules/{rule_id}', {
    done: ({ is_active }) => (is_active ? m.turnedOn : m.turnedOff),
    optimistic: (cache, { params: { rule_id }, body }) =>
      cache.patch('GET /api/v1/auto-tag-rules', (rules) =>
        rules.map((one) => (one.id === rule_id ? { ...one, is_active: body?.is_active ?? one.is_active } : one)),
      ),
  })
  const tag = useTags().find((one) => one.id === rule.tag_id)
  const { id, tag_id, trigger_event, tag_name, tag_color, is_active, fired_count, last_fired_at } = rule
  return (
    <li className="relative flex items-start gap-x-3.5 gap-y-2 px-4 py-4 hover:bg-hover phone:flex-wrap">
      <TriggerDrawing event={trigger_event} size="large" />
      <div className="min-w-0 flex-1 phone:basis-40">
        <Anchor href={paths.tagRule(id)} className="ring-focus rounded-sm no-underline after:absolute after:inset-0">
          <RuleSentence
            trigger={trigger}
            condition={fromCondition(rule.condition_json)}
            tag={{ name: tag_name, color: tag_color }}
            words={words}
          />
        </Anchor>
        <p className="figures mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
          <span className="inline-flex items-center gap-1.5">
            <Icon name="spark" size={13} />
            <span>
              {m.fired(fired_count)}
              {last_fired_at ? `, ${m.last(format.dateTime(last_fired_at))}` : null}
            </span>
          </span>
          {tag ? (
            <span className="relative inline-flex items-center gap-1.5">
              <Icon name="clients" size={13} />
              {tag.client_count > 0 ? (
                <Link href={paths.clientsTagged(tag_id)}>{m.has(tag.client_count)}</Link>
              ) : (
                m.has(0)
              )}
            </span>
          ) : null}
        </p>
      </div>
      <div className="relative flex items-center gap-1 phone:ms-auto">
        <Switch
          value={is_active}
          disabledReason={denied}
          onChange={(on) => void turn.send({ params: { rule_id: id }, body: { is_active: on } })}
        >
          <span className="sr-only">{m.isOn(tag_name)}</span>
          <span aria-hidden="true" className="text-xs text-muted">
            {is_active ? m.on : m.off}
          </span>
        </Switch>
        <Menu
          label={m.more}
          groups={[
            [{ label: m.edit, icon: 'edit', href: paths.tagRule(id) }],
            [{ label: m.delete, icon: 'trash', look: 'danger', onAction: onDelete, disabledReason: denied }],
          ]}
        />
      </div>
    </li>
  )
}
