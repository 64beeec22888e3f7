/** The drawings that no first page shows; the portal's build keeps them here alone (made-of.ts). */
export { paths } from './paths.ts'
