import { useState } from 'react'
import { ApiError } from '../../../../api/problem.ts'

/** Refusals that saving can override: other classes in the way, and clients who would lose their seat. */
const PASSABLE = ['SCHEDULE_CONFLICT', 'SEATS_IN_USE']

/** The sentences of a SCHEDULE_CONFLICT or of SEATS_IN_USE, each without the advice at its end; none for any other problem. */
export function clashesOf(error: unknown): string[] {
  if (!(error instanceof ApiError) || !PASSABLE.includes(error.code)) return []
  const { reasons = [], detail } = error.problem
  return reasons.length > 0 ? [...new Set(reasons.map((reason) => withoutAdvice(reason.detail)))] : [detail]
}

/** "Lucía already has Barre from … to 13:15. Choose another time, or save anyway." without its last sentence. */
function withoutAdvice(detail: string): string {
  return /^(.+[.!?])\s[^.!?]+[.!?]$/s.exec(detail)?.[1] ?? detail
}

/**
 * Sends the form's values, and keeps the clashes they are refused for. Sent again unchanged, they are saved in spite of the
 * clashes; changed values are checked again.
 */
export function useClashes<Values>() {
  const [found, setFound] = useState<{ values: string; clashes: string[] } | null>(null)
  const standing = (values: Values): string[] => (found?.values === JSON.stringify(values) ? found.clashes : [])
  return {
    /** The clashes that prevent saving these values. */
    standing,
    /** The answer; null where clashes were found. Any other refusal is thrown. */
    send: async <Answer>(values: Values, run: (force: boolean) => Promise<Answer>): Promise<Answer | null> => {
      try {
        return await run(standing(values).length > 0)
      } catch (error) {
        const clashes = clashesOf(error)
        if (clashes.length === 0) throw error
        setFound({ values: JSON.stringify(values), clashes })
        return null
      }
    },
  }
}
