/** Seats on the roster. */
export const seating = {
  title: 'The room',
  means:
    'Drag somebody to another seat, or press their seat and then the one they are to have. Whoever sits there changes places.',
  front: 'Front',
  seat: (name: string) => `Seat ${name}`,
  free: (seat: string) => `${seat}, free`,
  held: (seat: string) => `${seat}, held for the waitlist`,
  taken: (seat: string, client: string) => `${seat}, ${client}`,
  moveTo: (client: string, seat: string) => `Move ${client} to ${seat}`,
  moving: (client: string) => `Where is ${client} to sit? Press a seat, or Escape to leave it.`,
  moved: (client: string, seat: string) => `${client} has seat ${seat}`,
  unseated: 'Without a seat',
  checkedIn: 'checked in',
}
