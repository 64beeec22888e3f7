import type { Messages } from '../en/index.ts'

export const roomChoice: Messages['roomChoice'] = {
  room: 'Plano de sala',
  none: 'Sin sitios',
}
