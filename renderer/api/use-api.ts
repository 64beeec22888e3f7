import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from './browser.ts'
import type { ApiError } from './problem.ts'
import type { Answer, Args, GetKey, Input } from './types.ts'

interface ApiOptions {
  /** False holds the call back until what it needs is known. */
  enabled?: boolean
  /** Milliseconds between renewals while the page is in sight. */
  every?: number
  /** Shows the former answer while another filter or search is on its way; a page of a list does so anyway. */
  keep?: boolean
  /** Milliseconds that an answer counts as fresh. */
  fresh?: number
}

/** A call as the cache knows it: to prefetch, to read or to patch. */
export function apiQuery<K extends GetKey>(key: K, ...[input]: Args<K>) {
  return queryOptions<Answer<K>, ApiError>({
    queryKey: [key, input ?? {}],
    queryFn: ({ signal }) => call(key, ...([input, { signal }] as unknown as Args<K>)),
  })
}

/** Reads an operation and keeps it fresh. Put the result into <Loaded query={…}>. */
export function useApi<K extends GetKey>(
  key: K,
  ...args: [...Args<K>, ApiOptions?]
): UseQueryResult<Answer<K>, ApiError> {
  const [input, { enabled, every, keep, fresh } = {}] = args as unknown as [Input<K>?, ApiOptions?]
  return useFailure(
    useQuery({
      ...apiQuery(key, ...([input] as unknown as Args<K>)),
      enabled,
      refetchInterval: every,
      placeholderData: (keep ?? isPage(input)) ? (keepPreviousData as never) : undefined,
      ...(fresh === undefined ? {} : { staleTime: fresh }),
    }),
  )
}

/** A read that has failed and is tried again keeps its failure until it is answered, so that nothing flickers meanwhile. */
export function useFailure<Data>(read: UseQueryResult<Data, ApiError>): UseQueryResult<Data, ApiError> {
  const [error, setError] = useState<ApiError>()
  if (read.error && read.error !== error) setError(read.error)
  if (!error || !read.isPending || !read.errorUpdateCount) return read
  const failed = { ...read, error, status: 'error', isError: true, isPending: false, isLoading: false }
  return failed as unknown as UseQueryResult<Data, ApiError>
}

/** True if a page of a list is asked for, whose rows stay until those of another page, filter or search are there. */
function isPage(input: unknown): boolean {
  const { query = {} } = (input ?? {}) as { query?: object }
  return 'page' in query
}
