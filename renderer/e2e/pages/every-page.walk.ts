import { asClient, asOwner, everyPageReads } from './every-page.ts'
import * as manager from './manager-pages.ts'
import { managerParts } from './manager-parts.ts'
import * as portal from './portal-pages.ts'

everyPageReads('the manager’s doorstep', manager.outsidePages, { ...asOwner, login: undefined })
everyPageReads('the manager', manager.insidePages, asOwner)
everyPageReads('the manager’s parts', managerParts, asOwner)
everyPageReads('the portal’s doorstep', portal.outsidePages, { ...asClient, login: undefined })
everyPageReads('a stranger', portal.strangersPages, { ...asClient, login: undefined })
everyPageReads('a client', portal.clientPages, asClient)
everyPageReads('an instructor', portal.teachingPages, { ...asClient, person: 'instructor' })
