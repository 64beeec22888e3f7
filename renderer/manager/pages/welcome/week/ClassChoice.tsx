import { useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useSend, type Item } from '../../../../api/index.ts'
import { Button, Card, Icon, NumberField, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { suggestions } from './suggestions.ts'

export type Template = Item<'GET /api/v1/class-templates'>

interface Offer {
  name: string
  template: Template | undefined
  create: { name: string; duration_minutes?: number; default_capacity?: number; color?: string }
}

const isNamed = (name: string) => (template: Template) =>
  template.name.localeCompare(name, undefined, { sensitivity: 'base' }) === 0

/** Tap what is taught: usual kinds of classes first, then the studio's own; below, how long and how many. */
export function ClassChoice({ templates }: { templates: readonly Template[] }) {
  const { welcome } = useMessages()
  const m = welcome.week
  const invalidate = ['GET /api/v1/class-templates'] as const
  const create = useSend('POST /api/v1/class-templates', { invalidate })
  const change = useSend('PUT /api/v1/class-templates/{template_id}', { invalidate })
  const remove = useSend('DELETE /api/v1/class-templates/{template_id}', { invalidate })
  const suggested = suggestions.map(({ id, minutes, seats, color }): Offer => {
    const name = m.suggestions[id]
    const create = { name, duration_minutes: minutes, default_capacity: seats, color }
    return { name, template: templates.find(isNamed(name)), create }
  })
  const own = templates
    .filter((template) => template.is_active && !suggested.some((offer) => offer.template?.id === template.id))
    .map((template): Offer => ({ name: template.name, template, create: { name: template.name } }))
  const toggle = ({ template, create: body }: Offer) => {
    if (!template) return void create.send({ body })
    const params = { template_id: template.id }
    if (template.is_active) return void remove.send({ params })
    return void change.send({ params, body: { is_active: true } })
  }
  const chosen = templates.filter(({ is_active }) => is_active)
  return (
    <Card title={m.classes} description={m.classesLead}>
      <div className="flex flex-wrap gap-2">
        {[...suggested, ...own].map((offer) => (
          <Chip key={offer.name} offer={offer} onToggle={() => toggle(offer)} />
        ))}
      </div>
      <OwnClass onAdd={(name) => create.send({ body: { name } }).then(Boolean)} isPending={create.isPending} />
      {chosen.length > 0 ? (
        <ul className="mt-4 grid grid-cols-2 gap-x-8 border-t border-line pt-2 narrow:grid-cols-1">
          {chosen.map((template) => (
            <ChosenClass
              key={template.id}
              template={template}
              onChange={(body) => void change.send({ params: { template_id: template.id }, body })}
            />
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

function Chip({ offer, onToggle }: { offer: Offer; onToggle: () => void }) {
  const color = offer.template?.color ?? offer.create.color
  return (
    <ToggleButton
      isSelected={offer.template?.is_active ?? false}
      onChange={onToggle}
      className="ring-focus group inline-flex h-9 cursor-default items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 text-sm font-medium text-ink hover:bg-hover selected:border-ring selected:bg-accent-soft selected:text-on-accent-soft phone:h-11"
    >
      <span className="size-2.5 rounded-full bg-accent group-selected:hidden" style={{ background: color }} />
      <Icon name="check" size={14} className="hidden group-selected:block" />
      {offer.name}
    </ToggleButton>
  )
}

function OwnClass({ onAdd, isPending }: { onAdd: (name: string) => Promise<boolean>; isPending: boolean }) {
  const { welcome } = useMessages()
  const m = welcome.week
  const [name, setName] = useState('')
  const add = async () => {
    if (name.trim() && (await onAdd(name.trim()))) setName('')
  }
  return (
    <form
      className="mt-4 flex max-w-96 items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField label={m.own} placeholder={m.ownExample} value={name} onChange={setName} className="flex-1" />
      <Button type="submit" icon="plus" isPending={isPending && name !== ''}>
        {m.add}
      </Button>
    </form>
  )
}

interface ChosenClassProps {
  template: Template
  onChange: (change: { duration_minutes?: number; default_capacity?: number }) => void
}

function ChosenClass({ template, onChange }: ChosenClassProps) {
  const { welcome } = useMessages()
  const m = welcome.week
  const [minutes, setMinutes] = useState<number | null>(template.duration_minutes)
  const [seats, setSeats] = useState<number | null>(template.default_capacity)
  return (
    <li className="flex min-w-0 items-center gap-2 py-1.5">
      <span className="min-w-0 flex-1 truncate text-sm font-medium">{template.name}</span>
      <NumberField
        plain
        hideLabel
        label={m.minutes(template.name)}
        unit={m.min}
        min={5}
        max={1440}
        value={minutes}
        onChange={setMinutes}
        onBlur={() =>
          minutes !== null && minutes !== template.duration_minutes && onChange({ duration_minutes: minutes })
        }
        className="w-24"
      />
      <NumberField
        plain
        hideLabel
        label={m.seats(template.name)}
        unit={m.spots}
        min={1}
        max={5000}
        value={seats}
        onChange={setSeats}
        onBlur={() => seats !== null && seats !== template.default_capacity && onChange({ default_capacity: seats })}
        className="w-28"
      />
    </li>
  )
}
