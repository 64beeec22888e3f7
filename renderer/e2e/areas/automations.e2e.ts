import { expect, expectAccessible, test, type Page } from '../studio.ts'
import { dialog, fromMenu, openStudio, press } from './desk.ts'

const flow = (page: Page) => page.getByRole('list', { name: 'Steps', exact: true })
const step = (page: Page, said: string | RegExp) => page.getByRole('region', { name: said })

/** Adds a step of a kind by the plus that is named. */
async function add(page: Page, kind: string, within = flow(page).locator('xpath=..')): Promise<void> {
  await within.getByRole('button', { name: 'Add a step', exact: true }).last().click()
  await page.getByRole('menuitem', { name: kind }).click()
}

test('an automation is written from nothing, saved, tried, switched on, and takes somebody in', async ({
  page,
  studio,
}) => {
  test.slow()
  const api = await openStudio(page, studio)
  await api('POST', '/tags', { name: 'New here' })
  const nora = await api('POST', '/clients', { full_name: 'Nora Neu', email: 'nora@example.com' })
  await page.goto(`${studio.localUrl}/manage/marketing/automations`)
  await expect(page.getByText('No automations yet')).toBeVisible()
  await page.getByRole('button', { name: 'New automation' }).click()

  await page.getByRole('textbox', { name: 'Name' }).fill('Warm welcome')
  await page.getByRole('combobox', { name: 'Starts when' }).fill('added')
  await page.getByRole('option', { name: 'A client is added or registers' }).click()
  await page.getByRole('button', { name: 'Add a condition' }).first().click()
  await page.getByRole('combobox', { name: 'Field' }).fill('active')
  await page.getByRole('option', { name: 'An active client' }).click()
  await expect(page.getByText('When a client is added or registers, and only if an active client: yes.')).toBeVisible()

  await add(page, 'Email')
  const mail = step(page, /No\. 1: Email/)
  await mail.getByRole('textbox', { name: 'Subject' }).fill('Welcome, ')
  await mail.getByRole('button', { name: 'Insert a field: Subject' }).click()
  await page.getByRole('menuitem', { name: 'First name' }).click()
  await expect(mail.getByRole('textbox', { name: 'Subject' })).toHaveValue('Welcome, {{client.first_name}}')
  await expect(mail.getByRole('textbox', { name: 'Subject' })).toBeFocused()
  await mail.getByRole('textbox', { name: 'Text', exact: true }).fill('How good, {{client.first_nam}}. <b>Not bold</b>')
  await add(page, 'Wait')
  await add(page, 'Branch')
  const branch = step(page, /No\. 3: If/)
  await branch.getByRole('button', { name: 'Add a condition' }).click()
  await branch.getByRole('combobox', { name: 'Field' }).fill('visits so far')
  await page.getByRole('option', { name: 'Visits so far' }).click()
  await branch.getByRole('textbox', { name: 'Value' }).fill('1')
  const ways = ['3a: If so', '3b: If not'].map((name) => page.getByRole('group', { name }))
  await add(page, 'Add a tag', ways[0])
  await page.getByRole('combobox', { name: 'Tag' }).fill('New')
  await page.getByRole('option', { name: 'New here' }).click()
  await add(page, 'Task for the team', ways[1])
  await page.getByRole('textbox', { name: 'Task' }).fill('Call them')

  // By keyboard: the wait goes before the e-mail.
  await step(page, /No\. 2: Wait 1 day/)
    .getByRole('button', { name: /^Actions/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter')
  await expect(step(page, /No\. 1: Wait 1 day/)).toBeFocused()

  await page.getByRole('button', { name: 'Create as a draft' }).click()
  await expect(step(page, /No\. 2: Email/), 'a field that there is not').toContainText('first_nam}} for this event')
  await page.getByRole('button', { name: /^Edit: Email/ }).click()
  await step(page, /No\. 2: Email/)
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('How good, {{client.first_name}}. <b>Not bold</b>')
  await page.getByRole('button', { name: 'Create as a draft' }).click()
  await expect(page.getByRole('heading', { name: 'Warm welcome', level: 1 })).toBeVisible()
  const [made] = await api('GET', '/marketing-automations')
  expect(made).toMatchObject({ name: 'Warm welcome', status: 'draft', trigger_event: 'client.created' })
  expect(made.steps.map(({ type }: { type: string }) => type)).toEqual(['wait', 'send_email', 'branch'])
  expect(made.steps[2]).toMatchObject({
    then: [{ type: 'add_tag' }],
    else: [{ type: 'create_task', title: 'Call them' }],
  })

  await page.getByRole('button', { name: /^Edit: Email/ }).click()
  const letter = page.frameLocator('iframe')
  await expect(letter.getByRole('article').getByText('How good, Nora. <b>Not bold</b>')).toBeVisible()
  await expectAccessible(page, 'the flow')
  const arrives = page.getByRole('region', { name: 'Preview' })
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hello {{client.first_name}}')
  await expect(arrives, 'what is written is shown before it is saved').toContainText('Hello Nora')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hello {{client.first')
  await expect(arrives.getByText(/^The text has changed/)).toBeVisible()
  await expect(arrives, 'what was seen last stays').toContainText('Hello Nora')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Not saved')
  await expect(page.getByRole('button', { name: 'Turn on' })).toHaveAccessibleDescription(/Save your changes first/)
  await page.getByRole('tab', { name: 'Test run' }).click()
  await expect(page.getByText(/Includes your unsaved changes/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Client' }).fill('Nora')
  await page.getByRole('option', { name: /Nora Neu/ }).click()
  await page.getByRole('button', { name: 'Run test' }).click()
  const planned = page.getByRole('listitem').filter({ hasText: 'Email' })
  await planned.getByRole('button', { name: 'Show the message' }).click()
  await expect(planned.getByText('Not saved')).toBeVisible()
  await page.getByRole('tab', { name: 'Flow' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()

  await page.getByRole('tab', { name: 'Test run' }).click()
  await page.getByRole('combobox', { name: 'Client' }).fill('Nora')
  await page.getByRole('option', { name: /Nora Neu/ }).click()
  await page.getByRole('button', { name: 'Run test' }).click()
  await expect(page.getByText('Nora Neu would enter.')).toBeVisible()
  await expect(planned, 'she has not agreed to such mails').toContainText('they have not agreed')
  await planned.getByRole('button', { name: 'Show the message' }).click()
  await expect(
    planned
      .frameLocator('iframe')
      .getByRole('article')
      .getByText(/How good, Nora/),
  ).toBeVisible()
  await expectAccessible(page, 'the test run')

  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('The automation is on', { exact: true })).toBeVisible()
  await api('POST', '/clients', { full_name: 'Otto Alt' })
  await page.getByRole('tab', { name: 'Clients' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Otto Alt' })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('Waiting', { timeout: 2000 })
  }).toPass()
  await expectAccessible(page, 'who is in')
  await page.getByRole('tab', { name: 'Results' }).click()
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expectAccessible(page, 'what it has done')
  await page.getByRole('tab', { name: /Clients/ }).click()
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await press(page, 'Remove')
  await expect(row).toContainText('Removed')
  expect(nora.id).toBeGreaterThan(0)

  for (const tab of ['flow', 'run', 'people', 'results']) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`${studio.localUrl}/manage/marketing/automations/${made.id}?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${tab} does not scroll sideways`).toBe(320)
  }
})

test('one that is ready made is looked at, switched on, paused in the list and deleted', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/marketing/automations`)
  await page.getByRole('button', { name: 'Preview: An intro offer is ending' }).click()
  await expect(dialog(page), 'days of an end are none without a visit').toContainText(
    'exactly 3 days until the last day',
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Preview: Birthday' }).click()
  await expect(dialog(page)).toContainText('When it is a client’s birthday')
  await expect(dialog(page)).toContainText('Dear [First name]')
  await expect(dialog(page)).not.toContainText('{{')
  await press(page, 'Turn on')
  const isOn = page.getByRole('switch', { name: 'Birthday is on' })
  await expect(isOn).toBeChecked()
  await expect(page.getByText('This name is already in use')).toBeVisible()
  await expectAccessible(page, 'the automations')
  await isOn.click({ force: true })
  await expect(page.getByText('The automation is paused')).toBeVisible()
  expect((await api('GET', '/marketing-automations'))[0].status).toBe('paused')
  expect(page.url()).toMatch(/automations$/)

  await page
    .getByRole('row', { name: /Birthday/ })
    .getByRole('button', { name: /Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Open' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Happy birthday')
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('tab', { name: 'Flow' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' }), 'what is written stays').toHaveValue('Happy birthday')
  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click()
  await expect(dialog(page), 'leaving asks').toBeVisible()
  await dialog(page).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Happy birthday', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Happy birthday · Casa Calma')
  // Unsaved text on it goes with it: nothing asks whether to keep that.
  await page.getByRole('textbox', { name: 'Name' }).fill('Never saved')
  await fromMenu(page, 'More actions', 'Delete')
  await press(page, 'Delete')
  await expect(page.getByText('No automations yet')).toBeVisible()
})

test('which service an appointment was of can be asked, and is read by its name', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await api('POST', '/appointment-services', { name: 'Massage', duration_minutes: 60 })
  const steps = [{ type: 'wait', key: 'one', days: 1 }]
  const made = await api('POST', '/marketing-automations', {
    name: 'After',
    trigger_event: 'appointment.booked',
    steps,
  })
  await page.goto(`${studio.localUrl}/manage/marketing/automations/${made.id}`)
  await page.getByRole('button', { name: 'Add a condition' }).first().click()
  await page.getByRole('combobox', { name: 'Field' }).fill('service')
  await page.getByRole('option', { name: 'The service' }).click()
  await page.getByRole('button', { name: /Value/ }).click()
  await page.getByRole('option', { name: 'Massage' }).click()
  await expect(page.getByText('When an appointment is booked, and only if the service is Massage.')).toBeVisible()
})

test('on a phone what begins an automation is read whole', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const steps = [{ type: 'wait', key: 'one', days: 1 }]
  await api('POST', '/marketing-automations', { name: 'Welcome', trigger_event: 'client.created', steps })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${studio.localUrl}/manage/marketing/automations`)
  const said = page.getByRole('row').getByText('When a client is added or registers')
  await expect(said).toBeVisible()
  expect(await said.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
})

test('a step that is taken out comes back alone, whatever was written since', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const wait = (key: string, days: number) => ({ type: 'wait', key, days })
  const body = { name: 'Three waits', trigger_event: 'client.created' }
  const steps = [wait('one', 1), wait('two', 2), wait('three', 3)]
  const made = await api('POST', '/marketing-automations', { ...body, steps })
  await page.goto(`${studio.localUrl}/manage/marketing/automations/${made.id}`)
  await step(page, /No\. 2: Wait 2 days/)
    .getByRole('button', { name: /^Actions/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
  await expect(step(page, /No\. 2: Wait 3 days/), 'what stands there now has the focus').toBeFocused()
  await page.getByRole('button', { name: 'Edit: Wait 1 day', exact: true }).click()
  await page.getByRole('textbox', { name: 'Days' }).fill('9')
  await page.keyboard.press('Tab')
  await expect(step(page, /No\. 1: Wait 9 days/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const said of [/No\. 1: Wait 9 days/, /No\. 2: Wait 2 days/, /No\. 3: Wait 3 days/])
    await expect(step(page, said)).toBeVisible()

  await page.getByRole('textbox', { name: 'Days' }).fill('')
  await page.keyboard.press('Tab')
  await page.getByRole('tab', { name: 'Test run' }).click()
  await api('POST', '/clients', { full_name: 'Nora Neu' })
  await page.getByRole('combobox', { name: 'Client' }).fill('Nora')
  await page.getByRole('option', { name: /Nora Neu/ }).click()
  await page.getByRole('button', { name: 'Run test' }).click()
  await expect(page.getByText('A step is incomplete or invalid')).toBeVisible()
})
