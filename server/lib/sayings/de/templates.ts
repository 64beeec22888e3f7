import { assistant } from './assistant.ts'
import { classes } from './classes.ts'
import { fees } from './fees.ts'
import { files } from './files.ts'
import { health } from './health.ts'
import { pauses } from './pauses.ts'
import { payTypes } from './pay-types.ts'
import { payroll, people, permissions } from './people.ts'
import { platform } from './platform.ts'
import { selling } from './selling.ts'
import { tables } from './tables.ts'
import { terms } from './terms.ts'
import { titles } from './titles.ts'
import { tunnel } from './tunnel.ts'
import type { Translated } from '../templates.ts'

export const deTemplates: Translated = {
  ...terms,
  ...titles,
  ...permissions,
  ...platform,
  ...people,
  ...classes,
  ...selling,
  ...fees,
  ...pauses,
  ...files,
  ...payTypes,
  ...payroll,
  ...health,
  ...tunnel,
  ...tables,
  ...assistant,
}
