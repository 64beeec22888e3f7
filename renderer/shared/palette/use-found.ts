import { useEffect, useState } from 'react'
import type { Command, Finder } from './command.ts'

/** Milliseconds of quiet before the server is asked: a quick typist asks once. */
const QUIET = 120

export interface Found {
  commands: readonly Command[]
  /** True if answers are still to come. */
  isAsking: boolean
}

/**
 * The server's finds for the text. All finders start at once and their results are shown at once, so that no group moves
 * another; earlier finds stay until then, and an overtaken answer is dropped.
 */
export function useFound(text: string, finders: readonly Finder[]): Found {
  const [found, setFound] = useState<Found>({ commands: [], isAsking: false })
  const wanted = text.trim()
  useEffect(() => {
    const asked = finders.filter(({ isFor = (typed) => typed.length > 1 }) => isFor(wanted))
    if (asked.length === 0) return setFound({ commands: [], isAsking: false })
    setFound(({ commands }) => ({ commands, isAsking: true }))
    const stop = new AbortController()
    const ask = async () => {
      const answers = await Promise.all(asked.map(({ find }) => find(wanted, stop.signal).catch(() => [])))
      if (!stop.signal.aborted) setFound({ commands: answers.flat(), isAsking: false })
    }
    const timer = setTimeout(() => void ask(), QUIET)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, finders])
  return found
}
