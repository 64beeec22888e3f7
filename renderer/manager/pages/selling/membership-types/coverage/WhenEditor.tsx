import { useFormat } from '../../../../../shared/format/use-format.ts'
import { Button, Checkbox, RadioGroup, Select, TimeField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { WeekdayField } from '../../../../parts/weekdays/WeekdayField.tsx'
import type { Catalogue } from './use-catalogue.ts'
import { DAYTIME, MOST_TIMES, timeOf, WEEKENDS, type CoverageValues, type Span, type TimeRow } from './values.ts'

interface WhenEditorProps {
  catalogue: Catalogue
  values: Pick<CoverageValues, 'times' | 'establishment_ids'>
  onTimes: (times: TimeRow[]) => void
  onPlaces: (ids: number[] | null) => void
}

/** The times and, with several locations, the places at which a type is valid. */
export function WhenEditor({ catalogue, values, onTimes, onPlaces }: WhenEditorProps) {
  const { coverageForm: m } = useMessages().membershipTypes
  const { times, establishment_ids } = values
  const isFull = times.length >= MOST_TIMES
  const add = (row: TimeRow) => onTimes([...times, row])
  const { clock } = useFormat()
  const has = (row: TimeRow) => times.some((one) => isSame(one, row))
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="text-xs text-pretty text-muted">{m.timesHelp}</p>
        <div role="group" aria-label={m.times} className="flex flex-wrap gap-2">
          <Button size="small" onPress={() => onTimes([])} isDisabled={times.length === 0}>
            {m.always}
          </Button>
          <Button size="small" onPress={() => add(DAYTIME)} isDisabled={isFull || has(DAYTIME)}>
            {m.daytime(clock(DAYTIME.until))}
          </Button>
          <Button size="small" onPress={() => add(WEEKENDS)} isDisabled={isFull || has(WEEKENDS)}>
            {m.weekends}
          </Button>
        </div>
      </div>
      {times.map((row, at) => (
        <Row
          key={at}
          place={at + 1}
          row={row}
          onChange={(next) => onTimes(times.map((one, place) => (place === at ? next : one)))}
          onRemove={() => onTimes(times.filter((_, place) => place !== at))}
        />
      ))}
      <Button
        look="quiet"
        size="small"
        icon="plus"
        className="-ms-2 self-start"
        isDisabled={isFull}
        onPress={() => add({ ...DAYTIME, weekdays: [] })}
      >
        {m.addTimes}
      </Button>
      {catalogue.places.length > 1 || establishment_ids !== null ? (
        <Places places={catalogue.places} value={establishment_ids} onChange={onPlaces} />
      ) : null}
    </>
  )
}

const isSame = (one: TimeRow, other: TimeRow) => JSON.stringify(timeOf(one)) === JSON.stringify(timeOf(other))

const SPANS: readonly Span[] = ['all', 'until', 'from', 'between']

interface RowProps {
  place: number
  row: TimeRow
  onChange: (row: TimeRow) => void
  onRemove: () => void
}

function Row({ place, row, onChange, onRemove }: RowProps) {
  const { coverageForm: m } = useMessages().membershipTypes
  const { span, from, until, weekdays } = row
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 border-t border-line pt-3">
      <legend className="sr-only">{m.row(place)}</legend>
      <WeekdayField label={m.days} value={weekdays} onChange={(days) => onChange({ ...row, weekdays: days })} />
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label={m.span}
          value={span}
          onChange={(next) => onChange({ ...row, span: next })}
          options={SPANS.map((id) => ({ id, label: m.spans[id] }))}
          className="min-w-22 flex-1"
        />
        {span === 'from' || span === 'between' ? (
          <TimeField
            label={m.from}
            value={from}
            onChange={(time) => time && onChange({ ...row, from: time })}
            className="w-24"
          />
        ) : null}
        {span === 'until' || span === 'between' ? (
          <TimeField
            label={m.until}
            value={until}
            onChange={(time) => time && onChange({ ...row, until: time })}
            className="w-24"
          />
        ) : null}
        <Button look="quiet" icon="trash" iconOnly label={m.removeTimes(place)} onPress={onRemove} />
      </div>
    </fieldset>
  )
}

interface PlacesProps {
  places: Catalogue['places']
  value: readonly number[] | null
  onChange: (ids: number[] | null) => void
}

function Places({ places, value, onChange }: PlacesProps) {
  const { coverageForm: m } = useMessages().membershipTypes
  const shown = places.filter(({ id, is_active }) => is_active || value?.includes(id))
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <RadioGroup
        label={m.where}
        options={[
          { id: 'all', label: m.everywhere },
          { id: 'some', label: m.onlyAt },
        ]}
        value={value === null ? 'all' : 'some'}
        onChange={(which) => onChange(which === 'all' ? null : [])}
      />
      {value === null ? null : (
        <fieldset className="flex flex-col ps-6">
          <legend className="sr-only">{m.onlyAt}</legend>
          {shown.map(({ id, name }) => (
            <Checkbox
              key={id}
              value={value.includes(id)}
              onChange={(isIn) => onChange(isIn ? [...value, id] : value.filter((one) => one !== id))}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </div>
  )
}
