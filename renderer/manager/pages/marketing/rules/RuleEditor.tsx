import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useGo } from '../../../../shared/url/use-go.ts'
import { Card, Checkbox, ComboBox, LinkButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { fromCondition, isComplete, toCondition, type Group } from '../../../parts/conditions/condition-tree.ts'
import { ConditionEditor } from '../../../parts/conditions/ConditionEditor.tsx'
import { useConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import { useRecords } from '../../../parts/conditions/use-records.ts'
import { paths } from '../../../paths.ts'
import { Preview } from './Preview.tsx'
import { useTags, type Rule } from './rule.ts'
import { RuleSentence, type Trigger } from './RuleSentence.tsx'

interface RuleEditorProps {
  /** Null makes a new one. */
  rule: Rule | null
  /** The event a new rule begins with, if any. */
  event?: string
  triggers: readonly Trigger[]
}

/** The parts of a rule at the left; in words and tried out at the right. */
export function RuleEditor({ rule, triggers, event = '' }: RuleEditorProps) {
  const { tagRules: m } = useMessages()
  const denied = useDenied()('marketing.manage')
  const records = useRecords()
  const words = useConditionWords(records)
  const tags = useTags()
  const [condition, setCondition] = useState(() => fromCondition(rule?.condition_json ?? null))
  const form = useRuleForm(rule, triggers, condition, event)
  const { trigger_event, tag_id } = form.values
  const isChanged = form.isChanged || !isSame(toCondition(condition), rule?.condition_json ?? null)
  const trigger = triggers.find((one) => one.trigger_event === trigger_event) ?? null
  const tag = tags.find(({ id }) => id === tag_id) ?? null
  const events = triggers.map((one) => ({
    id: one.trigger_event,
    label: words.title(words.event(one.trigger_event, one.label)),
  }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-5 narrow:grid-cols-1">
      <Card>
        <Form form={form} className="flex flex-col gap-5">
          <ComboBox
            label={m.event}
            description={m.eventHelp}
            placeholder={m.chooseEvent}
            options={events}
            {...form.bind('trigger_event')}
          />
          <fieldset>
            <legend className="mb-1 text-xs font-medium phone:text-sm">{m.conditions}</legend>
            <p className="mb-2 text-xs text-muted">{trigger ? m.conditionsHelp : m.noEvent}</p>
            {trigger ? (
              <ConditionEditor value={condition} onChange={setCondition} fields={trigger.fields} records={records} />
            ) : null}
          </fieldset>
          {records.tag?.length === 0 ? (
            <LinkButton href={paths.tags()} icon="tag">
              {m.noTags}
            </LinkButton>
          ) : (
            <ComboBox
              label={m.tag}
              placeholder={m.chooseTag}
              options={tags.map(({ id, name }) => ({ id, label: name }))}
              {...form.bind('tag_id')}
            />
          )}
          <Checkbox description={m.activeHelp} {...form.bind('is_active')}>
            {m.active}
          </Checkbox>
          <FormActions
            form={form}
            submit={rule ? undefined : m.submit}
            disabledReason={denied ?? (trigger && !isComplete(condition, trigger.fields) ? m.incomplete : null)}
          />
        </Form>
      </Card>
      <aside className="sticky top-[calc(var(--bar)+1.5rem)] flex flex-col gap-4 narrow:static">
        <Card title={m.reads}>
          <RuleSentence trigger={trigger} condition={condition} tag={tag} words={words} />
        </Card>
        <Preview
          ruleId={rule && !isChanged ? rule.id : null}
          event={trigger?.trigger_event ?? null}
          condition={toCondition(condition)}
          isComplete={trigger !== null && isComplete(condition, trigger.fields)}
        />
      </aside>
    </div>
  )
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function useRuleForm(rule: Rule | null, triggers: readonly Trigger[], condition: Group, event: string) {
  const { tagRules: m } = useMessages()
  const toast = useToast()
  const go = useGo()
  const create = useSend('POST /api/v1/auto-tag-rules')
  const change = useSend('PUT /api/v1/auto-tag-rules/{rule_id}')
  const begun = triggers.find(({ trigger_event }) => trigger_event === event)
  return useForm({
    values: {
      trigger_event: (rule?.trigger_event ?? begun?.trigger_event ?? null) as Trigger['trigger_event'] | null,
      tag_id: (rule?.tag_id ?? null) as number | null,
      is_active: rule?.is_active ?? true,
    },
    required: ['trigger_event', 'tag_id'],
    submit: ({ trigger_event, tag_id, is_active }) => {
      const trigger = triggers.find((one) => one.trigger_event === trigger_event)
      if (!trigger || tag_id === null) throw new Error('The form lets no rule without its event and its tag through')
      const body = { trigger_event: trigger.trigger_event, condition_json: toCondition(condition), tag_id, is_active }
      return rule ? change.sendOrThrow({ params: { rule_id: rule.id }, body }) : create.sendOrThrow({ body })
    },
    onDone: () => {
      toast.done(rule ? m.saved : m.created)
      go(paths.tagRules())
    },
  })
}
