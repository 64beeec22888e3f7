/** The room of a class, in its forms. */
export const roomChoice = {
  room: 'Room plan',
  none: 'No seats',
}
