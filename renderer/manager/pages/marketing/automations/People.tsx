import { useMessages } from '../../../messages/index.ts'
import { everIn, underWay, type Automation } from './automation.ts'

/** Who came in, who is under way and who is through: as a strip, and in words. */
export function People({ automation }: { automation: Automation }) {
  const { counts: m } = useMessages().automations
  const { completed } = automation.enrollments
  const [ever, inside] = [everIn(automation), underWay(automation)]
  const parts = [
    { of: inside, look: 'bg-accent' },
    { of: completed, look: 'bg-good-fill' },
  ]
  return (
    <div className="w-full">
      <span aria-hidden="true" className="flex h-1.5 gap-px overflow-hidden rounded-full bg-pressed">
        {parts.map(({ of, look }) =>
          of > 0 ? <span key={look} className={look} style={{ width: `${(of / ever) * 100}%` }} /> : null,
        )}
      </span>
      <span className="figures mt-1 block text-xs text-muted">
        {ever === 0 ? m.nobody : m.said(ever, inside, completed)}
      </span>
    </div>
  )
}
