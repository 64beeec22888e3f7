import { useState } from 'react'
import { clashesOf } from './clashes.ts'

/**
 * Sends what a form holds, and keeps the clashes it is refused for. Sent again unchanged it goes through in spite of them;
 * with other values they no longer stand, and are looked for anew.
 */
export function useClashes<Values>() {
  const [found, setFound] = useState<{ values: string; clashes: string[] } | null>(null)
  const standing = (values: Values): string[] => (found?.values === JSON.stringify(values) ? found.clashes : [])
  return {
    /** The clashes that stand against these values. */
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
