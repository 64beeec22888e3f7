import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, whatever the current one is. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Files that can be made again at any time: Node 24, type-checking state, the set-up's lock. */
export const cache = join(root, '.cache')

/** The built server and pages. */
export const dist = join(root, 'dist')

/** The built server, as `npm start` runs it. */
export const serverFile = join(dist, 'server', 'main.mjs')
