import { holdsInCircumstances } from './circumstances.ts'
import * as manager from './manager-pages.ts'
import * as portal from './portal-pages.ts'
import { asClient, asInstructor, asOwner } from './visitors.ts'

holdsInCircumstances('the manager’s doorstep', manager.outsidePages, asOwner, false)
holdsInCircumstances('the manager', manager.insidePages, asOwner)
holdsInCircumstances('the portal’s doorstep', { ...portal.outsidePages, ...portal.strangersPages }, asClient, false)
holdsInCircumstances('a client', portal.clientPages, asClient)
holdsInCircumstances('an instructor', portal.teachingPages, asInstructor)
