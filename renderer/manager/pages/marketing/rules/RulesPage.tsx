import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useGo } from '../../../../shared/url/use-go.ts'
import { Anchor, Button, Card, ConfirmDialog, EmptyState, Icon, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import { useRecords } from '../../../parts/conditions/use-records.ts'
import { TagChip } from '../../../parts/tags/TagChip.tsx'
import { paths } from '../../../paths.ts'
import { MarketingNav } from '../MarketingNav.tsx'
import { TriggerDrawing } from '../automations/drawing/TriggerDrawing.tsx'
import type { Rule } from './rule.ts'
import { RuleRow } from './RuleRow.tsx'

/** Rules many studios begin with, and the colour of the tag each gives. */
const IDEAS = [
  { event: 'client.first_visit', tag: 'newHere', color: '#2f7d55' },
  { event: 'client.inactive', tag: 'away', color: '#6d5bd0' },
  { event: 'membership.credits_low', tag: 'nearlyUsedUp', color: '#c2711a' },
  { event: 'booking.no_show', tag: 'missed', color: '#b3423a' },
] as const

/** Rules to begin with: each leads to a new one in which what happens is chosen already. */
function Ideas({ rules }: { rules: readonly Rule[] }) {
  const { tagRules: m } = useMessages()
  const words = useConditionWords({})
  const left = IDEAS.filter(({ event }) => !rules.some(({ trigger_event }) => trigger_event === event))
  if (left.length === 0) return null
  return (
    <Card title={m.ideas.title} description={m.ideas.lead} flush className="mt-5">
      <ul className="grid grid-cols-2 narrow:grid-cols-1">
        {left.map(({ event, tag, color }) => (
          <li
            key={event}
            className="relative flex items-center gap-3.5 border-b border-line px-4 py-3.5 hover:bg-hover"
          >
            <TriggerDrawing event={event} />
            <Anchor
              href={paths.newTagRuleFor(event)}
              className="ring-focus min-w-0 flex-1 rounded-sm text-sm text-pretty text-muted no-underline after:absolute after:inset-0"
            >
              {m.when} <strong className="font-semibold text-ink">{words.event(event, event)}</strong>, {m.gives}{' '}
              <TagChip name={m.ideas[tag]} color={color} />
            </Anchor>
            <Icon name="right" size={16} className="text-muted" />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The rules that give tags automatically, each as a sentence, with its switch. */
export default function RulesPage() {
  const { tagRules: m } = useMessages()
  const denied = useDenied()('marketing.manage')
  const go = useGo()
  const rules = useApi('GET /api/v1/auto-tag-rules')
  const create = (
    <Button look="primary" icon="plus" disabledReason={denied} onPress={() => go(paths.newTagRule())}>
      {m.create}
    </Button>
  )
  return (
    <>
      <MarketingNav />
      <PageHeader title={m.title} description={m.lead}>
        {create}
      </PageHeader>
      <Card flush>
        <Loaded query={rules}>
          {(list) =>
            list.length > 0 ? (
              <Rules rules={list} />
            ) : (
              <EmptyState icon="spark" title={m.emptyTitle} action={create}>
                {m.empty}
              </EmptyState>
            )
          }
        </Loaded>
      </Card>
      {rules.data ? <Ideas rules={rules.data} /> : null}
    </>
  )
}

function Rules({ rules }: { rules: readonly Rule[] }) {
  const { tagRules: m } = useMessages()
  const triggers = useApi('GET /api/v1/conditions/fields', {}, { fresh: 300_000 })
  const words = useConditionWords(useRecords())
  const [deleted, setDeleted] = useState<Rule | null>(null)
  return (
    <Loaded query={triggers}>
      {(known) => (
        <>
          <ul aria-label={m.list} className="divide-y divide-line">
            {rules.map((rule) => (
              <RuleRow
                key={rule.id}
                rule={rule}
                trigger={known.find(({ trigger_event }) => trigger_event === rule.trigger_event) ?? null}
                words={words}
                onDelete={() => setDeleted(rule)}
              />
            ))}
          </ul>
          {deleted ? <DeleteRule rule={deleted} onClose={() => setDeleted(null)} /> : null}
        </>
      )}
    </Loaded>
  )
}

function DeleteRule({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const { tagRules: m } = useMessages()
  const remove = useSend('DELETE /api/v1/auto-tag-rules/{rule_id}', { done: m.deleted })
  return (
    <ConfirmDialog
      title={m.deleteTitle}
      confirm={m.delete}
      isOpen
      onClose={onClose}
      onConfirm={() => remove.sendOrThrow({ params: { rule_id: rule.id } })}
    >
      <p>{m.deleteMeans}</p>
      <ProblemCallout problem={remove.problem} />
    </ConfirmDialog>
  )
}
