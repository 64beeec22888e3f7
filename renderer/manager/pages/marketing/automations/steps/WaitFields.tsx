import { Button, NumberField, TimeField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { DraftOf } from '../step-draft.ts'
import type { StepFieldsProps } from './use-text-of.ts'

/** The length of the wait, and the time of day it lasts until. */
export function WaitFields({ step, place, around }: StepFieldsProps<DraftOf<'wait'>>) {
  const { step: m } = useMessages().automations
  const at = (name: string) => ({
    errorMessage: around.faultAt(`steps.${place}.${name}`),
    disabledReason: around.denied,
  })
  return (
    <div className="grid grid-cols-3 items-start gap-3 phone:grid-cols-1">
      <NumberField
        label={m.days}
        description={m.daysHelp}
        min={0}
        max={365}
        value={step.days}
        onChange={(days) => around.change({ ...step, days })}
        {...at('days')}
      />
      <NumberField
        label={m.hours}
        min={0}
        max={720}
        value={step.hours}
        onChange={(hours) => around.change({ ...step, hours })}
        {...at('hours')}
      />
      <div className="flex items-start gap-1">
        <TimeField
          label={m.untilTime}
          description={m.untilHelp}
          value={step.until_time}
          onChange={(until_time) => around.change({ ...step, until_time })}
          className="flex-1"
          {...at('until_time')}
        />
        {step.until_time === null ? null : (
          <Button
            look="quiet"
            size="small"
            icon="close"
            iconOnly
            label={m.noTime}
            className="mt-5"
            onPress={() => around.change({ ...step, until_time: null })}
          />
        )}
      </div>
    </div>
  )
}
