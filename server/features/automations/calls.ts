import { get, made, on, pages, send, ten } from '../../test/calls/measured.ts'
import { makeAutomation, mail, enrollmentsOf } from '../../test/build/automations.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { addClient } from '../../test/build/tags.ts'
import { askOf, askWith, type Calls } from '../../test/calls/call.ts'
import type { Site } from '../../../build/bench/site.ts'
import type { automationsContract } from './contract.ts'

const firstVisit = ({ make }: Site) => ({
  name: make.word(),
  trigger_event: 'client.first_visit',
  condition_json: { all: [{ field: 'visits', op: 'gt', value: 100_000 }] },
  steps: [{ type: 'send_email', subject: 'Hello', body: 'Hello {{client.first_name}}' }],
})
const active = made('/marketing-automations', (site) => ({ ...firstVisit(site), status: 'active' }))

export const automationsCalls: Calls<typeof automationsContract> = {
  'POST /api/v1/marketing-automations': {
    audit: 'automation.create',
    ask: askWith({ name: 'Welcome', trigger_event: 'client.created' }),
    bench: send(firstVisit),
  },
  'PUT /api/v1/marketing-automations/{automation_id}': {
    audit: 'automation.update',
    ask: async (studio) => [
      [(await makeAutomation(studio, { status: 'draft' })).id],
      {
        name: 'Other words',
        trigger_event: 'client.birthday',
        condition_json: { all: [{ field: 'client.age', op: 'gt', value: 30 }] },
        exit_condition_json: { all: [{ field: 'visits', op: 'gt', value: 3 }] },
        steps: [{ type: 'wait', days: 1, key: 's1' }, mail('Hello', { key: 's2' })],
        status: 'active',
      },
    ],
    bench: on('automation_id', made('/marketing-automations', firstVisit), () => ({ status: 'active' })),
  },
  'DELETE /api/v1/marketing-automations/{automation_id}': { audit: 'automation.delete', ask: askOf(makeAutomation) },
  'POST /api/v1/marketing-automations/{automation_id}/pause': {
    audit: 'automation.update',
    ask: askOf(makeAutomation),
    bench: on('automation_id', active),
  },
  'POST /api/v1/marketing-automations/{automation_id}/resume': {
    audit: 'automation.update',
    ask: async (studio) => {
      const { id } = await makeAutomation(studio)
      await studio.asOwner(`POST /api/v1/marketing-automations/${id}/pause`)
      return [[id]]
    },
    bench: on('automation_id', async (site) => {
      const { id } = await active(site)
      await site.make.post(`/marketing-automations/${id}/pause`)
      return id
    }),
  },
  'POST /api/v1/marketing-automations/{automation_id}/dry-run': {
    audit: 'nothing',
    ask: async (studio) => [[(await makeAutomation(studio)).id], { client_id: (await makeClient(studio)).id }],
    bench: send(({ ids }) => ({ client_id: ids['client_id'] })),
  },
  'GET /api/v1/marketing-automations/{automation_id}/enrollments': {
    bench: {
      ...pages,
      exited: ten('status=exited'),
      // The one that somebody is always in, however small the studio.
      waiting: () => ({ ids: { automation_id: 3 }, query: 'status=waiting&page_size=10' }),
    },
  },
  'DELETE /api/v1/marketing-automations/{automation_id}/enrollments/{enrollment_id}': {
    audit: 'automation.enrollment.cancel',
    ask: async (studio) => {
      const automation = await makeAutomation(studio, { steps: [{ type: 'wait', days: 1 }] })
      await addClient(studio)
      await studio.advance({ seconds: 1 })
      const [{ id }] = await enrollmentsOf(studio, automation)
      return [[automation.id, id]]
    },
    bench: get,
  },
}
