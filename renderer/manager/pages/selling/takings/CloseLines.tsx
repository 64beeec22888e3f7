import type { Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'

/** What was expected of each method, what was counted, and what is between the two. */
export function CloseLines({ lines, currency }: { lines: Item<'GET /api/v1/day-closes'>['lines']; currency: string }) {
  const { takings, memberships } = useMessages()
  const m = takings.closes
  const { money } = useFormat()
  const said = (amount: number | null) => (amount === null ? '–' : money(amount, currency))
  return (
    <ul aria-label={m.lines} className="divide-y divide-line rounded-lg border border-line text-sm">
      {lines.map(({ method, expected, counted, difference }) => (
        <li key={method} className="px-3 py-2">
          <p className="font-medium">{memberships.methods[method] ?? method}</p>
          <dl className="figures flex flex-wrap gap-x-4 text-xs text-muted">
            {(
              [
                [m.expected, expected],
                [m.counted, counted],
                [m.difference, difference],
              ] as const
            ).map(([what, amount]) => (
              <div key={what} className="flex gap-1">
                <dt>{what}</dt>
                <dd className={what === m.difference && amount ? 'font-semibold text-bad' : 'text-ink'}>
                  {said(amount)}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
