import type { Parts } from './en/index.ts'

/** What each page says beyond the first part. */
export const pageParts = {
  '/login': ['shop'],
  '/register': ['rest'],
  '/forgot': ['rest'],
  '/reset': ['rest'],
  '/invite': ['rest'],
  '/guest/confirm': ['rest'],
  '/guest/cancel': ['rest'],
  '/': [],
  '/prices': ['shop'],
  '/classes/:classId': ['bookings'],
  '/bookings': ['bookings'],
  '/memberships': ['rest', 'shop'],
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
