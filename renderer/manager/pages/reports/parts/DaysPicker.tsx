import { useState } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { DateField, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { PRESETS, daysOf, inOrder, isWhole, presetOf, type Days, type Preset } from './days.ts'

/** The days that a report is about, kept in the address; `running`: the last twelve months end with the present one. */
export function useDays(usual: Preset = 'this_month', { running = false } = {}) {
  const format = useFormat()
  // Today is that of opening the page: it must not change while it is read.
  const [today] = useState(() => format.today())
  const [{ when, from, to }, setState] = useUrlState({ when: usual as string, from: '', to: '' })
  const preset = presetOf(when)
  const days = daysOf(preset, today, { from, to }, running)
  return {
    preset,
    days,
    choose: (next: Preset) =>
      setState(
        next === 'own' ? { when: next, from: days.start_date, to: days.end_date } : { when: next, from: '', to: '' },
      ),
    set: ({ start_date: from, end_date: to }: Days) => setState({ when: 'own', from, to }),
  }
}

export type ChosenDays = ReturnType<typeof useDays>

/** Which days a report is about: a preset, or two days of one's own. */
export function DaysPicker({ chosen: { preset, days, choose, set } }: { chosen: ChosenDays }) {
  const { reports: m } = useMessages()
  return (
    <div className="flex flex-wrap items-end gap-2 print:hidden phone:w-full">
      <Select
        label={m.days}
        hideLabel
        value={preset}
        onChange={choose}
        options={PRESETS.map((id) => ({ id, label: m.presets[id] }))}
        className="w-44 phone:w-full"
      />
      {preset === 'own' ? <OwnDays days={days} set={set} /> : null}
    </div>
  )
}

/** Two days as they are typed: no report is about a year that is only half there, and no field takes the other's day. */
function OwnDays({ days, set }: { days: Days; set: (days: Days) => void }) {
  const { reports: m } = useMessages()
  const [typed, setTyped] = useState(days)
  const isTyping = !isWhole(typed) || isSame(inOrder(typed), days)
  const shown = isTyping ? typed : days
  const type = (change: Partial<Days>) => {
    const next = { ...shown, ...change }
    setTyped(next)
    if (isWhole(next)) set(inOrder(next))
  }
  return (
    <>
      <DateField
        label={m.from}
        hideLabel
        value={shown.start_date}
        onChange={(start_date) => start_date && type({ start_date })}
        className="w-40 phone:flex-1"
      />
      <DateField
        label={m.to}
        hideLabel
        value={shown.end_date}
        onChange={(end_date) => end_date && type({ end_date })}
        className="w-40 phone:flex-1"
      />
    </>
  )
}

const isSame = (a: Days, b: Days) => a.start_date === b.start_date && a.end_date === b.end_date
