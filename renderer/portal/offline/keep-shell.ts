import { texts } from '../messages/index.ts'

/** Parts of pages that are fetched when they are first wanted; without a connection they have to be there already. */
const lateParts: (() => Promise<unknown>)[] = [
  () => texts.want(['bookings', 'appointments', 'rest', 'shop', 'buying', 'home']),
  () => import('../whole.css'),
  () => import('../../ui/icon/more-paths.ts'),
  () => import('../../shared/app/ToastPlace.tsx'),
  () => import('../pages/bookings/PastBookings.tsx'),
  () => import('../pages/bookings/DependantBookings.tsx'),
  () => import('../pages/schedule/NextUp.tsx'),
  () => import('../pages/prices/WhatToBuy.tsx'),
  () => import('../parts/CancelSheet.tsx'),
  () => import('../parts/DoorCodeSheet.tsx'),
  () => import('../pages/appointments/CancelAppointment.tsx'),
  () => import('../parts/FilterRow.tsx'),
  () => import('../parts/OfferCard.tsx'),
  () => import('../parts/RefusalSheet.tsx'),
  () => import('../parts/SeatPicker.tsx'),
  () => import('../parts/SeatSheet.tsx'),
]

/**
 * Keeps the application itself on this device, so that it opens without a connection: starts the service worker, fetches
 * the files of the pages somebody may open, and hands over what had been loaded before the worker was there.
 */
export async function keepShell(pages: readonly (() => Promise<unknown>)[]): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    await Promise.allSettled([...pages, ...(pages.length > 0 ? lateParts : [])].map((load) => load()))
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    active?.postMessage(loaded.filter((path) => path.startsWith('/assets/')))
  } catch {
    // Without the worker everything works, only not offline.
  }
}
