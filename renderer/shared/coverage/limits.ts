import { COVERS_ALL, type CoverageTerms } from '../../../server/features/membership-types/coverage-rules.ts'
import { sentenceOf, type Names, type Speaker } from './sentence.ts'

type Named = Record<keyof Names, readonly { id: number; name: string }[]>

type Limiting = 'coverage' | 'establishment_ids' | 'usable_times' | 'max_per_day' | 'max_per_week' | 'max_upcoming'

/** The limits in the terms of a membership, with the names of the classes, services and locations in them. */
export type Limits = Pick<CoverageTerms, Limiting> & { named: Named }

/** The names as sentences look them up. */
export const namesOf = ({ categories, templates, services, places }: Named): Names => ({
  categories: byId(categories),
  templates: byId(templates),
  services: byId(services),
  places: byId(places),
})

const byId = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))

/** Says in one sentence how a membership is limited. */
export function limitsSaid({ named, ...limits }: Limits, speaker: Omit<Speaker, 'names'>): string {
  return sentenceOf({ ...COVERS_ALL, ...limits }, { ...speaker, names: namesOf(named) })
}
