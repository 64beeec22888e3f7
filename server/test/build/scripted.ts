import type { TestProvider } from '../../../license-cloud/test/provider.ts'

// The content of a request or of a tool's answer; a test asserts the parts it reads.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** A turn of a model that follows a script: what it says, or which tools it calls. */
export interface Turn {
  text?: string
  calls?: readonly { name: string; args: unknown }[]
}

/** A question to the model. */
export interface Prompted {
  messages: Shown[]
  tools: Shown[]
  /** The tools' answers since the question, in order. */
  answers: Shown[]
  /** The question: the last message of the user. */
  question: string
}

/** A model that answers by a script, as chat completions; every request it got is kept. */
export function scripted(turn: (prompted: Prompted) => Turn): { answer: TestProvider['answer']; prompted: Prompted[] } {
  const kept: Prompted[] = []
  let count = 0
  return {
    prompted: kept,
    answer: ({ body }, outgoing) => {
      const { messages, tools = [] } = JSON.parse(body)
      const at = messages.findLastIndex(({ role }: Shown) => role === 'user')
      const answers = messages
        .slice(at)
        .filter(({ role }: Shown) => role === 'tool')
        .map(({ content }: Shown) => JSON.parse(content))
      const prompted = { messages, tools, answers, question: messages[at].content }
      kept.push(prompted)
      const { text, calls = [] } = played(() => turn(prompted))
      const tool_calls = calls.map(({ name, args }) => ({
        id: `call_${(count += 1)}`,
        type: 'function',
        function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
      }))
      const message = { role: 'assistant', content: text ?? null, ...(tool_calls.length > 0 && { tool_calls }) }
      const usage = { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 }
      outgoing
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ id: 'c', object: 'chat.completion', choices: [{ index: 0, message }], usage }))
    },
  }
}

/** A turn; one that the script can't play is said in the answer, where the test sees it. */
function played(turn: () => Turn): Turn {
  try {
    return turn()
  } catch (error) {
    return { text: `The script failed: ${String(error)}` }
  }
}
