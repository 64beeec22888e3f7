import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { instantOut, line, resource } from '../../http/shapes.ts'

const place = z.enum(['here', 'folder', 'bucket'])

const backup = resource('Backup', {
  file_name: z.string(),
  size_bytes: z.int(),
  sha256: z.string(),
  created_at: instantOut.describe('When the studio was as it is in the copy'),
  download_url: z.string(),
})

const listed = resource('ListedBackup', {
  file_name: z.string(),
  size_bytes: z.int(),
  created_at: instantOut,
  kind: z.enum(['by-itself', 'by-hand', 'before-update']),
  download_url: z.string(),
})

const proof = resource('BackupProof', {
  place,
  file_name: z.string(),
  proved_at: instantOut,
  as_of: instantOut.describe('When the studio was as it is in the copy'),
  clients: z.int(),
  problem: z.string().nullable().describe('Why it could not be restored'),
})

const far = resource('BackupPlaceState', {
  file_name: z.string().nullable().describe('The newest copy that is there'),
  as_of: instantOut.nullable().describe('When the studio was as it is in that copy'),
  at: instantOut.nullable(),
  problem: z.string().nullable().describe('Why the newest could not be brought there'),
})

const bucketIn = z.strictObject({
  endpoint: line.max(300),
  region: line.max(100).default('us-east-1'),
  bucket: line.max(100),
  prefix: line.max(200).or(z.literal('')).default(''),
  access_key_id: line.max(200),
  secret_access_key: line.max(300).optional().describe('Write-only; left out, it stays as it is'),
})

const settings = resource('BackupSettings', {
  has_passphrase: z.boolean(),
  folder: z.string().nullable(),
  bucket: bucketIn.omit({ secret_access_key: true }).nullable(),
  copies_folder: z.string().describe('Where the copies of this computer lie'),
})

const tried = resource('BackupPlaceTried', {
  ok: z.boolean(),
  detail: z.string().describe('What was found, in a sentence'),
})

