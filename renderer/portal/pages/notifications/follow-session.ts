import { session } from '../../../api/browser.ts'
import { leaveDevice, renewDevice } from './device.ts'

const isClient = () => session.get()?.role === 'client'

/** Keeps this device registered for the signed-in client, and for nobody else. */
export function followSession(): void {
  let account = session.get()?.account.id
  const follow = () => void (isClient() ? renewDevice() : leaveDevice()).catch(() => undefined)
  session.subscribe(() => {
    if (session.get()?.account.id === account) return
    account = session.get()?.account.id
    follow()
  })
  follow()
}
