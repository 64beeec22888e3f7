import { call, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { bucketBody, NO_BUCKET } from '../../../parts/restore/bucket-values.ts'
import { BucketFields } from '../../../parts/restore/BucketFields.tsx'
import type { RestoreFields } from '../../../parts/restore/restore-copy.ts'

/** The copies of a place, the newest first, and what leads to it. */
export interface Found {
  place: RestoreFields
  copies: Answer<'POST /api/v1/studio/restore/copies'>
}

const NEEDED = {
  folder: ['folder'],
  bucket: ['bucket.endpoint', 'bucket.bucket', 'bucket.access_key_id', 'bucket.secret_access_key'],
} as const

/** Asks for a folder or a bucket and looks for copies in it. */
export function FindCopies({ way, onFound }: { way: 'folder' | 'bucket'; onFound: (found: Found) => void }) {
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
