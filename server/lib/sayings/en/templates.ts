import { assistant } from './assistant.ts'
import { classes } from './classes.ts'
import { englishAlone } from './english-alone.ts'
import { fees } from './fees.ts'
import { files } from './files.ts'
import { licenseService } from './license-service.ts'
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

/** Every sentence that is a template, in English: the places in braces say what they are filled with. */
export const english = {
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
  ...englishAlone,
  ...licenseService,
}
