import { useState } from 'react'
import { useSend } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Loaded, NotFound } from '../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../shared/url/use-go.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { BackLink } from '../../parts/BackLink.tsx'
import { useDependants, type Dependant } from '../../parts/dependants.ts'
import { paths } from '../../paths.ts'
import { Changes } from './Changes.tsx'
import { Signed } from './Signed.tsx'
import { useWords } from './use-words.ts'
import { toSign, useWaivers, type Waiver } from './use-waivers.ts'

/** One waiver to read and to sign; `for` in the address is the dependant, `back` leads to the page that asked for it. */
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

interface SignFormProps {
  waiver: Waiver
  subject: Dependant | undefined
}

/** Signs with the reader's typed name, for themselves or for a dependant. */
function SignForm({ waiver, subject }: SignFormProps) {
  const m = useWords(subject)
  const format = useFormat()
  const toast = useToast()
  const own = useSend('POST /api/v1/waivers/{waiver_id}/sign')
  const theirs = useSend('POST /api/v1/clients/me/dependants/{dependant_id}/waivers/{waiver_id}/sign')
  const form = useForm({
    values: { signed_name: '' },
    required: ['signed_name'],
    // The version that was read goes along: nobody signs a text changed after it was shown.
    submit: (values) => {
      const body = { ...values, version: waiver.version }
      const waiver_id = waiver.id
      return subject
        ? theirs.sendOrThrow({ params: { dependant_id: subject.id, waiver_id }, body })
        : own.sendOrThrow({ params: { waiver_id }, body })
    },
    onDone: () => toast.done(m.done(waiver.title)),
  })
  return (
    <Card>
      <Form form={form}>
        <TextField
          label={m.name}
          description={m.nameMeans(format.date(format.today()))}
          autoComplete="name"
          maxLength={200}
          {...form.bind('signed_name')}
        />
        <FormActions
          form={form}
          submit={waiver.status === 'outdated' ? m.signAgain : m.sign}
          className="phone:[&>button]:w-full"
        />
      </Form>
    </Card>
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
