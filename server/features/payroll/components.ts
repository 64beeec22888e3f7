import type { z } from 'zod'
import type { Act, Ctx } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import { toMinor } from '../../lib/money.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadStaff } from '../staff/queries.ts'
import type { CurrencyChange } from '../settings/seam.ts'
import type { componentsContract } from './contract.ts'
import { isPercent } from './line.ts'
import type { ComponentType } from './line-values.ts'
import { presentComponent } from './present.ts'
import { allComponents, loadComponent, otherComponent, type ComponentRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type NewComponent = z.output<(typeof componentsContract)['POST /api/v1/staff-pay-components']['body']>
type Changes = z.output<(typeof componentsContract)['PUT /api/v1/staff-pay-components/{component_id}']['body']>

/** Agrees on a component. DUPLICATE_PAY_COMPONENT where the person has an active one of the type; 422 a rate that can't be. */
export function createComponent(ctx: Ctx, { rate, salary_period, ...input }: NewComponent) {
  const { user_id, component_type } = input
  requireSalaryPeriod(component_type, salary_period)
  return ctx.write((tx) => {
    const { currency } = settingsOf(tx)
    const rates = ratesOf(component_type, rate, currency)
    const { full_name } = loadStaff(tx, user_id)
    refuseDuplicate(tx, { user_id, component_type, id: 0 }, full_name)
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const row = { ...input, ...rates, salary_period: salary_period ?? null, ...stamps }
    const { id } = tx.run(db.insertInto('staff_pay_components').values(row))
    const after = loadComponent(tx, id)
    audit(tx, ctx, 'pay_component.create', { entity: 'pay_component', id, after: forAudit(after) })
    return presentComponent(after, currency)
  })
}

/** Changes the rate, ends a component or takes it up again; DUPLICATE_PAY_COMPONENT where another is active meanwhile. */
export function changeComponent(ctx: Ctx, id: number, { rate, ...changes }: Changes) {
  return ctx.write((tx) => {
    const { currency } = settingsOf(tx)
    const before = loadComponent(tx, id)
    const { component_type, user_name } = before
    if (changes.salary_period !== undefined) requireSalaryPeriod(component_type, changes.salary_period)
    const wanted = { ...changes, ...(rate !== undefined && ratesOf(component_type, rate, currency)) }
    const isSame = Object.entries(wanted).every(([field, value]) => before[field as keyof typeof before] === value)
    if (isSame) return presentComponent(before, currency)
    if (changes.is_active === true) refuseDuplicate(tx, before, user_name)
    tx.run(
      db
        .updateTable('staff_pay_components')
        .set({ ...wanted, updated_at: ctx.now })
        .where('id', '=', id),
    )
    const after = loadComponent(tx, id)
    const change = { entity: 'pay_component', id, before: forAudit(before), after: forAudit(after) }
    audit(tx, ctx, 'pay_component.update', change)
    return presentComponent(after, currency)
  })
}

/** A component with the one rate that it has. */
function forAudit({ rate_minor, rate_percent, user_is_active: _, ...row }: ComponentRow) {
  return { ...row, ...(rate_percent === null ? { rate_minor } : { rate_percent }) }
}

function requireSalaryPeriod(type: ComponentType, salary_period: string | undefined): void {
  if (type === 'fixed_salary' && salary_period === undefined) {
    throw invalid('salary_period', say('payroll.salary_for_week_two'))
  }
  if (type !== 'fixed_salary' && salary_period !== undefined)
    throw invalid('salary_period', say('payroll.for_fixed_salary_alone'))
}

function ratesOf(type: ComponentType, rate: number, currency: string) {
  if (isPercent(type)) {
    if (rate > 100) throw invalid('rate', say('common.percentage_is_at_most_100'))
    return { rate_minor: null, rate_percent: rate }
  }
  const rate_minor = toMinor(rate, currency)
  if (rate_minor === undefined) throw invalid('rate', say('common.more_decimals', { currency }))
  return { rate_minor, rate_percent: null }
}

function refuseDuplicate(
  tx: Tx,
  of: { user_id: number; component_type: ComponentType; id: number },
  user_name: string,
): void {
  if (!tx.one(otherComponent, of)) return
  const detail = say('payroll.has_active_component_of_kind', { user_name })
  throw new Refusal('DUPLICATE_PAY_COMPONENT', detail)
}

const setRate = query((p: { id: number; rate_minor: number; now: string }) =>
  db.updateTable('staff_pay_components').set({ rate_minor: p.rate_minor, updated_at: p.now }).where('id', '=', p.id),
)

/** Moves every amount that staff are paid by to the studio's new currency. */
export function repriceComponents(tx: Tx, act: Act, { convert }: CurrencyChange): void {
  for (const { id, user_name, component_type, rate_minor } of tx.all(allComponents, {})) {
    if (rate_minor === null) continue
    const what = say('payroll.what_is_paid', { name: user_name, component: component_type })
    tx.run(setRate, { id, rate_minor: convert(rate_minor, what), now: act.now })
  }
}
