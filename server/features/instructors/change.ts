import type { z } from 'zod'
import { requirePermission } from '../../api/access.ts'
import { invalid, notFound, refuseFor, Refusal } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { FileAnswer, UploadedFile } from '../../http/operation.ts'
import { say } from '../../lib/sayings/sayings.ts'
import type { Instant } from '../../lib/time.ts'
import type { AuditAction } from '../audit/actions.ts'
import { audit } from '../audit/audit.ts'
import { checkPassword } from '../auth/password-rule.ts'
import { loadPlaceFor } from '../establishments/queries.ts'
import { FOR_GOOD, pictureAnswer } from '../pictures/answer.ts'
import { removePicture, setPicture } from '../pictures/keep.ts'
import { namesOf } from '../pictures/names.ts'
import { insertAccount, renameAccount } from '../staff/account.ts'
import { checkStaffEmail } from '../staff/change.ts'
import { requireMayTouch } from '../staff/grants.ts'
import { loadStaff } from '../staff/queries.ts'
import type { AccountFollower, Leaving } from '../staff/seam.ts'
import { loadChangeable, loadVisible } from './access.ts'
import type { instructorsContract } from './contract.ts'
import { requireTeacher } from './teachers.ts'
import { loadInstructor, presentInstructor, type InstructorRow } from './queries.ts'

type NewInstructor = z.output<(typeof instructorsContract)['POST /api/v1/instructors']['body']>
type Profile = Pick<NewInstructor, 'bio' | 'establishment_id'>
type Changes = z.output<(typeof instructorsContract)['PUT /api/v1/instructors/{instructor_id}']['body']>

/** Adds a staff account of the kind instructor and its profile. */
export async function createInstructor(ctx: Ctx, { email, password, full_name, ...profile }: NewInstructor) {
  await checkPassword(password, email, 'password')
  const password_hash = await ctx.ports.passwords.hash(password)

  return ctx.write((tx) => {
    checkStaffEmail(tx, email, 0)
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const account = { email, full_name, kind: 'instructor', password_hash, ...stamps } as const
    return addProfile(tx, ctx, insertAccount(tx, account), profile)
  })
}

/** Gives an account that has none an instructor profile (else INSTRUCTOR_PROFILE_EXISTS); its login stays as it is. */
export function createProfile(ctx: Ctx, staffId: number, profile: Profile) {
  return ctx.write((tx) => {
    const account = loadStaff(tx, staffId)
    requireMayTouch(ctx.caller, account)
    if (account.instructor_id !== null) {
      throw new Refusal(
        'INSTRUCTOR_PROFILE_EXISTS',
        say('instructors.has_instructor_profile_already', { name: account.full_name }),
      )
    }
    return addProfile(tx, ctx, staffId, profile, account.is_active)
  })
}

function addProfile(tx: Tx, ctx: Ctx, user_id: number, profile: Profile, is_active = true) {
  checkEstablishment(tx, profile, null)
  const stamps = { created_at: ctx.now, updated_at: ctx.now }
  const { id } = tx.run(db.insertInto('instructors').values({ user_id, is_active, ...profile, ...stamps }))
  const after = presentInstructor(loadInstructor(tx, id), ctx.caller)
  audit(tx, ctx, 'instructor.create', { entity: 'instructor', id, after })
  return after
}

/** Changes a profile, and the name of its account. */
export function changeInstructor(ctx: Ctx, id: number, { full_name, ...profile }: Changes) {
  return ctx.write((tx) => {
    const before = loadChangeable(tx, ctx, id)
    checkEstablishment(tx, profile, before.establishment_id)
    if (full_name !== undefined) renameAccount(tx, ctx.now, before.user_id, full_name)
    const update = db.updateTable('instructors').set({ ...profile, updated_at: ctx.now })
    tx.run(update.where('id', '=', id))
    return audited(tx, ctx, 'instructor.update', before)
  })
}

/** Puts a change into the audit log and returns the instructor as they are now. */
export function audited(tx: Tx, ctx: Ctx, action: AuditAction, was: InstructorRow) {
  const after = presentInstructor(loadInstructor(tx, was.id), ctx.caller)
  const before = presentInstructor(was, ctx.caller)
  audit(tx, ctx, action, { entity: 'instructor', id: was.id, before, after })
  return after
}

