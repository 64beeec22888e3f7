import { db } from '../../db/build.ts'
import { notFound } from '../../api/errors.ts'
import { implement } from '../../api/implement.ts'
import { addHours } from '../../lib/time.ts'
import { changeClient, createClient, readEnding, writeNote } from './change.ts'
import { audit } from '../audit/audit.ts'
import { readHealthNote, writeHealthNote } from './health-note.ts'
import { loadClient } from './load.ts'
import { clientsContract } from './contract.ts'
import { inviteClient, sendResetLink } from './invite.ts'
import { ownClientId, requireOwnClient } from './access.ts'
import { clientPage } from './list-queries.ts'
import { noteById, notesOf, presentClient } from './queries.ts'

export const clientsRoutes = implement(clientsContract, {
  'GET /api/v1/clients': (ctx, { query: { inactive_days, ...filter } }) =>
    clientPage(ctx.db, {
      ...filter,
      inactiveSince: inactive_days === undefined ? undefined : addHours(ctx.now, -24 * inactive_days),
      instructorId: ctx.caller.role === 'instructor' ? ctx.caller.instructorId : undefined,
    }),
  'POST /api/v1/clients': (ctx, { body }) => createClient(ctx, body),
  'GET /api/v1/clients/{client_id}': (ctx, { params }) => {
    requireOwnClient(ctx, params.client_id)
    return presentClient(loadClient(ctx.db, params.client_id))
  },
  'PUT /api/v1/clients/{client_id}': (ctx, { params, body }) => changeClient(ctx, params.client_id, body),
  'DELETE /api/v1/clients/{client_id}': (ctx, { params }) => changeClient(ctx, params.client_id, { is_active: false }),
  'GET /api/v1/clients/{client_id}/ending': (ctx, { params }) => readEnding(ctx, params.client_id),
  'PUT /api/v1/clients/me': (ctx, { body }) => changeClient(ctx, ownClientId(ctx), body),
  'GET /api/v1/clients/me/health-note': (ctx) => readHealthNote(ctx),
  'PUT /api/v1/clients/me/health-note': (ctx, { body }) => writeHealthNote(ctx, body.body),
  'POST /api/v1/clients/{client_id}/invite': (ctx, { params }) => inviteClient(ctx, params.client_id),
  'POST /api/v1/clients/{client_id}/reset-mail': (ctx, { params }) => sendResetLink(ctx, params.client_id),
  'GET /api/v1/clients/{client_id}/notes': (ctx, { params }) => {
    requireOwnClient(ctx, params.client_id)
    loadClient(ctx.db, params.client_id)
    return ctx.db.all(notesOf, { ...params, is_all: ctx.caller.role === 'manager' })
  },
  'POST /api/v1/clients/{client_id}/notes': (ctx, { params: { client_id }, body }) => {
    return ctx.write((tx) => {
      loadClient(tx, client_id)
      const id = writeNote(tx, ctx, { client_id, ...body })
      return tx.one(noteById, { id })!
    })
  },
  'DELETE /api/v1/clients/{client_id}/notes/{note_id}': (ctx, { params: { client_id, note_id } }) =>
    ctx.write((tx) => {
      const { changes } = tx.run(
        db.deleteFrom('client_notes').where('id', '=', note_id).where('client_id', '=', client_id),
      )
      if (changes === 0) throw notFound('note')
      audit(tx, ctx, 'client.note.delete', { entity: 'client', id: client_id })
    }),
})
