import { z } from 'zod'
import { ownProfile } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, pathIds, pathOut, resource, urlOut } from '../../http/shapes.ts'

const feed = resource('CalendarFeed', {
  id,
  kind: z.enum(['client', 'instructor', 'studio']).describe('Whose bookings or classes it shows'),
  instructor_id: id.nullable(),
  path: pathOut.describe('Whoever knows it can read the calendar'),
  url: urlOut.nullable().describe('The same from outside; null where no tunnel or domain leads here'),
  created_at: instantOut,
})

const staffAndClients = { manager: 'schedule.view', instructor: 'own', client: 'own' } as const

export const calendarContract = {
  'GET /api/v1/calendar/tokens': {
    id: 'listCalendarFeeds',
    summary: 'The links by which calendars read along: the own ones; for managers the studio’s and the instructors’',
    description: 'By id. The instructors’ to managers with bookings.view.',
    access: staffAndClients,
    status: 200,
    answer: z.array(feed),
  },
  'POST /api/v1/calendar/tokens': {
    area: 'Calendars that read along.',
    id: 'openCalendarFeed',
    summary: 'A link for the own calendar; for managers the whole studio’s, or an instructor’s',
    description: 'The same link each time, until it is closed.',
    access: staffAndClients,
    body: z.strictObject({
      instructor_id: id.optional().describe('Managers with bookings.view only; without it the whole studio'),
    }),
    bodyOptional: true,
    example: {},
    accountLimits: { client: ownProfile },
    status: 201,
    answer: z.strictObject({ ...feed.shape, path: feed.shape.path.nullable().describe('Null in a repeated answer') }),
    shownOnce: ['path', 'url'],
  },
  'DELETE /api/v1/calendar/tokens/{feed_id}': {
    id: 'closeCalendarFeed',
    summary: 'End a link for good: calendars that have it read nothing more',
    access: { ...staffAndClients, manager: 'schedule.manage' },
    params: pathIds('feed_id'),
    accountLimits: { client: ownProfile },
    status: 200,
    answer: feed,
  },
  'GET /api/v1/calendar/{feed_token}.ics': {
    id: 'readCalendarFeed',
    summary: 'A calendar (RFC 5545): 30 days back, 180 days ahead',
    description: 'What was cancelled stays in it as cancelled, so that calendars take it out.',
    access: 'public',
    params: z.strictObject({ feed_token: z.string().max(100) }),
    limits: [{ name: 'calendar', per: 'minute', max: 60 }],
    status: 200,
    file: 'text/calendar',
  },
} satisfies Contract