/** Nobody comes to a closed location; who is there may stay. */
function checkEstablishment(tx: Tx, { establishment_id: id }: Profile, before: number | null): void {
  if (id) loadPlaceFor(tx, id, [before])
}

export const setProfileActive = query((p: { id: number; is_active: boolean; now: Instant }) =>
  db.updateTable('instructors').set({ is_active: p.is_active, updated_at: p.now }).where('id', '=', p.id),
)

/**
 * Deletes a profile that nothing refers to and gives the names of the photo's files, to be removed after the commit. Throws
 * SQLite's foreign key error where classes or templates refer to it.
 */
export function deleteProfile(tx: Tx, id: number): string[] {
  const [gone] = tx.returning(db.deleteFrom('instructors').where('id', '=', id).returning('photo_file'))
  return gone?.photo_file ? namesOf('instructor', gone.photo_file) : []
}

/**
 * The profile follows its account: closing the account closes it, opening brings an instructor's back. A manager's has to be
 * opened separately, since they may have stopped teaching.
 */
export const profileFollower: AccountFollower = {
  activated(tx, ctx, { kind, instructor_id }, isActive, leaving) {
    if (instructor_id === null || (isActive && kind !== 'instructor')) return
    if (!isActive) leave(tx, ctx, instructor_id, leaving)
    tx.run(setProfileActive, { id: instructor_id, is_active: isActive, now: ctx.now })
  },
  deleting: (tx, { instructor_id }) => (instructor_id === null ? [] : deleteProfile(tx, instructor_id)),
}

/**
 * Follows an instructor's leaving, however it happens: everything they have to come goes to the substitute, or has no
 * instructor. Refuses with INSTRUCTOR_IN_USE and a list if nobody has said which.
 */
export function leave(tx: Tx, ctx: Ctx, id: number, { force, substitute_id }: Leaving = {}): void {
  const to = substitute_id === undefined ? null : requireTeacher(tx, substitute_id)
  if (to?.id === id) throw invalid('substitute_id', say('instructors.another_one'))
  const { instructors: followers } = ctx.seams
  const reasons = followers.flatMap(({ stillNeeded }) => stillNeeded?.(tx, id, ctx.now) ?? [])
  if (reasons.length > 0) {
    if (!to && !force) throw refuseFor(reasons)
    // Instructors of a class see its roster, so changing them takes the permission to plan classes.
    requirePermission(ctx.caller, 'schedule.manage')
  }
  for (const { leaves } of followers) leaves(tx, ctx, id, to && { ...to, force: force ?? false })
}

/** Sets a photo; the former one is removed. PHOTO_UNREADABLE if it is no picture. */
export async function setPhoto(ctx: Ctx, id: number, file: UploadedFile) {
  loadChangeable(ctx.db, ctx, id)
  return setPicture(ctx, { kind: 'instructor', id, file }, (tx, name) => replacePhoto(tx, ctx, id, name))
}

/** Takes the photo away; without one there is nothing to do. */
export function removePhoto(ctx: Ctx, id: number) {
  return removePicture(ctx, 'instructor', (tx, name) => replacePhoto(tx, ctx, id, name))
}

function replacePhoto(tx: Tx, ctx: Ctx, id: number, photo_file: string | null) {
  const before = loadChangeable(tx, ctx, id)
  if (before.photo_file === photo_file) return { former: null, shown: presentInstructor(before, ctx.caller) }
  tx.run(db.updateTable('instructors').set({ photo_file, updated_at: ctx.now }).where('id', '=', id))
  return { former: before.photo_file, shown: audited(tx, ctx, 'instructor.photo', before) }
}

/** The photo's bytes; its address changes with it, so that it can be kept for good. 404 without one. */
export async function readPhoto(ctx: Ctx, id: number): Promise<FileAnswer> {
  const { photo_file } = loadVisible(ctx.db, ctx.caller, id)
  const answer = photo_file && (await pictureAnswer(ctx, photo_file, { 'Cache-Control': `private, ${FOR_GOOD}` }))
  if (!answer) throw notFound('photo')
  return answer
}
