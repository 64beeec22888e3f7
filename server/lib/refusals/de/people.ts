import type { RefusalWords } from '../texts.ts'

export const people: RefusalWords<'people'> = {
  'From outside, managers sign in with a second factor. Set it up at the studio’s own computer: sign in there, open the menu with your name and choose “Second factor”.':
    'Von außen melden sich Manager mit einem zweiten Faktor an. Richte ihn am Computer des Studios ein: Melde dich dort an, öffne das Menü mit deinem Namen und wähle „Zweiter Faktor“.',
  'E-mail or password is wrong.': 'E-Mail und Passwort passen nicht zusammen.',
  'This link was used already or is too old. Ask for a new one.':
    'Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen an.',
  'This is not the recovery code. Look for the one you were shown last.':
    'Das ist nicht der Wiederherstellungscode. Suche den, der dir zuletzt gezeigt wurde.',
  'This password is too common. Choose one that others don’t use.':
    'Dieses Passwort ist zu verbreitet. Wähle eines, das andere nicht benutzen.',
  'The password can’t be the e-mail.': 'Das Passwort darf nicht die E-Mail sein.',
  'This studio has an owner already. Sign in instead.':
    'Dieses Studio ist schon eingerichtet und gehört jemandem. Melde dich an.',
  'Your session has ended. Please sign in again.': 'Du bist nicht mehr angemeldet. Melde dich bitte wieder an.',
  'Give the client an e-mail first: they sign in with it.':
    'Trag zuerst eine E-Mail ein: Damit meldet sich die Person an.',
  'Reactivate the client first, then invite them.': 'Aktiviere die Person zuerst wieder, dann lade sie ein.',
  'Another account signs in with this e-mail. Ask the studio to put them together.':
    'Mit dieser E-Mail meldet sich schon ein anderes Konto an. Bitte das Studio, sie zusammenzuführen.',
  'The studio knows this e-mail already. We have sent a link to it: follow it to set a password and find everything that is yours.':
    'Das Studio kennt diese E-Mail schon. Wir haben einen Link dorthin geschickt: Öffne ihn, um ein Passwort zu wählen und alles zu finden, was dir gehört.',
  'This client signs in already. They can be sent a link for a new password.':
    'Diese Person meldet sich schon an. Du kannst ihr einen Link für ein neues Passwort schicken.',
  'Managers can’t work here from outside: the studio keeps that to its own computer. The owner can open it there, under Settings, Online.':
    'Manager können hier nicht von außen arbeiten: Das geht nur am Computer des Studios. Wem das Studio gehört, kann es dort unter Einstellungen, Online öffnen.',
  'Sign in again, with the code of your authenticator app.':
    'Melde dich wieder an, mit dem Code deiner Authenticator-App.',
  'Type the code that your authenticator app shows, or a recovery code.':
    'Gib den Code ein, den deine Authenticator-App zeigt, oder einen Wiederherstellungscode.',
  'This code is not right or was used already. Wait for the next one and check the clock of your phone.':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten und prüfe die Uhr deines Telefons.',
  'Your account has a second factor already. Turn it off first, then set up another.':
    'Dein Konto hat schon einen zweiten Faktor. Schalte ihn zuerst aus, dann richte einen anderen ein.',
  'Begin again: there is no secret waiting for its code.':
    'Fang noch einmal an: Kein Geheimnis wartet auf seinen Code.',
  'Your account has no second factor.': 'Dein Konto hat keinen zweiten Faktor.',
  'The password is wrong.': 'Das Passwort stimmt nicht.',
  'Only an owner can take off a second factor.': 'Einen zweiten Faktor kann nur entfernen, wem das Studio gehört.',
  'Turn your own second factor off in your account, with your password and a code.':
    'Deinen eigenen zweiten Faktor schaltest du in deinem Konto aus, mit deinem Passwort und einem Code.',
  'Name a rule or an event': 'Nenne eine Regel oder ein Ereignis',
  'The rule has a condition of its own': 'Die Regel hat eine eigene Bedingung',
  'It has no steps yet. Add one, then switch it on.':
    'Noch gibt es keine Schritte. Füge einen hinzu, dann schalte die Automatisierung ein.',
  'It is a draft and does nothing yet. Only an active one can be paused.':
    'Das ist ein Entwurf, der noch nichts tut. Nur Aktives kann pausieren.',
  'It is a draft. Switch it on by setting its status to active.':
    'Das ist ein Entwurf. Setze den Status auf aktiv, um ihn einzuschalten.',
  'It is {it} and can’t be {it2} any more. Create another one, or delete this one.':
    'Der Status ist „{it}“ und kann nicht mehr zu „{it2}“ werden. Lege eine andere an oder lösche diese.',
  '{name} is used by {names}. Change or delete what uses it first.':
    '{name} wird noch verwendet: {names}. Ändere oder lösche zuerst, was darauf zugreift.',
  'Another client signs in with this e-mail. A child can share a guardian’s.':
    'Mit dieser E-Mail meldet sich schon jemand anderes an. Ein Kind kann die E-Mail seiner Vertretung mitbenutzen.',
  'Nobody is their own guardian': 'Niemand vertritt sich selbst',
  'A client who signs in needs an e-mail': 'Wer sich anmeldet, braucht eine E-Mail',
  '{name} signs in and acts for themselves. Only a client without a login has a guardian.':
    '{name} hat einen eigenen Zugang und handelt selbst. Nur wer keinen Zugang hat, kann eine gesetzliche Vertretung haben.',
  '{name} has a guardian, too. Choose somebody who acts for themselves.':
    'Auch für {name} handelt jemand anderes. Wähle jemanden, der für sich selbst handelt.',
  '{name} is a guardian. Give those they look after another guardian first.':
    '{name} vertritt andere. Gib ihnen zuerst eine andere Vertretung.',
  '{name} has a guardian who acts for them. Take the guardian away first, then they can sign in.':
    'Für {name} handelt eine gesetzliche Vertretung. Entferne sie zuerst, dann geht die eigene Anmeldung.',
  'A guardian acts for the person with this e-mail. Ask the studio to give them a login of their own.':
    'Für die Person mit dieser E-Mail handelt jemand anderes. Bitte das Studio um einen eigenen Zugang für sie.',
  'The text of “{title}” was changed after it was shown: version {version} is current now. Read it, then sign.':
    'Der Text von „{title}“ wurde inzwischen geändert: Jetzt gilt Fassung {version}. Lies sie, dann unterschreibe.',
  '“{title}” is not in use any more; nothing need be signed.':
    '„{title}“ wird nicht mehr verwendet. Du musst nichts unterschreiben.',
  'Set up the studio’s mail server first.': 'Richte zuerst den Mailserver des Studios ein.',
  'This mail has gone out already.': 'Diese E-Mail ist schon verschickt.',
  'This mail is out of date. Send a new one from where it came from.':
    'Diese E-Mail ist überholt. Schick dort, wo sie herkam, eine neue los.',
  'Give the password for this server and user name': 'Gib das Passwort für diesen Server und Benutzernamen an',
  'Expected the name of a server, such as smtp.example.com':
    'Erwartet wird der Name eines Servers, etwa smtp.example.com',
  'The mail could not be sent: {reason}': 'Die E-Mail konnte nicht verschickt werden: {reason}',
  'The mail password was kept with another computer’s key and can’t be read here. Enter it again.':
    'Das Mailpasswort wurde mit dem Schlüssel eines anderen Computers gespeichert und ist hier nicht lesbar. Gib es neu ein.',
  'Only an owner can do this.': 'Das kann nur, wem das Studio gehört.',
  'This is done once the client is erased: open the client’s data under Compliance.':
    'Das ist erledigt, sobald die Person gelöscht ist: Öffne ihre Daten unter Rechtliches.',
  'Only an owner can change an owner’s account.': 'Ein Inhaberkonto kann nur ändern, wem das Studio gehört.',
  'Somebody on the team signs in with this e-mail already.':
    'Mit dieser E-Mail meldet sich schon jemand aus dem Team an.',
  'This link is not complete. Open it from the e-mail once more.':
    'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail.',
  'This client is not active. Activate them first, then they can be told.':
    'Diese Person ist nicht aktiv. Aktiviere sie zuerst, dann kann sie Nachrichten bekommen.',
  'Expected a path such as /bookings, or an https address':
    'Erwartet wird ein Pfad wie /bookings oder eine https-Adresse',
  'There is a role “{name}” already.': 'Eine Rolle „{name}“ gibt es schon.',
  'You can’t hand on what you may not do yourself: {names}. The owner can.':
    'Du kannst nicht weitergeben, was du selbst nicht darfst: {names}. Wem das Studio gehört, kann es.',
  'The role “{name}” may do what you may not: {names}. The owner can change it.':
    'Die Rolle „{name}“ darf, was du nicht darfst: {names}. Wem das Studio gehört, kann sie ändern.',
  'The owner’s role may do everything, always. Add another role.':
    'Die Rolle, der das Studio gehört, darf immer alles. Lege eine andere Rolle an.',
  '{name} may do what you may not: {names}. The owner can change the account.':
    '{name} darf, was du nicht darfst: {names}. Wem das Studio gehört, kann das Konto ändern.',
  '{staffCount} on the team have this role. Give them another one first.':
    'Im Team noch mit dieser Rolle: {staffCount}. Gib ihnen zuerst eine andere.',
  'This is the only owner. Make somebody else an owner first.':
    'Nur diesem Konto gehört das Studio. Gib die Inhaberrolle zuerst noch jemandem.',
  'There is a tag {name} already. Choose another name.':
    'Ein Schlagwort {name} gibt es schon. Wähle einen anderen Namen.',
  'Give an https address out in the net or in the studio’s own network; this computer itself is told nothing.':
    'Gib eine https-Adresse im Internet oder im Netz des Studios an; an diesen Computer selbst wird nichts gemeldet.',
  'This is the studio’s own address. Give that of the program that is to be told.':
    'Das ist die Adresse des Studios selbst. Gib die des Programms an, das benachrichtigt werden soll.',
  'Must have no user name or password in it': 'Darf keinen Benutzernamen und kein Passwort enthalten',
  'Expected an address such as https://example.com/hook': 'Erwartet wird eine Adresse wie https://example.com/hook',
  'What this mail said is not kept any more. Send a new one from where it came from.':
    'Der Inhalt dieser E-Mail ist nicht mehr gespeichert. Schick dort, wo sie herkam, eine neue los.',
  'You have {count} saved lists. Delete one that you no longer need.':
    'Du hast {count} gespeicherte Listen. Lösche eine, die du nicht mehr brauchst.',
  'As many lists are saved as one can have': 'Mehr Listen lassen sich nicht speichern',
}
