/** The access to a bucket, as typed. */
export interface BucketValues {
  endpoint: string
  region: string
  bucket: string
  prefix: string
  access_key_id: string
  secret_access_key: string
}

export const NO_BUCKET: BucketValues = {
  endpoint: '',
  region: 'us-east-1',
  bucket: '',
  prefix: '',
  access_key_id: '',
  secret_access_key: '',
}

/** The values as the operations take them; those left empty are left to them. */
export function bucketBody({ region, secret_access_key, ...typed }: BucketValues) {
  return { ...typed, ...(region.trim() && { region }), ...(secret_access_key && { secret_access_key }) }
}
