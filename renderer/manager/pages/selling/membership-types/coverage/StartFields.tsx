import type { FormState } from '../../../../../shared/form/use-form.ts'
import { NumberField, RadioGroup } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { TypeValues } from '../type-values.ts'

/** The start of its days or, for a subscription, its minimum term. */
export function StartFields({ form }: { form: FormState<TypeValues> }) {
  const { coverageForm: m, form: words } = useMessages().membershipTypes
  if (form.values.type === 'subscription') {
    return (
      <>
        <div className="grid grid-cols-2 items-end gap-3 phone:grid-cols-1">
          <NumberField
            label={m.minimumTerm}
            unit={m.intervals}
            min={0}
            max={60}
            {...form.bind('minimum_term_intervals')}
          />
          <NumberField label={m.notice} unit={words.days} min={0} max={365} {...form.bind('notice_days')} />
        </div>
        <p className="text-xs text-pretty text-muted">{m.termHelp}</p>
      </>
    )
  }
  return (
    <>
      <RadioGroup
        label={m.starts}
        options={[
          { id: 'purchase', label: m.startsAtPurchase },
          { id: 'first_visit', label: m.startsAtFirstVisit },
        ]}
        {...form.bind('starts')}
      />
      {form.values.starts === 'first_visit' ? (
        <NumberField
          label={m.startsWithin}
          unit={words.days}
          min={1}
          max={730}
          description={m.startsWithinHelp}
          {...form.bind('starts_within_days')}
          isRequired
        />
      ) : null}
    </>
  )
}
