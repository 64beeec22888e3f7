import { Button, classes, Icon, Menu } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { StepFields } from '../steps/StepFields.tsx'
import type { StepDraft } from '../step-draft.ts'
import type { Place } from '../step-list.ts'
import type { Around } from './around.ts'
import { numberOf } from './number-of.ts'
import { stepIcons } from './step-icons.ts'

/** The element that has the focus once a step was added or moved. */
export const cardId = (key: string): string => `step-${key}`

/** A step: what it does in words, and open, what it is made of. */
export function StepCard({ step, place, around }: { step: StepDraft; place: Place; around: Around }) {
  const { flow: m } = useMessages().automations
  const { open, setOpen, denied } = around
  const isOpen = open === step.key
  const said = around.words(step)
  const fault = around.faultAt(`steps.${place}`)
  const number = numberOf(place)
  const bodyId = `${cardId(step.key)}-fields`
  return (
    <section
      id={cardId(step.key)}
      tabIndex={-1}
      aria-label={`${m.number(number)}: ${said}`}
      className={classes(
        'ring-focus rounded-lg border bg-surface shadow-raised',
        fault ? 'border-bad' : isOpen ? 'border-accent-text' : 'border-line',
      )}
    >
      <div className="flex items-center gap-2.5 py-1.5 ps-3 pe-1.5">
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
          <Icon name={stepIcons[step.type]} size={16} />
        </span>
        <span className="min-w-0 flex-1 py-1">
          <span className="figures block text-2xs text-muted">
            {number} · {m.types[step.type]}
          </span>
          <span className="block text-sm font-medium break-words">{said}</span>
        </span>
        <Button
          look="quiet"
          size="small"
          icon={isOpen ? 'up' : 'edit'}
          iconOnly
          label={isOpen ? m.close : m.editNamed(said)}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onPress={() => setOpen(isOpen ? null : step.key)}
        />
        <Menu
          label={m.actions(said)}
          groups={[
            [
              {
                label: m.up,
                icon: 'up',
                disabledReason: denied ?? (!around.canMove(step.key, 'up') && m.isFirst),
                onAction: () => around.move(step.key, 'up'),
              },
              {
                label: m.down,
                icon: 'down',
                disabledReason: denied ?? (!around.canMove(step.key, 'down') && m.isLast),
                onAction: () => around.move(step.key, 'down'),
              },
            ],
            [
              {
                label: m.remove,
                icon: 'trash',
                look: 'danger',
                disabledReason: denied,
                onAction: () => around.remove(step.key),
              },
            ],
          ]}
        />
      </div>
      {fault ? (
        <p role="alert" className="flex items-start gap-1 px-3 pb-2 text-xs text-bad">
          <Icon name="error" size={14} className="mt-px" />
          <span>{fault}</span>
        </p>
      ) : null}
      <div id={bodyId} hidden={!isOpen} className="border-t border-line p-3">
        {isOpen ? <StepFields step={step} place={place} around={around} /> : null}
      </div>
    </section>
  )
}
