/** GALLERY_PAGES and GALLERY_STATES name what to take, with commas between; without them all is taken. */
export const isWanted = (variable: 'GALLERY_PAGES' | 'GALLERY_STATES', name: string): boolean =>
  !process.env[variable] || process.env[variable].split(',').includes(name)
