import { Refusal } from '../../api/errors.ts'
import { reasonOf } from '../../lib/reason.ts'
import { beside } from '../../workers/workers.ts'
import { limited, textWithin, TooLong } from '../limited.ts'
import { AiFailed, type AiLine, type ChatAnswer, type ChatRequest, type ChatTarget, type TestTarget } from './port.ts'
import { AnswerInPieces } from './read-answer.ts'

/** The longest time for the whole test of a key, in milliseconds. */
const TEST_PATIENCE = 10_000
/** The longest time for reading a whole answer, in milliseconds. */
const READ_MS = 5_000
/** The most that is read of an answer in bytes, of a line of it in characters, and in pieces: far more than a model writes. */
const MOST = { bytes: 4_000_000, line: 100_000, pieces: 50_000 }
/** The most that is read of a text that only explains a failure, in bytes. */
const REASON = 64_000

/** Providers as they are reached. Redirects are not followed: keys go to nobody else. */
export const httpAi: AiLine = {
  test: async ({ url, headers, alsoWrong }: TestTarget) => {
    try {
      const answered = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TEST_PATIENCE) })
      await answered.body?.cancel()
      const { status } = answered
      if (status === 401 || status === 403 || alsoWrong.includes(status)) return 'wrong'
      // The log must show which caller was slowed down.
      return status === 200 || status === 429 ? 'good' : 'unavailable'
    } catch {
      return 'unavailable'
    }
  },
  complete: async (target, request, { patience, say }) => {
    try {
      const answered = await send(target, request, { patience, stream: say !== undefined && target.streams })
      if (answered.status !== 200) throw new AiFailed(await kindOf(answered), `It answered ${answered.status}`)
      const isStream = answered.headers.get('content-type')?.startsWith('text/event-stream')
      if (isStream && say && answered.body) return await readStream(answered.body, say)
      const whole = await readWhole(await textWithin(answered.body, MOST.bytes))
      if (whole.text !== '') say?.(whole.text)
      return whole
    } catch (error) {
      throw error instanceof AiFailed || error instanceof Refusal ? error : new AiFailed('unavailable', reasonOf(error))
    }
  },
}

/**
 * Puts a streamed chat completion together as it comes (server-sent events, one chunk each, `[DONE]` at the end), and says its text
 * piece by piece. Throws where it is none.
 */
async function readStream(body: AsyncIterable<Uint8Array>, say: (text: string) => void): Promise<ChatAnswer> {
  const answer = new AnswerInPieces()
  let pieces = 0
  for await (const line of linesOf(body)) {
    const data = /^data:\s*(.*)$/.exec(line)?.[1]
    if (data === undefined || data === '[DONE]') continue
    if (++pieces > MOST.pieces) throw new TooLong()
    // Whatever comes all at once, others have their turn.
    if (pieces % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
    const text = answer.take(data)
    if (text !== '') say(text)
  }
  return answer.answer
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of limited(body, MOST.bytes)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/)
    rest = lines.pop()!
    if (rest.length > MOST.line) throw new TooLong()
    yield* lines
  }
  if (rest !== '') yield rest
}

/** Reads an answer in a worker thread: large or nested answers keep nobody waiting. */
async function readWhole(text: string): Promise<ChatAnswer> {
  try {
    return await beside.run('readCompletion', text, { ms: READ_MS })
  } catch (error) {
    throw error instanceof Refusal ? error : new AiFailed('unavailable', `No chat completion: ${reasonOf(error)}`)
  }
}

function send(
  { url, key, model }: ChatTarget,
  { messages, tools }: ChatRequest,
  { patience, stream }: { patience: AbortSignal; stream: boolean },
): Promise<Response> {
  const body = JSON.stringify({
    ...(model !== undefined && { model }),
    messages,
    ...(tools.length > 0 && { tools }),
    ...(stream && { stream }),
  })
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` }
  return fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: patience })
}

async function kindOf(answered: Response): Promise<AiFailed['kind']> {
  if (answered.status === 401 || answered.status === 403) return 'key'
  if (answered.status !== 429) return 'unavailable'
  return (await textWithin(answered.body, REASON)).includes('AI_QUOTA_EXCEEDED') ? 'quota' : 'busy'
}
