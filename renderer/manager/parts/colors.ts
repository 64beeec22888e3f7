/** Colours that keep apart from each other in the calendar, in both themes. */
export const COLORS = [
  { name: 'green', value: '#2f7d55' },
  { name: 'teal', value: '#1f8a8a' },
  { name: 'blue', value: '#3a74b8' },
  { name: 'indigo', value: '#5b62c9' },
  { name: 'purple', value: '#8a5a9e' },
  { name: 'pink', value: '#b84a7a' },
  { name: 'red', value: '#b5453b' },
  { name: 'orange', value: '#c26a2c' },
  { name: 'yellow', value: '#b08a1e' },
  { name: 'grey', value: '#6b7280' },
] as const
