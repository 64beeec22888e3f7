import { Suspense, useState } from 'react'
import type { Answer } from '../../../../api/index.ts'
import { late } from '../../../../shared/app/late.tsx'
import { Badge, Card, EmptyState } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Asked } from './asked.ts'
import { NeedKind } from './NeedKind.tsx'
import { byUrgency } from './urgency.ts'
import { useKinds } from './use-kinds.tsx'
import { useWarnings } from './use-warnings.tsx'
import { Warning } from './Warning.tsx'

const Settling = late(() => import('./Settling.tsx'), 'above')

/** Everything that waits for somebody, the most urgent first, each with the button that settles it; a calm word when nothing does. */
export function Needs({ today }: { today: Answer<'GET /api/v1/today'> }) {
  const { needs: m } = useMessages().today
  const [asked, setAsked] = useState<Asked | null>(null)
  // What is asked stays in the dialog while it closes; before the first question none is fetched.
  const [last, setLast] = useState<Asked | null>(null)
  const kinds = useKinds(today, (next) => {
    setLast(next)
    setAsked(next)
  })
  const warnings = useWarnings()
  const total = kinds.reduce((sum, kind) => sum + kind.total, 0)
  const groups = byUrgency([
    ...kinds.map((kind) => ({ ...kind, line: <NeedKind key={kind.title} {...kind} /> })),
    ...warnings.map(({ key, ...warning }) => ({ ...warning, line: <Warning key={key} {...warning} /> })),
  ])
  return (
    <Card title={m.title} action={total > 0 ? <Badge tone="warn">{total}</Badge> : undefined} flush>
      {groups.length === 0 ? (
        <EmptyState icon="check" title={m.clearTitle}>
          {m.clear}
        </EmptyState>
      ) : (
        <div className="divide-y divide-line">
          {groups.map(({ urgency, needs }) => (
            <section key={urgency} className="py-1.5">
              <h3 className="flex items-center gap-2 px-4 pt-1 text-xs font-semibold">
                <span aria-hidden="true" className={`size-2 rounded-full ${DOTS[urgency]}`} />
                {m.urgency[urgency]}
              </h3>
              {needs.map(({ line }) => line)}
            </section>
          ))}
        </div>
      )}
      {last ? (
        <Suspense>
          <Settling asked={asked} last={last} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

const DOTS = { now: 'bg-bad-fill', today: 'bg-warn-fill', soon: 'bg-info-fill' }
