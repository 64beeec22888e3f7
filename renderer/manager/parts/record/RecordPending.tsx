import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import type { ApiError } from '../../../api/index.ts'
import { dropRecent } from '../../../shared/palette/recent.ts'
import { useAddress } from '../../../shared/router/use-router.ts'
import { Loaded, NotFound } from '../../../shared/states/Loaded.tsx'
import { Card, LinkButton, PageHeader } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

interface RecordPendingProps {
  query: UseQueryResult<unknown, ApiError>
  /** The title while it is on its way. */
  title: string
  /** The title where there is no such record. */
  goneTitle?: string
  /** The list that it belongs to, and the words of the way there. */
  back: { label: string; href: string }
  backTo?: string
  skeleton?: ReactNode
}

/** The page of one record that is not there: still on its way, refused, unreachable, or gone, with the way to its list. */
export function RecordPending({ query, title, goneTitle, back, backTo = back.label, skeleton }: RecordPendingProps) {
  const { shell } = useMessages()
  const { pathname } = useAddress()
  const isGone = query.error?.status === 404
  useEffect(() => {
    if (isGone) dropRecent(pathname)
  }, [isGone, pathname])
  return (
    <>
      <PageHeader title={isGone ? (goneTitle ?? shell.gone) : title} trail={[back]} />
      <Card>
        {isGone ? (
          <NotFound action={<LinkButton href={back.href}>{backTo}</LinkButton>} />
        ) : (
          <Loaded query={query} skeleton={skeleton}>
            {() => null}
          </Loaded>
        )}
      </Card>
    </>
  )
}
