import type { Parts } from './en/index.ts'

/** What each page says beyond the first part. */
export const pageParts = {
  '/login': [],
  '/register': ['rest'],
  '/forgot': ['rest'],
  '/reset': ['rest'],
  '/invite': ['rest'],
  '/guest/confirm': ['rest'],
  '/guest/cancel': ['rest'],
  '/': [],
  '/classes/:classId': ['bookings'],
  '/bookings': ['bookings'],
  '/memberships': ['rest'],
  '/memberships/:membershipId': ['rest'],
  '/charges': ['rest'],
  '/profile': ['rest'],
  '/profile/edit': ['rest'],
  '/profile/password': ['rest'],
  '/waivers': ['rest'],
  '/waivers/:waiverId': ['rest'],
  '/receipts': ['rest'],
  '/data': ['rest'],
  '/teaching': ['rest'],
  '/teaching/:classId': ['rest'],
} satisfies Record<string, (keyof Parts)[]>
