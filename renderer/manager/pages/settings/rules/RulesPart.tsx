import type { ReactNode } from 'react'
import { useApi } from '../../../../api/index.ts'
import { Form } from '../../../../shared/form/Form.tsx'
import type { Bound } from '../../../../shared/form/use-form.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Card, Checkbox, MoneyField, NumberField, Skeleton, TextField, TimeField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { SaveBar } from '../SaveBar.tsx'
import { useSettingsForm, type Settings } from '../use-settings-form.ts'
import { daysAsText, daysOf, NUMBERS, leastOf, limitOf, numbersOf, type RuleNumbers } from './rule-values.ts'

/** The rules of booking, each as the sentence it is, with its figures to change in place. */
export default function RulesPart() {
  const studio = useApi('GET /api/v1/studio')
  return (
    <Loaded query={studio} skeleton={<Skeleton className="h-96" />}>
      {(settings) => <RulesForm settings={settings} />}
    </Loaded>
  )
}

function RulesForm({ settings }: { settings: Settings }) {
  const { rules: m } = useMessages().settings
  const form = useSettingsForm({
    values: {
      ...numbersOf(settings),
      quiet_hours_start: settings.quiet_hours_start as string | null,
      quiet_hours_end: settings.quiet_hours_end as string | null,
      cancellation_deducts_credit: settings.cancellation_deducts_credit,
      collection_retry_days: daysAsText(settings.collection_retry_days),
      guest_bookings_enabled: settings.guest_bookings_enabled,
      self_service_purchases_enabled: settings.self_service_purchases_enabled,
      pay_at_studio_enabled: settings.pay_at_studio_enabled,
      standing_bookings_enabled: settings.standing_bookings_enabled,
      substitute_needs_approval: settings.substitute_needs_approval,
      substitute_cancels_free: settings.substitute_cancels_free,
    },
    required: [...NUMBERS, 'quiet_hours_start', 'quiet_hours_end'],
    body: ({ quiet_hours_start, quiet_hours_end, collection_retry_days, ...values }) => ({
      ...(values as { [Name in keyof typeof values]: NonNullable<(typeof values)[Name]> }),
      quiet_hours_start: quiet_hours_start ?? '22:00',
      quiet_hours_end: quiet_hours_end ?? '07:00',
      collection_retry_days: daysOf(collection_retry_days),
    }),
  })
  const number = (name: keyof RuleNumbers, unit?: string) => (
    <InlineNumber label={m.fields[name]} unit={unit} {...form.bind(name)} />
  )
  const amount = (name: 'late_cancel_fee' | 'no_show_fee') => (
    <InlineAmount label={m.fields[name]} currency={settings.currency} {...form.bind(name)} />
  )
  return (
    <Form form={form}>
      <Card title={m.cancelling} description={m.cancelAgreed}>
        <div className={LINES}>
          <Sentence text={m.cancelFree} fields={{ hours: number('cancellation_hours', m.hours) }} />
          <Checkbox {...form.bind('cancellation_deducts_credit')}>{m.cancelCredit}</Checkbox>
          <Sentence text={m.cancelFee} fields={{ fee: amount('late_cancel_fee') }} />
          <Sentence text={m.noShowFee} fields={{ fee: amount('no_show_fee') }} />
          <Sentence text={m.grace} fields={{ hours: number('fee_grace_hours', m.hours) }} />
          <Sentence
            text={m.forgive}
            fields={{ count: number('fee_forgiveness_count'), days: number('fee_forgiveness_days', m.days) }}
          />
          <p className="text-sm text-pretty text-muted">{m.forgiveNone}</p>
        </div>
      </Card>
      <Card title={m.checkIn}>
        <Sentence
          text={m.checkInWindow}
          fields={{
            open: number('checkin_open_minutes_before', m.minutes),
            close: number('checkin_close_minutes_after', m.minutes),
          }}
        />
      </Card>
      <Card title={m.waitlist} description={m.waitlistAtOnce}>
        <Sentence text={m.waitlistConfirm} fields={{ minutes: number('waitlist_confirm_minutes', m.minutes) }} />
      </Card>
      <Card title={m.standing}>
        <div className={LINES}>
          <Checkbox {...form.bind('standing_bookings_enabled')} description={m.standingMeans}>
            {m.standingOn}
          </Checkbox>
          <Sentence text={m.standingAhead} fields={{ days: number('standing_booking_days_ahead', m.days) }} />
        </div>
      </Card>
      <Card title={m.substitutes}>
        <div className={LINES}>
          <Checkbox {...form.bind('substitute_needs_approval')} description={m.substituteApprovedMeans}>
            {m.substituteApproved}
          </Checkbox>
          <Checkbox {...form.bind('substitute_cancels_free')}>{m.substituteFree}</Checkbox>
        </div>
      </Card>
      <Card title={m.mails} description={m.reminderNone}>
        <div className={LINES}>
          <Sentence text={m.reminder} fields={{ hours: number('reminder_hours_before', m.hours) }} />
          <Sentence
            text={m.quiet}
            fields={{
              from: <InlineTime label={m.fields.quiet_hours_start} {...form.bind('quiet_hours_start')} />,
              to: <InlineTime label={m.fields.quiet_hours_end} {...form.bind('quiet_hours_end')} />,
            }}
          />
        </div>
      </Card>
      <Card title={m.paying}>
        <div className={LINES}>
          <Sentence text={m.pastDue} fields={{ days: number('past_due_days') }} />
          <Sentence
            text={m.retry}
            fields={{
              days: (
                <TextField
                  label={m.fields.collection_retry_days}
                  hideLabel
                  className="w-32"
                  {...form.bind('collection_retry_days')}
                />
              ),
            }}
          />
          <p className="text-sm text-pretty text-muted">{m.retryMeans}</p>
          <Checkbox {...form.bind('self_service_purchases_enabled')}>{m.selfService}</Checkbox>
          <Checkbox {...form.bind('pay_at_studio_enabled')} description={m.payThereMeans}>
            {m.payThere}
          </Checkbox>
          <Checkbox {...form.bind('guest_bookings_enabled')}>{m.guests}</Checkbox>
        </div>
      </Card>
      <Card title={m.kept} description={m.keptAlways}>
        <div className={LINES}>
          <Sentence text={m.keepLetters} fields={{ days: number('keep_letters_days', m.days) }} />
          <Sentence text={m.keepEvents} fields={{ days: number('keep_events_days', m.days) }} />
          <Sentence text={m.keepAudit} fields={{ days: number('keep_audit_days', m.days) }} />
        </div>
      </Card>
      <SaveBar form={form} />
    </Form>
  )
}

