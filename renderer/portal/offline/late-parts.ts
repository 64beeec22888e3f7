import { texts } from '../messages/index.ts'

/** Parts of pages that are fetched when they are first wanted; without a connection they have to be there already. */
export const lateParts: (() => Promise<unknown>)[] = [
  () => texts.want(['bookings', 'appointments', 'rest', 'shop', 'buying']),
  () => import('../../ui/icon/more-paths.ts'),
  () => import('../../ui/feedback/ToastRegion.tsx'),
  () => import('../pages/bookings/PastBookings.tsx'),
  () => import('../pages/bookings/DependantBookings.tsx'),
  () => import('../pages/prices/WhatToBuy.tsx'),
  () => import('../parts/CancelSheet.tsx'),
  () => import('../pages/appointments/CancelAppointment.tsx'),
  () => import('../parts/FilterRow.tsx'),
  () => import('../parts/OfferCard.tsx'),
  () => import('../parts/RefusalSheet.tsx'),
  () => import('../parts/SeatPicker.tsx'),
  () => import('../parts/SeatSheet.tsx'),
]
