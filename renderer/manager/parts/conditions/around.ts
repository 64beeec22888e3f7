import type { Field } from './condition-tree.ts'
import type { ConditionWords } from './use-condition-words.ts'
import type { Records } from './use-records.ts'

export interface Around {
  fields: readonly Field[]
  records: Records
  words: ConditionWords
}
