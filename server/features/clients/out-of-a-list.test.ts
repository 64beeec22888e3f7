import { ended, importFile, upload } from '../../test/build/migration.ts'
import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

const HEAD =
  'Name,Email,Phone,Birthday,Address,Emergency contact,Client since,Notes,Tags,Email opt in,SMS opt in,Parent email,T-shirt'

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  const made = async (operation: string, body: object) => (await studio.asOwner(operation, body)).body
  const take = (rows: string[]) => importFile(studio, 'clients', `${[HEAD, ...rows].join('\n')}\n`)
  await made('POST /api/v1/clients', { full_name: 'Eva Here', email: 'eva@mail.test', phone: '600 000 111' })
  await made('POST /api/v1/clients', { full_name: 'Bo Here', email: 'bo@mail.test' })
  const morning = await made('POST /api/v1/tags', { name: 'Morning', color: '#112233' })
  await made('POST /api/v1/clients/2/tags', { tag_id: morning.id })
  await as('stranger')('POST /auth/register/client', {
    full_name: 'Gema Guard',
    email: 'gema@mail.test',
    password: PASSWORD,
  })
  await later({ minutes: 5 })

  const first = await take([
    'Ana New,ana@mail.test,+34 600 222 333,1990-05-06,Carrer 1,Pau 600 9,2020-01-02,Likes mats,"morning; VIP",yes,no,,M',
    'Cid New,cid@mail.test,,,,,,,"VIP; Late",no,,,',
    'Eva Here,eva@mail.test,600 999 999,1991-01-01,Carrer 2,,2021-02-03,Was here,VIP,yes,,,L',
    'Bo Here,bo@mail.test,600 444 555,,,,,,Morning,,yes,,',
    'Kid Guard,,,2018-01-01,,,,,,,,gema@mail.test,',
    'Nada New,,,,,,,,,,,,',
  ])
  await owner(`GET /migration/jobs/${first.job_id}/rows`)
  await owner('GET /clients?page_size=10')
  await owner('GET /tags')
  await later({ minutes: 5 })

  // The same list again fills nothing and adds nobody.
  const again = await take([
    'Ana New,ana@mail.test,+34 600 222 333,1990-05-06,Carrer 1,Pau 600 9,2020-01-02,Likes mats,"morning; VIP",yes,no,,M',
  ])
  await owner(`GET /migration/jobs/${again.job_id}/rows`)
  await owner(`POST /migration/jobs/${again.job_id}/rollback`)

  // A client with later changes keeps a record; the others go, with everything that the import gave them.
  await owner('PUT /clients/2', { phone: '600 777 777' })
  await owner('POST /tags', { name: 'Asked' })
  const rule = await owner('POST /auto-tag-rules', { tag_id: 2, trigger_event: 'client.created' })
  await owner(`POST /migration/jobs/${first.job_id}/rollback`)
  await owner('GET /clients?page_size=10')
  await owner('GET /tags')
  await owner(`DELETE /auto-tag-rules/${rule.id}`)

  await owner('POST /auto-tag-rules', { tag_id: morning.id, trigger_event: 'client.imported' })
  const second = await take([
    'Dov Signs,dov@mail.test,,,,,,Met at the fair,Fair,yes,yes,,',
    'Ely Edited,ely@mail.test,,,,,,,Fair,no,no,,',
    'Fay Noted,fay@mail.test,,,,,,From the list,,,,,',
    'Hal Gone,hal@mail.test,,,,,,,,,,,',
    'Ida Told,ida@mail.test,,,,,,,Fair,yes,,,',
    'Jo Given,jo@mail.test,,,,,,,,,,,',
  ])
  const { items } = (await studio.asOwner('GET /api/v1/clients?page_size=20&search=mail.test')).body
  const idOf = (name: string): number => items.find((client: { full_name: string }) => client.full_name === name).id
  const { invite_url } = await owner(`POST /clients/${idOf('Dov Signs')}/invite`)
  const token = new URL(invite_url).hash.slice(1)
  await as('dov')('POST /auth/reset-password', { token, new_password: PASSWORD })
  await owner(`PUT /clients/${idOf('Ely Edited')}`, { locale: 'de' })
  await owner(`POST /gdpr/delete/${idOf('Hal Gone')}`)
  await later({ minutes: 5 })
  const fair = (await studio.asOwner('GET /api/v1/tags')).body.items.find(
    ({ name }: { name: string }) => name === 'Fair',
  )
  await owner('POST /auto-tag-rules', { tag_id: fair.id, trigger_event: 'client.created' })
  await owner(`POST /clients/${idOf('Fay Noted')}/notes`, { body: 'Called' })
  await owner(`POST /clients/${idOf('Jo Given')}/tags`, { tag_id: 2 })
  await owner(`POST /migration/jobs/${second.job_id}/rollback`)
  await owner(`GET /migration/jobs/${second.job_id}/rows`)
  await owner('GET /tags')

  // Events of theirs that are not handled yet are forgotten with them.
  await owner('POST /clients', { full_name: 'Kim Stays' })
  const third = await take(['Lea Short,lea@mail.test,,,,,,,,,,,'])
  await owner('GET /clients?search=lea')
  await owner(`POST /migration/jobs/${third.job_id}/rollback`)
  await later({ minutes: 1 })

  // Between the look at a file and its import somebody registers, and somebody is erased.
  const ned = await made('POST /api/v1/clients', { full_name: 'Ned Here', email: 'ned@mail.test' })
  const rows = ['Max Meanwhile,max@mail.test,,,,,,,,,,,', 'Ned Here,ned@mail.test,600 888 888,,,,,,,,,,']
  const { job_id, column_mapping } = (await upload(studio, 'clients', `${[HEAD, ...rows].join('\n')}\n`)).body
  await as('max')('POST /auth/register/client', {
    full_name: 'Moritz Early',
    email: 'max@mail.test',
    password: PASSWORD,
  })
  await owner(`POST /gdpr/delete/${ned.id}`)
  await made('POST /api/v1/migration/confirm', { job_id, column_mapping })
  await ended(studio, job_id)
  await owner(`GET /migration/jobs/${job_id}/rows`)
})
