import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { instantOut, resource, urlOut } from '../../http/shapes.ts'
import { address } from '../settings/setting-fields.ts'
import { CHECK_CODES, TROUBLES, TUNNEL_STATES } from './tunnel-values.ts'

const tunnel = resource('Tunnel', {
  state: z
    .enum(TUNNEL_STATES)
    .describe(
      '`name_taken`: it leads here by another name until the own one is free; `unreachable`: it is tried again',
    ),
  url: urlOut.nullable().describe('The address it was given; it stays until it is switched off'),
  own_url: urlOut.nullable().describe('An address that the owner has set: links are built on that one instead'),
  host: urlOut.describe('The server it asks'),
  name: z.string().nullable().describe('The name it asks for; made when it is first switched on'),
  is_free_host: z
    .boolean()
    .describe(
      'Whether that is the free public server: no manager signs in by it, nothing is embedded, no webhook comes',
    ),
  since: instantOut.nullable().describe('Since when clients come by it, or don’t'),
  seen_at: instantOut.nullable().describe('When the studio last found itself at its address'),
  trouble: z.enum(TROUBLES).nullable(),
  last_error: z.string().nullable().describe('What is amiss, in a sentence'),
  can_start: z.boolean().describe('False for a made-up studio'),
  target: urlOut.describe('Where on this computer a tunnel or a proxy of one’s own has to lead'),
  is_lan: z.boolean().describe('Whether the studio’s own network reaches the public door'),
  lan_urls: z.array(urlOut).describe('Where it would, the likeliest first'),
})

const found = resource('AddressCheck', {
  url: urlOut,
  code: z.enum(CHECK_CODES),
  leads_here: z.boolean(),
  detail: z.string(),
  fix: z.string().nullable(),
})

export const tunnelContract = {
  'GET /api/v1/studio/tunnel': {
    id: 'readTunnel',
    summary: 'The built-in tunnel: whether clients come by it',
    access: { manager: 'settings.view' },
    status: 200,
    answer: tunnel,
  },
  'POST /api/v1/studio/tunnel/start': {
    id: 'startTunnel',
    summary: 'Go online by the built-in tunnel',
    description:
      'Links that reset passwords lead through its server. It connects by itself, also after a restart or a loss; its address becomes `tunnel_url`, unless the owner has set one. ' +
      'A made-up studio, whose passwords are published, is refused.',
    access: { manager: 'owner' },
    door: 'local',
    status: 200,
    answer: tunnel,
    errors: ['STUDIO_MADE_UP'],
  },
  'POST /api/v1/studio/tunnel/stop': {
    id: 'stopTunnel',
    summary: 'Switch the built-in tunnel off, and take its address out of use',
    access: { manager: 'settings.manage' },
    door: 'local',
    status: 200,
    answer: tunnel,
  },
  'POST /api/v1/studio/tunnel/check': {
    id: 'checkAddress',
    summary: 'See whether an address leads to this studio, or whether a tunnel server works',
    access: { manager: 'settings.manage' },
    door: 'local',
    body: z.strictObject({
      url: address('an address'),
      kind: z.enum(['address', 'server']).default('address').describe('`server`: a tunnel server is tried'),
    }),
    example: { url: 'https://book.your-studio.com' },
    limits: [{ name: 'address-check', per: 'minute', max: 20 }],
    status: 200,
    answer: found,
  },
} satisfies Contract
