import { managerStaysStill, portalStaysStill } from './still.ts'
import { sizes } from './visitors.ts'

// Each where it is used most; the other way round is among the long readings.
managerStaysStill(sizes.desk)
portalStaysStill(sizes.phone)
