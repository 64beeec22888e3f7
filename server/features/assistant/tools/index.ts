import { houseTools } from './house.ts'
import { peopleTools } from './people.ts'
import { reportTools } from './reports.ts'
import type { Tool } from './tool.ts'

/** Everything that the model can look up. */
export const tools: readonly Tool[] = [...reportTools, ...houseTools, ...peopleTools]
