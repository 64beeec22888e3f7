import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, Button, ConfirmDialog, EmptyState } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Closure } from './closure.ts'

/** The closures, those to come first as they come, and the way to open again. */
export function ClosureList({ closures }: { closures: readonly Closure[] }) {
  const { closures: m } = useMessages().schedule
  const format = useFormat()
  const denied = useDenied()
  const [asked, setAsked] = useState<Closure | null>(null)
  const remove = useSend('DELETE /api/v1/closures/{closure_id}', { done: m.removed })
  const today = format.today()
  if (closures.length === 0) {
    return (
      <EmptyState icon="sun" title={m.none}>
        {m.noneMeans}
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-label={m.list} className="divide-y divide-line rounded-lg border border-line">
        {closures.map((closure) => (
          <li key={closure.id} className="flex items-center gap-3 px-3.5 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {closure.reason ?? daysOf(closure, format)}
                {closure.ends_on < today ? <Badge>{m.past}</Badge> : null}
                {closure.extends_packs ? <Badge tone="info">{m.extended}</Badge> : null}
              </p>
              {closure.reason ? <p className="text-xs text-muted">{daysOf(closure, format)}</p> : null}
            </div>
            <Button
              size="small"
              look="quiet"
              icon="trash"
              iconOnly
              label={m.remove}
              onPress={() => setAsked(closure)}
              disabledReason={denied('schedule.manage')}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={m.removeTitle}
        confirm={m.remove}
        look="primary"
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => (asked ? remove.sendOrThrow({ params: { closure_id: asked.id } }) : undefined)}
      >
        <ProblemCallout problem={remove.problem} />
        {asked ? <p className="mb-1 font-medium text-ink">{daysOf(asked, format)}</p> : null}
        {m.removeMeans}
      </ConfirmDialog>
    </>
  )
}

function daysOf({ starts_on, ends_on }: Closure, format: ReturnType<typeof useFormat>): string {
  return starts_on === ends_on ? format.date(starts_on, 'long') : format.dateRange(starts_on, ends_on)
}
