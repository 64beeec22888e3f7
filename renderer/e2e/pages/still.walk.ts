import * as manager from './manager-pages.ts'
import * as portal from './portal-pages.ts'
import { staysStill } from './still.ts'
import { asClient, asInstructor, asOwner, sizes } from './visitors.ts'

for (const size of Object.values(sizes)) {
  staysStill('the manager’s doorstep', manager.outsidePages, asOwner, size, false)
  staysStill('the manager', manager.insidePages, asOwner, size)
  staysStill('the portal’s doorstep', portal.outsidePages, asClient, size, false)
  staysStill('a stranger', portal.strangersPages, asClient, size, false)
  staysStill('a client', portal.clientPages, asClient, size)
  staysStill('an instructor', portal.teachingPages, asInstructor, size)
}
