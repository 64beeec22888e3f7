import { DateField, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { PRESETS } from './days.ts'
import type { ChosenDays } from './use-days.ts'

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
      {preset === 'own' ? (
        <>
          <DateField
            label={m.from}
            value={days.start_date}
            onChange={(start_date) => start_date && set({ start_date })}
            className="w-40 phone:flex-1"
          />
          <DateField
            label={m.to}
            value={days.end_date}
            onChange={(end_date) => end_date && set({ end_date })}
            className="w-40 phone:flex-1"
          />
        </>
      ) : null}
    </div>
  )
}
