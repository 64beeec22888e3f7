import { useId, useState, type ReactNode } from 'react'
import type { FormState } from '../../../../../shared/form/use-form.ts'
import { Button, Icon, NumberField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { coverageOf, type TypeValues } from '../type-values.ts'
import { withoutWindow } from './no-effect.ts'
import { partsOf } from '../../../../../shared/coverage/sentence.ts'
import { StartFields } from './StartFields.tsx'
import { useSpeaker, type Catalogue } from './use-catalogue.ts'
import { WhatEditor } from './WhatEditor.tsx'
import { WhenEditor } from './WhenEditor.tsx'

interface CoverageFieldsProps {
  form: FormState<TypeValues>
  catalogue: Catalogue
}

type Part = 'what' | 'when' | 'often' | 'more'

/** The coverage of a type as one sentence, each part of which opens its editor in place. */
export function CoverageFields({ form, catalogue }: CoverageFieldsProps) {
  const { coverage: words, membershipTypes } = useMessages()
  const { coverageForm: m } = membershipTypes
  const [chosen, choose] = useState<Part | null>(null)
  const id = useId()
  const speaker = useSpeaker(catalogue)
  const { what, when, where, often, ahead, members, start, term } = partsOf(coverageOf(form.values), speaker)
  const fault = form.bind('times').errorMessage ?? form.bind('establishment_ids').errorMessage
  const open = chosen ?? (fault ? 'when' : null)
  const toggle = (part: Part) => choose(open === part ? null : part)
  const part = (name: Part, text: string, isLast = false) => (
    <span className="flex min-w-0 items-center gap-1">
      <PartButton name={m.parts[name]} text={text} id={id} isOpen={open === name} onPress={() => toggle(name)} />
      {isLast ? null : <span className="text-muted">·</span>}
    </span>
  )
  const more = [ahead, members, start, term].filter((one) => one !== null)
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t border-line pt-3">
      <legend className="sr-only">{m.title}</legend>
      {/* Room for a second line: what is pressed while a number is taken over must not move away. */}
      <div className="flex min-h-16 flex-wrap content-start items-center gap-x-1 gap-y-1.5 text-sm phone:min-h-24">
        <span>{words.lead}</span>
        {part('what', what)}
        {part('when', [when ?? words.always, where].filter(Boolean).join(', '))}
        {part('often', often ?? words.anyNumber, more.length === 0)}
        {more.length > 0 ? part('more', more.join(', '), true) : null}
      </div>
      {more.length > 0 ? null : (
        <Button
          look="quiet"
          size="small"
          icon={open === 'more' ? 'up' : 'down'}
          className="-ms-2 -mt-2 self-start"
          aria-expanded={open === 'more'}
          aria-controls={id}
          onPress={() => toggle('more')}
        >
          {m.more}
        </Button>
      )}
      {open ? (
        <Editor id={id} name={m.parts[open]}>
          {open === 'what' ? <WhatEditor catalogue={catalogue} {...form.bind('coverage')} /> : null}
          {open === 'when' ? (
            <WhenEditor
              catalogue={catalogue}
              values={form.values}
              onTimes={(times) => form.set('times', times)}
              onPlaces={(places) => form.set('establishment_ids', places)}
            />
          ) : null}
          {open === 'often' ? <OftenFields form={form} /> : null}
          {open === 'more' ? <MoreFields form={form} catalogue={catalogue} /> : null}
        </Editor>
      ) : null}
      {fault ? (
        <p role="alert" className="flex items-start gap-1 text-xs text-bad">
          <Icon name="error" size={14} className="mt-px" />
          {fault}
        </p>
      ) : null}
    </fieldset>
  )
}

interface PartButtonProps {
  /** The subject of the part. */
  name: string
  text: string
  id: string
  isOpen: boolean
  onPress: () => void
}

function PartButton({ name, text, id, isOpen, onPress }: PartButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${name}: ${text}`}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={onPress}
      className={`ring-focus min-w-0 rounded-md border wrap-anywhere px-1.5 py-0.5 text-start leading-snug font-medium ${isOpen ? 'border-ring bg-accent-soft text-on-accent-soft' : 'border-control-line bg-surface text-ink hover:bg-hover'}`}
    >
      {text}
    </button>
  )
}

function Editor({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={name} className="flex flex-col gap-3 rounded-lg border border-line bg-canvas p-3">
      <h3 className="text-xs font-semibold">{name}</h3>
      {children}
    </section>
  )
}

function OftenFields({ form }: { form: FormState<TypeValues> }) {
  const { coverageForm: m } = useMessages().membershipTypes
  return (
    <>
      <div className="grid grid-cols-3 items-end gap-3 phone:grid-cols-1">
        <NumberField label={m.perDay} min={1} max={100} {...form.bind('max_per_day')} />
        <NumberField label={m.perWeek} min={1} max={100} {...form.bind('max_per_week')} />
        <NumberField label={m.upcoming} min={1} max={100} {...form.bind('max_upcoming')} />
      </div>
      <p className="text-xs text-pretty text-muted">{m.limitHelp}</p>
    </>
  )
}

function MoreFields({ form, catalogue }: CoverageFieldsProps) {
  const { coverageForm: m } = useMessages().membershipTypes
  const { type, book_days, is_intro_offer } = form.values
  const active = catalogue.templates.filter(({ is_active }) => is_active)
  const idle = book_days === null ? [] : withoutWindow(coverageOf(form.values), type, active)
  return (
    <>
      <NumberField
        label={m.ahead}
        unit={m.aheadDays}
        min={1}
        max={365}
        description={m.aheadHelp}
        {...form.bind('book_days')}
      />
      {idle.length > 0 ? (
        <p role="status" className="flex items-start gap-1 text-xs text-pretty text-warn">
          <Icon name="warning" size={14} className="mt-px" />
          {idle === 'all' ? m.noEffect : m.noEffectOn(idle)}
        </p>
      ) : null}
      <NumberField
        label={m.members}
        min={1}
        max={8}
        description={m.membersHelp}
        disabledReason={is_intro_offer && m.introAlone}
        {...form.bind('max_members')}
        isRequired
      />
      <StartFields form={form} />
    </>
  )
}
