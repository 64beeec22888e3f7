/** The state of pushes on this device. */
export type DeviceState = 'on' | 'off' | 'blocked' | 'homeScreen' | 'insecure' | 'unknown'

/** The facts of a browser that decide. */
export interface Browser {
  isSecure: boolean
  canPush: boolean
  isApple: boolean
  isInstalled: boolean
  permission: NotificationPermission
  isSubscribed: boolean
}

/** Returns the state of pushes, or what prevents them: an iPhone gives them only to apps on its home screen. */
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
