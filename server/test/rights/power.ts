import { makeClient } from '../build/commerce.ts'
import { importFile, upload } from '../build/migration.ts'
import { smtp } from '../build/automations.ts'
import { keysOf } from '../build/online.ts'
import { makeClass } from '../build/schedule.ts'
import { makeInstructor, makeManager, makeRole } from '../build/staff.ts'
import { butNot, made, tries, type Attacks, type Scene } from './attack.ts'
import { goOnline, mayInvite } from '../build/reach.ts'

const PASSWORD = 'Correct-Horse-8'
let people = 0

/** Somebody new, with an account. */
function person() {
  people += 1
  return { full_name: `Newcomer ${people}`, email: `newcomer-${people}@studio.test`, password: PASSWORD }
}

async function ownerOf({ studio }: Scene): Promise<number> {
  return (await studio.asOwner('GET /api/v1/auth/me')).body.id
}

async function ownerRole({ studio }: Scene): Promise<number> {
  const { body } = await studio.asOwner('GET /api/v1/roles')
  return (body as { id: number; is_owner: boolean }[]).find(({ is_owner }) => is_owner)!.id
}

/** An analysed list, with what confirms it. */
export const list =
  (entity: string, text: string, answers: object = {}) =>
  async ({ studio }: Scene): Promise<[[], object]> => {
    const { body } = await upload(studio, entity, text)
    return [[], { job_id: body.job_id, column_mapping: body.column_mapping, answers }]
  }

