import { plain, later, ten, strangers, where, own, send } from '../../test/calls/measured.ts'
import { addClient } from '../../test/build/tags.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { askOf, askWith, type Calls } from '../../test/calls/call.ts'
import type { clientsContract } from './contract.ts'

export const clientsCalls: Calls<typeof clientsContract> = {
  'GET /api/v1/clients': {
    bench: {
      first: plain,
      'third page': later,
      'start of a word': ten('search=garc'),
      'middle of a word': ten('search=nand'),
      'two letters': ten('search=an'),
      everybody: ten('search=example.com'),
      'by a tag': ten('tag_id=2'),
      'with an active membership': ten('membership_status=active'),
      'without one': strangers('membership_status=none'),
      'with one that expired': ten('membership_status=expired'),
      'away for a month': strangers('inactive_days=30'),
      'away for a year': strangers('inactive_days=365'),
      'who owe something': ten('owes=true'),
      'born in a month': ten('birthday_month=5'),
      'running out of credits': ten('credits_at_most=2'),
      'new this month': where(({ today }) => `since_date=${today.slice(0, 8)}01&page_size=10`),
      'by the last visit': ten('sort=-last_visit'),
      'by when they came': ten('sort=client_since'),
    },
  },
  'POST /api/v1/clients': { audit: 'client.create', emits: ['client.created'], ask: askWith({ full_name: 'New One' }) },
  'PUT /api/v1/clients/{client_id}': {
    audit: 'client.update',
    ask: async (studio) => [
      [(await addClient(studio)).id],
      {
        full_name: 'Renamed',
        email: 'moved@mail.test',
        phone: '600',
        date_of_birth: '1990-02-03',
        address: 'Calle 3',
        emergency_contact: 'Mum 601',
        locale: 'de',
        guardian_id: (await addClient(studio)).id,
      },
    ],
  },
  'DELETE /api/v1/clients/{client_id}': { audit: 'client.update', ask: askOf(addClient) },
  'PUT /api/v1/clients/me': { bench: own(({ make }) => ({ body: { address: make.word() } })) },
  'GET /api/v1/clients/me/health-note': { bench: own(plain) },
  'PUT /api/v1/clients/me/health-note': { bench: own(({ make }) => ({ body: { body: make.word() } })) },
  'POST /api/v1/clients/{client_id}/invite': { audit: 'client.invite', ask: askOf(makeClient) },
  'POST /api/v1/clients/{client_id}/reset-mail': { audit: 'client.reset_mail', ask: askOf(makeClient) },
  'POST /api/v1/clients/{client_id}/notes': {
    audit: 'client.note.create',
    ask: askOf(addClient, { body: 'Seen' }),
    bench: send(() => ({ body: 'Seen' })),
  },
  'DELETE /api/v1/clients/{client_id}/notes/{note_id}': {
    audit: 'client.note.delete',
    ask: async (studio) => {
      const { id } = await addClient(studio)
      return [[id, (await studio.asOwner(`POST /api/v1/clients/${id}/notes`, { body: 'Seen' })).body.id]]
    },
  },
}
