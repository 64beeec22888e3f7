import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

const person = (full_name: string, role_id: number) => ({
  full_name,
  email: `${full_name.toLowerCase().replace(' ', '.')}@studio.test`,
  password: PASSWORD,
  role_id,
})

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  // Role 1 is the owner's, 2 the front desk's; the names' order is neither that of the ids nor that of the letters' case.
  await owner('POST /roles', { name: 'yoga desk', permissions: ['sales.view', 'clients.view'] })
  await owner('POST /roles', { name: 'Keeper', permissions: ['clients.view', 'staff.manage', 'settings.view'] })
  await owner('POST /roles', { name: 'Empty' })
  await owner('POST /roles', { name: 'KEEPER', permissions: [] })
  await owner('POST /roles', { name: 'Twice', permissions: ['sales.view', 'sales.view'] })
  const zoe = await owner('POST /staff', person('zoe Desk', 3))
  const kim = await owner('POST /staff', person('Kim Keeper', 4))
  await owner('POST /staff', person('Abel Away', 3))
  await owner('POST /staff', person('Olga Owner', 1))
  await owner('POST /instructors', { full_name: 'Tea Cher', email: 'tea@studio.test', password: PASSWORD })
  await owner('POST /staff', { ...person('Copy', 3), email: 'KIM.keeper@studio.test' })
  await owner('POST /staff', { ...person('Copy', 3), password: 'copy@studio.test' })
  await owner('POST /staff', person('Nobody', 99))
  await later({ hours: 2 })
  await owner('POST /staff/4/deactivate')
  await owner('POST /staff/4/deactivate')
  await owner('GET /roles')
  await owner('GET /staff')

  // Whoever keeps the team without holding all: may hand on what is theirs, and take away what is not.
  const keeper = as('kim', await studio.login(kim.email))
  await keeper('GET /permissions/catalog')
  await keeper('POST /roles', { name: 'More', permissions: ['clients.view', 'sales.view', 'audit.view'] })
  await keeper('POST /roles', { name: 'Less', permissions: ['settings.view', 'clients.view'] })
  await keeper('PUT /roles/3', { name: 'Yoga desk', permissions: ['clients.view', 'sales.view', 'settings.view'] })
  await keeper('PUT /roles/3', { name: 'Yoga desk', permissions: ['clients.view', 'audit.view'] })
  await keeper('PUT /roles/1', { name: 'Boss' })
  await keeper('PUT /roles/5', { name: 'front DESK' })
  await keeper('PUT /roles/99', { name: 'None' })
  await keeper('POST /staff', person('New Seller', 3))
  await keeper('POST /staff', person('New Owner', 1))
  await keeper(`PUT /staff/${zoe.id}`, { full_name: 'Zoe Desk' })
  await keeper(`DELETE /staff/${zoe.id}`)
  await keeper(`POST /staff/${zoe.id}/deactivate`)
  await keeper('PUT /staff/5', { full_name: 'Olga Other' })
  await keeper('POST /staff/1/deactivate')
  await keeper('DELETE /roles/3')
  await keeper('DELETE /roles/1')
  await as('zoe', await studio.login(zoe.email))('GET /staff')
  await as('tea', await studio.login('tea@studio.test'))('GET /roles')

  // A new name ends nothing; another role, another password end the sessions, a new e-mail the open links.
  await later({ minutes: 30 })
  const as3 = as('zoe', await studio.login(zoe.email))
  await as('stranger')('POST /auth/forgot-password', { email: zoe.email })
  await as('stranger')('POST /auth/forgot-password', { email: kim.email })
  await owner(`PUT /staff/${zoe.id}`, { full_name: 'Zoe Night', role_id: 3 })
  await as3('GET /auth/me')
  await owner(`PUT /staff/${zoe.id}`, { role_id: 6 })
  await as3('GET /auth/me')
  await owner(`PUT /staff/${zoe.id}`, { email: zoe.email })
  await owner(`PUT /staff/${zoe.id}`, { email: kim.email })
  await owner(`PUT /staff/${zoe.id}`, { new_password: zoe.email })
  await owner(`PUT /staff/${zoe.id}`, { email: 'zoe@studio.test', new_password: 'zoe@studio.test' })
  await owner(`PUT /staff/${kim.id}`, { role_id: 2, new_password: 'another-quiet-morning' })
  await owner('PUT /staff/6', { role_id: 3 })
  await owner('PUT /staff/99', { full_name: 'None' })
  await owner('PUT /staff/4', {})

  // An owner leaves: only while another one is there.
  await owner('PUT /staff/5', { role_id: 1 })
  await owner('POST /staff/5/deactivate')
  await owner('PUT /staff/1', { role_id: 3 })
  await owner('DELETE /staff/1')
  await owner('POST /staff/5/reactivate')
  await owner('POST /staff/5/reactivate')
  await owner('PUT /staff/5', { role_id: 3 })
  await owner('PUT /staff/5', { role_id: 1 })
  await owner('DELETE /staff/5')

  // Who has done something keeps the name; who has not is gone.
  await as('stranger')('POST /auth/forgot-password', { email: 'abel.away@studio.test' })
  await owner('POST /staff/4/reactivate')
  await as('stranger')('POST /auth/forgot-password', { email: 'abel.away@studio.test' })
  await owner('DELETE /staff/4')
  await owner(`DELETE /staff/${kim.id}`)
  await owner('DELETE /staff/6')
  await owner('DELETE /staff/99')
  await owner('DELETE /roles/4')
  await owner('DELETE /roles/5')
  await owner('DELETE /roles/5')
  await owner('GET /roles')
  await owner('GET /staff')
})
