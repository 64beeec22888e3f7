import { Menu, TriggerButton } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { StepType } from '../automation.ts'
import type { DraftOf, StepDraft } from '../step-draft.ts'
import { mayBranch, type Place } from '../step-list.ts'
import type { Around } from './around.ts'
import { numberOf } from './number-of.ts'
import { StepCard } from './StepCard.tsx'
import { stepIcons } from './step-icons.ts'

interface StepListProps {
  steps: readonly StepDraft[]
  /** The places of these steps begin with it: nothing, or that of a branch's way and a dot. */
  before: string
  label: string
  around: Around
}

/** Steps below each other, with a plus before each and one at the end. */
export function StepList({ steps, before, label, around }: StepListProps) {
  const { flow: m } = useMessages().automations
  return (
    <>
      {steps.length === 0 && before === '' ? (
        <p className="py-2 text-center text-sm text-pretty text-muted">{m.noSteps}</p>
      ) : null}
      <ol aria-label={label} className="flex flex-col">
        {steps.map((step, at) => (
          <li key={step.key} className="flex flex-col">
            <AddStep place={`${before}${at}`} around={around} />
            <StepCard step={step} place={`${before}${at}`} around={around} />
            {step.type === 'branch' ? <Ways step={step} place={`${before}${at}`} around={around} /> : null}
          </li>
        ))}
      </ol>
      <AddStep place={`${before}${steps.length}`} around={around} inWords />
    </>
  )
}

/** The plus between two steps: asks which kind of step to add here. In words where the list is empty. */
function AddStep({ place, around, inWords }: { place: Place; around: Around; inWords?: boolean }) {
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

/** The two ways of a branch: beside each other where there is room, else below. */
function Ways({ step, place, around }: { step: DraftOf<'branch'>; place: Place; around: Around }) {
  const { flow: m } = useMessages().automations
  const depth = place.split('.').length
  return (
    <div className={depth > 1 ? 'grid gap-2 pt-2' : 'grid grid-cols-2 gap-3 pt-2 phone:grid-cols-1'}>
      {(['then', 'else'] as const).map((way) => {
        const label = way === 'then' ? m.yes : m.no
        const at = `${place}.${way}`
        return (
          <div
            key={way}
            role="group"
            aria-label={`${numberOf(at)}: ${label}`}
            className="min-w-0 rounded-lg border border-dashed border-line-strong px-2 pt-2 pb-1"
          >
            <p className="text-center text-xs font-semibold text-muted">{label}</p>
            <StepList steps={step[way]} before={`${at}.`} label={`${numberOf(at)}: ${m.label}`} around={around} />
          </div>
        )
      })}
    </div>
  )
}
