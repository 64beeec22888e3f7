/** How pushes stand on this device. */
export type DeviceState = 'on' | 'off' | 'blocked' | 'homeScreen' | 'insecure' | 'unknown'

/** What of a browser decides. */
export interface Browser {
  isSecure: boolean
  canPush: boolean
  isApple: boolean
  isInstalled: boolean
  permission: NotificationPermission
  isSubscribed: boolean
}

/** How pushes stand, and if they can't be had, what stands against it: an iPhone gives them to what is on its home screen alone. */
export function deviceState({
  isSecure,
  canPush,
  isApple,
  isInstalled,
  permission,
  isSubscribed,
}: Browser): DeviceState {
  if (!isSecure) return 'insecure'
  if (!canPush) return isApple && !isInstalled ? 'homeScreen' : 'unknown'
  if (permission === 'denied') return 'blocked'
  return permission === 'granted' && isSubscribed ? 'on' : 'off'
}
