import { useState } from 'react'
import { call, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { createFormat } from '../../../../shared/format/format.ts'
import { useReading } from '../../../../shared/i18n/catalogue.ts'
import { Button, Callout, Card, RadioGroup, Select, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useSize } from '../../../parts/copies/use-size.ts'
import { BucketFields } from '../../../parts/restore/BucketFields.tsx'
import { CopyFile } from '../../../parts/restore/CopyFile.tsx'
import {
  RestoreForm,
  type CopySource,
  type RestoreFields,
  type RestorePhase,
} from '../../../parts/restore/RestoreForm.tsx'
import { NO_BUCKET, bucketBody } from '../../../parts/restore/bucket-values.ts'
import { StepBody } from '../WelcomeFrame.tsx'

const WAYS = ['file', 'folder', 'bucket'] as const
type Way = (typeof WAYS)[number]

/** The copies of a place, the newest first, and what leads to it. */
interface Found {
  place: RestoreFields
  copies: Answer<'POST /api/v1/studio/restore/copies'>
}

const NEEDED = {
  folder: ['folder'],
  bucket: ['bucket.endpoint', 'bucket.bucket', 'bucket.access_key_id', 'bucket.secret_access_key'],
} as const

/** Asks for a folder or a bucket and looks for copies in it. */
function FindCopies({ way, onFound }: { way: 'folder' | 'bucket'; onFound: (found: Found) => void }) {
  const { restore: m } = useMessages()
  const form = useForm({
    values: { folder: '', bucket: NO_BUCKET },
    keeps: false,
    required: NEEDED[way],
    submit: async ({ folder, bucket }): Promise<Found> => {
      const secret_access_key = bucket.secret_access_key
      const body = way === 'folder' ? { folder } : { bucket: { ...bucketBody(bucket), secret_access_key } }
      const copies = await call('POST /api/v1/studio/restore/copies', { body })
      return { place: way === 'folder' ? { from: way, folder } : { from: way, ...bucket }, copies }
    },
    onDone: onFound,
  })
  return (
    <Form form={form}>
      {way === 'folder' ? (
        <TextField
          label={m.folder}
          placeholder={m.folderExample}
          autoComplete="off"
          autoFocus
          {...form.bind('folder')}
        />
      ) : (
        <BucketFields bind={(name) => form.bind(name)} autoFocus />
      )}
      <FormActions form={form} submit={m.look} />
    </Form>
  )
}

/** The studio comes from a copy: where it is, what opens it, and then the sign-in. */
export default function RestoreStep({ onBack }: { onBack: () => void }) {
  const { restore: m } = useMessages()
  const [way, setWay] = useState<Way>('file')
  const [found, setFound] = useState<Found | null>(null)
  const [source, setSource] = useState<CopySource | null>(null)
  const [phase, setPhase] = useState<RestorePhase>('asked')
  const take = (next: Found | null) => {
    setFound(next)
    setSource(next && sourceOf(next))
  }
  const choose = (next: Way) => {
    setWay(next)
    take(null)
  }
  return (
    <StepBody
      title={m.title}
      lead={m.lead}
      footer={
        phase === 'asked' ? (
          <Button look="quiet" onPress={onBack} className="me-auto -ms-3">
            {m.back}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-4">
        {phase === 'asked' ? (
          <>
            <RadioGroup
              look="cards"
              label={m.from}
              value={way}
              onChange={choose}
              options={WAYS.map((id) => ({ id, ...m.ways[id] }))}
            />
            <Card>
              {way === 'file' ? (
                <CopyFile source={source} onSource={setSource} />
              ) : (
                <FindCopies key={way} way={way} onFound={take} />
              )}
            </Card>
            {found ? <FoundCopies found={found} source={source} onSource={setSource} /> : null}
          </>
        ) : null}
        {source ? <RestoreForm source={source} phase={phase} onPhase={setPhase} submit={m.submit} /> : null}
      </div>
    </StepBody>
  )
}

/** The source that a found copy is; undefined where nothing was found. */
function sourceOf({ place, copies }: Found, file_name = copies[0]?.file_name): CopySource | null {
  const copy = copies.find((one) => one.file_name === file_name)
  return copy ? { fields: { ...place, file_name: copy.file_name }, file: null, isEncrypted: copy.is_encrypted } : null
}

interface FoundCopiesProps {
  found: Found
  source: CopySource | null
  onSource: (source: CopySource | null) => void
}

/** The copies that were found, the newest chosen. */
function FoundCopies({ found, source, onSource }: FoundCopiesProps) {
  const { restore: m } = useMessages()
  const { locale } = useReading()
  // There is no studio yet whose timezone it could be.
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  const format = createFormat({ locale, timezone, currency: 'EUR' })
  const size = useSize()
  if (!source) return <Callout tone="warn" live title={m.foundNone} />
  return (
    <Select
      label={m.which}
      description={`${m.found(found.copies.length)}. ${m.whichMeans}`}
      placeholder=""
      value={source.fields['file_name'] ?? null}
      onChange={(file_name) => onSource(sourceOf(found, file_name))}
      options={found.copies.map(({ file_name, created_at, size_bytes, studio }) => ({
        id: file_name,
        label: format.dateTime(created_at),
        detail: [size(size_bytes), studio && m.of(studio)].filter(Boolean).join(', '),
      }))}
    />
  )
}
