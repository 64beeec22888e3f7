import * as manager from './manager-pages.ts'
import { everyPageFits } from './measured.ts'
import * as portal from './portal-pages.ts'
import { asClient, asInstructor, asOwner } from './visitors.ts'

everyPageFits('the manager’s doorstep', manager.outsidePages, asOwner, false)
everyPageFits('the manager', manager.insidePages, asOwner)
everyPageFits('the portal’s doorstep', { ...portal.outsidePages, ...portal.strangersPages }, asClient, false)
everyPageFits('a client', portal.clientPages, asClient)
everyPageFits('an instructor', portal.teachingPages, asInstructor)
