import { payroll } from '../payroll.ts'
import { team } from '../team.ts'
import type { Team } from '../../en/parts/team.ts'

export const words: Team = { team, payroll }
