import { tagRules, tags } from '../tags.ts'
import { conditions } from '../conditions.ts'
import { compliance } from '../compliance.ts'
import type { Rules } from '../../en/parts/rules.ts'

export const words: Rules = { tags, tagRules, conditions, compliance }
