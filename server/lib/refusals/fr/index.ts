import type { Refusals } from '../texts.ts'
import { classes } from './classes.ts'
import { files } from './files.ts'
import { people } from './people.ts'
import { platform } from './platform.ts'
import { selling } from './selling.ts'
import { words } from './words.ts'

export const fr: Refusals = { platform, people, classes, selling, files, words }
