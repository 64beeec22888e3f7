import { dialog, mayInvite, openStudio, press, whileHeld, type Api } from '../areas/desk.ts'
import { expect, type Page, type RunningStudio } from '../studio.ts'
import { readFrom } from './asks.ts'
import { day } from './furnish.ts'
import { reads } from './read.ts'
import { mayTake, test } from './test.ts'

/** Opens the import of a new studio; gives the API, and how to drop a list and to hold what the page says then. */
async function openImport(page: Page, studio: RunningStudio) {
  mayTake(120_000)
  const api = await openStudio(page, studio)
  await mayInvite(api)
  const asked = readFrom(page, '/migration/jobs')
  await page.goto(`${studio.localUrl}/manage/import`)
  const drop = (name: string, lines: readonly string[]) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  const says = (name: string) => reads(page, `import-${name}`, { asked, hasFocus: false })
  return { api, drop, says }
}

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click()
const choice = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const isReady = (page: Page) => expect(page.getByText('Everything is clear.')).toBeVisible()

/** Chooses an entry of a select on the page. */
async function choose(page: Page, label: RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: label }).first().click()
  await page.getByRole('option', { name: option }).click()
}

/** New people, one here with less, one here all the same, two of one name, nobody, and what nobody can read. */
const people = [
  'Full name;E-mail;Phone;Date of birth;Tags;Marketing;Notes;;Colour;Shoe size',
  'Ana Prats;ana@example.com;600111222;03/04/1990;"Yoga, Barre";yes;Left knee;;Green;38',
  'Biel Mas;biel@example.com;600333444;;;no;;;;',
  'Carla Prats;ana@example.com;;05/06/2018;;;;;;',
  ';nobody@example.com;;;;;;;Red;',
  ';;;;;;Lost;;Red;',
  'Dan Roca;dan@example.com;;;;;;;;',
  '(Deleted Customer);;;;;;;;;',
  'Eva Vila;;600555666;;;;;;;',
  'Eva Vila;;600777888;;;;;;;',
  'Fina Coll;fina@nowhere;not a number;;;perhaps;;;;',
]

async function answerPeople(page: Page): Promise<void> {
  await choice(page, /^The day/).click({ force: true })
  await expect(page.getByText('One question is open')).toHaveCount(2)
  await choice(page, /^No, every row/).click({ force: true })
  await isReady(page)
}

async function hereAlready(api: Api): Promise<void> {
  await api('POST', '/clients', { full_name: 'Biel Mas', email: 'biel@example.com' })
  await api('POST', '/clients', { full_name: 'Dan Roca', email: 'dan@example.com' })
}

test('all that a list of people says is as it was agreed, from its open questions to its invitations', async ({
  page,
  studio,
}) => {
  const { api, drop, says } = await openImport(page, studio)
  await hereAlready(api)
  await whileHeld(page, '**/migration/analyse?**', async () => {
    await drop('people.csv', people)
    await expect(page.getByText('Reading people.csv')).toBeVisible()
    await says('people-reading')
  })
  await says('people')
  await expect(page.getByText(/Column names in row/).locator('..')).toHaveText(
    '10 rows· CSV· UTF-8· Separated by semicolons· Column names in row 1',
  )
  await page.getByRole('row', { name: 'No name' }).last().click()
  await says('people-nameless')
  await page.keyboard.press('Escape')
  await tab(page, /^Every row/)
  await says('people-rows')
  await choice(page, /^Rejected/).click()
  await says('people-rejected')
  await tab(page, /^Problems/)
  await says('people-problems')
  await choice(page, /error/).click()
  await says('people-errors')
  await choice(page, /warning/).click()
  await page.getByRole('searchbox').fill(' FINA@ ')
  await says('people-warning-found')
  await page.getByRole('searchbox').fill('zzz')
  await says('people-problems-none-found')
  await tab(page, /^Columns/)
  await page.getByRole('button', { name: /Field for Colour/ }).click()
  await says('people-fields')
  await whileHeld(page, '**/migration/jobs/1/analyse', async () => {
    await page.getByRole('option', { name: /^Notes on the client/ }).click()
    await says('people-looking')
  })
  await says('people-column-added')
  await choose(page, /Field for Phone/, 'Leave out')
  await says('people-column-left-out')
  await answerPeople(page)
  await says('people-answered')
  await page.getByRole('button', { name: /^Import \d+ rows/ }).click()
  await expect(page.getByRole('heading', { name: 'What became of every row' })).toBeVisible()
  await says('people-done')
  await choice(page, /^Filled in/).click()
  await says('people-done-filled')
  await page.getByRole('button', { name: 'Invite everybody' }).click()
  await says('people-inviting')
  await press(page, 'Invite everybody')
  await page.getByText(/gets? none$/).click()
  await says('people-invited')
  await page.getByRole('link', { name: 'See the clients' }).click()
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Import another file' }).click()
  await says('people-former')
})

/** Memberships that nobody knows, words that mean nothing, no start, no number of classes, two plans of one person. */
const plans = [
  'Client name,Email,Membership,Status,Start date,Expiration date,Remaining,Price',
  `Ana Prats,ana@example.com,Gold,vip,${day(-40)},,,80`,
  `Biel Mas,biel@example.com,Gold,asleep,${day(-40)},,,80`,
  `Carla Roig,carla@example.com,Silver,active,,,,`,
  `Dan Roca,dan@example.com,Bronze,active,${day(-30)},,,`,
  `Eva Vila,eva@example.com,Ten classes,active,${day(-30)},${day(60)},4,100`,
  `Eva Vila,eva@example.com,Silver,active,${day(-20)},,,35`,
  `Fina Coll,fina@example.com,Month flat,expired,${day(-90)},${day(-61)},,`,
  ...Array.from({ length: 20 }, (_, at) => `Guest ${at + 1},,10 Class Pass,active,${day(-10)},,,90`),
]

