import { visits } from './visits.ts'

/** Beside the pages of both applications (`elsewhere.pictures.ts`). */
const ELSEWHERE = ['widget/schedule', 'widget/prices', 'widget/services', 'widget/products', 'kiosk']

// Names every page that the gallery takes, a line each.
console.log([...new Set(visits.flatMap(({ pages }) => Object.keys(pages))), ...ELSEWHERE].join('\n'))
