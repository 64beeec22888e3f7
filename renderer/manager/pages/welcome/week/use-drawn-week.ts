import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { ApiError } from '../../../../api/problem.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useMessages } from '../../../messages/index.ts'
import { keptWeek, keepWeek, seriesOf, without, type Drawn } from './draft.ts'

export interface DrawnWeek {
  drawn: readonly Drawn[]
  /** Draws a class that is not drawn there yet. */
  add: (entry: Drawn) => void
  remove: (entry: Drawn) => void
  /** Plans every series; what the server refuses stays drawn. `force` plans over clashes. */
  save: (monday: string, force?: boolean) => Promise<void>
  isSaving: boolean
  problem: ApiError | null
}

/** The week as it is being drawn, kept on this device until it is saved; classes no longer offered drop out. */
export function useDrawnWeek(offered: readonly number[]): DrawnWeek {
  const { welcome } = useMessages()
  const toast = useToast()
  const [week, setWeek] = useState(keptWeek)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const plan = useSend('POST /api/v1/scheduled-classes', { invalidate: ['GET /api/v1/scheduled-classes'] })
  const drawn = week.filter(({ template_id }) => offered.includes(template_id))

  const change = (next: readonly Drawn[]) => {
    keepWeek(next)
    setWeek([...next])
  }

  const save = async (monday: string, force = false) => {
    setSaving(true)
    setProblem(null)
    let left: readonly Drawn[] = drawn
    try {
      for (const { drawn: group, ...body } of seriesOf(drawn, monday)) {
        await plan.sendOrThrow({ body: { ...body, force } })
        left = without(left, group)
        change(left)
      }
      toast.done(welcome.week.done)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
    } finally {
      setSaving(false)
    }
  }

  return {
    drawn,
    add: (entry) => change([...drawn, entry]),
    remove: (entry) => {
      setProblem(null)
      change(without(drawn, [entry]))
    },
    save,
    isSaving,
    problem,
  }
}
