import { useMessages } from '../../../messages/index.ts'
import type { Entry } from './entry.ts'

/** What somebody did, in words: "changed class template 4". What has no words yet is said plainly. */
export function useSentence(): (entry: Entry) => string {
  const { audit: m } = useMessages().settings
  return ({ action, entity, entity_id }) => {
    const verb = action.split('.')[1] ?? action
    // There is one studio: its number says nothing.
    const id = entity === 'studio' ? null : entity_id
    return m.sentence(m.verbs[verb] ?? plain(verb), m.entities[entity] ?? plain(entity), id)
  }
}

/** A name of the data, readable: "default_capacity" as "default capacity". */
export const plain = (name: string): string => name.replaceAll(/[_-]/g, ' ').trim()
