import { Anchor, Card, Icon } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import { TagChip } from '../../../parts/tags/TagChip.tsx'
import { paths } from '../../../paths.ts'
import { TriggerDrawing } from '../automations/drawing/TriggerDrawing.tsx'
import type { Rule } from './rule.ts'

/** What many studios begin with, and the colour of the tag that it gives. */
const IDEAS = [
  { event: 'client.first_visit', tag: 'newHere', color: '#2f7d55' },
  { event: 'client.inactive', tag: 'away', color: '#6d5bd0' },
  { event: 'membership.credits_low', tag: 'nearlyUsedUp', color: '#c2711a' },
  { event: 'booking.no_show', tag: 'missed', color: '#b3423a' },
] as const

/** Rules to begin with: each leads to a new one in which what happens is chosen already. */
export function Ideas({ rules }: { rules: readonly Rule[] }) {
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
