import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { ApiError } from '../../api/problem.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { useSharedMessages } from '../i18n/catalogue.ts'
import { explain } from '../problem/explain.ts'

interface LoadedProps<Data> {
  query: UseQueryResult<Data, ApiError>
  /** The shape of what is to come; lines of a list when left out. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows what a read answered, or its loading, its failure with a retry, or that the role may not see it. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  return query.isError ? <FailedRead query={query} /> : <Loading skeleton={skeleton} />
}

/** The failure of a read that has no answer, with a retry. */
export function FailedRead({ query }: { query: UseQueryResult<unknown, ApiError> }) {
  if (!query.isError || query.data !== undefined) return null
  return <LoadFailed error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
}

/** Shapes of what is to come, but only once it has taken 200 ms: a quick answer does not flicker. */
export function Loading({ skeleton = <SkeletonRows /> }: { skeleton?: ReactNode }) {
  const { words } = useSharedMessages()
  const late = useLate(200)
  return (
    <div aria-busy="true" className={late ? 'animate-[appear_150ms]' : 'invisible'}>
      <span className="sr-only" role="status">
        {late ? words.loading : ''}
      </span>
      {skeleton}
    </div>
  )
}

function useLate(milliseconds: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return late
}

export function LoadFailed({
  error,
  onRetry,
  isRetrying,
}: {
  error: ApiError
  onRetry: () => void
  isRetrying?: boolean
}) {
  const { problems } = useSharedMessages()
  if (error.status === 403) return <NoPermission />
  if (error.status === 404) return <NotFound />
  const isUnreachable = error.status === 0
  return (
    <ErrorState
      title={isUnreachable ? problems.unreachableTitle : problems.loadFailed}
      retry={problems.tryAgain}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {isUnreachable ? problems.unreachable : explain(error.problem, problems).title}
    </ErrorState>
  )
}

export function NoPermission() {
  const { problems } = useSharedMessages()
  return (
    <EmptyState icon="lock" title={problems.noPermissionTitle}>
      {problems.noPermission}
    </EmptyState>
  )
}

export function NotFound({ action, level }: { action?: ReactNode; level?: 1 | 2 }) {
  const { problems } = useSharedMessages()
  return (
    <EmptyState icon="search" title={problems.notFoundTitle} action={action} level={level}>
      {problems.notFound}
    </EmptyState>
  )
}
