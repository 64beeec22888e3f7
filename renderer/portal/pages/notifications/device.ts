import { call } from '../../../api/index.ts'
import { isApple, isInstalled } from '../../offline/install.ts'
import { deviceState, type DeviceState } from './device-rules.ts'

/** The same of this browser. */
export async function readDevice(): Promise<DeviceState> {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return deviceState({
    isSecure: window.isSecureContext,
    canPush,
    isApple: isApple(),
    isInstalled: isInstalled(),
    permission: canPush ? Notification.permission : 'default',
    isSubscribed: canPush && (await subscribed()) !== null,
  })
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks, after a tap, for permission to notify this device, and registers it; false if refused. Throws if that can't be. */
export async function switchOn(hasConsent: boolean): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register('/sw.js')
  const registration = await navigator.serviceWorker.ready
  await alone(() => register(registration))
  if (!hasConsent)
    await call('POST /api/v1/gdpr/consent', { body: { consent_type: 'push_notifications', granted: true } })
  return true
}

/** Stops notifications to this device. */
export async function switchOff(): Promise<void> {
  await alone(async () => {
    const subscription = await subscribed()
    if (!subscription) return
    await call('DELETE /api/v1/notifications/subscriptions', { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  })
}

/** Registers the device again if it is on: its address, the studio's key or the session may have changed. */
export async function renewDevice(): Promise<void> {
  if ((await readDevice()) !== 'on') return
  const registration = await navigator.serviceWorker.ready
  await alone(async () => {
    if (await subscribed()) await register(registration)
  })
}

/** Ends this device's pushes after a sign-out on it, without a word to the studio, whose pushes then find nobody. */
export async function leaveDevice(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return
  await alone(async () => {
    await (await subscribed())?.unsubscribe()
  })
}

/** Changes of this device one after another, in all its windows: one that is switched off meanwhile is not renewed. */
const alone = (work: () => Promise<void>) => navigator.locks.request('this device', work)

async function register({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const { public_key } = await call('GET /api/v1/notifications/vapid-key')
  const former = await pushManager.getSubscription()
  const isForKey = former !== null && keyOf(former) === public_key
  if (former !== null && !isForKey) await former.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: public_key }
  const { endpoint, keys } = (isForKey ? former : await pushManager.subscribe(options)).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await call('POST /api/v1/notifications/subscriptions', { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
}

/** The studio's key that a subscription was made with, in base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
