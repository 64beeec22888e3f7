import { z } from 'zod'
import type { Contract } from '../../../api/operation.ts'
import { id, lines, name } from '../../../http/shapes.ts'
import { clientColumns } from '../columns-values.ts'
import { skipReasons, ways } from './reason-values.ts'

/** As many as are written within one turn without anybody waiting for it; for more it is asked again. */
export const MOST = 200

const client_ids = z
  .array(id)
  .min(1)
  .max(MOST)
  .transform((list) => [...new Set(list)])

const tag_id = id

export const bulkContract = {
  'POST /api/v1/clients/bulk': {
    id: 'changeClients',
    summary: 'Do the same for several clients: give or take a tag, send a message',
    description:
      'At most 200 at once, each once. Who is left out is told with the reason: gone; has_tag and has_no_tag; and of a message ' +
      'inactive, no_consent, no_address, no_mail_server, chose_email, no_device, one_a_day, quiet_hours. A message is marketing: it goes to those ' +
      'who agreed, never in the quiet hours and at most once a day to each reader, and needs marketing.manage besides. Its way: ' +
      '`email`, `push` to their devices, or `push_or_email`: to their devices, else by e-mail.',
    access: { manager: 'clients.manage' },
    body: z.strictObject({
      client_ids,
      action: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('tag'), tag_id }),
        z.strictObject({ kind: z.literal('untag'), tag_id }),
        z.strictObject({
          kind: z.literal('message'),
          way: z.enum(ways),
          subject: name.max(120),
          body: lines.min(1).max(4000),
        }),
      ]),
    }),
    example: { client_ids: [3, 14, 15], action: { kind: 'tag', tag_id: 2 } },
    status: 200,
    answer: z.strictObject({
      done: z.array(id).describe('Those for whom it was done, in the order they were named'),
      skipped: z.array(
        z.strictObject({ client_id: id, client_name: z.string().nullable(), reason: z.enum(skipReasons) }),
      ),
    }),
  },
  'POST /api/v1/clients/export': {
    id: 'exportClients',
    summary: 'The chosen columns of some clients, as a CSV file',
    description:
      'Of at most 200 clients in the order of their ids; who is not there is left out, and so is what the caller’s role may ' +
      'not see. Kept in the audit log. Without `heading` it has no first line, to go on behind another.',
    access: { manager: 'clients.view' },
    body: z.strictObject({
      client_ids,
      columns: z.array(z.enum(clientColumns)).min(1).max(clientColumns.length),
      heading: z.boolean().default(true),
    }),
    example: { client_ids: [3, 14, 15], columns: ['name', 'email'] },
    idempotent: false,
    status: 200,
    file: 'text/csv',
  },
} satisfies Contract
