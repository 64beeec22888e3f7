import type { Answer, Input, Problem } from '../../../api/index.ts'

export type Told = Answer<'POST /api/v1/assistant/chat'>
export type Source = Told['sources'][number]
export type Proposal = Told['proposals'][number]
type Message = Input<'POST /api/v1/assistant/chat'>['body']['messages'][number]

/** A question and what became of it. */
export interface Turn extends Told {
  id: number
  question: string
  state: 'answering' | 'answered' | 'stopped' | 'failed'
  /** Why there is no answer. */
  problem: Problem | null
}

/** Messages that are sent at the most, and characters of one. */
const MOST = 50
export const LONGEST = 8000

/** The conversation as the assistant is sent it: the newest turns that fit, those without an answer left out, and the question. */
export function messagesOf(turns: readonly Turn[], question: string): Message[] {
  const said = turns.flatMap(({ question: asked, reply, state }): Message[] =>
    state === 'failed' || reply.trim() === ''
      ? []
      : [
          { role: 'user', content: asked },
          { role: 'assistant', content: reply.slice(0, LONGEST) },
        ],
  )
  return [...said.slice(2 - MOST), { role: 'user', content: question }]
}

/** A piece of a reply: words, or the number of a source. */
export type Piece = string | { source: number }

/** A reply taken apart at `[1]`; only numbers of sources that are there are any. */
export function piecesOf(reply: string, sources: number): Piece[] {
  return reply.split(/(\[\d{1,2}\])/).flatMap((part): Piece[] => {
    const number = Number(/^\[(\d{1,2})\]$/.exec(part)?.[1] ?? 0)
    if (number >= 1 && number <= sources) return [{ source: number }]
    return part === '' ? [] : [part]
  })
}