test('all that a list of memberships says is as it was agreed, with every question it can ask', async ({
  page,
  studio,
}) => {
  const { api, drop, says } = await openImport(page, studio)
  await api('POST', '/membership-types', { name: 'Ten classes', type: 'class_pack', price: 110, credits_included: 10 })
  await api('POST', '/membership-types', { name: 'Old pass', type: 'class_pack', price: 70, credits_included: 5 })
  await choose(page, /What is in it/, /^Memberships/)
  await drop('plans.csv', plans)
  await says('plans')
  await whileHeld(page, '**/migration/jobs/1/analyse', async () => {
    await choose(page, /“vip” means/, 'Active')
    await says('plans-status-looking')
  })
  await says('plans-status')
  await choose(page, /“asleep” means/, 'Paused')
  await page.getByRole('button', { name: 'That’s right' }).first().click()
  await says('plans-accepted')
  await page.getByRole('button', { name: 'Silver' }).click()
  await page.getByRole('menuitem', { name: 'Leave it out' }).click()
  await says('plans-one-left')
  await tab(page, /^Memberships of the file/)
  await page.getByRole('button', { name: 'Silver' }).click()
  await says('plans-left-out-menu')
  await page.getByRole('menuitem', { name: 'Bring it in after all' }).click()
  await says('plans-brought-back')
  await page.getByRole('button', { name: 'They are all right' }).click()
  await expect(page.getByRole('button', { name: 'They are all right' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Gold' }).click()
  await page.getByRole('menuitem', { name: 'Correct it' }).click()
  await dialog(page).getByText('Class pack', { exact: true }).click()
  await says('plans-class-pack')
  await dialog(page)
    .getByRole('textbox', { name: /^Classes included/ })
    .fill('5')
  await dialog(page)
    .getByRole('textbox', { name: /^Valid for/ })
    .fill('60')
  await press(page, 'Use this')
  await page.getByRole('button', { name: 'Silver' }).click()
  await page.getByRole('menuitem', { name: 'Correct it' }).click()
  await dialog(page)
    .getByRole('button', { name: /Billed/ })
    .click()
  await says('plans-intervals')
  await page.getByRole('option', { name: 'Every week' }).click()
  await dialog(page)
    .getByRole('textbox', { name: /^Classes each time/ })
    .fill('3')
  await press(page, 'Use this')
  await page.getByRole('button', { name: 'Bronze' }).click()
  await page.getByRole('menuitem', { name: 'Correct it' }).click()
  await page.getByRole('tab', { name: 'It is one that is here' }).click()
  await dialog(page).getByRole('button', { name: 'Use this' }).click()
  await says('plans-no-type-chosen')
  await choose(page, /Membership type/, 'Old pass')
  await press(page, 'Use this')
  await says('plans-types')
  await whileHeld(page, '**/migration/jobs/1/analyse', async () => {
    await choice(page, /^On the day/).click({ force: true })
    await choice(page, /^None;/).click({ force: true })
    await expect(choice(page, /^On the day/), 'a second answer takes no first one back').toBeChecked()
  })
  await expect(page.getByText('Only the one that started last')).toBeVisible()
  await choice(page, /^All of them/).click({ force: true })
  await isReady(page)
  await tab(page, /^Preview/)
  await says('plans-ready')
  await page
    .getByRole('row', { name: /Eva Vila/ })
    .first()
    .click()
  await says('plans-record')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Import 27 rows' }).click()
  await expect(page.getByRole('heading', { name: 'What became of every row' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose whom' }).click()
  await says('plans-whom')
})

test('all that lists of types and of instructors say is as it was agreed, and files of which nothing can come', async ({
  page,
  studio,
}) => {
  const { drop, says } = await openImport(page, studio)
  const otherFile = () => page.getByRole('button', { name: 'Other file' }).click()
  await choose(page, /What is in it/, /^Membership types/)
  await says('types-chosen')
  await drop('types.csv', [
    'Name|Type|Price|Billing interval|Classes per month|Unlimited|Validity days',
    'Gold|subscription|80|monthly|||',
    'Six|class_pack|60||||90',
    'Quarter|subscription|200|quarterly|8|no|',
  ])
  await says('types-list')
  await page.getByRole('row', { name: /Quarter/ }).click()
  await says('types-record')
  await page.keyboard.press('Escape')
  await tab(page, /^Columns/)
  await says('types-columns')
  await tab(page, /^Problems/)
  await says('types-problems')
  await otherFile()
  await choose(page, /What is in it/, /^Instructors/)
  const table =
    '<table><tr><th>Instructor</th><th>E-mail</th><th>Bio</th></tr><tr><td>Lia Font</td><td>lia@example.com</td><td>Yin.</td></tr></table>'
  await drop('teachers.xls', [table])
  await says('instructors-list')
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('1 row imported')).toBeVisible()
  await says('instructors-done')
  await page.getByRole('button', { name: 'Import another file' }).click()
  await choose(page, /What is in it/, /^Clients/)
  await drop('nothing.csv', ['Full name,E-mail,Phone', ',lost@example.com,600111222'])
  await says('nothing-comes')
  await otherFile()
  await choose(page, /What is in it/, /^Memberships/)
  await drop('clients.csv', ['Full name,E-mail,Phone', 'Ana Prats,ana@example.com,600111222'])
  await says('no-memberships')
  await otherFile()
  await drop('picture.csv', ['\u0000\u0001'])
  await says('unreadable')
  await page.goBack()
  await says('back-to-the-list')
})
