import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { color, id, instantOut, name, paged, paging, pathIds, resource, stamps } from '../../http/shapes.ts'

const tag = resource('Tag', {
  id,
  name: z.string(),
  color: z.string().nullable(),
  for_instructors: z.boolean().describe('Whether instructors see it on the clients of their classes'),
  client_count: z.int().describe('Clients who have it'),
  ...stamps,
})

const clientTag = resource('ClientTag', {
  client_id: id,
  tag_id: id,
  name: z.string(),
  color: z.string().nullable(),
  rule_id: id.nullable().describe('The rule that gave it; null: staff, an import, or a rule that is gone'),
  created_at: instantOut.describe('When they got it'),
})

const body = z.strictObject({
  name,
  color: color.nullable().optional(),
  for_instructors: z.boolean().optional(),
})

export const tagsContract = {
  'GET /api/v1/tags': {
    area: 'Labels on clients.',
    id: 'listTags',
    summary: 'Tags, by name',
    description: 'Ordered by name, then id.',
    access: { manager: 'clients.view' },
    query: z.strictObject(paging),
    status: 200,
    answer: paged(tag),
  },
  'POST /api/v1/tags': {
    id: 'createTag',
    summary: 'Create a tag',
    access: { manager: 'marketing.manage' },
    body,
    example: { name: 'Regular', color: '#1a7f5a' },
    status: 201,
    answer: tag,
    errors: ['TAG_NAME_IN_USE'],
  },
  'PUT /api/v1/tags/{tag_id}': {
    id: 'changeTag',
    summary: 'Change a tag; what is left out stays as it is',
    access: { manager: 'marketing.manage' },
    params: pathIds('tag_id'),
    body,
    example: { name: 'Regulars' },
    status: 200,
    answer: tag,
    errors: ['TAG_NAME_IN_USE'],
  },
  'DELETE /api/v1/tags/{tag_id}': {
    id: 'deleteTag',
    summary: 'Delete a tag for good; every client loses it',
    description: 'A tag that a rule gives or asks about stays: TAG_IN_USE. Answers the tag as it was.',
    access: { manager: 'marketing.manage' },
    params: pathIds('tag_id'),
    status: 200,
    answer: tag,
    errors: ['TAG_IN_USE'],
  },
  'GET /api/v1/clients/{client_id}/tags': {
    id: 'listClientTags',
    summary: 'A client’s tags, by name',
    access: { manager: 'clients.view' },
    params: pathIds('client_id'),
    status: 200,
    answer: z.array(clientTag),
  },
  'POST /api/v1/clients/{client_id}/tags': {
    id: 'giveTag',
    summary: 'Give a client a tag; one that they have stays as it is',
    access: { manager: 'clients.manage' },
    params: pathIds('client_id'),
    body: z.strictObject({ tag_id: id }),
    example: { tag_id: 3 },
    status: 201,
    answer: clientTag,
  },
  'DELETE /api/v1/clients/{client_id}/tags/{tag_id}': {
    id: 'takeTag',
    summary: 'Take a tag from a client; answers it as it was',
    access: { manager: 'clients.manage' },
    params: pathIds('client_id', 'tag_id'),
    status: 200,
    answer: clientTag,
  },
} satisfies Contract
