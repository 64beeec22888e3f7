import type { WhyNoTunnel } from '../../ports/tunnel/port.ts'

/** How the built-in tunnel stands: `name_taken` leads here by another name than the studio's own. */
export const TUNNEL_STATES = ['off', 'connecting', 'online', 'name_taken', 'unreachable'] as const
export type TunnelState = (typeof TUNNEL_STATES)[number]

/** The problem of the tunnel: why none could be had, or what happened to it. */
export const TROUBLES = [
  'host_unknown',
  'no_answer',
  'refused',
  'odd_answer',
  'dropped',
  'not_seen',
  'name_taken',
] as const satisfies readonly (WhyNoTunnel | 'dropped' | 'not_seen' | 'name_taken')[]
export type Trouble = (typeof TROUBLES)[number]

/** The results of asking an address, or a tunnel server. */
export const CHECK_CODES = [
  'here',
  'here_plain',
  'here_near',
  'wrong_door',
  'nothing_behind',
  'another',
  'unknown_name',
  'certificate',
  'no_answer',
  'this_computer',
  'server_works',
  'server_unknown',
  'server_silent',
  'server_refused',
  'server_odd',
  'server_leads_nowhere',
] as const
export type CheckCode = (typeof CHECK_CODES)[number]
