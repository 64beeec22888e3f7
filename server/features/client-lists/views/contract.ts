import { z } from 'zod'
import type { Contract } from '../../../api/operation.ts'
import { id, instantOut, line, name, pathIds, resource } from '../../../http/shapes.ts'
import { membershipStatus } from '../../clients/contract.ts'
import { clientSorts } from '../../clients/sort-values.ts'
import { clientColumns } from '../columns-values.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** The most views in a manager's list: their own and those that others share. */
export const MOST_VIEWS = 50

/** The filters of a view. A filter for a month says `this_month`, so that the view follows the calendar. */
const filters = z.strictObject({
  search: line.min(1).max(100).optional(),
  include_inactive: z.literal(true).optional(),
  membership_status: membershipStatus.optional(),
  inactive_days: z.int().min(1).max(3650).optional(),
  tag_id: id.optional(),
  owes: z.literal(true).optional(),
  birthday: z.literal('this_month').optional(),
  unsigned_waiver: z.literal(true).optional(),
  credits_at_most: z.int().min(0).max(100).optional(),
  since: z.literal('this_month').optional(),
})

const asked = {
  filters,
  columns: z
    .array(z.enum(clientColumns))
    .min(1)
    .max(clientColumns.length)
    .refine((list) => new Set(list).size === list.length, say('client_lists.each_once')),
  sort: z.enum(clientSorts),
}

/** A view's request to the list, as it is kept. */
export const askedShape = z.strictObject(asked)

const view = resource('ClientView', {
  id,
  name: z.string(),
  ...asked,
  is_shared: z.boolean().describe('Everybody who sees clients has it in their list'),
  is_own: z.boolean(),
  created_at: instantOut,
})

export const viewsContract = {
  'GET /api/v1/client-views': {
    area: 'Lists of clients that somebody saved.',
    id: 'listClientViews',
    summary: 'The own saved lists of clients, and those that others share, by name',
    access: { manager: 'clients.view' },
    status: 200,
    answer: z.array(view),
  },
  'POST /api/v1/client-views': {
    id: 'saveClientView',
    summary: 'Save a list of clients under a name; an own one of that name is replaced',
    description: `At most ${MOST_VIEWS} of one's own.`,
    access: { manager: 'clients.view' },
    body: z.strictObject({ name: name.max(60), ...asked, is_shared: z.boolean().default(false) }),
    example: {
      name: 'Owes, with a pack',
      filters: { owes: true, membership_status: 'active' },
      columns: ['name', 'owed', 'credits'],
      sort: '-last_visit',
    },
    status: 201,
    answer: view,
    errors: ['TOO_MANY_VIEWS'],
  },
  'DELETE /api/v1/client-views/{view_id}': {
    id: 'deleteClientView',
    summary: 'Delete an own saved list; answers it as it was',
    access: { manager: 'clients.view' },
    params: pathIds('view_id'),
    status: 200,
    answer: view,
  },
} satisfies Contract
