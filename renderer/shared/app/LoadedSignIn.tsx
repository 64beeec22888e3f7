import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '../../api/problem.ts'
import { Loaded } from '../states/Loaded.tsx'
import { SignInFrame, SignInSkeleton } from './SignInFrame.tsx'

interface LoadedSignInProps<Data> {
  query: UseQueryResult<Data, ApiError>
  /** The heading while it can't be read. */
  title: string
  product: string
  /** The page in its frame. */
  children: (data: Data) => ReactNode
}

/** A page in the frame of signing in about something that is read first: while it is, and why it can't be. */
export function LoadedSignIn<Data>({ query, title, product, children }: LoadedSignInProps<Data>) {
  const loaded = (
    <Loaded query={query} skeleton={<SignInSkeleton product={product} />}>
      {children}
    </Loaded>
  )
  const hasFailed = query.isError && query.data === undefined
  return hasFailed ? <SignInFrame {...{ title, product }}>{loaded}</SignInFrame> : loaded
}
