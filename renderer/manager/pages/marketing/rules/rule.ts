import { useApi, type Item } from '../../../../api/index.ts'

export type Rule = Item<'GET /api/v1/auto-tag-rules'>

const NONE: readonly Item<'GET /api/v1/tags'>[] = []

/** The tags to choose from, by name. */
export const useTags = () =>
  useApi('GET /api/v1/tags', { query: { page_size: 200 } }, { fresh: 60_000 }).data?.items ?? NONE
