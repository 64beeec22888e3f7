import type { Ctx } from '../../../context.ts'
import { notFound } from '../../../api/errors.ts'
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

/** Reads the records that a proposal's numbers refer to, as the caller; refuses a missing record. */
export async function factsOf(ctx: Ctx, { client, class_id, tag_id }: Named): Promise<Facts> {
  return {
    ...(client !== undefined && { client: await clientName(ctx, client) }),
    ...(class_id !== undefined && { class: await classNamed(ctx, class_id) }),
    ...(tag_id !== undefined && { tag: await tagName(ctx, tag_id) }),
  }
}

async function clientName(ctx: Ctx, client_id: number): Promise<string> {
  const { full_name } = (await askOperation(ctx, 'GET /api/v1/clients/{client_id}', { params: { client_id } })) as {
    full_name: string
  }
  return full_name
}

async function classNamed(ctx: Ctx, class_id: number): Promise<{ class: string; starts_at: string }> {
  const path = { params: { class_id } }
  const { name, starts_at } = (await askOperation(ctx, 'GET /api/v1/scheduled-classes/{class_id}', path)) as {
    name: string
    starts_at: string
  }
  return { class: name, starts_at }
}

async function tagName(ctx: Ctx, tag_id: number): Promise<string> {
  const { items } = (await askOperation(ctx, 'GET /api/v1/tags', { query: { page_size: 200 } })) as { items: Tag[] }
  const tag = items.find(({ id }) => id === tag_id)
  if (!tag) throw notFound('tag')
  return tag.name
}
