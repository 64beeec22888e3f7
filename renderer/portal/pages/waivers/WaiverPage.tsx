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
import { useDependants, type Dependant } from '../../parts/dependants.ts'
import { paths } from '../../paths.ts'
import { Changes } from './Changes.tsx'
import { SignForm } from './SignForm.tsx'
import { Signed } from './Signed.tsx'
import { toSign, useWaivers, type Waiver } from './use-waivers.ts'

/** One waiver to read and to sign; `for` in the address says for whom, `back` leads to where it was asked for. */
export default function WaiverPage() {
  const { waivers: m } = useMessages()
  const id = usePathId('waiverId')
  const [{ for: dependantId }] = useUrlState({ for: 0 })
  const isOwn = dependantId === 0
  const waivers = useWaivers(dependantId)
  const dependants = useDependants({ enabled: !isOwn })
  const subject = dependants.data?.find((one) => one.id === dependantId)
  const waiver = isOwn || subject ? waivers.data?.find((one) => one.id === id) : undefined
  const reading = (all: readonly Waiver[]) =>
    waiver ? <Reading key={id} waiver={waiver} subject={subject} others={toSign(all)} /> : <NotFound />
  return (
    <>
      <BackLink href={paths.waivers()}>{m.title}</BackLink>
      {waiver ? null : <h1 className="sr-only">{m.title}</h1>}
      <Loaded query={waivers} skeleton={<WaiverSkeleton />}>
        {(all) =>
          isOwn ? (
            reading(all)
          ) : (
            <Loaded query={dependants} skeleton={<WaiverSkeleton />}>
              {() => reading(all)}
            </Loaded>
          )
        }
      </Loaded>
    </>
  )
}

interface ReadingProps {
  waiver: Waiver
  subject: Dependant | undefined
  others: readonly Waiver[]
}

function Reading({ waiver, subject, others }: ReadingProps) {
  const { waivers: m } = useMessages()
  const [{ back }] = useUrlState({ back: '' })
  const [firstRead] = useState(waiver.version)
  const isSigned = waiver.status === 'signed'
  const about = [
    subject ? m.theirs.of(subject.full_name) : null,
    waiver.requires_before_booking && !isSigned ? m.required : null,
  ]
  return (
    <article>
      <PageHeader title={waiver.title} description={about.filter(Boolean).join(' · ')} />
      <div className="flex flex-col gap-4">
        {isSigned ? <Signed waiver={waiver} subject={subject} next={others[0]} back={back} /> : null}
        {isSigned || waiver.version === firstRead ? null : (
          <Callout tone="warn" live title={m.changedWhileReading}>
            {m.readAgain}
          </Callout>
        )}
        {waiver.signed_body !== null && waiver.signed_at ? (
          <Changes before={waiver.signed_body} after={waiver.body} signedAt={waiver.signed_at} subject={subject} />
        ) : null}
        <Card title={waiver.status === 'outdated' ? m.textNow : m.text} description={m.version(waiver.version)}>
          <p className="text-base leading-relaxed break-words whitespace-pre-line">{waiver.body}</p>
        </Card>
        {isSigned ? null : <SignForm key={waiver.version} waiver={waiver} subject={subject} />}
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
