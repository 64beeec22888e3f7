import type { Ctx } from '../../../context.ts'
import { notFound } from '../../../api/errors.ts'
import { localDate, localTime } from '../../../lib/time.ts'
import { settingsOf } from '../../settings/queries.ts'
import { askOperation } from '../ask-operation.ts'
import type { Facts } from './kinds.ts'

interface Named {
  client?: number
  class_id?: number
  tag_id?: number
}

interface Tag {
  id: number
  name: string
}

/** What the numbers of a proposal stand for, read as the caller; refuses where there is no such record. */
export async function factsOf(ctx: Ctx, { client, class_id, tag_id }: Named): Promise<Facts> {
  return {
    ...(client !== undefined && { client: await clientName(ctx, client) }),
    ...(class_id !== undefined && { class: await className(ctx, class_id) }),
    ...(tag_id !== undefined && { tag: await tagName(ctx, tag_id) }),
  }
}

async function clientName(ctx: Ctx, client_id: number): Promise<string> {
  const { full_name } = (await askOperation(ctx, 'GET /api/v1/clients/{client_id}', { params: { client_id } })) as {
    full_name: string
  }
  return full_name
}

async function className(ctx: Ctx, class_id: number): Promise<string> {
  const path = { params: { class_id } }
  const { name, starts_at } = (await askOperation(ctx, 'GET /api/v1/scheduled-classes/{class_id}', path)) as {
    name: string
    starts_at: string
  }
  const { timezone: zone } = settingsOf(ctx.db)
  return `${name}, ${localDate(starts_at, zone)} at ${localTime(starts_at, zone)}`
}

async function tagName(ctx: Ctx, tag_id: number): Promise<string> {
  const { items } = (await askOperation(ctx, 'GET /api/v1/tags', { query: { page_size: 200 } })) as { items: Tag[] }
  const tag = items.find(({ id }) => id === tag_id)
  if (!tag) throw notFound('tag')
  return tag.name
}
