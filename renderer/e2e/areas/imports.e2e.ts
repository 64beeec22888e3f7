import { bareWorkbook, sheetRowsXml } from '../../../server/features/migration/fixtures/archives.ts'
import { expect, expectAccessible, test } from '../studio.ts'
import { openStudio, press, row } from './desk.ts'

/** Somebody new, somebody who is here without a phone, a child on the first one's e-mail, and nobody. */
const file = [
  'Full name,E-mail,Phone,Tags,Date of birth',
  'Ana Prats,ana@example.com,600111222,"Yoga, Barre",1990-05-04',
  'Biel Mas,biel@example.com,600333444,,',
  'Carla Prats,ana@example.com,,,2018-02-03',
  ',,,,',
].join('\n')

test('a list of clients is understood, brought in, and taken back', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await api('POST', '/clients', { full_name: 'Biel Mas', email: 'biel@example.com' })
  await page.goto(`${studio.localUrl}/manage/import`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByText('ana@example.com').first()).toBeVisible()
  await expect(page.getByText('Your own list')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Person',
    'Contact',
    'Phone',
    'Born',
    'Details',
    'What happens',
    'Row',
  ])
  await expect(row(page, '600111222')).toContainText(/4 May 1990\s*Yoga, Barre\s*New/)
  await expect(row(page, 'Biel Mas')).toContainText('Filled in')
  await expect(row(page, 'Biel Mas')).not.toContainText('null')
  await expect(row(page, 'Carla Prats')).toContainText('Guardian: Ana Prats')
  await page.getByRole('tab', { name: /^Problems/ }).click()
  await expect(row(page, 'shares the e-mail of Ana Prats')).toBeVisible()
  await expect(page.getByText(/^A row with an error is left out/)).toBeVisible()
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByRole('heading', { name: 'Result of every row' })).toBeVisible()
  await expect(page.getByText('3 rows imported')).toBeVisible()
  expect((await api('GET', '/clients')).total).toBe(3)
  await page.getByRole('button', { name: 'Undo import' }).click()
  await press(page, 'Undo import')
  await expect(page.getByText('4 records removed, 1 client restored. Nothing from it is left.')).toBeVisible()
  await expect.poll(async () => (await api('GET', '/clients')).total).toBe(1)
})

/** A row without a name, a day that isn't one, and a row that nobody corrects before the import. */
const faulty = [
  'Full name,E-mail,Phone,Date of birth',
  'Ana Prats,ana@example.com,600111222,1990-05-04',
  ',dora@example.com,,',
  'Biel Mas,biel@example.com,,1990-13-44',
  ',eva@example.com,,',
].join('\n')

test('rejected rows are corrected in their table, before the import and after it', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/import`)
  const buffer = Buffer.from(faulty)
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText('Can’t be used')).toBeVisible()
  await expect(row(page, 'Biel Mas')).toContainText('1990-13-44')
  await page.getByRole('button', { name: '3 items to check' }).click()
  await expect(page.getByRole('group', { name: /^Fields of row/ })).toHaveCount(3)
  await expectAccessible(page, 'rows to correct')
  const second = page.getByRole('group', { name: 'Fields of row 4' })
  await second.getByRole('textbox', { name: 'Date of birth' }).fill('1990-12-04')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Fields of row 4' })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Row 4 is corrected' })).toBeAttached()
  await page.getByRole('button', { name: /^Rejected: 2/ }).click()
  const first = page.getByRole('group', { name: 'Fields of row 3' })
  await expect(first.getByRole('textbox')).toHaveCount(1)
  await first.getByRole('textbox', { name: 'Full name' }).fill('Dora Dent')
  await page.keyboard.press('Enter')
  await expect(first).toHaveCount(0)
  // The next row is gone on with: its field has the focus.
  await expect(page.getByRole('group', { name: 'Fields of row 5' }).getByRole('textbox')).toBeFocused()
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await page.getByRole('button', { name: 'Correct rejected rows', exact: true }).click()
  await page.getByRole('button', { name: /^Rejected: 1/ }).click()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Eva Vila')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing left to correct')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('1 row imported')).toBeVisible()
  const { items } = await api('GET', '/clients?sort=name')
  expect(items.map(({ full_name }: { full_name: string }) => full_name)).toEqual([
    'Ana Prats',
    'Biel Mas',
    'Dora Dent',
    'Eva Vila',
  ])
})

/** A workbook with a cover sheet in front of two lists. */
const workbook = () =>
  bareWorkbook(
    { name: 'Cover', rows: sheetRowsXml([['Marea'], ['Export of March'], ['7 members']]) },
    { name: 'Former', rows: sheetRowsXml([['Name'], ['Zoe Past']]) },
    { name: 'Members', rows: sheetRowsXml([['Name'], ['Ana Now'], ['Biel Now'], ['Carla Now']]) },
  )

test('of a workbook with a cover the list is read, and another sheet can be chosen', async ({ page, studio }) => {
  await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/import`)
  const buffer = Buffer.from(await workbook())
  await page.locator('input[type=file]').setInputFiles({ name: 'members.xlsx', mimeType: '', buffer })
  await expect(row(page, 'Ana Now')).toBeVisible()
  await page.getByRole('button', { name: /Sheet/ }).click()
  await page.getByRole('option', { name: /Former/ }).click()
  await expect(row(page, 'Zoe Past')).toBeVisible()
  await expect(row(page, 'Ana Now')).toBeHidden()
})

