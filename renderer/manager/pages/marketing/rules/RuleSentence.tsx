import type { Answer } from '../../../../api/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Group } from '../../../parts/conditions/condition-tree.ts'
import type { ConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import { TagChip } from '../../../parts/tags/TagChip.tsx'

export type Trigger = Answer<'GET /api/v1/conditions/fields'>[number]

interface RuleSentenceProps {
  /** Null while none is chosen. */
  trigger: Trigger | null
  condition: Group
  tag: { name: string; color: string | null } | null
  words: ConditionWords
}

/** A rule as one would say it: When … and … then tag …. */
export function RuleSentence({ trigger, condition, tag, words }: RuleSentenceProps) {
  const { tagRules: m } = useMessages()
  const said = trigger ? words.sentence(condition, trigger.fields) : ''
  return (
    <span className="text-base leading-relaxed text-pretty text-muted">
      {m.when}{' '}
      <strong className="font-semibold text-ink">
        {trigger ? words.event(trigger.trigger_event, trigger.label) : '…'}
      </strong>
      {said ? (
        <>
          {' '}
          {m.and} <span className="text-ink">{said}</span>
        </>
      ) : null}
      , {m.gives} {tag ? <TagChip {...tag} /> : '…'}
    </span>
  )
}
