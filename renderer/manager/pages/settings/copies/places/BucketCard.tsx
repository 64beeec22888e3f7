import { Form } from '../../../../../shared/form/Form.tsx'
import { useForm } from '../../../../../shared/form/use-form.ts'
import { Callout, Card } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { bucketBody, NO_BUCKET } from '../../../../parts/restore/bucket-values.ts'
import { BucketFields } from '../../../../parts/restore/BucketFields.tsx'
import { PlaceFoot } from './PlaceFoot.tsx'
import { PlaceState, type KnownPlace } from './PlaceState.tsx'
import { usePlaces, type CopySettings } from './use-places.ts'

const NEEDED = ['bucket.endpoint', 'bucket.bucket', 'bucket.access_key_id'] as const

/** A bucket that copies go to as well; without a passphrase none can be chosen. */
export function BucketCard({ settings, known }: { settings: CopySettings; known: KnownPlace }) {
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
