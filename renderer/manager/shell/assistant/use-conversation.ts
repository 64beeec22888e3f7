import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/index.ts'
import { ask } from './ask.ts'
import { messagesOf, type Turn } from './turn.ts'

const UNANSWERED = { reply: '', sources: [], proposals: [], problem: null }

/** A conversation with the assistant, which lives as long as what shows it. */
export function useConversation() {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const running = useRef<AbortController>(null)
  const count = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  const answer = async (before: readonly Turn[], question: string) => {
    const id = (count.current += 1)
    const change = (part: (turn: Turn) => Partial<Turn>) =>
      setTurns((now) => now.map((turn) => (turn.id === id ? { ...turn, ...part(turn) } : turn)))
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setTurns([...before, { ...UNANSWERED, id, question, state: 'answering' }])
    try {
      const say = (text: string) => change(({ reply }) => ({ reply: reply + text }))
      const told = await ask({ messages: messagesOf(before, question) }, say, signal)
      change(() => ({ ...told, state: 'answered' }))
    } catch (error) {
      if (signal.aborted) return change(() => ({ state: 'stopped' }))
      if (!(error instanceof ApiError)) throw error
      change(() => ({ ...UNANSWERED, state: 'failed', problem: error.problem }))
    }
  }

  const last = turns.at(-1)
  return {
    turns,
    isAnswering: last?.state === 'answering',
    ask: (question: string) => void answer(turns, question),
    /** Asks the last question once more. */
    again: () => void (last && answer(turns.slice(0, -1), last.question)),
    stop: () => running.current?.abort(),
    clear: () => {
      running.current?.abort()
      setTurns([])
    },
  }
}
