import { useState } from 'react'
import { useApi, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm, type FormState } from '../../../../shared/form/use-form.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Callout, Card, Skeleton, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Elsewhere } from '../../../parts/copies/troubles.ts'
import { useWhen } from '../../../parts/copies/use-restorable.ts'
import { BucketFields } from '../../../parts/restore/BucketFields.tsx'
import { NO_BUCKET, bucketBody } from '../../../parts/restore/bucket-values.ts'
import type { RequestedRestore } from './requested-restore.ts'
import { CopyList } from './CopyList.tsx'
import { CopiesState } from './CopiesState.tsx'
import { PassphraseCard } from './passphrase/PassphraseCard.tsx'
import { RestoreDrawer } from './RestoreDrawer.tsx'
import { usePlaces, type CopySettings } from './places/use-places.ts'
import { useNotAtHand } from './use-not-at-hand.ts'

const SECOND = 1000
const MINUTE = 60_000

type Copies = Answer<'GET /api/v1/studio/backups'>

/** The copies of the studio: how they stand, each of them, where else they go, and what opens them. */
export default function CopiesPart() {
  const notAtHand = useNotAtHand()
  const copies = useApi('GET /api/v1/studio/backups', {}, { every: MINUTE / 2 })
  const isMaking = Boolean(copies.data?.making)
  const every = isMaking ? SECOND : MINUTE / 20
  useApi('GET /api/v1/studio/backups', {}, { enabled: isMaking || isUnderWay(copies.data), every })
  const [asked, setAsked] = useState<RequestedRestore | null>(null)
  return (
    <Loaded query={copies} skeleton={<Skeleton className="h-96" />}>
      {(known) => (
        <div className="flex flex-col gap-4">
          <CopiesState copies={known} notAtHand={notAtHand} />
          {notAtHand === null ? <Settings copies={known} /> : <Callout tone="plain">{notAtHand}</Callout>}
          <CopyList copies={known.items} notAtHand={notAtHand} onRestore={setAsked} />
          <RestoreDrawer asked={asked} onClose={() => setAsked(null)} />
        </div>
      )}
    </Loaded>
  )
}

/** True if the newest copy is still on its way to a place, or to its trial: within moments more is known. */
function isUnderWay(copies: Copies | undefined): boolean {
  const newest = copies?.items[0]?.file_name
  if (!copies || newest === undefined) return false
  const places = [copies.folder, copies.bucket].filter((place) => place !== null)
  return copies.proofs.length === 0 || places.some(({ file_name, problem }) => file_name !== newest && problem === null)
}

const NEEDED = ['bucket.endpoint', 'bucket.bucket', 'bucket.access_key_id'] as const

/** A bucket that copies go to as well; without a passphrase none can be chosen. */
function BucketCard({ settings, known }: { settings: CopySettings; known: KnownPlace }) {
  const { bucket, has_passphrase } = settings
  const { places: m } = useMessages().copies
  return (
    <Card title={m.bucket} description={m.bucketMeans}>
      {has_passphrase || bucket ? (
        <BucketForm bucket={bucket} known={known} />
      ) : (
        <Callout tone="plain">{m.bucketNeeds}</Callout>
      )}
    </Card>
  )
}

function BucketForm({ bucket, known }: { bucket: CopySettings['bucket']; known: KnownPlace }) {
  const { bucket: m } = useMessages().copies
  const places = usePlaces('bucket')
  const form = useForm({
    values: { bucket: { ...NO_BUCKET, ...bucket } },
    required: bucket ? NEEDED : [...NEEDED, 'bucket.secret_access_key'],
    submit: (values) => places.save({ body: { bucket: bucketBody(values.bucket) } }),
    onDone: places.saved,
  })
  return (
    <Form form={form}>
      <PlaceState known={known} />
      <BucketFields bind={(name) => form.bind(name)} secretMeans={bucket ? m.secretKept : m.secretNew} />
      <PlaceFoot place="bucket" isUsed={bucket !== null} {...{ form, places }} />
    </Form>
  )
}

function Settings({ copies }: { copies: Copies }) {
  const settings = useApi('GET /api/v1/studio/backup-settings')
  return (
    <Loaded query={settings} skeleton={<Skeleton className="h-64" />}>
      {(known) => (
        <>
          <PassphraseCard settings={known} />
          <FolderCard key={`folder ${known.folder}`} settings={known} known={copies.folder} />
          <BucketCard key={`bucket ${JSON.stringify(known.bucket)}`} settings={known} known={copies.bucket} />
        </>
      )}
    </Loaded>
  )
}

/** A folder that copies go to as well. */
function FolderCard({ settings, known }: { settings: CopySettings; known: KnownPlace }) {
  const { folder, has_passphrase } = settings
  const { places: m } = useMessages().copies
  const places = usePlaces('folder')
  const form = useForm({
    values: { folder: folder ?? '' },
    required: ['folder'],
    submit: (body) => places.save({ body }),
    onDone: places.saved,
  })
  return (
    <Card title={m.folder} description={m.folderMeans}>
      <Form form={form}>
        <PlaceState known={known} />
        <TextField label={m.path} placeholder={m.pathExample} autoComplete="off" {...form.bind('folder')} />
        {folder !== null && !has_passphrase ? <Callout tone="warn">{m.unencrypted}</Callout> : null}
        <PlaceFoot place="folder" isUsed={folder !== null} {...{ form, places }} />
      </Form>
    </Card>
  )
}

type Tried = NonNullable<Answer<'POST /api/v1/studio/backup-settings/test'>[Elsewhere]>

interface PlaceFootProps<Values> {
  place: Elsewhere
  form: FormState<Values>
  /** Copies go there already. */
  isUsed: boolean
  places: ReturnType<typeof usePlaces>
}

/** The foot of a place: trying it, with what came of it in words, no longer using it, and keeping it. */
function PlaceFoot<Values>({ place, form, isUsed, places }: PlaceFootProps<Values>) {
  const { places: m } = useMessages().copies
  const [tried, setTried] = useState<Tried | null>(null)
  const tryIt = async () => {
    setTried(null)
    setTried((await places.tryIt())?.[place] ?? null)
  }
  return (
    <>
      {tried ? (
        <Callout tone={tried.ok ? 'good' : 'bad'} live>
          <span className="break-words">{tried.ok ? m.works : tried.detail}</span>
        </Callout>
      ) : null}
      <div className="flex flex-wrap justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          <Button
            isPending={places.isTrying}
            disabledReason={(!isUsed || form.isChanged) && m.testFirst}
            onPress={() => void tryIt()}
          >
            {m.test}
          </Button>
          {isUsed ? (
            <Button look="quiet" isPending={places.isStopping} onPress={() => void places.stop()}>
              {m.stop}
            </Button>
          ) : null}
        </div>
        <FormActions form={form} submit={m.save} />
      </div>
    </>
  )
}

type KnownPlace = Answer<'GET /api/v1/studio/backups'>['folder']

/** The time of the newest backup in a place; nothing for a place that is not used. */
function PlaceState({ known }: { known: KnownPlace }) {
  const { places: m } = useMessages().copies
  const when = useWhen()
  if (!known) return null
  return <p className="figures text-sm">{known.as_of === null ? m.nothingYet : m.newest(when(known.as_of))}</p>
}
