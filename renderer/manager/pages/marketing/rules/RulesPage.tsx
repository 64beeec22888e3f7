import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useGo } from '../../../../shared/url/use-go.ts'
import { Button, Card, ConfirmDialog, EmptyState, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import { useRecords } from '../../../parts/conditions/use-records.ts'
import { paths } from '../../../paths.ts'
import { MarketingNav } from '../MarketingNav.tsx'
import { Ideas } from './Ideas.tsx'
import type { Rule } from './rule.ts'
import { RuleRow } from './RuleRow.tsx'

/** The rules that give tags by themselves, each as a sentence, with its switch. */
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
