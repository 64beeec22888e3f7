/** Findings of the health checks, and the next step for each. */
export const health = {
  'health.disk.enough': 'The disk with the studio’s data has {free:size} free; the data takes {data:size}.',
  'health.disk.short': 'The disk with the studio’s data has only {free:size} free; it should have {wanted:size}.',
  'health.disk.full': 'The disk with the studio’s data has only {free:size} free: soon nothing can be saved.',
  'health.disk.unknown': 'The computer doesn’t report how much disk space is left.',
  'health.storage.well': 'Changes are saved right away.',
  'health.storage.failing': 'Saving hasn’t worked since {since:moment}; everything can still be read.',
  'health.mail.fine': 'Emails are being sent.',
  'health.mail.none': [
    'No email server is set up, so no emails are sent.',
    'No email server is set up, and one email is waiting.',
    'No email server is set up, and {n:number} emails are waiting.',
  ],
  'health.mail.waiting': [
    'The email server hasn’t worked since {since:moment}. {reason}',
    'The email server hasn’t worked since {since:moment}, and one email is waiting. {reason}',
    'The email server hasn’t worked since {since:moment}, and {n:number} emails are waiting. {reason}',
  ],
  'health.mail.late': [
    'One email has been waiting since {since:moment}.',
    '{n:number} emails are waiting, the oldest since {since:moment}.',
  ],
  'health.mail.given_up': [
    '1 email was not sent in the last 7 days.',
    '{n:number} emails were not sent in the last 7 days.',
  ],
  'health.webhooks.none': 'No other app is notified of what happens here.',
  'health.webhooks.fine': 'Other apps are notified of what happens here.',
  'health.webhooks.failing': 'A webhook hasn’t responded since {since:moment}.',
  'health.webhooks.given_up': [
    'A webhook was turned off after failing for days.',
    '{n:number} webhooks were turned off after failing for days.',
  ],
  'health.jobs.fine': 'Reminders, renewals and other automatic tasks last ran on {last:moment}.',
  'health.jobs.not_yet': 'No automatic tasks have run yet; they start within a minute.',
  'health.jobs.still': 'No automatic tasks have run since {last:moment}: no reminders, no renewals, no emails.',
  'health.jobs.long': '“{job}” has been running since {since:moment}.',
  'health.jobs.failed': [
    '“{job}” failed on {at:moment}.',
    '{n:number} automatic tasks failed, one of them “{job}” on {at:moment}.',
  ],
  'health.integrity.sound': 'Spots, credits, stock and money add up; last checked on {checked_at:moment}.',
  'health.integrity.not_yet': 'The records are checked every night, soon for the first time.',
  'health.integrity.old': 'The records were last checked on {checked_at:moment}; this should happen every night.',
  'health.integrity.broken': 'The check on {checked_at:moment} found records that don’t add up.',
  'health.clock.fine': 'The computer’s clock says it is {now:moment} in the studio.',
  'health.clock.behind':
    'The computer’s clock says it is {now:moment}, but something was recorded on {recorded:moment}: the clock is wrong now, or was then.',
  'health.clock.put_back': [
    'The computer’s clock was put back by a minute, to {at:moment}.',
    'The computer’s clock was put back by {n:number} minutes, to {at:moment}.',
  ],
  'health.clock.was_ahead': 'The computer’s clock was ahead; what happened too early was undone on {at:moment}.',
  'health.secrets.private': 'The studio’s key is a file (secrets.key) that only Studio Desk’s account can read.',
  'health.secrets.wrapped': 'The encryption key is kept in this computer’s password store.',
  'health.secrets.of_user':
    'The studio’s key is a file (secrets.key) in the data folder; Windows keeps that folder to its user.',
  'health.secrets.open':
    'Other accounts on the studio’s computer can read the studio’s key (secrets.key has mode {mode}, not 0600).',
  'health.secrets.gone':
    'The studio’s key (secrets.key) is no longer in the data folder: Studio Desk couldn’t start again.',
  'health.address.none': 'The studio has no public address: clients book only here.',
  'health.address.not_tried': 'The public address will be tested within a minute.',
  'health.address.without_https': 'The address clients get has no https, as in your own network. It isn’t tested.',
  'health.address.reached': 'The public address leads here; last tested on {at:moment}.',
  'health.address.not_reached': 'The public address doesn’t lead here; last tested on {at:moment}. Clients can’t book.',
  'health.tunnel.connecting': 'The studio is going online; this takes a few seconds.',
  'health.tunnel.reached': 'The studio is online; last seen from outside on {at:moment}.',
  'health.tunnel.other_name':
    'The studio has been online since {at:moment}, but under another name: its own is taken. Links clients saved lead elsewhere.',
  'health.tunnel.lost': [
    'The studio has not been reachable from outside for a minute. Clients can’t book.',
    'The studio has not been reachable from outside for {n:number} minutes. Clients can’t book.',
  ],
  'health.copies.proven':
    'The studio can be restored as of {as_of:moment}, with {clients:health.clients}, even if this computer is lost.',
  'health.copies.same_disk':
    'The studio can be restored as of {as_of:moment}, with {clients:health.clients}; but all backups are on this computer and would be lost with it.',
  'health.copies.none': 'There is no backup of the studio yet.',
  'health.copies.not_tried': 'No backup made after {at:moment} has been test-restored yet.',
  'health.copies.old': 'The latest backup is from {at:moment}: changes since then would be lost with this computer.',
  'health.copies.failed': 'The last backup failed ({at:moment}): {problem}',
  'health.copies.unusable': 'The latest backup {place:health.place} couldn’t be test-restored ({at:moment}).',
  'health.copies.not_there': 'The latest backup isn’t {place:health.place} yet: {problem}',
  'health.payments.none': 'Nothing is sold online: the studio isn’t connected to a payment provider.',
  'health.payments.not_yet': 'The payment provider will be contacted within a minute.',
  'health.payments.fine': 'Online payments work; the payment provider last responded on {at:moment}.',
  'health.payments.undelivered': [
    'One online payment can’t be fulfilled and couldn’t be refunded yet.',
    '{n:number} online payments can’t be fulfilled and couldn’t be refunded yet.',
  ],
  'health.payments.not_here':
    'A payment of {paid} on {at:moment} isn’t in the restored backup, and it isn’t clear what it bought.',
  'health.payments.untold':
    'Since {since:moment}, the payment provider hasn’t been notified of an ended or paused subscription or of a refund: it may still be charging.',
  'health.payments.key_refused':
    'The payment provider rejects the studio’s key; it last accepted it on {since:moment}. Nothing can be bought online.',
  'health.payments.not_reached':
    'The payment provider hasn’t been reachable since {since:moment}: purchases may not go through, and nothing can be bought online.',
  'health.payments.silent':
    'We haven’t received payment updates since {since:moment}. Studio Desk asks for them automatically, so purchases take a few minutes longer.',
  'health.license.none': 'No license key entered. Everything but the assistant works without one.',
  'health.license.fine': 'The license is valid; the license service last confirmed it on {at:moment}.',
  'health.license.unconfirmed':
    'The license service hasn’t been reachable since {at:moment}. After two weeks, the assistant stops working; everything else keeps working.',
  'health.license.lapsed':
    'The license service hasn’t been reachable since {at:moment}, so the assistant is off. Everything else keeps working.',
  'health.license.ended': 'The license subscription has ended, so the assistant is off. Everything else keeps working.',
  'health.license.unknown':
    'The license service no longer knows the studio’s key ({at:moment}), so the assistant is off.',
  'health.covered.none': 'There are no classes yet, or nothing on sale covers them.',
  'health.covered.all': 'Each class has its own price or is covered by something on sale.',
  'health.covered.not': [
    'Nothing on sale covers “{name}”, and it has no price: no one can pay for a spot.',
    'Nothing on sale covers {n:number} classes without a price, “{name}” among them: no one can pay for a spot.',
  ],
  'health.covering.none': 'There are no classes yet, or nothing on sale covers them.',
  'health.covering.all': 'Each membership type on sale covers a class or an appointment.',
  'health.covering.nothing': [
    '“{name}” is on sale and covers nothing on the schedule.',
    '{n:number} membership types are on sale and cover nothing on the schedule, “{name}” among them.',
  ],
  'health.single_price.fits': 'No drop-in books a class for less than the class itself costs.',
  'health.single_price.above': [
    '“{pass}” books “{name}” for less than the class itself costs.',
    'Drop-ins book {n:number} classes for less than the classes themselves cost, such as “{pass}” for “{name}”.',
  ],
  'health.version.fits': 'This is Studio Desk {version}, and the studio’s file matches it (schema {schema:number}).',
  'health.version.other_schema':
    'This is Studio Desk {version}, made for schema {known:number}, but the studio’s file has {schema:number}.',
  'health.fix.disk.short': 'Delete files you don’t need on the studio’s computer, or empty its bin.',
  'health.fix.disk.full': 'Delete files you don’t need on the studio’s computer, or empty its bin.',
  'health.fix.disk.unknown': 'Check it now and then: 500 MB should be free.',
  'health.fix.storage.failing': '{fault:health.storage_fix}',
  'health.fix.mail.none': 'Set up the email server.',
  'health.fix.mail.waiting':
    'Send yourself a test email to see what’s wrong. Waiting emails are sent automatically once it arrives.',
  'health.fix.mail.late': 'The outbox shows why each is waiting; they are retried automatically.',
  'health.fix.mail.given_up':
    'The outbox shows why each failed. Correct the address or the email server, and try again.',
  'health.fix.webhooks.failing':
    'Its log shows what was sent and the response. It’s retried automatically for three days.',
  'health.fix.webhooks.given_up': 'Check the response in its log, fix the receiver, and turn the webhook on again.',
  'health.fix.jobs.still': 'Stop Studio Desk and start it again. If that doesn’t help, send us the diagnostics.',
  'health.fix.jobs.long': 'Stop Studio Desk at a quiet time and start it again: it continues where it was.',
  'health.fix.jobs.failed': 'It’s retried automatically. If it still fails tomorrow, send us the diagnostics.',
  'health.fix.integrity.old': 'Leave Studio Desk running for an hour: it then checks automatically.',
  'health.fix.integrity.broken': 'Send us the diagnostics. You can keep working.',
  'health.fix.clock.behind':
    'Compare it with your phone, and let the computer set its clock automatically. If it’s right now, this clears automatically.',
  'health.fix.clock.put_back': 'Compare it with your phone, and let the computer set its clock automatically.',
  'health.fix.clock.was_ahead': 'Let the computer set its clock automatically. The audit log shows what was undone.',
  'health.fix.secrets.open':
    'Stop Studio Desk and start it again: it then protects the file. If that doesn’t help, the file belongs to another account.',
  'health.fix.secrets.gone': 'Put it back before you stop Studio Desk, from the bin or from your own backup.',
  'health.fix.address.none': 'Set up a tunnel or a domain if clients should book from their phones.',
  'health.fix.address.without_https': 'Open it on a phone.',
  'health.fix.address.not_reached':
    'Check that this computer is online, the tunnel is running and the address is right.',
  'health.fix.tunnel.other_name':
    'Studio Desk keeps trying to get its name back. If that doesn’t work, choose another name or your own address.',
  'health.fix.tunnel.lost':
    'Check that this computer is online. Studio Desk reconnects automatically; if the free server often fails, go online another way.',
  'health.fix.copies.same_disk': 'Choose a second location: another disk, a synchronised folder or external storage.',
  'health.fix.copies.none': 'Make a backup now.',
  'health.fix.copies.not_tried': 'Leave the computer on overnight: the latest backup is then test-restored.',
  'health.fix.copies.old': 'Make a backup now. If it fails, you’ll see why.',
  'health.fix.copies.failed': 'Fix the problem shown and make a backup now.',
  'health.fix.copies.unusable':
    'Make a backup now; it’s tested within an hour. If it fails again, the disk may be failing: choose another location.',
  'health.fix.copies.not_there': 'Fix the problem shown; the backup follows automatically.',
  'health.fix.payments.undelivered':
    'It’s retried automatically. If it keeps failing, refund it on the payment provider’s website.',
  'health.fix.payments.not_here':
    'Look it up on the payment provider’s website: record the sale here for free, or refund it there.',
  'health.fix.payments.untold':
    'It’s sent again automatically. If that keeps failing, make the change on the payment provider’s website.',
  'health.fix.payments.key_refused':
    'Create a new secret key with all permissions on the payment provider’s website, and connect the studio with it.',
  'health.fix.payments.not_reached': 'Check that this computer is online. Missed updates are fetched automatically.',
  'health.fix.payments.silent':
    'Check that the public address leads here. If you registered the webhook yourself, check its address and secret.',
  'health.fix.license.unconfirmed': 'Check that this computer is online. Studio Desk retries automatically.',
  'health.fix.license.lapsed': 'Check that this computer is online, or enter the license key again.',
  'health.fix.license.ended': 'Renew it, or leave it: only the assistant needs it.',
  'health.fix.license.unknown': 'Enter the right key. A reissued key replaces the old one.',
  'health.fix.covered.not': 'Add it to a membership type, or give it a price.',
  'health.fix.covering.nothing': 'Choose what the membership type covers, or take it off sale.',
  'health.fix.single_price.above':
    'Let the class be covered only by types that name it, or leave it out of the drop-in.',
  'health.fix.version.other_schema': 'Stop Studio Desk and start the latest version.',
  'health.storage_fix.full': 'Delete files you don’t need on the studio’s computer, or empty its bin.',
  'health.storage_fix.read_only':
    'On the studio’s computer, check that the disk with its data is connected and not write-protected, and that Studio Desk may write to the folder.',
  'health.storage_fix.busy':
    'Another program on the studio’s computer has locked the studio’s file. Close it there (for example a database browser, a backup or a sync service).',
  'health.storage_fix.damaged':
    'The studio’s file is damaged. Stop Studio Desk, move the file away and put the latest backup in its place.',
  'health.storage_fix.gone':
    'The studio’s file was moved or deleted. Put it back (check the bin), or stop Studio Desk and start it again. Saved data is kept.',
  'health.clients': ['{n:number} clients', '{n:number} clients', '{n:number} clients'],
  'health.place.here': 'on this computer',
  'health.place.folder': 'in the chosen folder',
  'health.place.bucket': 'in external storage',
} as const
