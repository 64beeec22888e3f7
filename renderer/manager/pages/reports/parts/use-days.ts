import { useState } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { daysOf, presetOf, type Days, type Preset } from './days.ts'

/** The days that a report is about, kept in the address. */
export function useDays(usual: Preset = 'this_month') {
  const format = useFormat()
  // Today is that of opening the page: it must not change while it is read.
  const [today] = useState(() => format.today())
  const [{ when, from, to }, setState] = useUrlState({ when: usual as string, from: '', to: '' })
  const preset = presetOf(when)
  const days = daysOf(preset, today, { from, to })
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
