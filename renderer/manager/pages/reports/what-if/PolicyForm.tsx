import { useState } from 'react'
import type { Answer, Input } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Card, MoneyField, NumberField, Skeleton, Switch } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { DaysPicker, useDays } from '../parts/DaysPicker.tsx'
import { Compared } from './Compared.tsx'
import { HowCounted } from '../parts/HowCounted.tsx'
import { Said } from '../../../parts/Said.tsx'
import { useSimulation } from './use-simulation.ts'

type Report = Answer<'POST /api/v1/simulations/policy'>
type Policy = Report['present']

/** Other rules for cancelling, not coming and waiting, and what they would have done on some days. */
export function PolicyForm() {
  const { reports } = useMessages()
  const chosen = useDays('last_month')
  const [changed, setChanged] = useState<Partial<Policy>>({})
  const body: Input<'POST /api/v1/simulations/policy'>['body'] = { ...chosen.days, ...changed }
  const query = useSimulation('POST /api/v1/simulations/policy', body)
  return (
    <>
      <DaysPicker chosen={chosen} />
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full" />}>
        {(report) => (
          <div className="grid grid-cols-[19rem_minmax(0,1fr)] items-start gap-4 narrow:grid-cols-1">
            <Rules key={JSON.stringify(report.present)} present={report.present} {...{ changed, setChanged }} />
            <div className="flex min-w-0 flex-col gap-4">
              <Outcome report={report} />
            </div>
          </div>
        )}
      </Loaded>
      {query.data ? <HowCounted sentences={reports.how.policy} /> : null}
    </>
  )
}

interface RulesProps {
  present: Policy
  /** Those that are compared now. */
  changed: Partial<Policy>
  setChanged: (policy: Partial<Policy>) => void
}

function Rules({ present, changed, setChanged }: RulesProps) {
  const { reports } = useMessages()
  const m = reports.whatIf
  const { currency, money, number } = useFormat()
  const { now } = reports.report
  const [policy, setPolicy] = useState<{ [Name in keyof Policy]: Policy[Name] | null }>({ ...present, ...changed })
  const set = (change: Partial<typeof policy>) => setPolicy({ ...policy, ...change })
  const compare = () => {
    // Unchanged rules are left out: the form can't ask about everything a studio may have set.
    const others = Object.entries(policy).filter(
      ([name, value]) => value !== null && value !== present[name as keyof Policy],
    )
    setChanged(Object.fromEntries(others))
  }
  return (
    <Card title={m.rules}>
      <div className="flex flex-col gap-4">
        <NumberField
          label={m.hours}
          description={now(number(present.cancellation_hours))}
          value={policy.cancellation_hours}
          onChange={(cancellation_hours) => set({ cancellation_hours })}
          min={0}
          max={720}
        />
        <MoneyField
          label={m.lateFee}
          description={now(money(present.late_cancel_fee))}
          currency={currency}
          value={policy.late_cancel_fee}
          onChange={(late_cancel_fee) => set({ late_cancel_fee })}
        />
        <MoneyField
          label={m.noShowFee}
          description={now(money(present.no_show_fee))}
          currency={currency}
          value={policy.no_show_fee}
          onChange={(no_show_fee) => set({ no_show_fee })}
        />
        <NumberField
          label={m.confirm}
          description={now(number(present.waitlist_confirm_minutes))}
          value={policy.waitlist_confirm_minutes}
          onChange={(waitlist_confirm_minutes) => set({ waitlist_confirm_minutes })}
          min={Math.min(1, present.waitlist_confirm_minutes)}
          max={10_080}
        />
        <Switch
          value={policy.cancellation_deducts_credit ?? false}
          onChange={(cancellation_deducts_credit) => set({ cancellation_deducts_credit })}
        >
          {m.keepsCredit}
        </Switch>
        <Button look="primary" onPress={compare}>
          {m.apply}
        </Button>
      </div>
    </Card>
  )
}

function Outcome({ report: { before, after, became_late, became_in_time } }: { report: Report }) {
  const m = useMessages().reports.whatIf
  return (
    <>
      <div role="status">
        {became_late + became_in_time > 0 ? <Said>{m.became(became_late, became_in_time)}</Said> : null}
      </div>
      <Compared
        names={m.policy}
        money={['late_fees', 'no_show_fees', 'prices_kept']}
        first={[
          { of: 'late' },
          { of: 'late_fees' },
          { of: 'no_show_fees' },
          { of: 'credits_kept' },
          { of: 'prices_kept' },
        ]}
        before={before}
        after={after}
      />
    </>
  )
}
