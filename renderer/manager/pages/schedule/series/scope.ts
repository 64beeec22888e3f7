import type { Input } from '../../../../api/index.ts'

export type Scope = NonNullable<NonNullable<Input<'PUT /api/v1/scheduled-classes/{class_id}'>['body']>['scope']>

/** Which classes of a series are meant. */
export interface Reach {
  scope: Scope
  include_edited: boolean
}

export const ONLY_THIS: Reach = { scope: 'this', include_edited: false }
