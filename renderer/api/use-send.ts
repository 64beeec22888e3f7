import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useToast } from '../shared/problem/use-toast.ts'
import { call } from './browser.ts'
import { ApiError } from './problem.ts'
import { createRetryKeys } from './retry-keys.ts'
import type { Answer, Args, GetKey, Input, SendKey } from './types.ts'

interface SendOptions<K extends SendKey> {
  /** The reads that are out of date afterwards; left out, all of them. */
  invalidate?: readonly GetKey[]
  /** Words for a message when it has worked. */
  done?: string | ((answer: Answer<K>, input: Input<K>) => string)
  onDone?: (answer: Answer<K>, input: Input<K>) => void
  /** Changes the screen at once; undone automatically if the server refuses. */
  optimistic?: (cache: Cache, input: Input<K>) => void
}

export interface Cache {
  /** Changes the cached answers of a read: of one input, or of all when none is given. */
  patch: <K extends GetKey>(key: K, change: (before: Answer<K>) => Answer<K>, input?: Input<K>) => void
}

function cacheOf(client: QueryClient) {
  const former: [readonly unknown[], unknown][] = []
  const cache: Cache = {
    patch: (key, change, input) => {
      const filter = { queryKey: input ? [key, input] : [key] }
      former.push(...client.getQueriesData(filter))
      client.setQueriesData(filter, (before: unknown) => (before === undefined ? before : change(before as never)))
    },
  }
  const restore = () => {
    for (const [queryKey, data] of former) client.setQueryData(queryKey, data)
  }
  return { cache, restore }
}

/** Reads that are out of date are read again where they are in sight. */
export function invalidate(client: QueryClient, keys?: readonly GetKey[]): Promise<unknown> {
  return keys
    ? Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
    : client.invalidateQueries()
}

interface Attempt<Input, Result> {
  isPending: boolean
  /** The input of the current or last attempt. */
  input: Input | undefined
  answer: Result | undefined
  error: ApiError | null
}

const NONE = { isPending: false, input: undefined, answer: undefined, error: null }

/**
 * Runs an action on request and reports how it goes; shows the newest attempt only. Its callbacks are those of the newest
 * render.
 */
export function useAttempt<Input, Result>(run: (input: Input) => Promise<Result>) {
  const [shown, show] = useState<Attempt<Input, Result>>(NONE)
  const newest = useRef(0)
  const attempt = async (input: Input): Promise<Result> => {
    const own = (newest.current += 1)
    const tell = (state: Partial<Attempt<Input, Result>>) => {
      if (own === newest.current) show({ ...NONE, input, ...state })
    }
    tell({ isPending: true })
    try {
      const answer = await run(input)
      tell({ answer })
      return answer
    } catch (error) {
      tell({ error: error as ApiError })
      throw error
    }
  }
  const reset = () => {
    newest.current += 1
    show(NONE)
  }
  return { ...shown, attempt, reset }
}

/** Keeps the value of the newest render, for reading it later. */
function useNewest<Value>(value: Value): () => Value {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return () => newest.current
}

/**
 * Does an operation. `send` shows a failure as a message, with a way to try again where nobody answered, and answers null; `sendOrThrow` leaves it to the caller, for
 * forms and questions. A repeat after a lost connection carries the same idempotency key, so it is done once.
 */
export function useSend<K extends SendKey>(key: K, options: SendOptions<K> = {}) {
  const client = useQueryClient()
  const toast = useToast()
  const [keys] = useState(createRetryKeys)

  const newest = useNewest(options)

  const ask = async (input: Input<K>): Promise<Answer<K>> => {
    try {
      const answer = await call(key, ...([input, { idempotencyKey: keys.of(input) }] as unknown as Args<K>))
      keys.settle(input)
      return answer
    } catch (error) {
      if (error instanceof ApiError) keys.settle(input, error)
      throw error
    }
  }
  const sending = useAttempt(async (input: Input<K>) => {
    const { cache, restore } = cacheOf(client)
    newest().optimistic?.(cache, input)
    try {
      const answer = await ask(input)
      const { onDone, done } = newest()
      onDone?.(answer, input)
      if (done) toast.done(typeof done === 'string' ? done : done(answer, input))
      return answer
    } catch (error) {
      restore()
      throw error
    } finally {
      void invalidate(client, newest().invalidate)
    }
  })

  const sendOrThrow = (...[input]: Args<K>): Promise<Answer<K>> => sending.attempt((input ?? {}) as Input<K>)
  const send = (...args: Args<K>): Promise<Answer<K> | null> =>
    sendOrThrow(...args).catch((error: unknown) => {
      toast.failed(error, () => void send(...args))
      return null
    })
  return {
    send,
    sendOrThrow,
    isPending: sending.isPending,
    /** The input being sent now, to mark its row. */
    pending: sending.isPending ? sending.input : undefined,
    problem: sending.error,
    reset: sending.reset,
  }
}
