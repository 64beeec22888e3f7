import type { Messages } from '../en/index.ts'

export const shell: Messages['shell'] = {
  product: 'Studio Desk',
  navigation: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  search: 'Suchen',
  assistant: 'Assistent',
  askAssistant: 'Den Assistenten fragen',
  account: (name) => `Konto von ${name}`,
  copying: {
    refused: 'Der Browser lässt diese Seite nicht kopieren',
    select: 'Markiere es auf der Seite und kopiere es von Hand.',
    selectHere: (text) => `Markiere es hier und kopiere es von Hand: ${text}`,
  },
  appointments: { services: 'Angebote', availability: 'Verfügbarkeit' },
  pages: { automations: 'Automatisierungen', tagRules: 'Schlagwortregeln', payroll: 'Vergütung' },
  reports: {
    overview: 'Überblick',
    revenue: 'Umsatz',
    attendance: 'Besuche',
    classes: 'Kurse',
    retention: 'Wer wiederkommt',
    absent: 'Wer nicht mehr kommt',
    memberships: 'Mitgliedschaften',
    instructors: 'Lehrkräfte',
    whatIf: 'Was wäre, wenn',
  },
  nav: {
    today: 'Heute',
    schedule: 'Kursplan',
    appointments: 'Termine',
    tasks: 'Aufgaben',
    clients: 'Kundschaft',
    selling: 'Verkauf',
    membershipTypes: 'Mitgliedschaften',
    team: 'Team',
    marketing: 'Marketing',
    compliance: 'Rechtliches',
    reports: 'Berichte',
    import: 'Import',
    settings: 'Einstellungen',
  },
}

export const pictures: Messages['pictures'] = {
  choose: 'Bild hierher ziehen',
  replace: 'Anderes Bild hierher ziehen',
  rule: 'JPEG, PNG, WebP oder AVIF, bis 10 MB. Aufnahmeort und Kamera werden nicht gespeichert.',
  saved: 'Das Bild ist gespeichert',
  removed: 'Das Bild ist entfernt',
  remove: 'Bild entfernen',
}
