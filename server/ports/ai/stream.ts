import type { ChatAnswer, ToolCall } from './port.ts'

interface Delta {
  content?: string | null
  tool_calls?: { index: number; id?: string; function?: { name?: string; arguments?: string } }[] | null
}

/**
 * Puts a streamed chat completion together as it comes (server-sent events, one chunk each, `[DONE]` at the end), and says its text
 * piece by piece. Throws where it is none.
 */
export async function readStream(body: AsyncIterable<Uint8Array>, say: (text: string) => void): Promise<ChatAnswer> {
  let text = ''
  const calls: ToolCall[] = []
  for await (const line of linesOf(body)) {
    const data = /^data:\s*(.*)$/.exec(line)?.[1]
    if (data === undefined || data === '[DONE]') continue
    const { choices = [] } = JSON.parse(data) as { choices?: { delta?: Delta }[] }
    const { content, tool_calls } = choices[0]?.delta ?? {}
    if (content) {
      text += content
      say(content)
    }
    for (const piece of tool_calls ?? []) {
      const call = (calls[piece.index] ??= { id: '', name: '', arguments: '' })
      call.id ||= piece.id ?? ''
      call.name += piece.function?.name ?? ''
      call.arguments += piece.function?.arguments ?? ''
    }
  }
  return { text, calls: calls.filter(({ name }) => name !== '') }
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/)
    rest = lines.pop()!
    yield* lines
  }
  if (rest !== '') yield rest
}
