import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { cancelRule } from '../../parts/cancel-rule.ts'
import type { PublicClass } from '../../parts/use-public.ts'
import { useWhen } from '../../parts/use-when.ts'
import { Fact } from './Fact.tsx'

/** The time until which cancelling is free, and the cost after it, for a visitor at `now` (milliseconds since 1970). */
export function CancelFact({ of, now }: { of: PublicClass; now: number }) {
  const { classPage: m } = useMessages()
  const format = useFormat()
  const when = useWhen()
  const rule = cancelRule(of)
  if (rule === null || now >= Date.parse(of.starts_at)) return null
  const { freeUntil, later, fee } = rule
  const money = format.money(fee)
  const until =
    freeUntil && (now <= Date.parse(freeUntil) ? m.freeUntil(when(freeUntil)) : m.noLongerFree(when(freeUntil)))
  const then = later === 'kept' ? m.then.kept : later && m.then[later](money)
  return (
    <Fact icon="undo" label={m.cancelRule}>
      {until ? `${until}. ${then}` : m.alwaysFree}
    </Fact>
  )
}
