import { readFileSync } from 'node:fs'
import { phone } from './phone.ts'
import { expect, expectAccessible, OWNER, picture, signIn, test, type Page, type RunningStudio } from './studio.ts'

const MIA = { full_name: 'Mia Serrano', email: 'mia@example.com', password: 'salt-and-lime-31' }
const TEXT = 'I come at my own risk.\n\nI tell the instructor about injuries of the last six months.'
const CHANGED = TEXT.replace('six', 'twelve')
const TITLE = 'At your own risk'

interface Id {
  id: number
}

/** A studio with a class tomorrow, a waiver that booking needs, and Mia, who has a pack and signed the waiver. */
async function signedStudio(studio: RunningStudio) {
  const owner = await studio.bootstrap()
  const make = <T = Id>(path: string, body: unknown, token = owner) => studio.api<T>('POST', path, body, token)
  const waiver = await make('/waivers', { title: TITLE, body: TEXT, requires_before_booking: true })
  const template = await make('/class-templates', { name: 'Vinyasa' })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const cls = await make('/scheduled-classes', { template_id: template.id, starts_at: `${tomorrow}T18:30` })
  const { access_token, account } = await make<{ access_token: string; account: Id }>('/auth/register/client', MIA)
  const pack = { name: 'Ten classes', type: 'class_pack', price: 100, credits_included: 10 }
  const type = await make('/membership-types', pack)
  const starts_at = new Date().toISOString()
  await make('/memberships', { client_id: account.id, membership_type_id: type.id, starts_at })
  await make(`/waivers/${waiver.id}/sign`, { signed_name: MIA.full_name }, access_token)
  const signatures = () =>
    studio.api<{ items: { version: number; signed_name: string; body: string }[] }>(
      'GET',
      `/waivers/${waiver.id}/signatures`,
      undefined,
      owner,
    )
  const change = (body: string) => studio.api('PUT', `/waivers/${waiver.id}`, { body }, owner)
  return { waiver, cls, mia: account, make, signatures, change }
}

