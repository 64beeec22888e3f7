import { z } from 'zod'
import { ownProfile } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import { done } from '../auth/contract.ts'
import { id, instantOut, line, lines, pathIds, resource } from '../../http/shapes.ts'
import { BODY, TITLE, URL_LENGTH } from './limit-values.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { mailOutlook } from '../email/outlook-values.ts'

/** Where a notification leads. */
export const link = z
  .string()
  .max(URL_LENGTH)
  .regex(/^(\/(?![/\\])[!-[\]-~]*|https:\/\/[!-~]+)$/, say('notifications.expected_path_such_as_bookings'))

export const deliverBy = z.enum(['push', 'email', 'both'])

const notification = resource('Notification', {
  id,
  client_id: id,
  about_client_id: id.nullable().describe('The dependant it is about; null: whoever reads it'),
  kind: z
    .string()
    .describe('`message`: somebody of the studio wrote it; else what it is about, such as `class_reminder`'),
  title: z.string(),
  body: z.string(),
  url: z.string().nullable().describe('Where it leads: a path of the portal, or an address'),
  read_at: instantOut.nullable(),
  pushed_at: instantOut.nullable().describe('When it first left for a device; null: it has not'),
  created_at: instantOut,
  updated_at: instantOut,
})

const settings = resource('NotificationSettings', {
  deliver_by: deliverBy.describe(
    '`push`: to the devices alone; `email`: by e-mail instead; `both`. Letters about classes, payments and the account come by e-mail in any case',
  ),
  push_consent: z.boolean().describe('Whether the client has agreed to `push_notifications`'),
  devices: z.int().describe('How many devices are registered'),
  unread: z.int(),
})

const endpoint = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: say('notifications.expected_push_service') })
  .max(2048)
const key = (bytes: number) =>
  z
    .string()
    .trim()
    .max(200)
    .refine((given) => isBase64(given) && Buffer.from(given, 'base64url').length === bytes, {
      error: say('notifications.expected_bytes', { bytes }),
    })
const isBase64 = (given: string) => /^[\w-]+={0,2}$/.test(given)

export const notificationsContract = {
  'POST /api/v1/notifications/send': {
    area: 'What clients are told in a list of their own and on their devices.',
    id: 'sendNotification',
    summary: 'Tell one client something',
    description:
      'It stands in the client’s list in any case. To devices it goes where the client agreed to `push_notifications`, by e-mail where ' +
      'they chose that; in quiet hours a push waits. It is meant for what concerns this client (a thing left behind, a changed ' +
      'place), as a call would be, and counts as no marketing: offers and news for many go by automations, which ask for consent. ' +
      'The guardian of a client without a login reads it.',
    access: { manager: 'marketing.manage' },
    body: z.strictObject({
      client_id: id,
      title: line.min(1).max(TITLE),
      body: lines.min(1).max(BODY),
      url: link.nullable().optional(),
    }),
    example: { client_id: 7, title: 'Your scarf is here', body: 'It was left after the class on Monday.' },
    status: 200,
    answer: resource('SentNotification', {
      ...notification.shape,
      pushes: z.int().describe('For how many devices a push leaves'),
      is_mailed: z.boolean().describe('Whether an email is written'),
      email: mailOutlook.nullable(),
      why_no_push: z
        .enum(['CHOSE_EMAIL', 'NO_CONSENT', 'NO_DEVICE', 'TOO_LATE', 'HELD'])
        .nullable()
        .describe('Why no push leaves; null where one does'),
      explanation: z.string().describe('What becomes of it, in a sentence'),
    }),
    errors: ['CLIENT_INACTIVE'],
  },
  'GET /api/v1/notifications': {
    id: 'listNotifications',
    summary: 'The own notifications',
    description: 'Newest first, the latest 200. They are kept for as many days as letters are.',
    access: { client: 'own' },
    status: 200,
    answer: z.array(notification),
  },
  'PUT /api/v1/notifications/{notification_id}/read': {
    id: 'readNotification',
    summary: 'Mark an own notification as read',
    access: { client: 'own' },
    params: pathIds('notification_id'),
    status: 200,
    answer: notification,
  },
  'GET /api/v1/notifications/settings': {
    id: 'readNotificationSettings',
    summary: 'How the caller wants to be told, and how many notifications are unread',
    access: { client: 'own' },
    status: 200,
    answer: settings,
  },
  'PUT /api/v1/notifications/settings': {
    id: 'changeNotificationSettings',
    summary: 'Choose how to be told',
    access: { client: 'own' },
    body: z.strictObject({ deliver_by: deliverBy }),
    example: { deliver_by: 'both' },
    accountLimits: { client: ownProfile },
    status: 200,
    answer: settings,
  },
  'GET /api/v1/notifications/vapid-key': {
    id: 'readPushKey',
    summary: 'The public key that a browser subscribes to pushes with',
    access: { client: 'own' },
    status: 200,
    answer: z.strictObject({ public_key: z.string().describe('P-256, uncompressed, base64url') }),
  },
  'POST /api/v1/notifications/subscriptions': {
    id: 'registerDevice',
    summary: 'Register the device that the caller’s browser has subscribed',
    description:
      'The body is what `PushSubscription.toJSON()` gives. A device belongs to whoever registered it last. Of a client the ' +
      'ten registered last are told. It ends with the account’s sessions; the pages register it again.',
    access: { client: 'own' },
    body: z.strictObject({
      endpoint,
      expirationTime: z.number().nullable().optional(),
      keys: z.strictObject({ p256dh: key(65), auth: key(16) }),
    }),
    example: {
      endpoint: 'https://push.example.com/send/f7Q9',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    accountLimits: { client: ownProfile },
    status: 201,
    answer: resource('Device', { id, created_at: instantOut, updated_at: instantOut }),
  },
  'DELETE /api/v1/notifications/subscriptions': {
    id: 'forgetDevice',
    summary: 'Tell a device of the caller’s nothing any more',
    access: { client: 'own' },
    body: z.strictObject({ endpoint }),
    example: { endpoint: 'https://push.example.com/send/f7Q9' },
    accountLimits: { client: ownProfile },
    status: 200,
    answer: done,
  },
} satisfies Contract
