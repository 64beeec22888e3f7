import { makeCategory } from '../../test/build/schedule.ts'
import { askOf, askWith, unique, type Calls } from '../../test/calls/call.ts'
import type { classCategoriesContract } from './contract.ts'

export const classCategoriesCalls: Calls<typeof classCategoriesContract> = {
  'POST /api/v1/class-categories': { audit: 'class_category.create', ask: askWith(() => ({ name: unique('Mat') })) },
  'PUT /api/v1/class-categories/{category_id}': {
    audit: 'class_category.update',
    ask: askOf(makeCategory, () => ({ name: unique('Reformer'), color: '#abcdef' })),
  },
  'DELETE /api/v1/class-categories/{category_id}': { audit: 'class_category.delete', ask: askOf(makeCategory) },
}
