import { account } from '../account.ts'
import { charges, memberships } from '../memberships.ts'
import { profile } from '../profile.ts'
import { teaching } from '../teaching.ts'
import { ownData, receipts, waivers } from '../waivers.ts'

export const words = { account, memberships, charges, profile, teaching, waivers, receipts, ownData }

export type Rest = typeof words
