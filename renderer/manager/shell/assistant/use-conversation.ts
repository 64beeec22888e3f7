import { useEffect, useRef, useState } from 'react'
import { UNREACHABLE, ApiError, open, type Input } from '../../../api/index.ts'
import { readEvents } from '../../../shared/read-events.ts'
import { messagesOf, type Told, type Turn } from './turn.ts'

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

type Body = Input<'POST /api/v1/assistant/chat'>['body']

/** Asks the assistant; `say` is given the answer piece by piece, where it comes so. Throws an ApiError, or whatever ends by `signal`. */
async function ask(body: Body, say: (text: string) => void, signal: AbortSignal): Promise<Told> {
  const response = await open('POST /api/v1/assistant/chat', { query: { stream: 'true' }, body }, { signal })
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  try {
    return isStream && response.body ? await readAnswer(response.body, say) : ((await response.json()) as Told)
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
    throw new ApiError(UNREACHABLE)
  }
}

async function readAnswer(body: ReadableStream<Uint8Array<ArrayBuffer>>, say: (text: string) => void): Promise<Told> {
  let told: Told | undefined
  await readEvents(body, (name, data) => {
    if (name === 'delta') say((data as { text: string }).text)
    if (name === 'done') told = data as Told
    // An error after the answer had begun has no status.
    if (name === 'error') throw new ApiError({ title: '', status: 502, ...(data as { code: string; detail: string }) })
  })
  if (!told) throw new ApiError(UNREACHABLE)
  return told
}
