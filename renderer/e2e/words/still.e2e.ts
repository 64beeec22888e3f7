import { managerStaysStill, portalStaysStill } from '../pages/still.ts'
import { sizes } from '../pages/visitors.ts'

// The other way round is tried every day.
managerStaysStill(sizes.phone)
portalStaysStill(sizes.desk)
