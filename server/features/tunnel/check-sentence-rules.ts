import type { CheckCode } from './tunnel-values.ts'

export interface CheckValues {
  /** Where the address has to lead to on this computer. */
  target: string
}

export interface CheckSentences {
  detail: string
  /** What to do; null where there is nothing to do. */
  fix: string | null
}

/** A language's sentences for what a check of an address found. */
export type CheckWords = Readonly<Record<CheckCode, (values: CheckValues) => CheckSentences>>

const fine = (detail: string): CheckSentences => ({ detail, fix: null })

export const checkWords: CheckWords = {
  here: () => fine('This address leads to your studio.'),
  here_plain: () => ({
    detail: 'This address leads to your studio, but without https: browsers warn of it.',
    fix: 'Have whatever stands in front of the studio serve https.',
  }),
  here_near: () => ({
    detail: 'This address leads to your studio in its own network.',
    fix: 'Open it on a phone in the same Wi-Fi. If it does not open there, allow Studio Desk in this computer’s firewall.',
  }),
  wrong_door: ({ target }) => ({
    detail: 'This address leads to this computer, but to the door that is for the desk alone.',
    fix: `Have it lead to ${target} instead.`,
  }),
  nothing_behind: ({ target }) => ({
    detail: 'Something answers at this address, but it does not find the studio behind it.',
    fix: `Have it lead to ${target} on this computer, and see that the program that does so is running.`,
  }),
  another: ({ target }) => ({
    detail: 'Something answers at this address, but it is not this studio.',
    fix: `See that the address is right, and that it leads to ${target} on this computer.`,
  }),
  unknown_name: () => ({
    detail: 'There is no such name.',
    fix: 'See that it is spelled right. A new name can take an hour until everybody finds it.',
  }),
  certificate: () => ({
    detail: 'The address answers, but its certificate does not fit.',
    fix: 'Wait a few minutes if it is new; else see that the certificate is for this very name.',
  }),
  no_answer: () => ({
    detail: 'Nothing answers at this address.',
    fix: 'See that this computer is online, and that the program that leads here is running.',
  }),
  this_computer: () => ({
    detail: 'This address leads nowhere from outside: on a phone it would be the phone itself.',
    fix: 'Enter the address that your clients type.',
  }),
  server_works: () => fine('The server works: it led here and back.'),
  server_unknown: () => ({ detail: 'There is no such server.', fix: 'See that its name is spelled right.' }),
  server_silent: () => ({
    detail: 'The server does not answer.',
    fix: 'See that it is running and that this computer is online.',
  }),
  server_refused: () => ({ detail: 'The server answers, but gives no address.', fix: 'Its log says why.' }),
  server_odd: () => ({
    detail: 'Something answers there, but it is no tunnel server.',
    fix: 'See that the address is right.',
  }),
  server_leads_nowhere: () => ({
    detail: 'The server gives an address, but that does not lead here.',
    fix: 'See that the names under its own lead to it (a wildcard entry), and that its ports are open.',
  }),
}