test('a changed waiver is signed on a phone before booking goes on', async ({ browser, page, studio }) => {
  const { waiver, cls, signatures } = await signedStudio(studio)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await changeTheText(page, `${studio.localUrl}/manage/compliance`)

  const mia = await phone(browser)
  await signIn(mia, `${studio.publicUrl}/login`, MIA)
  await expect(mia.getByRole('heading', { name: /Today/ })).toBeVisible()
  await mia.goto(`${studio.publicUrl}/classes/${cls.id}`)
  await expect(mia.getByRole('listitem').filter({ hasText: `“${TITLE}” must be signed` })).toBeVisible()
  await expectAccessible(mia, 'portal: a class that needs a signature')
  await mia.getByRole('link', { name: 'Read and sign it' }).click()

  await expect(mia.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
  await expect(mia.locator('del')).toContainText('six')
  await expect(mia.locator('ins')).toContainText('twelve')
  await expectAccessible(mia, 'portal: a waiver that changed')
  await picture(mia, 'portal-waiver-changed')
  await mia.getByRole('button', { name: 'Sign the new text' }).click()
  await expect(mia.getByLabel('Your full name')).toBeFocused()
  await mia.getByLabel('Your full name').fill(MIA.full_name)
  await mia.getByRole('button', { name: 'Sign the new text' }).click()
  await expect(mia.getByText('You’ve signed this')).toBeVisible()
  await expectAccessible(mia, 'portal: a waiver that is signed')
  const { items } = await signatures()
  expect(items.map(({ version, body }) => [version, body])).toEqual([
    [2, CHANGED],
    [1, TEXT],
  ])

  await mia.getByRole('link', { name: 'Back to the class' }).click()
  await expect(mia).toHaveURL(`${studio.publicUrl}/classes/${cls.id}`)
  await mia.getByRole('button', { name: /^Book Vinyasa/ }).click()
  await expect(mia.getByText('You’re booked')).toBeVisible()

  await page.goto(`${studio.localUrl}/manage/compliance/waivers/${waiver.id}?tab=signed`)
  await expect(row(page, MIA.full_name).getByText('Current')).toBeVisible()
  await expectAccessible(page, 'who signed a waiver')
  const coming = page.waitForEvent('download')
  await row(page, 'Current').getByRole('button', { name: 'Signed copy as PDF' }).click()
  const file = await (await coming).path()
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
})

/** The row of a table that holds a text. */
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function changeTheText(page: Page, waivers: string): Promise<void> {
  await expect(page.getByRole('link', { name: 'Compliance' })).toBeVisible()
  await page.goto(waivers)
  await expectAccessible(page, 'waivers')
  await expect(page.getByText('1 of one client signed')).toBeVisible()
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByText('Every active client has signed the current version.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page).toHaveURL(/open=edit/)
  const form = page.getByRole('dialog')
  await form.getByLabel('Text to sign').fill(CHANGED)
  await expect(form.getByText('This makes version 2')).toBeVisible()
  await expect(form.getByText(/Everybody has to sign again: one client signed/)).toBeVisible()
  await expect(form.getByText(/Until then they can’t book/)).toBeVisible()
  await form.getByText('Needed before booking').click()
  await expect(form.getByText(/Until then they can’t book/)).toHaveCount(0)
  await form.getByText('Needed before booking').click()
  await expectAccessible(page, 'a waiver that becomes another version')
  await picture(page, 'waiver-new-version')
  await form.getByRole('button', { name: 'Save as version 2' }).click()
  await expect(form).toBeHidden()
  await expect(row(page, MIA.full_name).getByText('Signed version 1')).toBeVisible()
}

test('a text that changes while it is read is not signed unread', async ({ browser, studio }) => {
  const { waiver, signatures, change } = await signedStudio(studio)
  await change(CHANGED)
  const mia = await phone(browser)
  await signIn(mia, `${studio.publicUrl}/login`, MIA)
  await expect(mia.getByRole('heading', { name: /Today/ })).toBeVisible()
  await mia.goto(`${studio.publicUrl}/waivers/${waiver.id}`)
  await mia.getByLabel('Your full name').fill(MIA.full_name)
  await change(`${CHANGED}\n\nAnd one thing more.`)
  await mia.getByRole('button', { name: 'Sign the new text' }).click()
  await expect(mia.getByText('The text changed while you were reading')).toBeVisible()
  await expect(mia.getByText('And one thing more.').first()).toBeVisible()
  await expectAccessible(mia, 'portal: a waiver that changed while it was read')
  expect((await signatures()).items.map(({ version }) => version)).toEqual([1])
  await mia.getByLabel('Your full name').fill(MIA.full_name)
  await mia.getByRole('button', { name: 'Sign the new text' }).click()
  await expect(mia.getByText('You’ve signed this')).toBeVisible()
  expect((await signatures()).items.map(({ version }) => version)).toEqual([3, 1])
})

test('a client takes her data along, withdraws a consent, and is erased when she asks for it', async ({
  browser,
  page,
  studio,
}) => {
  const { mia: account, make } = await signedStudio(studio)
  const mia = await phone(browser)
  await signIn(mia, `${studio.publicUrl}/login`, MIA)
  await mia.getByRole('navigation').getByRole('link', { name: 'Profile' }).click()
  await mia.getByRole('link', { name: /^My data/ }).click()
  const news = mia.getByText('News and offers by email')
  await news.click()
  await expect(mia.getByText(/^Agreed on/)).toBeVisible()
  await news.click()
  await expect(mia.getByText(/^Withdrawn on/)).toBeVisible()
  await expectAccessible(mia, 'portal: my data')
  const coming = mia.waitForEvent('download')
  await mia.getByRole('button', { name: 'Only the data (JSON)' }).click()
  expect(readFileSync(await (await coming).path(), 'utf8')).toContain(MIA.email)
  await mia.getByRole('button', { name: 'Request deletion' }).click()
  await expect(mia.getByRole('button', { name: 'Send request' })).toBeVisible()
  await expectAccessible(mia, 'portal: asking for deletion')
  await mia.getByRole('button', { name: 'Send request' }).click()
  await expect(mia.getByText('Deletion requested')).toBeVisible()

  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('link', { name: 'Compliance' })).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/compliance/data?client=${account.id}`)
  await expect(row(page, 'In force').filter({ hasText: 'Marketing emails' }).getByText('Withdrawn')).toBeVisible()
  await expectAccessible(page, 'client data')
  await row(page, MIA.full_name).getByRole('button', { name: 'Erase…' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Type the name to confirm').fill('Mia')
  await question.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(question.getByText('The name doesn’t match.')).toBeVisible()
  await question.getByLabel('Type the name to confirm').fill(` ${MIA.full_name} `)
  await expectAccessible(page, 'erasing a client')
  await picture(page, 'erase')
  await question.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(question.getByText('What was kept, and why')).toBeVisible()
  await expectAccessible(page, 'a client erased')
  await picture(page, 'erased')
  await question.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('No open requests')).toBeVisible()
  await expect(make('/auth/login', { email: MIA.email, password: MIA.password })).rejects.toThrow(/401/)
})
