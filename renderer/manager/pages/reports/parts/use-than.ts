import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Than } from '../../../messages/reports/explanations.ts'
import { changeBetween, type As } from './change-between.ts'

/** The change of a figure since the one before, as a sentence says it: amounts as a part of it, shares in points. */
export function useThan(): (before: number | null, now: number | null, as: As) => Than {
  const { reports: m } = useMessages()
  const format = useFormat()
  return (before, now, as) => {
    // Beside nothing everything is more.
    if (!before || now === null) return null
    const change = changeBetween(before, now, as)
    if (change === 0) return { way: 'same', by: '' }
    const size = Math.abs(change)
    const by =
      as === 'share' ? m.points(size) : as === 'money' ? format.percent(size / Math.abs(before)) : format.number(size)
    return { way: change > 0 ? 'more' : 'less', by }
  }
}
