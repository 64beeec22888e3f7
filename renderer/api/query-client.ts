import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './problem.ts'

const passing = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 502)

/** Answers stay fresh for a few seconds, are renewed on coming back, and only faults that pass are tried again: without a line none does. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && navigator.onLine !== false && passing(error),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
