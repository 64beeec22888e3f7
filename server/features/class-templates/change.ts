import type { z } from 'zod'
import { requirePermission } from '../../api/access.ts'
import { invalid } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { UploadedFile } from '../../http/operation.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { toMinor } from '../../lib/money.ts'
import { audit } from '../audit/audit.ts'
import { loadCategory } from '../class-categories/queries.ts'
import { requireTeacher } from '../instructors/teachers.ts'
import { removePicture, setPicture } from '../pictures/keep.ts'
import { requireFits } from '../room-plans/fits.ts'
import { loadPlan } from '../room-plans/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import type { classTemplatesContract } from './contract.ts'
import { loadTemplate } from './load.ts'
import { presentTemplate } from './present.ts'
import type { TemplateRow } from './queries.ts'

type NewTemplate = z.output<(typeof classTemplatesContract)['POST /api/v1/class-templates']['body']>
type Changes = z.output<(typeof classTemplatesContract)['PUT /api/v1/class-templates/{template_id}']['body']>

/** Adds a class template. */
export function createTemplate(ctx: Ctx, input: NewTemplate) {
  return ctx.write((tx) => {
    checkWindow(input)
    if (input.default_instructor_id) requireTeacher(tx, input.default_instructor_id)
    requireNamed(tx, input)
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const { id } = tx.run(db.insertInto('class_templates').values({ ...stored(tx, input), ...stamps }))
    const after = loadTemplate(tx, id)
    requireRoom(tx, after)
    if (isForNothing(after)) requirePermission(ctx.caller, 'payments.give')
    audit(tx, ctx, 'class_template.create', { entity: 'class_template', id, after })
    return presentTemplate(tx, after)
  })
}

/** Changes a class template; `is_active: false` deactivates it. */
export function changeTemplate(ctx: Ctx, id: number, given: Changes) {
  return ctx.write((tx) => {
    const before = loadTemplate(tx, id)
    const changes = stored(tx, given)
    checkWindow({ ...before, ...changes })
    const { default_instructor_id: teacher } = changes
    if (teacher && teacher !== before.default_instructor_id) requireTeacher(tx, teacher)
    requireNamed(tx, changes)
    const isChanged = Object.entries(changes).some(([key, value]) => before[key as keyof TemplateRow] !== value)
    if (!isChanged) return presentTemplate(tx, before)
    tx.run(
      db
        .updateTable('class_templates')
        .set({ ...changes, updated_at: ctx.now })
        .where('id', '=', id),
    )
    const after = loadTemplate(tx, id)
    if (changes.room_plan_id !== undefined || changes.default_capacity !== undefined) requireRoom(tx, after)
    if (isForNothing(after) && !isForNothing(before)) requirePermission(ctx.caller, 'payments.give')
    audit(tx, ctx, 'class_template.update', { entity: 'class_template', id, before, after })
    return presentTemplate(tx, after)
  })
}

/** The kinds of classes that somebody teaches by default are another's, or nobody's. */
export function replaceDefaultTeacher(tx: Tx, from: number, to: number | null): void {
  tx.run(db.updateTable('class_templates').set({ default_instructor_id: to }).where('default_instructor_id', '=', from))
}

/** 404 for a room or a category that there is not. */
function requireNamed(tx: Tx, { room_plan_id, category_id }: Pick<Changes, 'room_plan_id' | 'category_id'>): void {
  if (room_plan_id) loadPlan(tx, room_plan_id)
  if (category_id) loadCategory(tx, category_id)
}

/** The fields as they are stored: the price in minor units. */
function stored<Fields extends { price?: number | null | undefined }>(tx: Tx, { price, ...fields }: Fields) {
  const { currency } = settingsOf(tx)
  return { ...fields, ...(price !== undefined && { price_minor: priceInMinor(price, currency) }) }
}

/** A separate price in minor units, or none; 422 if the currency has no such coins. */
export function priceInMinor(price: number | null, currency: string): number | null {
  const minor = price === null ? null : toMinor(price, currency)
  if (minor === undefined) throw invalid('price', say('common.more_decimals', { currency }))
  return minor
}

/** True if it is booked for nothing: by everybody, or with a membership that gives nothing for it. */
const isForNothing = ({ price_minor, credit_cost }: TemplateRow): boolean => price_minor === 0 || credit_cost === 0

/** Refuses a room that is not there, or has fewer seats than the template has places. */
function requireRoom(tx: Tx, { name, default_capacity, room_plan_id }: TemplateRow): void {
  requireFits(tx, room_plan_id, [{ name, capacity: default_capacity }])
}

function checkWindow(template: Pick<Changes, 'booking_open_hours_before' | 'booking_close_hours_before'>): void {
  const { booking_open_hours_before: open = null, booking_close_hours_before: close = null } = template
  if (open !== null && open <= (close ?? 0)) {
    throw invalid('booking_open_hours_before', say('class_templates.booking_would_close_before_opens'))
  }
}

/** Sets a photo; the former one is removed. PHOTO_UNREADABLE if it is no picture. */
export async function setPhoto(ctx: Ctx, id: number, file: UploadedFile) {
  loadTemplate(ctx.db, id)
  return setPicture(ctx, { kind: 'template', id, file }, (tx, name) => replacePhoto(tx, ctx, id, name))
}

/** Takes the photo away; without one there is nothing to do. */
export function removePhoto(ctx: Ctx, id: number) {
  return removePicture(ctx, 'template', (tx, name) => replacePhoto(tx, ctx, id, name))
}

function replacePhoto(tx: Tx, ctx: Ctx, id: number, photo_file: string | null) {
  const before = loadTemplate(tx, id)
  if (before.photo_file === photo_file) return { former: null, shown: presentTemplate(tx, before) }
  tx.run(db.updateTable('class_templates').set({ photo_file, updated_at: ctx.now }).where('id', '=', id))
  const after = loadTemplate(tx, id)
  audit(tx, ctx, 'class_template.photo', { entity: 'class_template', id, before, after })
  return { former: before.photo_file, shown: presentTemplate(tx, after) }
}
