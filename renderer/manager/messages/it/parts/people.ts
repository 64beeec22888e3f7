import { clients } from '../clients.ts'
import { clientProfile } from '../clientProfile.ts'
import { memberships } from '../memberships.ts'
import { membershipTypes } from '../membershipTypes.ts'
import { receipts } from '../receipts.ts'
import { tasks } from '../tasks.ts'
import type { People } from '../../en/parts/people.ts'

export const words: People = { clients, clientProfile, memberships, membershipTypes, receipts, tasks }
