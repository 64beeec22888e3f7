import type { Messages } from '../en/index.ts'

/** The room of a class, in its forms. */
export const roomChoice: Messages['roomChoice'] = {
  room: 'Plan de salle',
  none: 'Sans places attribuées',
}
