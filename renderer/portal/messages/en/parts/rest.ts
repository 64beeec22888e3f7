import { account } from '../account.ts'
import { guest } from '../guest.ts'
import { charges, memberships } from '../memberships.ts'
import { profile } from '../profile.ts'
import { teaching } from '../teaching.ts'
import { ownData, receipts, waivers } from '../waivers.ts'

export const words = { account, guest, memberships, charges, profile, teaching, waivers, receipts, ownData }

export type Rest = typeof words
