import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface ErrorStateProps {
  title: string
  children?: ReactNode
  retry: string
  onRetry: () => void
  isRetrying?: boolean
}

/** A part of the page that could not be loaded, with a way to try again. */
export function ErrorState({ title, children, retry, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        tone="bad"
        title={title}
        action={
          <Button icon="refresh" onPress={onRetry} isPending={isRetrying}>
            {retry}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
