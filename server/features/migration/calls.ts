import { because } from '../../test/calls/measured.ts'
import type { TestStudio } from '../../test/studio.ts'
import { ended, formOf, upload } from '../../test/build/migration.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { migrationContract } from './contract.ts'
import { mayInvite } from '../../test/build/reach.ts'

let imports = 0

/** A list of one client, another one each time. */
function listOfOne(): string {
  imports += 1
  return `Name,Email\r\nIda Import,ida-${imports}@example.com\r\n`
}

/** An import that has ended, in which a row without a name was rejected. */
async function endedWithRejected(studio: TestStudio): Promise<number> {
  const { body } = await upload(studio, 'clients', `${listOfOne()},nameless-${imports}@example.com\r\n`)
  const { job_id, column_mapping } = body
  await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping, answers: {} })
  await ended(studio, job_id)
  return job_id
}

/** An analysed import of one client, a new one each time. */
async function imported(studio: TestStudio) {
  const { body } = await upload(studio, 'clients', listOfOne())
  return { job_id: body.job_id as number, column_mapping: body.column_mapping as object }
}

/** An import that was confirmed and has not begun: the server ended in between. */
async function running(studio: TestStudio): Promise<number> {
  const { job_id, column_mapping } = await imported(studio)
  const { writer } = studio.running.app
  const write = writer.write.bind(writer)
  let commits = 0
  writer.write = (job) => (commits++ === 0 ? write(job) : new Promise(() => {}))
  await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping, answers: {} })
  await studio.restart()
  return job_id
}

/** The id of an import that has ended. */
async function importedToTheEnd(studio: TestStudio): Promise<number> {
  const { job_id, column_mapping } = await imported(studio)
  await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping, answers: {} })
  await ended(studio, job_id)
  return job_id
}

export const migrationCalls: Calls<typeof migrationContract> = {
  'POST /api/v1/migration/analyse': {
    audit: 'nothing',
    ask: async () => [[], formOf(listOfOne()), undefined, '?entity=clients'],
    bench: because.import,
  },
  'POST /api/v1/migration/jobs/{job_id}/analyse': {
    audit: 'nothing',
    ask: async (studio) => [[(await imported(studio)).job_id], {}],
    bench: because.import,
  },
  'POST /api/v1/migration/confirm': {
    audit: 'migration.confirm',
    ofAnother: true,
    ask: async (studio) => [[], { ...(await imported(studio)), answers: {} }],
    bench: because.import,
  },
  'GET /api/v1/migration/status': { bench: because.import },
  'GET /api/v1/migration/jobs/{job_id}/rows': { bench: because.import },
  'GET /api/v1/migration/jobs/{job_id}/rows.csv': { bench: because.import },
  'POST /api/v1/migration/jobs/{job_id}/rejected': {
    audit: 'nothing',
    ask: async (studio) => [[await endedWithRejected(studio)]],
    bench: because.import,
  },
  'POST /api/v1/migration/jobs/{job_id}/stop': {
    audit: 'elsewhere',
    ask: async (studio) => [[await running(studio)]],
    bench: because.import,
  },
  'POST /api/v1/migration/jobs/{job_id}/resume': {
    audit: 'elsewhere',
    ask: async (studio) => {
      const job = await running(studio)
      await studio.asOwner(`POST /api/v1/migration/jobs/${job}/stop`)
      return [[job]]
    },
    bench: because.import,
  },
  'POST /api/v1/migration/jobs/{job_id}/rollback': {
    audit: 'migration.rollback',
    ask: async (studio) => [[await importedToTheEnd(studio)]],
    bench: because.import,
  },
  'GET /api/v1/migration/jobs/{job_id}/rollback': { bench: because.import },
  'POST /api/v1/migration/invitations/send': {
    audit: 'migration.invite',
    ofAnother: true,
    ask: async (studio) => {
      await mayInvite(studio)
      return [[], { job_id: await importedToTheEnd(studio) }]
    },
    bench: because.import,
  },
  'GET /api/v1/migration/invitations/export': { query: ({ job_id }) => `job_id=${job_id}`, bench: because.import },
}
