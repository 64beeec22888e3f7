import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import type { Page } from '../../lib/paginate.ts'

function selectTags() {
  return db.selectFrom('tags as tag').selectAll('tag')
}

/** A tag; undefined where it is gone. */
export const tagById = query((p: { id: number }) => selectTags().where('tag.id', '=', p.id))

/** Just what the API shows of a tag. */
export type TagRow = NonNullable<(typeof tagById)['row']>

/** A tag with how many clients have it, or 404. */
export function loadTag(reader: Reader, id: number): TagRow {
  const row = reader.one(tagById, { id })
  if (!row) throw notFound('tag')
  return row
}

export const otherTagOfName = query((p: { name: string; id: number }) =>
  db.selectFrom('tags').select('name').where('name', '=', p.name).where('id', '!=', p.id),
)

/** A page of tags, by name. */
export function tagPage(reader: Reader, page: Page) {
  return readPage(reader, selectTags().orderBy('tag.name'), page, (row) => row)
}

function selectClientTags() {
  return db
    .selectFrom('client_tags')
    .innerJoin('tags', 'tags.id', 'client_tags.tag_id')
    .select(['client_tags.client_id', 'client_tags.tag_id', 'tags.name', 'tags.color'])
    .select(['client_tags.rule_id', 'client_tags.created_at'])
}

export const tagsOfClient = query((p: { client_id: number }) =>
  selectClientTags().where('client_tags.client_id', '=', p.client_id).orderBy('tags.name'),
)

export const clientTag = query((p: { client_id: number; tag_id: number }) =>
  selectClientTags().where('client_tags.client_id', '=', p.client_id).where('client_tags.tag_id', '=', p.tag_id),
)

const idsOfTags = query((p: { client_id: number }) =>
  db.selectFrom('client_tags').select('tag_id').where('client_id', '=', p.client_id).orderBy('tag_id'),
)

/** The ids of the tags that a client has now. */
export function tagIdsOf(reader: Reader, clientId: number): number[] {
  return reader.all(idsOfTags, { client_id: clientId }).map(({ tag_id }) => tag_id)
}

export const tagByName = query((p: { name: string }) => db.selectFrom('tags').select('id').where('name', '=', p.name))

export const holderOfTag = query((p: { tag_id: number }) =>
  db.selectFrom('client_tags').select('client_id').where('tag_id', '=', p.tag_id).limit(1),
)
