import { expect, expectAccessible, test, type Page } from '../studio.ts'
import { overflow } from '../phone.ts'
import { dialog, openStudio, type Api } from './desk.ts'
import { dayFromNow } from './door.ts'

const ROOMS = ['Barre room', 'Bike room', 'Mat room', 'Reformer room', 'Yoga room']
const PEOPLE = ['Ada Roig', 'Ben Soler', 'Carla Vidal', 'Dani Puig', 'Eva Montserrat']

/** Plans five classes at the same time, each with a separate room and instructor, and an appointment. */
async function planParallel(api: Api, day: string) {
  const ids: number[] = []
  const teachers: number[] = []
  for (const [at, name] of ROOMS.entries()) {
    const seats = [{ name: 'A1', x: 0, y: 0 }]
    const room = await api('POST', '/room-plans', { name, seats })
    const email = `teacher-${at}@studio.example`
    const teacher = await api('POST', '/instructors', { full_name: PEOPLE[at], email, password: 'sea-and-sand-8' })
    const template = await api('POST', '/class-templates', { name: `Class in the ${name}`, default_capacity: 14 })
    const cls = await api('POST', '/scheduled-classes', {
      template_id: template.id,
      starts_at: `${day}T18:00`,
      duration_minutes: 45,
      instructor_id: teacher.id,
      room_plan_id: room.id,
      capacity: 1,
      force: true,
    })
    ids.push(cls.id)
    teachers.push(teacher.id)
  }
  return { ids, teachers }
}

const block = (page: Page, id: number) => page.locator(`[data-class-id="${id}"]`)

/** True if two blocks lie over one another. */
async function overlaps(page: Page, ids: readonly number[]): Promise<boolean> {
  const boxes = await Promise.all(ids.map((id) => block(page, id).boundingBox()))
  return boxes.some((one, at) =>
    boxes.slice(at + 1).some((other) => one!.x + 1 < other!.x + other!.width && other!.x + 1 < one!.x + one!.width),
  )
}

test('a day is one board: five parallel classes are readable by instructor and by room', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const day = dayFromNow(8)
  const { ids, teachers } = await planParallel(api, day)
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const by of ['instructor', 'room']) {
      await page.goto(`${studio.localUrl}/manage/schedule?view=day&day=${day}&by=${by}`)
      for (const [at, id] of ids.entries()) {
        await expect(block(page, id)).toContainText(/0\/\d/)
        await expect(block(page, id)).toContainText(PEOPLE[at]!)
      }
      expect(await overlaps(page, ids), `${by} at ${width}`).toBe(false)
      await expect(
        page.getByRole('columnheader').filter({ hasText: by === 'room' ? ROOMS[2]! : PEOPLE[2]! }),
      ).toBeVisible()
    }
  }
  await expectAccessible(page, 'the day by room')

  // A class is given to another instructor by its column.
  await page.getByRole('radio', { name: 'By instructor' }).click()
  await block(page, ids[0]!).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(dialog(page).getByText(/conflict/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Move anyway' }).click()
  await expect(block(page, ids[0]!)).toContainText(PEOPLE[1]!)
  const { instructor_id, substituted_instructor_id } = await api('GET', `/scheduled-classes/${ids[0]}`)
  expect([instructor_id, substituted_instructor_id]).toEqual([teachers[1], teachers[0]])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(block(page, ids[0]!)).toContainText(PEOPLE[0]!)
})

test('a class without an instructor is marked in week, day and month, and Back closes it', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const day = dayFromNow(8)
  await api('POST', '/instructors', { full_name: 'Ada Roig', email: 'ada@studio.example', password: 'sea-and-sand-8' })
  const flow = await api('POST', '/class-templates', { name: 'Slow flow', default_capacity: 8 })
  const cls = await api('POST', '/scheduled-classes', { template_id: flow.id, starts_at: `${day}T10:00` })
  await page.goto(`${studio.localUrl}/manage/schedule?view=month&day=${day}`)
  await expect(page.getByRole('button', { name: /1 class needs attention/ })).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/schedule?view=day&day=${day}`)
  await expect(page.getByRole('columnheader', { name: /No instructor/ })).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/schedule?day=${day}`)
  await expect(block(page, cls.id).getByRole('img', { name: 'No instructor' })).toBeVisible()

  await block(page, cls.id).click()
  await expect(page).toHaveURL(/class=\d+/)
  await expect(dialog(page)).toContainText('Slow flow')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/manage/schedule.*${day}`))
})

test('on a phone the day is a list that names the instructor and what needs attention', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const day = dayFromNow(8)
  const { ids } = await planParallel(api, day)
  await api('PUT', `/scheduled-classes/${ids[0]}`, { instructor_id: null })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${studio.localUrl}/manage/schedule?view=day&day=${day}`)
  await expect(page.getByRole('button', { name: /Class in the Barre room.*No instructor/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Class in the Bike room.*Ben Soler/ })).toBeVisible()
  expect(await overflow(page)).toBe(0)
})
