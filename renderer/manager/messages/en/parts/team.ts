import { payroll } from '../payroll.ts'
import { team } from '../team.ts'

export const words = { team, payroll }

export type Team = typeof words
