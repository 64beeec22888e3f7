import { health as findings } from '../../../../server/lib/sayings/en/health.ts'
import type { Translation } from '../../../../server/lib/sayings/templates.ts'
import { plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')

/** How the studio is, said by what was found; the server says the same to programs. */
export const health = {
  title: 'How the studio is',
  titleMeans: 'Looked at now, and again every minute while this page is open.',
  wellTitle: 'All is well',
  well: 'Nothing needs you. Should anything be amiss, it stands here with what to do.',
  needed: (n: number) => count(n, { one: 'One thing needs you', other: `${n} things need you` }),
  neededMeans: 'What is most pressing stands first, with what to do.',
  names: {
    storage: 'Saving',
    disk: 'Room on the disk',
    copies: 'Copies',
    integrity: 'Everything adds up',
    jobs: 'What happens by itself',
    mail: 'E-mail',
    webhooks: 'Webhooks',
    address: 'Public address',
    payments: 'Payments online',
    license: 'License',
    clock: 'Clock',
    secrets: 'Key',
    version: 'Version',
  } as Readonly<Record<string, string | undefined>>,
  states: { ok: 'Fine', warning: 'Look at it', failing: 'Act now', off: 'Not watched' },
  open: (part: string) => `Open “${part}”`,
  said: findings as Translation<typeof findings>,
  diagnostics: 'Diagnostics',
  diagnosticsMeans:
    'A file to send to who helps you: versions, sizes, how many records there are, what stands above, settings that are switches or numbers, and the last lines of the log. Nobody’s name, address, phone number or note is in it, and no password.',
  download: 'Download diagnostics',
}
