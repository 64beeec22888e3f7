import { createECDH, randomBytes } from 'node:crypto'
import type { Browser, CDPSession, Worker } from '@playwright/test'
import { dialog, openStudio } from './areas/desk.ts'
import { narrow, overflow, phone } from './phone.ts'
import { expect, expectAccessible, picture, signIn, test, type Page, type RunningStudio } from './studio.ts'

const MIA = { full_name: 'Mia Serrano', email: 'mia@example.com', password: 'salt-and-lime-31' }
const SCARF = { title: 'Your scarf is here', body: 'It was left after the class on Monday.\nFetch it any day.' }

/** A studio with Mia, who signed in on a page. */
async function withMia(page: Page, studio: RunningStudio, browser: Browser, make = phone) {
  const api = await openStudio(page, studio)
  const { account } = await api('POST', '/auth/register/client', MIA)
  const mia = await make(browser)
  await signIn(mia, `${studio.publicUrl}/login`, MIA)
  await expect(mia.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  const send = (more: object = {}) => api('POST', '/notifications/send', { client_id: account.id, ...SCARF, ...more })
  return { api, account, mia, send }
}

test('what the studio tells a client from the profile stands in their list, new until it is read', async ({
  browser,
  page,
  studio,
}) => {
  const { account, mia, send } = await withMia(page, studio, browser)
  await page.goto(`${studio.localUrl}/manage/clients/${account.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Send a notification' }).click()
  const form = dialog(page)
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByRole('textbox', { name: /^Subject/ })).toBeFocused()
  await form.getByRole('textbox', { name: /^Subject/ }).fill(SCARF.title)
  await form.getByRole('textbox', { name: /Message/ }).fill(SCARF.body)
  await expectAccessible(page, 'a notification to a client')
  await picture(page, 'tell-a-client')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('They haven’t agreed to notifications on their devices.')).toBeVisible()
  await send({ title: 'Two places are free', url: '/bookings' })

  await expect(mia.getByRole('link', { name: 'Notifications, 2 new' })).toBeVisible()
  await mia.getByRole('link', { name: 'Notifications, 2 new' }).click()
  await expect(mia.getByRole('heading', { name: '2 new notifications' })).toBeVisible()
  await expect(mia.getByRole('main').getByRole('listitem').first()).toContainText('Two places are free')
  await expectAccessible(mia, 'notifications: two are new')
  await picture(mia, 'notifications-390')
  await mia.getByRole('button', { name: `Mark as read: ${SCARF.title}` }).click()
  await expect(mia.getByRole('link', { name: 'Notifications, 1 new' })).toBeVisible()
  await mia.getByRole('link', { name: 'Open: Two places are free' }).click()
  await expect(mia).toHaveURL(`${studio.publicUrl}/bookings`)
  await expect(mia.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await mia.reload()
  await expect(mia.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
})

test('all fits on the smallest phone, in either theme, with nothing in it and with much', async ({
  browser,
  page,
  studio,
}) => {
  const { mia, send } = await withMia(page, studio, browser, narrow)
  await mia.goto(`${studio.publicUrl}/notifications`)
  await expect(mia.getByText('Nothing yet')).toBeVisible()
  await expectAccessible(mia, 'notifications: none')
  // Sent before the page has begun to listen for what changes.
  await send({ title: 'x'.repeat(120), body: 'Donaudampfschifffahrtsgesellschaft'.repeat(15) })
  await expect(mia.getByRole('heading', { name: '1 new notification' })).toBeVisible()
  expect(await overflow(mia)).toBeLessThanOrEqual(0)
  await mia.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(mia, 'notifications: a long one, dark')
  await picture(mia, 'notifications-320')
  const saved = mia.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/notifications/settings'),
  )
  await mia.getByText('By email', { exact: true }).click()
  await expect(mia.getByRole('radio', { name: 'By email', exact: true })).toBeChecked()
  await saved
  await mia.reload()
  await expect(mia.getByRole('radio', { name: 'By email', exact: true })).toBeChecked()
  await mia.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(mia.getByRole('heading', { name: 'All read' })).toBeVisible()
})

/** Has a page's browser subscribe as if it had a push service, which Chromium has none of here. */
async function givePushService(page: Page): Promise<void> {
  const pair = createECDH('prime256v1')
  const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  await page.addInitScript((given) => {
    const subscription = (key: string) => ({
      endpoint: 'https://push.example.com/send/mia',
      options: {
        applicationServerKey: Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0))
          .buffer,
      },
      toJSON: () => ({ endpoint: 'https://push.example.com/send/mia', keys: given }),
      unsubscribe: async () => {
        sessionStorage.removeItem('push')
        return true
      },
    })
    const current = () => {
      const key = sessionStorage.getItem('push')
      return (key === null ? null : subscription(key)) as never
    }
    PushManager.prototype.subscribe = async (options) => {
      sessionStorage.setItem('push', String(options?.applicationServerKey))
      return current()
    }
    PushManager.prototype.getSubscription = async () => current()
    Notification.requestPermission = async () => 'granted'
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  }, keys)
}

test('pushes are switched on by a tap, and off again', async ({ browser, page, studio }) => {
  const { mia, send } = await withMia(page, studio, browser)
  await givePushService(mia)
  await mia.goto(`${studio.publicUrl}/notifications`)
  await expect(mia.getByText(/No advertising\. Your browser will ask you next/)).toBeVisible()
  await mia.getByRole('button', { name: 'Notify me on this device' }).click()
  await expect(mia.getByText('This device will notify you', { exact: true })).toBeVisible()
  await expect(mia.getByText(/^This device notifies you right away/)).toBeVisible()
  await expectAccessible(mia, 'notifications: on')
  const sent = await send()
  expect([sent.pushes, sent.why_no_push]).toEqual([1, null])
  await mia.getByRole('button', { name: 'Switch off on this device' }).click()
  await expect(mia.getByRole('button', { name: 'Notify me on this device' })).toBeVisible()
  expect((await send()).why_no_push).toBe('NO_DEVICE')
})

test('a device that is switched off while it is renewed stays off', async ({ browser, page, studio }) => {
  const { mia, send } = await withMia(page, studio, browser)
  await givePushService(mia)
  await mia.goto(`${studio.publicUrl}/notifications`)
  await mia.getByRole('button', { name: 'Notify me on this device' }).click()
  const off = mia.getByRole('button', { name: 'Switch off on this device' })
  await expect(off).toBeVisible()
  const held = Promise.withResolvers<void>()
  await mia.route('**/vapid-key', async (route) => {
    await held.promise
    await route.continue()
  })
  const renewed = mia.waitForRequest('**/vapid-key')
  await mia.reload()
  await renewed
  await off.click()
  const registered = mia.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/notifications/subscriptions'),
  )
  await mia.waitForTimeout(500)
  held.resolve()
  await registered
  await expect(mia.getByRole('button', { name: 'Notify me on this device' })).toBeVisible()
  expect((await send()).why_no_push).toBe('NO_DEVICE')
})

test('what can’t be subscribed says so', async ({ browser, page, studio }) => {
  const { mia } = await withMia(page, studio, browser)
  await mia.addInitScript(() => {
    Notification.requestPermission = async () => 'granted'
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('none', 'AbortError'))
  })
  await mia.goto(`${studio.publicUrl}/notifications`)
  await mia.getByRole('button', { name: 'Notify me on this device' }).click()
  await expect(mia.getByText('That didn’t work')).toBeVisible()
})

/** Gives a push to the portal's worker, as a push service would through the browser. */
async function deliver(line: CDPSession, origin: string, registrationId: string, data: object): Promise<void> {
  await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
}

/** Has the portal's worker list the notifications it gets: a browser without a screen has no place to show them. */
async function recordShown(worker: Worker) {
  await worker.evaluate(() => {
    const own = self as unknown as Recording
    own.shown = new Map()
    own.registration.showNotification = async (title, { tag, body, data }) =>
      void own.shown.set(tag, { title, body, data, close: () => own.shown.delete(tag) })
  })
  return {
    list: () => worker.evaluate(() => [...(self as unknown as Recording).shown.values()].map(({ title }) => title)),
    press: () =>
      worker.evaluate(() => {
        const own = self as unknown as Recording
        const [notification] = own.shown.values()
        own.dispatchEvent(Object.assign(new own.ExtendableEvent('notificationclick'), { notification }))
      }),
  }
}

interface Shown {
  title: string
  body: string
  data: object
  close(): void
}

interface Recording {
  shown: Map<string, Shown>
  registration: {
    showNotification: (title: string, more: { tag: string; body: string; data: object }) => Promise<void>
  }
  ExtendableEvent: new (type: string) => Event
  dispatchEvent(event: Event): boolean
}

test('a push is shown once, and a press on it leads to what it is about', async ({ browser, page, studio }) => {
  const { mia, send } = await withMia(page, studio, browser)
  const line = await mia.context().newCDPSession(mia)
  const registered = new Promise<string>((resolve) =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await line.send('ServiceWorker.enable')
  const { id } = await send({ url: '/memberships' })
  await mia.goto(`${studio.publicUrl}/bookings`)
  const registrationId = await registered
  await mia.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => mia.context().serviceWorkers().length).toBe(1)
  const [worker] = mia.context().serviceWorkers()
  const { list, press } = await recordShown(worker!)
  for (let n = 0; n < 2; n += 1) await deliver(line, studio.publicUrl, registrationId, { id, ...SCARF })
  await expect.poll(list).toEqual([SCARF.title])
  await press()
  await expect(mia).toHaveURL(`${studio.publicUrl}/memberships`)
  await expect(mia.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  expect(await list()).toEqual([])
})
