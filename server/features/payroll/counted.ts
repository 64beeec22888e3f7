import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import type { KeptAppointment } from './appointment-rules.ts'
import { loadAppointmentWorths, loadVisits } from '../visit-worth/load-visits.ts'
import type { Within } from '../visit-worth/visit-queries.ts'
import { together, worthOf, type Days } from '../visit-worth/worth-rules.ts'
import { appointmentsKept, classesTaught } from './class-queries.ts'
import type { TaughtClass } from './class-rules.ts'
import type { Component, Skipped } from './line.ts'
import type { ComponentType } from './line-values.ts'
import { soldIn } from './sold-queries.ts'
import type { SoldEntry } from './selling-rules.ts'

interface Asked {
  components: readonly Component[]
  period: Days
  within: Within
  timezone: string
  now: Instant
}

const forClasses: readonly ComponentType[] = ['per_class', 'per_attendee', 'class_revenue_percent']
const forAppointments: readonly ComponentType[] = ['per_appointment', 'appointment_revenue_percent']
const forSales: readonly ComponentType[] = ['retail_commission_percent', 'membership_commission_percent']

/** Everything in a period that components pay for, by person; reads only what some component needs. */
export class Counted {
  /** Unpaid things, and why. */
  readonly skipped: Skipped[] = []
  readonly #classes = new Map<number, TaughtClass[]>()
  readonly #appointments = new Map<number, KeptAppointment[]>()
  readonly #sold = new Map<string, SoldEntry[]>()
  readonly #asked: Asked

  constructor(reader: Reader, asked: Asked) {
    this.#asked = asked
    if (this.#whoHas(forClasses).size > 0) this.#countClasses(reader)
    if (this.#whoHas(forAppointments).size > 0) this.#countAppointments(reader)
    if (this.#whoHas(forSales).size > 0) this.#countSales(reader)
  }

  classesOf(user_id: number): readonly TaughtClass[] {
    return this.#classes.get(user_id) ?? []
  }

  appointmentsOf(user_id: number): readonly KeptAppointment[] {
    return this.#appointments.get(user_id) ?? []
  }

  soldBy(user_id: number, type: ComponentType): readonly SoldEntry[] {
    return this.#sold.get(`${type} ${user_id}`) ?? []
  }

  /** The names of those with a component of some types, by their ids. */
  #whoHas(types: readonly ComponentType[]): Map<number, string> {
    const of = this.#asked.components.filter(({ component_type }) => types.includes(component_type))
    return new Map(of.map(({ user_id, user_name }) => [user_id, user_name]))
  }

  #countClasses(reader: Reader): void {
    const { period, within, timezone, now } = this.#asked
    const paid = this.#whoHas(forClasses)
    const isRevenue = this.#whoHas(['class_revenue_percent']).size > 0
    const visits = isRevenue ? loadVisits(reader, period, timezone) : undefined
    for (const { user_id, ends_at, paid_run_id, ...cls } of reader.all(classesTaught, within)) {
      const user_name = paid.get(user_id)
      if (user_name === undefined) continue
      const { id, name, starts_at: at } = cls
      const about = { kind: 'class' as const, user_id, user_name, id, name, at, count: 1 }
      if (paid_run_id !== null) this.skipped.push({ ...about, reason: 'paid_before', run_id: paid_run_id })
      else if (ends_at > now) this.skipped.push({ ...about, reason: 'not_over' })
      else add(this.#classes, user_id, { ...cls, visits: visits?.get(id) ?? [] })
    }
  }

  #countAppointments(reader: Reader): void {
    const { period, timezone } = this.#asked
    const paid = this.#whoHas(forAppointments)
    const isRevenue = this.#whoHas(['appointment_revenue_percent']).size > 0
    const byMembership = isRevenue ? loadAppointmentWorths(reader, period, timezone) : undefined
    const parts = Map.groupBy(reader.all(appointmentsKept, this.#asked.within), ({ id }) => id)
    for (const [row, ...others] of parts.values()) {
      const { id, name, starts_at, user_id, paid_run_id: run_id } = row!
      const user_name = paid.get(user_id)
      if (user_name === undefined) continue
      const about = { kind: 'appointment' as const, user_id, user_name, id, name, at: starts_at, count: 1 }
      if (run_id !== null) this.skipped.push({ ...about, reason: 'paid_before', run_id })
      else {
        const paid = [row!, ...others].map((part) => worthOf(Math.max(0, part.paid_minor), part.vat_rate))
        const worth = byMembership?.get(id) ?? together(paid)
        add(this.#appointments, user_id, { id, name, starts_at, wasHeld: row!.status === 'completed', worth })
      }
    }
  }

  #countSales(reader: Reader): void {
    const who = {
      sale: this.#whoHas(['retail_commission_percent']),
      membership: this.#whoHas(['membership_commission_percent']),
    }
    const told = new Set<string>()
    for (const row of reader.all(soldIn, this.#asked.within)) {
      const sold = row.sale_id === null ? 'membership' : 'sale'
      const user_name = row.user_id === null ? undefined : who[sold].get(row.user_id)
      if (user_name === undefined) continue
      const user_id = row.user_id!
      const kind = row.refund_of_id === null ? sold : 'refund'
      const id = kind === 'refund' ? row.id : (row.sale_id ?? row.membership_id)!
      const { name, created_at: at, amount_minor: minor, vat_rate, paid_run_id: run_id } = row
      const type = sold === 'sale' ? 'retail_commission_percent' : 'membership_commission_percent'
      if (run_id === null) add(this.#sold, `${type} ${user_id}`, { kind, id, name, at, minor, vat_rate })
      else if (!told.has(`${kind} ${id}`)) {
        told.add(`${kind} ${id}`)
        this.skipped.push({ kind, reason: 'paid_before', user_id, user_name, id, name, at, count: 1, run_id })
      }
    }
  }
}

function add<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
