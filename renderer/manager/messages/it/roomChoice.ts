import type { Messages } from '../en/index.ts'

/** The room of a class, in its forms. */
export const roomChoice: Messages['roomChoice'] = {
  room: 'Piano della sala',
  none: 'Senza posti numerati',
}
