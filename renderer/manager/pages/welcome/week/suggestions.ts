/** Kinds of classes most studios start with: usual minutes, seats and a colour to tell them apart. */
export const suggestions = [
  { id: 'vinyasa', minutes: 60, seats: 16, color: '#2f6f5e' },
  { id: 'hatha', minutes: 75, seats: 16, color: '#3f7cac' },
  { id: 'yin', minutes: 75, seats: 14, color: '#5b5ea6' },
  { id: 'prenatal', minutes: 60, seats: 10, color: '#c2577a' },
  { id: 'meditation', minutes: 30, seats: 20, color: '#7a6c9d' },
  { id: 'mat', minutes: 55, seats: 14, color: '#b5651d' },
  { id: 'reformer', minutes: 50, seats: 8, color: '#a23b3b' },
  { id: 'barre', minutes: 50, seats: 14, color: '#d1495b' },
  { id: 'mobility', minutes: 45, seats: 16, color: '#3b8686' },
  { id: 'strength', minutes: 60, seats: 12, color: '#44546a' },
  { id: 'hiit', minutes: 45, seats: 14, color: '#d97a07' },
  { id: 'cycling', minutes: 45, seats: 20, color: '#1f6fb2' },
  { id: 'boxing', minutes: 60, seats: 12, color: '#8c2f39' },
  { id: 'dance', minutes: 60, seats: 18, color: '#9d4edd' },
] as const
