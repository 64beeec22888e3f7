import { Menu, TriggerButton } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { StepType } from '../automation.ts'
import { mayBranch, type Place } from '../step-list.ts'
import type { Around } from './around.ts'
import { stepIcons } from './step-icons.ts'
import { numberOf } from './number-of.ts'

/** The plus between two steps: which kind of step comes here. In words where nothing else stands there. */
export function AddStep({ place, around, inWords }: { place: Place; around: Around; inWords?: boolean }) {
  const { flow: m } = useMessages().automations
  const kinds = Object.keys(stepIcons) as StepType[]
  const trigger = inWords ? (
    <TriggerButton size="small" icon="plus">
      {m.add}
    </TriggerButton>
  ) : (
    <TriggerButton look="quiet" size="small" icon="plus" iconOnly label={m.addAt(numberOf(place))} />
  )
  return (
    <div className="flex justify-center py-0.5">
      <Menu
        label={m.add}
        trigger={trigger}
        placement="bottom start"
        groups={[
          kinds.map((type) => ({
            label: m.types[type],
            icon: stepIcons[type],
            disabledReason: around.denied ?? (type === 'branch' && !mayBranch(place) && m.noBranch),
            onAction: () => around.add(type, place),
          })),
        ]}
      />
    </div>
  )
}
