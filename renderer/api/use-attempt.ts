import { useLayoutEffect, useRef, useState } from 'react'
import type { ApiError } from './problem.ts'

interface Attempt<Input, Result> {
  isPending: boolean
  /** What is, or was last, attempted with. */
  input: Input | undefined
  answer: Result | undefined
  error: ApiError | null
}

const NONE = { isPending: false, input: undefined, answer: undefined, error: null }

/**
 * Something that is done when asked for, and how it goes: the newest attempt is the one that is shown. What it calls when it
 * is done is that of the newest drawing.
 */
export function useAttempt<Input, Result>(run: (input: Input) => Promise<Result>) {
  const [shown, show] = useState<Attempt<Input, Result>>(NONE)
  const newest = useRef(0)
  const attempt = async (input: Input): Promise<Result> => {
    const own = (newest.current += 1)
    const tell = (state: Partial<Attempt<Input, Result>>) => {
      if (own === newest.current) show({ ...NONE, input, ...state })
    }
    tell({ isPending: true })
    try {
      const answer = await run(input)
      tell({ answer })
      return answer
    } catch (error) {
      tell({ error: error as ApiError })
      throw error
    }
  }
  const reset = () => {
    newest.current += 1
    show(NONE)
  }
  return { ...shown, attempt, reset }
}

/** What was given at the newest drawing, to be read later than it was asked for. */
export function useNewest<Value>(value: Value): () => Value {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return () => newest.current
}
