import { mailTroubles } from './troubles.ts'

export const de = mailTroubles((answer) => `Der Server sagte: „${answer}“`, {
  'mail.server_password': (host) =>
    `Der Mailserver ${host} nimmt den Benutzernamen oder das Passwort nicht an. Korrigieren Sie sie in den Einstellungen; manche Anbieter verlangen ein eigenes Passwort für dieses Programm.`,
  'mail.server_wants_login': (host) =>
    `Der Mailserver ${host} verlangt Benutzernamen und Passwort. Tragen Sie sie in den Einstellungen ein.`,
  'mail.server_unknown': (host) =>
    `Es gibt keinen Mailserver namens ${host}, oder dieser Computer ist nicht im Internet. Prüfen Sie den Namen in den Einstellungen.`,
  'mail.server_closed': (host) =>
    `Der Mailserver ${host} antwortet auf diesem Port nicht. Prüfen Sie den Port in den Einstellungen.`,
  'mail.server_silent': (host) =>
    `Der Mailserver ${host} hat nicht rechtzeitig geantwortet. Prüfen Sie Namen und Port in den Einstellungen und die Internetverbindung.`,
  'mail.server_certificate': (host) =>
    `Das Zertifikat des Mailservers ${host} gilt nicht für diesen Namen, jemand anders könnte mithören. Verwenden Sie den Namen, den der Anbieter nennt.`,
  'mail.server_wants_encryption': (host) =>
    `Der Mailserver ${host} verlangt eine verschlüsselte Verbindung. Wählen Sie in den Einstellungen STARTTLS oder TLS.`,
  'mail.server_no_encryption': (host) =>
    `Der Mailserver ${host} bietet auf diesem Port kein STARTTLS an. Wählen Sie TLS oder den Port, den der Anbieter nennt.`,
  'mail.server_other_encryption': (host) =>
    `Der Mailserver ${host} erwartet auf diesem Port eine andere Verschlüsselung: meist TLS auf 465 und STARTTLS auf 587.`,
  'mail.server_broke_off': (host) => `Der Mailserver ${host} hat die Verbindung abgebrochen.`,
  'mail.server_busy': (host) =>
    `Der Mailserver ${host} nimmt zurzeit keine weiteren E-Mails an: In kurzer Zeit sind zu viele hinausgegangen. Es wird von selbst noch einmal versucht.`,
  'mail.server_refuses_sender': (host) =>
    `Der Mailserver ${host} lässt diese Absenderadresse nicht senden. Tragen Sie in den Einstellungen eine ein, die zum Konto gehört.`,
  'mail.server_not_now': (host) =>
    `Der Mailserver ${host} nimmt zurzeit keine E-Mails an. Es wird von selbst noch einmal versucht.`,
  'mail.server_refuses': (host) =>
    `Der Mailserver ${host} nimmt von der Verbindung oder dem Konto dieses Studios nichts an. Fragen Sie den Anbieter nach dem Grund; es wird von selbst noch einmal versucht.`,
  'mail.server_no_relay': (host) =>
    `Der Mailserver ${host} leitet für dieses Studio nichts an fremde Adressen weiter. Verwenden Sie den Server, den Benutzernamen und das Passwort, die der Anbieter zum Senden nennt.`,
  'mail.refused_address': () => 'Der Mailserver des Empfängers kennt diese Adresse nicht.',
  'mail.refused_full': () => 'Das Postfach des Empfängers ist voll.',
  'mail.refused_for_now': () => 'Der Mailserver hat sie vorerst abgelehnt. Es wird von selbst noch einmal versucht.',
  'mail.refused_too_big': () => 'Sie ist dem Mailserver zu groß.',
  'mail.refused_as_spam': () => 'Der Mailserver hält sie für Spam oder lässt sie nicht zu.',
  'mail.refused_otherwise': () => 'Der Mailserver hat sie abgelehnt.',
})
