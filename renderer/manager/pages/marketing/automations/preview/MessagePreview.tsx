import { useMessages } from '../../../../messages/index.ts'
import type { Around } from '../flow/around.ts'
import { Message } from './Message.tsx'

/** A message as a client would get it, as the server sets out what is written. */
export function MessagePreview({ stepKey, around: { tried } }: { stepKey: string; around: Pick<Around, 'tried'> }) {
  const { preview: m } = useMessages().automations
  const message = tried?.steps.get(stepKey)?.message
  const said = !tried ? m.none : tried.isStale ? m.stale : message ? m.of(tried.name) : m.notReached
  return (
    <section aria-label={m.title} className="min-w-0 rounded-lg bg-sunken p-3">
      <p className="text-xs font-medium">{m.title}</p>
      <p aria-live="polite" className="mb-2 text-xs text-muted">
        {said}
      </p>
      {message ? <Message message={message} /> : null}
    </section>
  )
}
