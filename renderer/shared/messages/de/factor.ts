import type { SharedMessages } from '../en/index.ts'

export const factor: SharedMessages['factor'] = {
  title: 'Code eingeben',
  lead: 'Deine Authenticator-App zeigt sechs Ziffern; sie wechseln jede halbe Minute.',
  code: 'Code',
  recoveryTitle: 'Wiederherstellungscode benutzen',
  recoveryLead: 'Einer von denen, die du beim Einrichten des zweiten Faktors aufgehoben hast. Jeder gilt einmal.',
  recoveryCode: 'Wiederherstellungscode',
  useRecovery: 'Stattdessen einen Wiederherstellungscode benutzen',
  useApp: 'Die Authenticator-App benutzen',
  back: 'Zurück zur Anmeldung',
  submit: 'Anmelden',
}