export const backupContract = {
  'POST /api/v1/studio/backup': {
    id: 'makeBackup',
    summary: 'Make a copy of the whole studio now',
    description:
      'One file with the database, the photos and a manifest with checksums. Beside it the studio makes one each night, and each ' +
      'hour while something changes; 24 hourly, 7 daily, 4 weekly and 12 monthly ones are kept.',
    access: { manager: 'backups.manage' },
    status: 200,
    answer: backup,
    errors: ['STORAGE_FULL', 'SERVER_BUSY'],
  },
  'GET /api/v1/studio/backups': {
    id: 'listBackups',
    summary: 'The copies of this computer, and what is known of those elsewhere',
    description:
      'Newest first. `proofs`: the newest copy of each place that was restored for trial, here each night, elsewhere each week.',
    access: { manager: 'backups.manage' },
    status: 200,
    answer: z.strictObject({
      items: z.array(listed),
      proofs: z.array(proof),
      folder: far.nullable(),
      bucket: far.nullable(),
      problem: z.string().nullable().describe('Why the last try to make one failed'),
      making: z
        .strictObject({ since: instantOut, done_bytes: z.int(), total_bytes: z.int() })
        .nullable()
        .describe('How far the one is that is being made, of all that is written for it'),
    }),
  },
  'GET /api/v1/studio/backups/{file_name}': {
    id: 'downloadBackup',
    summary: 'Download a copy',
    access: { manager: 'owner' },
    door: 'local',
    params: z.strictObject({ file_name: z.string().max(100) }),
    status: 200,
    file: 'application/zip',
  },
  'POST /api/v1/studio/restore': {
    id: 'restoreStudio',
    summary: 'Put the studio of a copy in place of this one',
    description:
      'Public while there is no staff, then the owner’s alone, with her `password`. A form: the copy in the part `file`; or, for one ' +
      'that lies elsewhere, `from` (`here`, `folder`, `bucket`) and `file_name`, with `folder` or with `endpoint`, `region`, ' +
      '`bucket`, `prefix`, `access_key_id` and `secret_access_key` where this studio does not know the place. Besides ' +
      '`passphrase`, and `without_secrets=true` to go on with new keys where the passphrase is lost. Checked whole before ' +
      'anything is touched; the former data is kept aside. The studio then starts anew, and every session has ended.',
    access: 'public',
    door: 'local',
    idempotent: false,
    streamIn: { maxBytes: 4 * 1024 ** 3, type: 'multipart/form-data' },
    status: 200,
    answer: z.strictObject({
      restored_as_of: instantOut.describe('What was done later is not in it'),
      studio_name: z.string().nullable(),
      clients: z.int(),
      key: z
        .enum(['same', 'restored', 'new'])
        .describe('`new`: saved passwords and what else stood under the old key are lost'),
    }),
    errors: [
      'BACKUP_INVALID',
      'BACKUP_TOO_NEW',
      'BACKUP_PASSPHRASE_WRONG',
      'BACKUP_PLACE_FAILED',
      'AUTH_INVALID_CREDENTIALS',
      'AUTH_REQUIRED',
      'AUTH_INVALID_TOKEN',
      'STORAGE_FULL',
      'SERVER_BUSY',
    ],
  },
  'POST /api/v1/studio/restore/copies': {
    id: 'findCopies',
    summary: 'The copies that lie in a folder or a bucket',
    description:
      'Public while there is no staff, for a computer that is to become the studio’s; then the owner’s alone. Newest first.',
    access: 'public',
    door: 'local',
    idempotent: false,
    body: z.strictObject({
      folder: line.max(1000).optional(),
      bucket: bucketIn.required({ secret_access_key: true }).optional(),
    }),
    example: { folder: '/media/backup-disk' },
    status: 200,
    answer: z.array(
      z.strictObject({
        file_name: z.string(),
        created_at: instantOut,
        size_bytes: z.int(),
        studio: z.string().nullable(),
        is_encrypted: z.boolean().describe('Whether it opens with its passphrase alone'),
      }),
    ),
    errors: ['BACKUP_PLACE_FAILED', 'AUTH_REQUIRED', 'AUTH_INVALID_TOKEN'],
  },
  'GET /api/v1/studio/restored': {
    id: 'readRestored',
    summary: 'Whether a copy took this studio’s place, and what waits since',
    access: { manager: 'settings.view' },
    status: 200,
    answer: z.strictObject({
      restored_at: instantOut.nullable(),
      restored_as_of: instantOut.nullable(),
      is_held: z.boolean().describe('Whether what fell due between the two waits for a word'),
      letters: z.int().describe('How many letters wait'),
      automation_steps: z.int().describe('How many steps of automations wait'),
      messages: z.int().describe('How many messages to webhooks wait'),
    }),
  },
  'POST /api/v1/studio/restored': {
    id: 'settleRestored',
    summary: 'Say what becomes of what fell due before a restore',
    description:
      'Letters and messages to webhooks that wait are sent (`go`) or dropped (`drop`), steps of automations are taken or ' +
      'skipped. They may have left before the copy was restored.',
    access: { manager: 'backups.manage' },
    body: z.strictObject({ decision: z.enum(['go', 'drop']) }),
    example: { decision: 'drop' },
    status: 200,
    answer: z.strictObject({ letters: z.int(), automation_steps: z.int(), messages: z.int() }),
  },
  'GET /api/v1/studio/backup-settings': {
    id: 'readBackupSettings',
    summary: 'Where copies go besides this computer',
    access: { manager: 'owner' },
    door: 'local',
    status: 200,
    answer: settings,
  },
  'PUT /api/v1/studio/backup-settings': {
    id: 'changeBackupSettings',
    summary: 'Say where copies go, and under which passphrase',
    description:
      'What is left out stays. A bucket needs a passphrase, and is tried before it is kept; without one, copies in ' +
      'a folder are not encrypted. Copies that were made before keep their own passphrase.',
    access: { manager: 'owner' },
    door: 'local',
    body: z.strictObject({
      passphrase: z
        .string()
        .min(12)
        .max(500)
        .nullable()
        .optional()
        .describe('Write-only; at least 12 characters. null takes it away'),
      folder: line.max(1000).nullable().optional(),
      bucket: bucketIn.nullable().optional(),
    }),
    example: { passphrase: 'seven quiet mats by the sea', folder: '/media/backup-disk' },
    status: 200,
    answer: settings,
    errors: ['BACKUP_PLACE_FAILED'],
  },
  'POST /api/v1/studio/backup-settings/test': {
    id: 'testBackupPlaces',
    summary: 'Try the places that copies go to',
    description: 'Writes a small file to each, reads it, and removes it again.',
    access: { manager: 'owner' },
    door: 'local',
    idempotent: false,
    status: 200,
    answer: z.strictObject({ folder: tried.nullable(), bucket: tried.nullable() }),
  },
} satisfies Contract
