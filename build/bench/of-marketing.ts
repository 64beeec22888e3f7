import { automation, fresh, freshTask, get, ofClient, on, pages, send, ten } from './ways.ts'

/** The operations about what the studio tells its clients by itself. */
export const ofMarketing = {
  'GET /api/v1/marketing-automations': get,
  'POST /api/v1/marketing-automations': send(automation),
  'GET /api/v1/marketing-automations/ready-made': get,
  'GET /api/v1/marketing-automations/message-fields': get,
  'GET /api/v1/marketing-automations/{automation_id}': get,
  'PUT /api/v1/marketing-automations/{automation_id}': on('automation_id', fresh.automation, () => ({
    status: 'active',
  })),
  'DELETE /api/v1/marketing-automations/{automation_id}': on('automation_id', fresh.automation),
  'POST /api/v1/marketing-automations/{automation_id}/pause': on('automation_id', fresh.activeAutomation),
  'POST /api/v1/marketing-automations/{automation_id}/resume': on('automation_id', async (site) => {
    const { id } = await fresh.activeAutomation(site)
    await site.make.post(`/marketing-automations/${id}/pause`)
    return id
  }),
  'POST /api/v1/marketing-automations/{automation_id}/dry-run': send(({ ids }) => ({ client_id: ids['client_id'] })),
  'GET /api/v1/marketing-automations/{automation_id}/enrollments': {
    ...pages,
    exited: ten('status=exited'),
    // The one that somebody is always in, however small the studio.
    waiting: () => ({ ids: { automation_id: 3 }, query: 'status=waiting&page_size=10' }),
  },
  'GET /api/v1/marketing-automations/{automation_id}/stats': get,
  'DELETE /api/v1/marketing-automations/{automation_id}/enrollments/{enrollment_id}': get,
  'GET /api/v1/unsubscribe/{token}': 'looks at one link by its hash',
  'POST /api/v1/unsubscribe/{token}': 'looks at one link by its hash',
  'GET /api/v1/tasks': {
    ...pages,
    open: ten('is_done=false'),
    done: ten('is_done=true'),
    'of a role': ten('mine=true'),
    'of a client': ofClient,
  },
  'POST /api/v1/tasks': send(() => ({ title: 'Call back' })),
  'POST /api/v1/tasks/{task_id}/done': on('task_id', freshTask),
}
