import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { instantOut, resource } from '../../http/shapes.ts'

const check = resource('HealthCheck', {
  name: z.string().describe('What was looked at'),
  state: z
    .enum(['ok', 'warning', 'failing', 'off'])
    .describe('`off`: there is nothing to look at, or nothing is known of it yet'),
  code: z.string().describe('What was found, for programs'),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('What belongs into its sentence: moments, counts, and sizes in bytes'),
  detail: z.string().describe('What is so'),
  fix: z.string().nullable().describe('What to do about it; null where there is nothing to do'),
})

export const healthContract = {
  'GET /api/v1/health': {
    area: 'Whether the server answers.',
    id: 'readHealth',
    summary: 'Whether the studio’s computer answers',
    access: 'public',
    status: 200,
    answer: z.strictObject({
      status: z.literal('ok'),
      version: z.string(),
      storage: z
        .strictObject({
          code: z.enum(['STORAGE_FULL', 'STORAGE_READ_ONLY', 'STORAGE_BUSY', 'STORAGE_DAMAGED', 'STORAGE_GONE']),
          since: instantOut,
          detail: z.string(),
        })
        .optional()
        .describe('Only while what is written can’t be kept: what is wrong, since when, and what helps.'),
    }),
  },
  'GET /api/v1/studio/health': {
    id: 'readStudioHealth',
    summary: 'Whether the studio is well: its disk, mail, jobs, clock, key, address and version',
    description: 'Looks now; only whether everything adds up is told of the last night. Changes nothing.',
    access: { manager: 'settings.view' },
    status: 200,
    answer: z.array(check),
  },
  'GET /api/v1/studio/diagnostics': {
    id: 'readDiagnostics',
    summary: 'A file for who helps: versions, sizes, counts, checks and the last lines of the log',
    description:
      'JSON. Nobody’s name, address, number or note is in it, nor any secret: of the settings only switches and numbers, of the ' +
      'log only what is known to tell of nobody.',
    access: { manager: 'settings.manage' },
    door: 'local',
    status: 200,
    file: 'application/json',
  },
} satisfies Contract
