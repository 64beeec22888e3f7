import type { Choice } from './choices.ts'

/** What a page of the shell shows. */
export interface View {
  tone: 'working' | 'trouble'
  title: string
  text: string
  /** In the program's own words, for who wants to know it exactly. */
  detail?: string
  /** Whether it is shown without being asked for. */
  isDetailOpen?: boolean
  /** The ways out, the best one first. */
  choices: { choice: Choice; label: string }[]
}
