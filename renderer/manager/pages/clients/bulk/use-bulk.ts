import { useState } from 'react'
import { call, useSend, type Answer, type Input } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { inTurns } from './in-turns.ts'

export type Action = Input<'POST /api/v1/clients/bulk'>['body']['action']
export type Skipped = Answer<'POST /api/v1/clients/bulk'>['skipped'][number]

/** The result of a bulk action, and how to undo it where that is possible. */
export interface Result {
  kind: Action['kind']
  name: string
  done: number[]
  skipped: Skipped[]
  undo: Action | null
}

/** The action that undoes another. */
function undoOf(action: Action): Action | null {
  if (action.kind === 'message') return null
  return { kind: action.kind === 'tag' ? 'untag' : 'tag', tag_id: action.tag_id }
}

/** Does the same for many clients; `name`: of the tag, or of the message. */
export function useBulk() {
  const toast = useToast()
  const send = useSend('POST /api/v1/clients/bulk')
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const runOrThrow = async (ids: readonly number[], action: Action, name: string) => {
    setProgress({ done: 0, of: ids.length })
    try {
      const run = (client_ids: number[]) => send.sendOrThrow({ body: { client_ids, action } })
      const answers = await inTurns(ids, run, (done) => setProgress({ done, of: ids.length }))
      const done = answers.flatMap((answer) => answer.done)
      const skipped = answers.flatMap((answer) => answer.skipped)
      setResult({ kind: action.kind, name, done, skipped, undo: done.length > 0 ? undoOf(action) : null })
    } finally {
      setProgress(null)
    }
  }
  const run = (ids: readonly number[], action: Action, name: string): Promise<void> =>
    runOrThrow(ids, action, name).catch((error: unknown) => {
      toast.failed(error, () => void run(ids, action, name))
    })
  return { run, runOrThrow, progress, result, forget: () => setResult(null) }
}

export type Bulk = ReturnType<typeof useBulk>

/** The ids of all clients that a list has, up to a number, in its order. */
export async function idsOf(query: Input<'GET /api/v1/clients'>['query'], most: number): Promise<number[]> {
  const ids: number[] = []
  for (let after: string | null | undefined; after !== null && ids.length < most;) {
    const { page: _, after: __, ...asked } = query ?? {}
    const found: Answer<'GET /api/v1/clients'> = await call('GET /api/v1/clients', {
      query: { ...asked, page_size: 200, ...(after && { after }) },
    })
    ids.push(...found.items.map(({ id }) => id))
    after = found.next
  }
  return ids.slice(0, most)
}
