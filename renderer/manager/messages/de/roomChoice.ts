import type { Messages } from '../en/index.ts'

export const roomChoice: Messages['roomChoice'] = {
  room: 'Raumplan',
  none: 'Ohne feste Plätze',
}
