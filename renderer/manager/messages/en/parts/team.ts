import { team } from '../team.ts'

export const words = { team }

export type Team = typeof words
