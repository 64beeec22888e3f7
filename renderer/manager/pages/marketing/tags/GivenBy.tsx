import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Icon, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { fromCondition } from '../../../parts/conditions/condition-tree.ts'
import { useConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import { useRecords } from '../../../parts/conditions/use-records.ts'
import { paths } from '../../../paths.ts'
import type { Rule } from '../rules/rule.ts'

/** What gives a tag: a rule in words, or where there is none, a hand. */
export function GivenBy({ rules }: { rules: readonly Rule[] }) {
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

/** The rules that give each tag, for whoever may see the rules. */
export function useRulesByTag(): ReadonlyMap<number, readonly Rule[]> | null {
  const denied = useDenied()('marketing.manage')
  const rules = useApi('GET /api/v1/auto-tag-rules', {}, { enabled: !denied })
  return rules.data ? Map.groupBy(rules.data, ({ tag_id }) => tag_id) : null
}
