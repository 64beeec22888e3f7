import { mailTroubles } from './troubles.ts'

export const de = mailTroubles((answer) => `Der Server sagte: „${answer}“`, {
  'mail.server_password': (host) =>
    `Der E-Mail-Server ${host} akzeptiert den Benutzernamen oder das Passwort nicht. Korrigiere sie in den Einstellungen. Manche Anbieter verlangen ein App-Passwort.`,
  'mail.server_wants_login': (host) =>
    `Der E-Mail-Server ${host} verlangt Benutzernamen und Passwort. Trage sie in den Einstellungen ein.`,
  'mail.server_unknown': (host) =>
    `Der E-Mail-Server ${host} ist nicht zu finden, oder dieser Computer ist offline. Prüfe den Namen in den Einstellungen.`,
  'mail.server_closed': (host) =>
    `Der E-Mail-Server ${host} antwortet auf diesem Port nicht. Prüfe den Port in den Einstellungen.`,
  'mail.server_silent': (host) =>
    `Der E-Mail-Server ${host} hat nicht rechtzeitig geantwortet. Prüfe Namen und Port in den Einstellungen und die Internetverbindung.`,
  'mail.server_certificate': (host) =>
    `Das Zertifikat gilt nicht für den E-Mail-Server ${host}, die Verbindung ist vielleicht nicht vertraulich. Verwende den Namen, den der Anbieter nennt.`,
  'mail.server_wants_encryption': (host) =>
    `Der E-Mail-Server ${host} verlangt eine verschlüsselte Verbindung. Wähle in den Einstellungen STARTTLS oder TLS.`,
  'mail.server_no_encryption': (host) =>
    `Der E-Mail-Server ${host} bietet auf diesem Port kein STARTTLS an. Wähle TLS oder den Port, den der Anbieter nennt.`,
  'mail.server_other_encryption': (host) =>
    `Der E-Mail-Server ${host} erwartet auf diesem Port eine andere Verschlüsselung: meist TLS auf 465 und STARTTLS auf 587.`,
  'mail.server_broke_off': (host) => `Der E-Mail-Server ${host} hat die Verbindung abgebrochen.`,
  'mail.server_busy': (host) =>
    `Der E-Mail-Server ${host} nimmt zurzeit keine weiteren E-Mails an: Es wurden in kurzer Zeit zu viele gesendet. Wir versuchen es automatisch noch einmal.`,
  'mail.server_refuses_sender': (host) =>
    `Der E-Mail-Server ${host} erlaubt diese Absenderadresse nicht. Trage in den Einstellungen eine ein, die zum Konto gehört.`,
  'mail.server_not_now': (host) =>
    `Der E-Mail-Server ${host} nimmt zurzeit keine E-Mails an. Wir versuchen es automatisch noch einmal.`,
  'mail.server_refuses': (host) =>
    `Der E-Mail-Server ${host} lehnt die Verbindung oder das Konto dieses Studios ab. Frage den Anbieter nach dem Grund. Wir versuchen es automatisch noch einmal.`,
  'mail.server_no_relay': (host) =>
    `Der E-Mail-Server ${host} sendet für dieses Studio nicht an fremde Adressen. Verwende Server, Benutzernamen und Passwort, die der Anbieter zum Senden nennt.`,
  'mail.refused_address': () => 'Der E-Mail-Server am Ziel kennt diese Adresse nicht.',
  'mail.refused_full': () => 'Das Zielpostfach ist voll.',
  'mail.refused_for_now': () =>
    'Der E-Mail-Server hat sie vorerst abgelehnt. Wir versuchen es automatisch noch einmal.',
  'mail.refused_too_big': () => 'Sie ist zu groß für den E-Mail-Server.',
  'mail.refused_as_spam': () => 'Der E-Mail-Server hält sie für Spam oder blockiert sie.',
  'mail.refused_otherwise': () => 'Der E-Mail-Server hat sie abgelehnt.',
})
