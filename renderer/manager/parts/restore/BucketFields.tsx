import type { Bound } from '../../../shared/form/use-form.ts'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { BucketValues } from './bucket-values.ts'

interface BucketFieldsProps {
  bind: (name: `bucket.${keyof BucketValues}`) => Bound<string>
  /** The text below the field of the secret. */
  secretMeans?: string
  autoFocus?: boolean
}

/** Asks for the access to a bucket: its address, its name and its key. */
export function BucketFields({ bind, secretMeans, autoFocus }: BucketFieldsProps) {
  const { bucket: m } = useMessages().copies
  return (
    <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
      <TextField
        label={m.endpoint}
        type="url"
        inputMode="url"
        placeholder={m.endpointExample}
        autoComplete="off"
        autoFocus={autoFocus}
        className="col-span-full"
        {...bind('bucket.endpoint')}
      />
      <TextField label={m.bucket} autoComplete="off" {...bind('bucket.bucket')} />
      <TextField label={m.region} autoComplete="off" {...bind('bucket.region')} />
      <TextField label={m.keyId} autoComplete="off" {...bind('bucket.access_key_id')} />
      <PasswordField
        label={m.secret}
        kind="new"
        show={m.show}
        hide={m.hide}
        description={secretMeans}
        {...bind('bucket.secret_access_key')}
      />
      <TextField label={m.prefix} autoComplete="off" {...bind('bucket.prefix')} />
    </div>
  )
}
