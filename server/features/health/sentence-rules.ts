import type { StorageFault } from '../../db/storage-fault.ts'
import type { FindingCode, Findings } from './findings.ts'

/** What is so, and what to do about it; null where there is nothing to do. */
export interface Sentences {
  detail: string
  fix: string | null
}

/** How who reads says moments, numbers, amounts (in major units) and sizes (in bytes). */
export interface Spoken {
  moment: (instant: string) => string
  number: (n: number) => string
  money: (amount: number, currency: string) => string
  size: (bytes: number) => string
}

/** A language's sentences for everything a check may find. */
export type HealthWords = {
  readonly [Code in FindingCode]: (values: Findings[Code], spoken: Spoken) => Sentences
}

const fine = (detail: string): Sentences => ({ detail, fix: null })

const MAKE_ROOM = 'Delete what is not needed on the studio’s computer, or empty its bin.'

const STORAGE: Record<StorageFault, string> = {
  full: MAKE_ROOM,
  read_only:
    'On the studio’s computer, see that the disk with its data is connected and not write-protected, and that the folder may be written to.',
  busy: 'Another program on the studio’s computer holds the studio’s file: end it there (a database browser, a backup or a sync service, say).',
  damaged: 'The studio’s file is damaged: stop Studio Desk, move the file away and put the newest copy in its place.',
  gone: 'The studio’s file was moved or deleted: put it back where it was (look in the bin), or stop Studio Desk and start it again. What was saved is kept.',
}

/** A place where copies lie. */
const AT: Readonly<Record<string, string>> = {
  here: 'on this computer',
  folder: 'in the chosen folder',
  bucket: 'in the bucket',
}

