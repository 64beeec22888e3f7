import { tagRules, tags } from '../tags.ts'
import { conditions } from '../conditions.ts'
import { compliance } from '../compliance.ts'

export const words = { tags, tagRules, conditions, compliance }

export type Rules = typeof words
