/** What the checks of the studio find, and what to do about it. */
export const health = {
  'health.disk.enough': 'The disk with the studio’s data has {free:size} free; the data takes {data:size}.',
  'health.disk.short': 'The disk with the studio’s data has only {free:size} free; it should have {wanted:size}.',
  'health.disk.full': 'The disk with the studio’s data has only {free:size} free: soon nothing can be saved any more.',
  'health.disk.unknown': 'The computer does not say how much room its disk has left.',
  'health.storage.well': 'What is changed is saved at once.',
  'health.storage.failing': 'Nothing can be saved since {since:moment}; everything can be read.',
  'health.mail.fine': 'E-mails leave as they should.',
  'health.mail.none': [
    'No mail server is set up, so that no e-mails leave.',
    'No mail server is set up, and one e-mail waits for one.',
    'No mail server is set up, and {n:number} e-mails wait for one.',
  ],
  'health.mail.waiting': [
    'The mail server can’t be used since {since:moment}. {reason}',
    'The mail server can’t be used since {since:moment}, and one e-mail waits. {reason}',
    'The mail server can’t be used since {since:moment}, and {n:number} e-mails wait. {reason}',
  ],
  'health.mail.late': [
    'One e-mail waits, the oldest since {since:moment}.',
    '{n:number} e-mails wait, the oldest since {since:moment}.',
  ],
  'health.mail.given_up': [
    '1 email was not sent in the last 7 days.',
    '{n:number} emails were not sent in the last 7 days.',
  ],
  'health.webhooks.none': 'No other program is told what happens here.',
  'health.webhooks.fine': 'Other programs are told what happens here.',
  'health.webhooks.failing': 'A webhook has taken nothing since {since:moment}.',
  'health.webhooks.given_up': [
    'A webhook was switched off, since nothing arrived for days.',
    '{n:number} webhooks were switched off, since nothing arrived for days.',
  ],
  'health.jobs.fine': 'Reminders, renewals and whatever else happens by itself last ran on {last:moment}.',
  'health.jobs.not_yet': 'Nothing has happened by itself yet; it begins within a minute.',
  'health.jobs.still': 'Nothing has happened by itself since {last:moment}: no reminders, no renewals, no e-mails.',
  'health.jobs.long': '“{job}” is at work since {since:moment} and has not ended.',
  'health.jobs.failed': [
    '“{job}” failed on {at:moment}.',
    '{n:number} things that happen by themselves failed, one of them “{job}” on {at:moment}.',
  ],
  'health.integrity.sound': 'Places, credits, stock and money add up; last checked on {checked_at:moment}.',
  'health.integrity.not_yet': 'Whether everything adds up is checked every night, and soon for the first time.',
  'health.integrity.old':
    'Whether everything adds up was last checked on {checked_at:moment}; it should be every night.',
  'health.integrity.broken': 'Something did not add up when everything was checked on {checked_at:moment}.',
  'health.clock.fine': 'The computer’s clock says it is {now:moment} in the studio.',
  'health.clock.behind':
    'The computer’s clock says it is {now:moment}, but something was recorded on {recorded:moment}: the clock is wrong now, or was then.',
  'health.clock.put_back': [
    'The computer’s clock was put back by a minute, to {at:moment}.',
    'The computer’s clock was put back by {n:number} minutes, to {at:moment}.',
  ],
  'health.clock.was_ahead':
    'The computer’s clock was ahead; what it had brought about too early was taken back on {at:moment}.',
  'health.secrets.private':
    'The studio’s key is a file (secrets.key) that only the account Studio Desk runs in may read.',
  'health.secrets.wrapped': 'The key to what is encrypted is kept in this computer’s password store.',
  'health.secrets.of_user':
    'The studio’s key is a file (secrets.key) in the data folder; Windows keeps that folder to its user.',
  'health.secrets.open':
    'Others on the studio’s computer may read the studio’s key (secrets.key has mode {mode}, not 0600).',
  'health.secrets.gone':
    'The studio’s key (secrets.key) is not in the data folder any more: the next start would be refused.',
  'health.address.none': 'The studio has no public address: clients book only here.',
  'health.address.not_tried': 'Whether the public address leads here is not known yet; it is tried within a minute.',
  'health.address.without_https':
    'The address that clients get is without https, as in your own network. Whether it leads here is not tried.',
  'health.address.reached': 'The public address leads here; last tried on {at:moment}.',
  'health.address.not_reached': 'The public address does not lead here; last tried on {at:moment}. Clients can’t book.',
  'health.tunnel.connecting': 'The studio is going online; that takes some seconds.',
  'health.tunnel.reached': 'The studio is online; last seen from outside on {at:moment}.',
  'health.tunnel.other_name':
    'The studio is online since {at:moment}, but by another name: somebody else has its own. Links that clients kept lead elsewhere.',
  'health.tunnel.lost': [
    'The studio has not been reachable from outside for a minute. Clients can’t book.',
    'The studio has not been reachable from outside for {n:number} minutes. Clients can’t book.',
  ],
  'health.copies.proven':
    'The studio can be restored as of {as_of:moment}, with {clients:health.clients}, also where this computer is lost.',
  'health.copies.same_disk':
    'The studio can be restored as of {as_of:moment}, with {clients:health.clients}; but all copies lie on this computer, and are lost with it.',
  'health.copies.none': 'There is no copy of the studio yet.',
  'health.copies.not_tried': 'No copy later than {at:moment} was restored for trial yet.',
  'health.copies.old': 'The newest copy is of {at:moment}: what was done since would be lost with this computer.',
  'health.copies.failed': 'The last copy could not be made ({at:moment}): {problem}',
  'health.copies.unusable':
    'The newest copy {place:health.place} could not be restored when it was tried ({at:moment}).',
  'health.copies.not_there': 'The newest copy is not {place:health.place} yet: {problem}',
  'health.payments.none': 'Nothing is sold online: the studio is not connected with the payment processor.',
  'health.payments.not_yet': 'The payment processor is asked within a minute for the first time.',
  'health.payments.fine': 'What is paid online is delivered; the payment processor was last heard of on {at:moment}.',
  'health.payments.undelivered': [
    'One payment made online can’t be delivered, and could not be given back yet.',
    '{n:number} payments made online can’t be delivered, and could not be given back yet.',
  ],
  'health.payments.not_here':
    'A payment of {paid} of {at:moment} is not in the copy that took this studio’s place, and it can’t be told for certain what it bought.',
  'health.payments.untold':
    'Since {since:moment} the payment processor has not heard that a subscription ended or rests here, or that a payment is to be given back: it may still be collecting.',
  'health.payments.key_refused':
    'The payment processor refuses the studio’s key; it last took it on {since:moment}. Nothing can be bought online.',
  'health.payments.not_reached':
    'The payment processor could not be asked since {since:moment}: what is paid may not be delivered, and nothing can be bought online.',
  'health.payments.silent':
    'The payment processor’s calls do not arrive since {since:moment}. The studio asks by itself, so that what is paid is delivered some minutes later.',
  'health.license.none': 'No license key is entered. Everything but the assistant works without one.',
  'health.license.fine': 'The license holds; the license service last said so on {at:moment}.',
  'health.license.unconfirmed':
    'The license service could not be asked since {at:moment}. Two weeks after that the assistant rests; everything else goes on.',
  'health.license.lapsed':
    'The license service could not be asked since {at:moment}, so that the assistant rests. Everything else goes on.',
  'health.license.ended':
    'The subscription of the license has ended, so that the assistant rests. Everything else goes on.',
  'health.license.unknown':
    'The license service does not know the studio’s key any more ({at:moment}), so that the assistant rests.',
  'health.covered.none': 'There are no classes yet, or nothing is on sale that could cover them.',
  'health.covered.all': 'Each class has a price of its own, or something on sale covers it.',
  'health.covered.not': [
    'Nothing on sale covers “{name}”, and it has no price of its own: nobody can pay for a place in it.',
    'Nothing on sale covers {n:number} classes that have no price of their own, “{name}” among them: nobody can pay for a place in them.',
  ],
  'health.covering.none': 'There are no classes yet, or nothing is on sale that could cover them.',
  'health.covering.all': 'Each membership type on sale covers a class or an appointment.',
  'health.covering.nothing': [
    '“{name}” is on sale and covers nothing on the timetable.',
    '{n:number} membership types are on sale and cover nothing on the timetable, “{name}” among them.',
  ],
  'health.single_price.fits': 'No drop-in books a class for less than the class itself costs.',
  'health.single_price.above': [
    '“{pass}” books “{name}” for less than the class itself costs.',
    'Drop-ins book {n:number} classes for less than the classes themselves cost, such as “{pass}” for “{name}”.',
  ],
  'health.version.fits':
    'This is Studio Desk {version}, and the studio’s file is of the same kind (schema {schema:number}).',
  'health.version.other_schema':
    'This is Studio Desk {version}, made for schema {known:number}, but the studio’s file has {schema:number}.',
  'health.fix.disk.short': 'Delete what is not needed on the studio’s computer, or empty its bin.',
  'health.fix.disk.full': 'Delete what is not needed on the studio’s computer, or empty its bin.',
  'health.fix.disk.unknown': 'Look yourself now and then: 500 MB should be free.',
  'health.fix.storage.failing': '{fault:health.storage_fix}',
  'health.fix.mail.none': 'Set up the mail server.',
  'health.fix.mail.waiting':
    'Send yourself a test mail: it says what is wrong. Those that wait leave by themselves once it arrives.',
  'health.fix.mail.late': 'The outbox says why each has not left yet; each is tried again by itself.',
  'health.fix.mail.given_up':
    'The outbox says why each was given up; correct its address or the mail server, and try it again.',
  'health.fix.webhooks.failing':
    'What was told, and what was answered, stands in its log. It is tried again by itself for three days.',
  'health.fix.webhooks.given_up': 'See in its log what was answered, put the receiver right, and switch it on again.',
  'health.fix.jobs.still': 'Stop Studio Desk and start it again. If it stays so, send us the diagnostics.',
  'health.fix.jobs.long': 'Stop Studio Desk when nobody needs it, and start it again: it goes on where it was.',
  'health.fix.jobs.failed': 'It is tried again by itself. If it is still so tomorrow, send us the diagnostics.',
  'health.fix.integrity.old': 'Leave Studio Desk running for an hour: it then checks by itself.',
  'health.fix.integrity.broken': 'Send us the diagnostics. You can go on working meanwhile.',
  'health.fix.clock.behind':
    'Compare it with your phone, and have the computer set its clock by itself. If it is right now, this goes by itself.',
  'health.fix.clock.put_back': 'Compare it with your phone, and have the computer set its clock by itself.',
  'health.fix.clock.was_ahead': 'Have the computer set its clock by itself. The audit log says what was taken back.',
  'health.fix.secrets.open':
    'Stop Studio Desk and start it again: it closes the file. If it stays so, the file belongs to another account.',
  'health.fix.secrets.gone': 'Put it back before you stop Studio Desk, from the bin or from your own copy.',
  'health.fix.address.none': 'Enter a tunnel or a domain, should clients book from their phones.',
  'health.fix.address.without_https': 'Open it on a phone.',
  'health.fix.address.not_reached':
    'See that this computer is online, that the tunnel is running, and that the address is right.',
  'health.fix.tunnel.other_name':
    'The studio keeps asking for its name. Should it stay so, choose another name, or an address of your own.',
  'health.fix.tunnel.lost':
    'See that this computer is online. The studio connects again by itself; where the free server fails often, go online another way.',
  'health.fix.copies.same_disk': 'Choose a second place: another disk, a synchronised folder or a bucket.',
  'health.fix.copies.none': 'Make one now.',
  'health.fix.copies.not_tried': 'Leave the computer on for a night: the newest copy is then restored for trial.',
  'health.fix.copies.old': 'Make one now. If that fails, it says why.',
  'health.fix.copies.failed': 'Put right what it says and make one now.',
  'health.fix.copies.unusable':
    'Make one now: it is tried within an hour. If it fails again, the disk may be failing: choose another place.',
  'health.fix.copies.not_there': 'Put right what it says; the copy follows by itself.',
  'health.fix.payments.undelivered':
    'It is tried again by itself. If it stays so, give it back in the payment processor’s own pages.',
  'health.fix.payments.not_here':
    'Look at it in the payment processor’s own pages: sell here what was bought, for nothing, or give it back there.',
  'health.fix.payments.untold':
    'It is told again by itself. If it stays so, do the same in the payment processor’s own pages.',
  'health.fix.payments.key_refused':
    'Make a new secret key in the payment processor’s own pages, with all its rights, and connect the studio with it.',
  'health.fix.payments.not_reached':
    'See that this computer is online. What was missed meanwhile is made up for by itself.',
  'health.fix.payments.silent':
    'See that the public address leads here. Where you registered the webhook yourself, see that its address and its secret are right.',
  'health.fix.license.unconfirmed': 'See that this computer is online. It is asked again by itself.',
  'health.fix.license.lapsed': 'See that this computer is online, or enter the license key again.',
  'health.fix.license.ended': 'Renew it, or leave it: nothing else needs it.',
  'health.fix.license.unknown': 'Enter the right key. A new one takes the place of one that was reissued.',
  'health.fix.covered.not': 'Let a membership type cover it, or give it a price.',
  'health.fix.covering.nothing': 'Say in the membership type what it covers, or take it off sale.',
  'health.fix.single_price.above':
    'Let the class be covered only by types that name it, or leave it out of the drop-in.',
  'health.fix.version.other_schema': 'Stop Studio Desk and start its newest version.',
  'health.storage_fix.full': 'Delete what is not needed on the studio’s computer, or empty its bin.',
  'health.storage_fix.read_only':
    'On the studio’s computer, see that the disk with its data is connected and not write-protected, and that the folder may be written to.',
  'health.storage_fix.busy':
    'Another program on the studio’s computer holds the studio’s file: end it there (a database browser, a backup or a sync service, say).',
  'health.storage_fix.damaged':
    'The studio’s file is damaged: stop Studio Desk, move the file away and put the newest copy in its place.',
  'health.storage_fix.gone':
    'The studio’s file was moved or deleted: put it back where it was (look in the bin), or stop Studio Desk and start it again. What was saved is kept.',
  'health.clients': ['{n:number} clients', '{n:number} clients', '{n:number} clients'],
  'health.place.here': 'on this computer',
  'health.place.folder': 'in the chosen folder',
  'health.place.bucket': 'in the bucket',
} as const
