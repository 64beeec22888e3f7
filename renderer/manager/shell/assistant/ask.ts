import { ApiError, open, UNREACHABLE, type Input } from '../../../api/index.ts'
import { readEvents } from '../../../shared/read-events.ts'
import type { Told } from './turn.ts'

type Body = Input<'POST /api/v1/assistant/chat'>['body']

/** Asks the assistant; `say` is given the answer piece by piece, where it comes so. Throws an ApiError, or whatever ends by `signal`. */
export async function ask(body: Body, say: (text: string) => void, signal: AbortSignal): Promise<Told> {
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
    // What went wrong after the answer had begun has no status of its own.
    if (name === 'error') throw new ApiError({ title: '', status: 502, ...(data as { code: string; detail: string }) })
  })
  if (!told) throw new ApiError(UNREACHABLE)
  return told
}
