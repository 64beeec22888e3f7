import type { z } from 'zod'
import type { bookingsContract } from '../../bookings/contract.ts'
import type { clientsContract } from '../../clients/contract.ts'
import type { membershipTypesContract } from '../../membership-types/contract.ts'
import type { membershipsContract } from '../../memberships/contract.ts'
import type { payrollContract } from '../../payroll/contract.ts'
import type { productsContract } from '../../products/contract.ts'
import type { promoCodesContract } from '../../promo-codes/contract.ts'
import type { reportsContract } from '../../reports/contract.ts'
import type { rosterContract } from '../../roster/contract.ts'
import type { scheduleContract } from '../../schedule/contract.ts'
import type { tagsContract } from '../../tags/contract.ts'
import type { takingsContract } from '../../takings/contract.ts'
import type { tasksContract } from '../../tasks/contract.ts'

/** The contracts of what a tool can ask. */
type Contract = typeof bookingsContract &
  typeof clientsContract &
  typeof membershipTypesContract &
  typeof membershipsContract &
  typeof payrollContract &
  typeof productsContract &
  typeof promoCodesContract &
  typeof reportsContract &
  typeof rosterContract &
  typeof scheduleContract &
  typeof tagsContract &
  typeof takingsContract &
  typeof tasksContract

/** An operation that a tool can ask: one that reads. */
export type ReadKey = Extract<keyof Contract, `GET ${string}`>

/** Answer of an operation. */
export type Answer<Key extends ReadKey> = Contract[Key] extends { answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never

type NameIn<Key> = Key extends `GET /api/v1/reports/${infer Name}` ? Name : never

/** A report of some days, by its name. */
export type ReportName = NameIn<keyof typeof reportsContract>

/** One row of a list. */
export type Row<Key extends ReadKey> =
  Answer<Key> extends { items: readonly (infer One)[] } ? One : Answer<Key> extends readonly (infer One)[] ? One : never
