import { clients } from '../clients.ts'
import { clientProfile } from '../clientProfile.ts'
import { memberships } from '../memberships.ts'
import { membershipTypes } from '../membershipTypes.ts'
import { receipts } from '../receipts.ts'
import { tasks } from '../tasks.ts'

export const words = { clients, clientProfile, memberships, membershipTypes, receipts, tasks }

export type People = typeof words
