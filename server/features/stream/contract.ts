import { z } from 'zod'
import { topics } from '../../changes/topic-values.ts'
import type { Contract } from '../../api/operation.ts'
import { digits } from '../../http/shapes.ts'

const anybody = { manager: 'any', instructor: 'all', client: 'own' } as const

export const streamContract = {
  'GET /api/v1/events': {
    area: 'What changes while somebody looks at it.',
    id: 'followChanges',
    summary: 'A stream of what changes',
    description:
      'Server-sent events, each `data: {"topic", "id"}`: that something changed, never what; read it again by its own ' +
      'operation. `id` is null where several did. Topics: `schedule` and `roster` (by the class), `bookings`, `appointments`, ' +
      '`availability` (by the instructor), `waitlist`, `memberships`, `charges`, `sales`, `clients`, `notifications`, `seats` (by the class), ' +
      '`tasks`, `substitutes`, `day_closes`, as far as the caller may read them; clients hear of their own and of what can be booked. ' +
      'A comment every 20 seconds keeps the line open. It ends within a second of the token. Of an account the eight opened last stay open. ' +
      'Not through the built-in tunnel (POLL_INSTEAD).',
    access: anybody,
    status: 200,
    file: 'text/event-stream',
    errors: ['POLL_INSTEAD', 'SERVER_BUSY'],
  },
  'GET /api/v1/events/versions': {
    id: 'pollChanges',
    summary: 'What has changed, for who asks from time to time',
    description:
      'A number for each topic that the caller may read: another one than before means that something of it changed. It has an ' +
      'ETag: 304 while nothing has. With `seconds` only the topics that changed in the last so many: for who read before they followed.',
    access: anybody,
    query: z.strictObject({ seconds: digits(z.number().int().min(1).max(60)).optional() }),
    status: 200,
    tagged: true,
    answer: z.partialRecord(z.enum(topics), z.number()),
  },
} satisfies Contract