/** Operations that let a person act as somebody else, or read what is not for them. */
export const power: Attacks = {
  'another mail server': tries({ ...smtp, host: 'mail.attacker.test' }),
  'a letter by it': tries(),
  'links through another address': tries({ tunnel_url: 'https://attacker.test' }),
  'a name at the tunnel’s server': tries({ tunnel_name: 'attacker' }),
  'another tunnel’s server': tries({ tunnel_host: 'https://attacker.test' }),
  'managers from outside': tries({ public_manager_enabled: true }),
  'a door on the network': tries({ lan_enabled: true }),
  'made-up addresses believed': tries({ forwarded_for_trusted: true }),
  'a proxy that is believed': tries({ trusted_proxies: ['10.0.0.0/8'] }),
  'links through the tunnel': tries(),
  'questions read at the provider': tries({ provider: 'openai', api_key: 'attackers' }),
  'events to an address': tries({ url: 'https://attacker.test/hook', events: ['booking.created'] }),
  'events to another address': tries({ url: 'https://attacker.test/hook' }, 'webhook_id'),
  'a secret to sign with': tries(undefined, 'webhook_id'),
  'no more events': tries(undefined, 'webhook_id'),
  'an event out of turn': tries(undefined, 'webhook_id'),
  'an event once more': made(async ({ ids }) => [[ids['webhook_id']!, 1]]),
  'addresses that are told': tries(),
  'what was told': tries(undefined, 'webhook_id'),
  'a copy of everything': tries(undefined, 'file_name'),
  'where copies go': tries(),
  'copies to a bucket': tries({ passphrase: 'seven quiet mats by the sea' }),
  'a connection to a bucket': tries(),
  'everything in a pack': tries(),
  'another studio in its place': made(async () => {
    const form = new FormData()
    form.set('password', PASSWORD)
    form.set('file', new Blob(['attackers’']), 'studio.zip')
    return [[], form]
  }),
  'everybody’s amounts': tries({ decimals: 0 }),
  'a second factor taken off': made(async ({ studio }) => [[(await makeManager(studio, [])).id]]),
  'the owner’s e-mail': made(async (scene) => [[await ownerOf(scene)], { email: 'attacker@studio.test' }]),
  'the owner’s password': made(async (scene) => [[await ownerOf(scene)], { new_password: PASSWORD }]),
  'a studio without its owner': made(async (scene) => [[await ownerOf(scene)]]),
  'another owner': made(async (scene) => [[], { ...person(), role_id: await ownerRole(scene) }]),
  'an owner’s role': made(async (scene) => [
    [(await makeManager(scene.studio, [])).id],
    { role_id: await ownerRole(scene) },
  ]),
  'more than they may': made(async ({ studio }) => [
    [],
    { ...person(), role_id: (await makeRole(studio, ['reports.view'])).id },
  ]),
  'a role that may more': tries({ name: 'Attackers', permissions: ['reports.view'] }),
  'a role made more': made(async ({ studio }) => [
    [(await makeRole(studio, [])).id],
    { name: `Role ${(people += 1)}`, permissions: ['reports.view'] },
  ]),
  'a role that may more, gone': made(async ({ studio }) => [[(await makeRole(studio, ['reports.view'])).id]]),
  'the password of who may more': made(async ({ studio }) => [
    [(await makeManager(studio, ['reports.view'])).id],
    { new_password: PASSWORD },
  ]),
  'who may more, closed': made(async ({ studio }) => [[(await makeManager(studio, ['reports.view'])).id]]),
  'who may more, open again': made(async ({ studio }) => {
    const { id } = await makeManager(studio, ['reports.view'])
    await studio.asOwner(`POST /api/v1/staff/${id}/deactivate`)
    return [[id]]
  }),
  'who may more, gone': made(async ({ studio }) => [[(await makeManager(studio, ['reports.view'])).id]]),
  'a login for a manager': made(async ({ studio }) => [[], { ...person(), role_id: (await makeRole(studio, [])).id }]),
  'an instructor’s password': made(async ({ studio }) => [
    [(await makeInstructor(studio))['user_id']],
    { new_password: PASSWORD },
  ]),
  'a login for an instructor': made(async () => [[], person()]),
  'an instructor’s login again': made(async ({ studio }) => {
    const { id } = await makeInstructor(studio)
    await studio.asOwner(`DELETE /api/v1/instructors/${id}`)
    return [[id]]
  }),
  'the profile of who may more': made(async ({ studio }) => [[(await makeManager(studio, ['reports.view'])).id], {}]),
  'instructors from a list': made(async (scene) => {
    const { full_name, email } = person()
    return list('instructors', `Name,Email\n${full_name},${email}\n`)(scene)
  }),
  'a client’s first login': made(async ({ studio }) => [[(await makeClient(studio)).id]]),
  'the address a client signs in with': tries({ email: 'attacker@example.com' }, 'client_id'),
  'links to become clients': made(async ({ studio }) => {
    await goOnline(studio)
    people += 1
    const job = await importFile(studio, 'clients', `Name,Email\nInvited ${people},invited-${people}@example.com\n`)
    return [[job.id ?? job.job_id]]
  }),
  'who is sent a link': made(async ({ studio }) => {
    await mayInvite(studio)
    people += 1
    const job = await importFile(studio, 'clients', `Name,Email\nInvited ${people},invited-${people}@example.com\n`)
    return [[], { job_id: job.id ?? job.job_id }]
  }),
  'clients from a list': made(async (scene) => {
    const { full_name, email } = person()
    return list('clients', `Name,Email\n${full_name},${email}\n`)(scene)
  }),
  'classes from a list': made(
    list('class_schedule', 'Class,Date,Start,Duration,Capacity\nListed,2026-05-04,18:00,60,10\n'),
  ),
  'classes handed over': butNot(
    made(async ({ studio }) => {
      const [leaves, follows] = [await makeInstructor(studio), await makeInstructor(studio)]
      await makeClass(studio, { instructor_id: leaves.id })
      return [[leaves.id], { substitute_id: follows.id }]
    }),
    ['instructors.manage'],
    async ({ studio }) => [[(await makeInstructor(studio)).id]],
  ),
  'the assistant of another provider': tries(),
  'whom a condition meets': tries({ trigger_event: 'client.created' }),
  'what is known of a client': tries((ids: Scene['ids']) => ({ client_id: ids['client_id'] }), 'automation_id'),
  'a letter once more': made(async ({ studio }) => {
    const { body } = await studio.asOwner('GET /api/v1/emails?status=queued')
    return [[body.items[0].id]]
  }),
  'where the money goes': made(async ({ studio }) => [[], keysOf(studio)]),
  'the studio’s calendar': tries({}),
  'an instructor’s calendar': tries((ids: Scene['ids']) => ({ instructor_id: ids['instructor_id'] })),
  'names at a kiosk': tries({ name: 'Attackers' }),
  'all of a client': tries(undefined, 'client_id'),
  'a list of clients': tries((ids: Scene['ids']) => ({ client_ids: [ids['client_id']], columns: ['name', 'email'] })),
  'what staff have done': tries(),
  'who was written to': tries(),
  'the code of a card': tries(undefined, 'gift_card_id'),
  'a receipt to any address': tries({ email: 'attacker@example.com' }, 'receipt_id'),
  'a message in the studio’s name': tries((ids: Scene['ids']) => ({
    client_id: ids['client_id'],
    title: 'Pay here',
    body: 'Now.',
  })),
  'messages in the studio’s name': tries((ids: Scene['ids']) => ({
    client_ids: [ids['client_id']],
    action: { kind: 'message', way: 'email', subject: 'Pay here', body: 'Now.' },
  })),
}
