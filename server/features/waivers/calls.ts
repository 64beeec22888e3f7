import { makeWaiver } from '../../test/build/waivers.ts'
import { pages, ofClient, own } from '../../test/calls/measured.ts'
import { askOf, askWith, type Calls } from '../../test/calls/call.ts'
import type { waiversContract } from './contract.ts'

export const waiversCalls: Calls<typeof waiversContract> = {
  'POST /api/v1/waivers': { audit: 'waiver.create', ask: askWith({ title: 'Health', body: 'I am well.' }) },
  'PUT /api/v1/waivers/{waiver_id}': {
    audit: 'waiver.update',
    idleAgain: true,
    ask: askOf(makeWaiver, { title: 'Risks', body: 'Other words', requires_before_booking: false }),
  },
  'DELETE /api/v1/waivers/{waiver_id}': { audit: 'waiver.update', idleAgain: true, ask: askOf(makeWaiver) },
  'GET /api/v1/waivers/{waiver_id}/signatures': { bench: { ...pages, 'of a client': ofClient } },
  'GET /api/v1/waivers/{waiver_id}/unsigned-clients': { bench: pages },
  'POST /api/v1/waivers/{waiver_id}/sign': { bench: own(() => ({ body: { signed_name: 'Bench Guest' } })) },
}
