import { managerStaysStill, portalStaysStill } from '../pages/still.ts'
import { sizes } from '../pages/visitors.ts'

for (const size of Object.values(sizes)) {
  managerStaysStill(size)
  portalStaysStill(size)
}
