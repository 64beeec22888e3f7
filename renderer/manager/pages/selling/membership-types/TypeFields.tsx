import type { ReactNode } from 'react'
import type { FormState } from '../../../../shared/form/use-form.ts'
import { Checkbox, MoneyField, NumberField, RadioGroup, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { applies, type TypeValues } from './type-values.ts'

interface PartProps {
  form: FormState<TypeValues>
}

/** The number of classes, the duration and the billing interval, as far as they apply to the kind chosen. */
export function AccessFields({ form, isNew }: PartProps & { isNew: boolean }) {
  const { membershipTypes, memberships } = useMessages()
  const m = membershipTypes.form
  const { values } = form
  const shown = applies(values)
  return (
    <>
      {shown.interval && isNew ? (
        <Select
          label={m.interval}
          options={INTERVALS.map((id) => ({ id, label: memberships.intervals[id] }))}
          {...form.bind('billing_interval')}
        />
      ) : null}
      {shown.access ? (
        <RadioGroup
          label={m.access}
          options={[
            { id: 'unlimited', label: m.unlimited },
            { id: 'counted', label: m.counted },
          ]}
          {...form.bind('access')}
        />
      ) : null}
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        {shown.creditsIncluded ? (
          <NumberField label={m.creditsIncluded} min={1} max={10_000} {...form.bind('credits_included')} isRequired />
        ) : null}
        {shown.creditsPerInterval ? (
          <NumberField
            label={m.creditsPerInterval}
            min={1}
            max={10_000}
            {...form.bind('credits_per_interval')}
            isRequired
          />
        ) : null}
        <NumberField
          label={m.validity}
          unit={m.days}
          min={1}
          max={36_500}
          description={values.type === 'time_pass' ? m.validityPass : m.validityHelp}
          {...form.bind('validity_days')}
          isRequired={values.type === 'time_pass'}
        />
      </div>
      {shown.creditsPerInterval ? <RolloverFields form={form} /> : null}
    </>
  )
}

const INTERVALS = ['weekly', 'four_weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly'] as const

function RolloverFields({ form }: PartProps) {
  const { membershipTypes } = useMessages()
  const m = membershipTypes.form
  return (
    <>
      <Checkbox {...form.bind('rollover_enabled')}>{m.rollover}</Checkbox>
      {form.values.rollover_enabled ? (
        <NumberField
          label={m.maxRollover}
          unit={m.classesUnit}
          min={1}
          max={10_000}
          description={m.maxRolloverHelp}
          {...form.bind('max_rollover_credits')}
        />
      ) : null}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-3">
      <legend className="sr-only">{title}</legend>
      {children}
    </fieldset>
  )
}

/** True if and how long it can be paused. */
export function PauseFields({ form }: PartProps) {
  const { membershipTypes } = useMessages()
  const m = membershipTypes.form
  return (
    <Part title={m.pausing}>
      <Checkbox {...form.bind('can_pause')}>{m.canPause}</Checkbox>
      {form.values.can_pause ? (
        <NumberField
          label={m.maxPause}
          unit={m.days}
          min={1}
          max={36_500}
          description={m.maxPauseHelp}
          {...form.bind('max_pause_days')}
        />
      ) : null}
      {form.values.can_pause ? (
        <Checkbox
          {...form.bind('self_service_pause')}
          description={m.selfPauseHelp}
          disabledReason={form.values.max_pause_days === null && m.selfPauseNeedsDays}
        >
          {m.selfPause}
        </Checkbox>
      ) : null}
    </Part>
  )
}

/** True if it is an intro offer, with its own price and days. */
export function IntroFields({ form, currency }: PartProps & { currency: string }) {
  const { membershipTypes } = useMessages()
  const m = membershipTypes.form
  return (
    <Part title={m.intro}>
      <Checkbox {...form.bind('is_intro_offer')}>{m.isIntro}</Checkbox>
      {form.values.is_intro_offer ? (
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <MoneyField
            label={m.introPrice}
            currency={currency}
            description={m.introPriceHelp}
            {...form.bind('intro_price')}
          />
          <NumberField
            label={m.introValidity}
            unit={m.days}
            min={1}
            max={36_500}
            description={m.introValidityHelp}
            {...form.bind('intro_validity_days')}
          />
        </div>
      ) : null}
    </Part>
  )
}

/** The places where it is sold, and its fees. */
export function SellingFields({ form, currency }: PartProps & { currency: string }) {
  const { membershipTypes } = useMessages()
  const m = membershipTypes.form
  return (
    <Part title={m.selling}>
      <Checkbox {...form.bind('sellable_online')} description={m.onlineMeans}>
        {m.online}
      </Checkbox>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <MoneyField
          label={m.lateFee}
          currency={currency}
          description={m.feeHelp}
          {...form.bind('late_cancel_fee_override')}
        />
        <MoneyField
          label={m.noShowFee}
          currency={currency}
          description={m.feeHelp}
          {...form.bind('no_show_fee_override')}
        />
        <NumberField
          label={m.forgiven}
          min={0}
          max={50}
          description={m.forgivenHelp}
          {...form.bind('fee_forgiveness_count_override')}
        />
      </div>
    </Part>
  )
}