/** The English sentences: what the API says, and the pages where somebody reads English. */
export const healthWords: HealthWords = {
  'disk.enough': ({ free, data }, { size }) =>
    fine(`The disk with the studio’s data has ${size(free)} free; the data takes ${size(data)}.`),
  'disk.short': ({ free, wanted }, { size }) => ({
    detail: `The disk with the studio’s data has only ${size(free)} free; it should have ${size(wanted)}.`,
    fix: MAKE_ROOM,
  }),
  'disk.full': ({ free }, { size }) => ({
    detail: `The disk with the studio’s data has only ${size(free)} free: soon nothing can be saved any more.`,
    fix: MAKE_ROOM,
  }),
  'disk.unknown': () => ({
    detail: 'The computer does not say how much room its disk has left.',
    fix: 'Look yourself now and then: 500 MB should be free.',
  }),
  'storage.well': () => fine('What is changed is saved at once.'),
  'storage.failing': ({ fault, since }, { moment }) => ({
    detail: `Nothing can be saved since ${moment(since)}; everything can be read.`,
    fix: STORAGE[fault],
  }),
  'mail.fine': () => fine('E-mails leave as they should.'),
  'mail.none': ({ queued }, { number }) => ({
    detail:
      queued === 0
        ? 'No mail server is set up, so that no e-mails leave.'
        : `No mail server is set up, and ${queued === 1 ? 'one e-mail waits' : `${number(queued)} e-mails wait`} for one.`,
    fix: 'Set up the mail server.',
  }),
  'mail.waiting': ({ queued, since }, { moment, number }) => ({
    detail: `${queued === 1 ? 'One e-mail waits' : `${number(queued)} e-mails wait`}, the oldest since ${moment(since)}.`,
    fix: 'Send yourself a test mail: it says what is wrong. Those that wait leave by themselves once it arrives.',
  }),
  'mail.given_up': ({ failed }, { number }) => ({
    detail: `${failed === 1 ? 'One e-mail of the last seven days' : `${number(failed)} e-mails of the last seven days`} could not be sent.`,
    fix: 'The outbox says why each was given up; correct its address or the mail server, and try it again.',
  }),
  'webhooks.none': () => fine('No other program is told what happens here.'),
  'webhooks.fine': () => fine('Other programs are told what happens here.'),
  'webhooks.failing': ({ since }, { moment }) => ({
    detail: `A webhook has taken nothing since ${moment(since)}.`,
    fix: 'What was told, and what was answered, stands in its log. It is tried again by itself for three days.',
  }),
  'webhooks.given_up': ({ given_up }, { number }) => ({
    detail: `${given_up === 1 ? 'A webhook was' : `${number(given_up)} webhooks were`} switched off, since nothing arrived for days.`,
    fix: 'See in its log what was answered, put the receiver right, and switch it on again.',
  }),
  'jobs.fine': ({ last }, { moment }) =>
    fine(`Reminders, renewals and whatever else happens by itself last ran on ${moment(last)}.`),
  'jobs.not_yet': () => ({ detail: 'Nothing has happened by itself yet; it begins within a minute.', fix: null }),
  'jobs.still': ({ last }, { moment }) => ({
    detail: `Nothing has happened by itself since ${moment(last)}: no reminders, no renewals, no e-mails.`,
    fix: 'Stop Studio Desk and start it again. If it stays so, send us the diagnostics.',
  }),
  'jobs.long': ({ job, since }, { moment }) => ({
    detail: `“${job}” is at work since ${moment(since)} and has not ended.`,
    fix: 'Stop Studio Desk when nobody needs it, and start it again: it goes on where it was.',
  }),
  'jobs.failed': ({ job, at, failed }, { moment, number }) => ({
    detail:
      failed === 1
        ? `“${job}” failed on ${moment(at)}.`
        : `${number(failed)} things that happen by themselves failed, one of them “${job}” on ${moment(at)}.`,
    fix: 'It is tried again by itself. If it is still so tomorrow, send us the diagnostics.',
  }),
  'integrity.sound': ({ checked_at }, { moment }) =>
    fine(`Places, credits, stock and money add up; last checked on ${moment(checked_at)}.`),
  'integrity.not_yet': () => ({
    detail: 'Whether everything adds up is checked every night, and soon for the first time.',
    fix: null,
  }),
  'integrity.old': ({ checked_at }, { moment }) => ({
    detail: `Whether everything adds up was last checked on ${moment(checked_at)}; it should be every night.`,
    fix: 'Leave Studio Desk running for an hour: it then checks by itself.',
  }),
  'integrity.broken': ({ checked_at }, { moment }) => ({
    detail: `Something did not add up when everything was checked on ${moment(checked_at)}.`,
    fix: 'Send us the diagnostics. You can go on working meanwhile.',
  }),
  'clock.fine': ({ now }, { moment }) => fine(`The computer’s clock says it is ${moment(now)} in the studio.`),
  'clock.behind': ({ now, recorded }, { moment }) => ({
    detail: `The computer’s clock says it is ${moment(now)}, but something was recorded on ${moment(recorded)}: the clock is wrong now, or was then.`,
    fix: 'Compare it with your phone, and have the computer set its clock by itself. If it is right now, this goes by itself.',
  }),
  'clock.put_back': ({ at, minutes }, { moment, number }) => ({
    detail: `The computer’s clock was put back by ${minutes === 1 ? 'a minute' : `${number(minutes)} minutes`}, to ${moment(at)}.`,
    fix: 'Compare it with your phone, and have the computer set its clock by itself.',
  }),
  'clock.was_ahead': ({ at }, { moment }) => ({
    detail: `The computer’s clock was ahead; what it had brought about too early was taken back on ${moment(at)}.`,
    fix: 'Have the computer set its clock by itself. The audit log says what was taken back.',
  }),
  'secrets.private': () =>
    fine('The studio’s key is a file (secrets.key) that only the account Studio Desk runs in may read.'),
  'secrets.wrapped': () => fine('The key to what is encrypted is kept in this computer’s password store.'),
  'secrets.of_user': () =>
    fine('The studio’s key is a file (secrets.key) in the data folder; Windows keeps that folder to its user.'),
  'secrets.open': ({ mode }) => ({
    detail: `Others on the studio’s computer may read the studio’s key (secrets.key has mode ${mode}, not 0600).`,
    fix: 'Stop Studio Desk and start it again: it closes the file. If it stays so, the file belongs to another account.',
  }),
  'secrets.gone': () => ({
    detail: 'The studio’s key (secrets.key) is not in the data folder any more: the next start would be refused.',
    fix: 'Put it back before you stop Studio Desk, from the bin or from your own copy.',
  }),
  'address.none': () => ({
    detail: 'The studio has no public address: clients book only here.',
    fix: 'Enter a tunnel or a domain, should clients book from their phones.',
  }),
  'address.not_tried': () => ({
    detail: 'Whether the public address leads here is not known yet; it is tried within a minute.',
    fix: null,
  }),
  'address.without_https': () => ({
    detail:
      'The address that clients get is without https, as in your own network. Whether it leads here is not tried.',
    fix: 'Open it on a phone.',
  }),
  'address.reached': ({ at }, { moment }) => fine(`The public address leads here; last tried on ${moment(at)}.`),
  'address.not_reached': ({ at }, { moment }) => ({
    detail: `The public address does not lead here; last tried on ${moment(at)}. Clients can’t book.`,
    fix: 'See that this computer is online, that the tunnel is running, and that the address is right.',
  }),
  'tunnel.connecting': () => ({ detail: 'The studio is going online; that takes some seconds.', fix: null }),
  'tunnel.reached': ({ at }, { moment }) => fine(`The studio is online; last seen from outside on ${moment(at)}.`),
  'tunnel.other_name': ({ at }, { moment }) => ({
    detail: `The studio is online since ${moment(at)}, but by another name: somebody else has its own. Links that clients kept lead elsewhere.`,
    fix: 'The studio keeps asking for its name. Should it stay so, choose another name, or an address of your own.',
  }),
  'tunnel.lost': ({ minutes }, { number }) => ({
    detail: `The studio has not been reachable from outside for ${minutes === 1 ? 'a minute' : `${number(minutes)} minutes`}. Clients can’t book.`,
    fix: 'See that this computer is online. The studio connects again by itself; where the free server fails often, go online another way.',
  }),
  'copies.proven': ({ as_of, clients }, { moment, number }) =>
    fine(
      `The studio can be restored as of ${moment(as_of)}, with ${number(clients)} clients, also where this computer is lost.`,
    ),
  'copies.same_disk': ({ as_of, clients }, { moment, number }) => ({
    detail: `The studio can be restored as of ${moment(as_of)}, with ${number(clients)} clients; but all copies lie on this computer, and are lost with it.`,
    fix: 'Choose a second place: another disk, a synchronised folder or a bucket.',
  }),
  'copies.none': () => ({ detail: 'There is no copy of the studio yet.', fix: 'Make one now.' }),
  'copies.not_tried': ({ at }, { moment }) => ({
    detail: `No copy later than ${moment(at)} was restored for trial yet.`,
    fix: 'Leave the computer on for a night: the newest copy is then restored for trial.',
  }),
  'copies.old': ({ at }, { moment }) => ({
    detail: `The newest copy is of ${moment(at)}: what was done since would be lost with this computer.`,
    fix: 'Make one now. If that fails, it says why.',
  }),
  'copies.failed': ({ at, problem }, { moment }) => ({
    detail: `The last copy could not be made (${moment(at)}): ${problem}`,
    fix: 'Put right what it says and make one now.',
  }),
  'copies.unusable': ({ place, at }, { moment }) => ({
    detail: `The newest copy ${AT[place] ?? place} could not be restored when it was tried (${moment(at)}).`,
    fix: 'Make one now: it is tried within an hour. If it fails again, the disk may be failing: choose another place.',
  }),
  'copies.not_there': ({ place, problem }) => ({
    detail: `The newest copy is not ${AT[place] ?? place} yet: ${problem}`,
    fix: 'Put right what it says; the copy follows by itself.',
  }),
  'payments.none': () => ({
    detail: 'Nothing is sold online: the studio is not connected with the payment processor.',
    fix: null,
  }),
  'payments.not_yet': () => ({
    detail: 'The payment processor is asked within a minute for the first time.',
    fix: null,
  }),
  'payments.fine': ({ at }, { moment }) =>
    fine(`What is paid online is delivered; the payment processor was last heard of on ${moment(at)}.`),
  'payments.undelivered': ({ undelivered }, { number }) => ({
    detail: `${undelivered === 1 ? 'One payment' : `${number(undelivered)} payments`} made online can’t be delivered, and could not be given back yet.`,
    fix: 'It is tried again by itself. If it stays so, give it back in the payment processor’s own pages.',
  }),
  'payments.not_here': ({ amount, currency, at }, { money, moment }) => ({
    detail: `A payment of ${money(amount, currency)} of ${moment(at)} is not in the copy that took this studio’s place, and it can’t be told for certain what it bought.`,
    fix: 'Look at it in the payment processor’s own pages: sell here what was bought, for nothing, or give it back there.',
  }),
  'payments.untold': ({ since }, { moment }) => ({
    detail: `Since ${moment(since)} the payment processor has not heard that a subscription ended or rests here, or that a payment is to be given back: it may still be collecting.`,
    fix: 'It is told again by itself. If it stays so, do the same in the payment processor’s own pages.',
  }),
  'payments.key_refused': ({ since }, { moment }) => ({
    detail: `The payment processor refuses the studio’s key; it last took it on ${moment(since)}. Nothing can be bought online.`,
    fix: 'Make a new secret key in the payment processor’s own pages, with all its rights, and connect the studio with it.',
  }),
  'payments.not_reached': ({ since }, { moment }) => ({
    detail: `The payment processor could not be asked since ${moment(since)}: what is paid may not be delivered, and nothing can be bought online.`,
    fix: 'See that this computer is online. What was missed meanwhile is made up for by itself.',
  }),
  'payments.silent': ({ since }, { moment }) => ({
    detail: `The payment processor’s calls do not arrive since ${moment(since)}. The studio asks by itself, so that what is paid is delivered some minutes later.`,
    fix: 'See that the public address leads here. Where you registered the webhook yourself, see that its address and its secret are right.',
  }),
  'license.none': () => ({
    detail: 'No license key is entered. Everything but the assistant works without one.',
    fix: null,
  }),
  'license.fine': ({ at }, { moment }) => fine(`The license holds; the license service last said so on ${moment(at)}.`),
  'license.unconfirmed': ({ at }, { moment }) => ({
    detail: `The license service could not be asked since ${moment(at)}. Two weeks after that the assistant rests; everything else goes on.`,
    fix: 'See that this computer is online. It is asked again by itself.',
  }),
  'license.lapsed': ({ at }, { moment }) => ({
    detail: `The license service could not be asked since ${moment(at)}, so that the assistant rests. Everything else goes on.`,
    fix: 'See that this computer is online, or enter the license key again.',
  }),
  'license.ended': () => ({
    detail: 'The subscription of the license has ended, so that the assistant rests. Everything else goes on.',
    fix: 'Renew it, or leave it: nothing else needs it.',
  }),
  'license.unknown': ({ at }, { moment }) => ({
    detail: `The license service does not know the studio’s key any more (${moment(at)}), so that the assistant rests.`,
    fix: 'Enter the right key. A new one takes the place of one that was reissued.',
  }),
  'version.fits': ({ version, schema }, { number }) =>
    fine(`This is Studio Desk ${version}, and the studio’s file is of the same kind (schema ${number(schema)}).`),
  'version.other_schema': ({ version, schema, known }, { number }) => ({
    detail: `This is Studio Desk ${version}, made for schema ${number(known)}, but the studio’s file has ${number(schema)}.`,
    fix: 'Stop Studio Desk and start its newest version.',
  }),
}
