import { useState } from 'react'
import { Loaded, NotFound } from '../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../shared/url/use-go.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { BackLink } from '../../parts/BackLink.tsx'
import { paths } from '../../paths.ts'
import { Changes } from './Changes.tsx'
import { SignForm } from './SignForm.tsx'
import { Signed } from './Signed.tsx'
import { toSign, useWaivers, type Waiver } from './use-waivers.ts'

/** One waiver to read and to sign; `back` in the address leads to where it was asked for. */
export default function WaiverPage() {
  const { waivers: m } = useMessages()
  const id = usePathId('waiverId')
  const waivers = useWaivers()
  const waiver = waivers.data?.find((one) => one.id === id)
  return (
    <>
      <BackLink href={paths.waivers()}>{m.title}</BackLink>
      {waiver ? null : <h1 className="sr-only">{m.title}</h1>}
      <Loaded query={waivers} skeleton={<WaiverSkeleton />}>
        {(all) => (waiver ? <Reading key={id} waiver={waiver} others={toSign(all)} /> : <NotFound />)}
      </Loaded>
    </>
  )
}

function Reading({ waiver, others }: { waiver: Waiver; others: readonly Waiver[] }) {
  const { waivers: m } = useMessages()
  const [{ back }] = useUrlState({ back: '' })
  const [firstRead] = useState(waiver.version)
  const isSigned = waiver.status === 'signed'
  return (
    <article>
      <PageHeader title={waiver.title} description={waiver.requires_before_booking && !isSigned ? m.required : null} />
      <div className="flex flex-col gap-4">
        {isSigned ? <Signed waiver={waiver} next={others[0]} back={back} /> : null}
        {isSigned || waiver.version === firstRead ? null : (
          <Callout tone="warn" live title={m.changedWhileReading}>
            {m.readAgain}
          </Callout>
        )}
        {waiver.signed_body !== null && waiver.signed_at ? (
          <Changes before={waiver.signed_body} after={waiver.body} signedAt={waiver.signed_at} />
        ) : null}
        <Card title={waiver.status === 'outdated' ? m.textNow : m.text} description={m.version(waiver.version)}>
          <p className="text-base leading-relaxed break-words whitespace-pre-line">{waiver.body}</p>
        </Card>
        {isSigned ? null : <SignForm key={waiver.version} waiver={waiver} />}
      </div>
    </article>
  )
}

function WaiverSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-64 w-full rounded-lg" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </div>
  )
}
