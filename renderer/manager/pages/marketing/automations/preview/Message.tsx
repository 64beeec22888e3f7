import { Icon } from '../../../../../ui/index.ts'
import { useStudio } from '../../../../../shared/studio/studio.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { TestRun } from '../automation.ts'

type Sent = NonNullable<TestRun['steps'][number]['message']>

/** A message at the width of a phone: a mail as it was set out, a push message as a device shows it. */
export function Message({ message }: { message: Sent }) {
  const { preview: m } = useMessages().automations
  const studio = useStudio()
  const { channel, subject, body_text, body_html } = message
  if (channel === 'push' || body_html === null)
    return (
      <div className="flex items-start gap-2.5 rounded-lg border border-line bg-surface p-3">
        <Icon name="bell" size={16} className="mt-0.5 text-muted" />
        <div className="min-w-0">
          <p className="text-2xs text-muted">{studio.studio_name}</p>
          <p className="text-sm font-semibold break-words">{subject}</p>
          <p className="text-sm break-words">{body_text}</p>
        </div>
      </div>
    )
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <p className="border-b border-line px-3 py-2 text-sm font-semibold break-words">
        <span className="sr-only">{m.subject}: </span>
        {subject}
      </p>
      {/* Nothing in a mail may run or reach out of its frame. */}
      <iframe title={m.frame} srcDoc={body_html} sandbox="" className="block h-112 w-full bg-surface" />
    </div>
  )
}
