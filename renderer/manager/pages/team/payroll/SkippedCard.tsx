import { Card, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Skipped } from './run.ts'

/** What is in the period and not paid, and why. Nothing where all of it is paid. */
export function SkippedCard({ skipped }: { skipped: readonly Skipped[] }) {
  const { payroll: m } = useMessages()
  if (skipped.length === 0) return null
  return (
    <Card flush title={m.skipped} description={m.skippedMeans}>
      <ul className="divide-y divide-line">
        {skipped.map((one) => (
          <li
            key={`${one.kind} ${one.record_id ?? one.from} ${one.user_id}`}
            className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 text-sm"
          >
            <span className="font-medium">{one.user_name}</span>
            <span className="figures min-w-0 flex-1 text-pretty break-words text-muted">{one.text}</span>
            {one.paid_in_run_id === null ? null : (
              <Link href={paths.payrollRun(one.paid_in_run_id)}>{m.openRun(one.paid_in_run_id)}</Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
