import { z } from 'zod'
import type { ChatAnswer, ToolCall } from './port.ts'

/** The most calls of tools in one turn, and the most characters that one gives along: far more than a model needs. */
const MOST = { calls: 32, arguments: 50_000 }

const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z
            .array(z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) }))
            .nullish(),
        }),
      }),
    )
    .min(1),
})

/** Reads a whole chat completion. Throws where it is none, or has more in it than a model writes. */
export function readAnswer(text: string): ChatAnswer {
  const { content, tool_calls } = completion.parse(JSON.parse(text)).choices[0]!.message
  const calls = (tool_calls ?? []).map(({ id, function: { name, arguments: given } }) => ({
    id,
    name,
    arguments: given,
  }))
  for (const [at, call] of calls.entries()) refuseMany(at, call)
  return { text: content ?? '', calls }
}

interface Delta {
  content?: string | null
  tool_calls?: { index: number; id?: string; function?: { name?: string; arguments?: string } }[] | null
}

/** Puts an answer together from the pieces of a stream. */
export class AnswerInPieces {
  #text = ''
  readonly #calls: ToolCall[] = []

  /** Takes one piece (JSON) and gives the text in it. Throws as `readAnswer` does. */
  take(piece: string): string {
    const { choices = [] } = JSON.parse(piece) as { choices?: { delta?: Delta }[] }
    const { content, tool_calls } = choices[0]?.delta ?? {}
    for (const { index, id, function: part } of tool_calls ?? []) {
      refuseMany(index)
      const call = (this.#calls[index] ??= { id: '', name: '', arguments: '' })
      call.id ||= id ?? ''
      call.name += part?.name ?? ''
      call.arguments += part?.arguments ?? ''
      refuseMany(index, call)
    }
    this.#text += content ?? ''
    return content ?? ''
  }

  get answer(): ChatAnswer {
    return { text: this.#text, calls: this.#calls.filter(({ name }) => name !== '') }
  }
}

function refuseMany(at: number, call?: ToolCall): void {
  if (!(at >= 0 && at < MOST.calls)) throw new Error('The answer is too long: too many calls of tools')
  if (call && call.arguments.length > MOST.arguments) throw new Error('The answer is too long: what a call gives along')
}