interface Inline {
  /** Read out; in sight the sentence around it says it. */
  label: string
}

function InlineNumber({ unit, ...bound }: Bound<number | null> & Inline & { unit?: string | undefined }) {
  return (
    <NumberField
      {...bound}
      hideLabel
      plain
      unit={unit}
      min={leastOf(bound.name)}
      max={limitOf(bound.name)}
      className={unit ? 'w-28' : 'w-16'}
    />
  )
}

function InlineAmount({ currency, ...bound }: Bound<number | null> & Inline & { currency: string }) {
  return <MoneyField {...bound} hideLabel currency={currency} max={limitOf(bound.name)} className="w-28" />
}

function InlineTime(bound: Bound<string | null> & Inline) {
  return <TimeField {...bound} hideLabel className="w-24" />
}

/** A sentence with fields in it: {names} in the text become the fields, in whatever order the language has them. */
function Sentence({ text, fields }: { text: string; fields: Readonly<Record<string, ReactNode>> }) {
  return (
    <div className="text-sm text-pretty phone:text-base">
      {text.split(/(\{\w+\})/).map((part) => {
        const name = /^\{(\w+)\}$/.exec(part)?.[1]
        if (!name) return part
        return (
          <span key={name} className="mx-0.5 my-1 inline-block align-middle">
            {fields[name]}
          </span>
        )
      })}
    </div>
  )
}

const LINES = 'flex flex-col gap-3'
