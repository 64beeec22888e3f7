import { useState } from 'react'
import { ApiError } from '../../../api/index.ts'

/** A code that was looked up, and what was found. */
export interface Known<Found> {
  code: string
  found: Found
}

export type Code = ReturnType<typeof useCode<unknown>>

/** A code that a buyer may have: what is typed, what it is good for, and why it is not. `ask` looks it up. */
export function useCode<Found>(before: Known<Found> | null, ask: (code: string) => Promise<Found>) {
  const [text, setText] = useState('')
  const [known, setKnown] = useState(before)
  const [error, setError] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const apply = async () => {
    const code = text.trim()
    if (!code || isPending) return
    setPending(true)
    setError(null)
    try {
      setKnown({ code, found: await ask(code) })
      setText('')
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setError(refusal)
    } finally {
      setPending(false)
    }
  }
  return {
    text,
    type: (typed: string) => {
      setText(typed)
      setError(null)
    },
    known,
    error,
    isPending,
    apply,
    remove: () => setKnown(null),
  }
}