test('a large import is taken back with progress, and can be stopped meanwhile', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/import`)
  const people = Array.from({ length: 3000 }, (_, at) => `Person ${at},p${at}@example.com`)
  const buffer = Buffer.from(['Full name,E-mail', ...people].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'many.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Import 3,000 rows' }).click()
  await expect(page.getByText('3,000 rows imported')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Undo import' }).click()
  await press(page, 'Undo import')
  await expect(page.getByRole('progressbar', { name: 'Progress of undoing the import' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('What’s undone stays undone. Continue whenever you like.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('3,000 records removed. Nothing from it is left.')).toBeVisible({ timeout: 60_000 })
  expect((await api('GET', '/clients')).total).toBe(0)
})

/** Lists of past and other records: each list, a row of its preview, and how many records it makes. */
const records = [
  {
    kind: 'Schedule',
    lines: ['Class,Day,Time,Spots,Instructor', 'Flow,"Mon, Wed",07:30,14,Nobody Here', 'Yin,Sunday,19:30,9,'],
    answer: /^Import them without an instructor/,
    shows: /Flow\s*Monday, Wednesday\s*07:30/,
    ready: 'Import 2 rows',
    removed: '4 records removed',
  },
  {
    kind: 'Booking history',
    lines: [
      'Client,Email,Class,Class Date,Class Time,Status',
      'Ana Prats,ana@example.com,Old flow,2025-11-25,07:30,Attended',
      'Ana Prats,ana@example.com,Old flow,2025-11-27,07:30,Reserved',
    ],
    word: [/“reserved” means/, 'No-show'] as const,
    shows: /Ana Prats\s*Old flow\s*25 Nov 2025.*Checked in/,
    ready: 'Import 2 rows',
    removed: '6 records removed',
  },
  {
    kind: 'Products',
    lines: ['Product,SKU,Price,In stock', 'Yoga mat,0042,39,7', 'Strap,,12.50,-1'],
    shows: /Yoga mat\s*0042\s*€39.00\s*7/,
    ready: 'Import 2 rows',
    removed: '2 records removed',
  },
  {
    kind: 'Gift cards',
    lines: ['Code,Recipient,Initial value,Remaining balance', 'MAREA-77,Biel Mas,50,12.5', 'MAREA-78,Eva Vila,30,'],
    answer: /^The whole initial value/,
    shows: /Biel Mas\s*…77\s*€50.00\s*€12.50/,
    ready: 'Import 2 rows',
    removed: '2 records removed',
  },
  {
    kind: 'Sales history',
    lines: [
      'Date,Customer,Customer Email,Item,Item type,Quantity,Total,Payment method',
      '2025-11-03,Ana Prats,ana@example.com,Bottle,Retail,2,18,Cash',
      ...['Evening', 'Towel', 'Locker'].map((item) => `2025-11-04,Ana Prats,ana@example.com,${item},,1,10,Cash`),
    ],
    word: ['All 3 unanswered mean', 'A fee, a tip or a rental'] as const,
    shows: /Ana Prats\s*Bottle\s*2\s*€9.00\s*3 Nov 2025/,
    ready: 'Import 1 row',
    removed: '3 records removed',
  },
]

test('timetables, histories, products and gift cards are understood, brought in, and taken back', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio)
  for (const { kind, lines, answer, word, shows, ready, removed } of records) {
    await page.goto(`${studio.localUrl}/manage/import`)
    await page.getByRole('button', { name: /What’s in it/ }).click()
    await page.getByRole('option', { name: kind }).click()
    const buffer = Buffer.from(lines.join('\n'))
    await page.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText('Your own list')).toBeVisible()
    if (answer) await page.getByRole('radio', { name: answer }).click({ force: true })
    if (word) {
      await page.getByRole('button', { name: word[0] }).click()
      await page.getByRole('option', { name: word[1] }).click()
    }
    await expect(row(page, shows)).toContainText('New')
    await expect(page.getByRole('button', { name: ready })).toBeEnabled()
    await expectAccessible(page, `the preview of ${kind}`)
    await page.getByRole('button', { name: ready }).click()
    await expect(page.getByRole('heading', { name: 'Result of every row' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Invite clients' })).toBeHidden()
    await expectAccessible(page, `what became of ${kind}`)
    await page.getByRole('button', { name: 'Undo import' }).click()
    await press(page, 'Undo import')
    await expect(page.getByText(`${removed}. Nothing from it is left.`)).toBeVisible()
  }
})
