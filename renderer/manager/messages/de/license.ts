import type { Messages } from '../en/index.ts'

export const license: Messages['license'] = {
  title: 'Lizenz',
  titleMeans: 'Nur der Assistent braucht eine. Was auch immer hier steht: Vom Studio wird nie etwas gesperrt.',
  plans: { base: 'Basis', base_ai: 'Basis mit KI' },
  states: {
    none: 'Keine Lizenz',
    active: 'Aktiv',
    canceled: 'Beendet',
    invalid: 'Unbekannt',
    grace_expired: 'Nicht bestätigt',
  },
  none: 'Es gibt noch keine Lizenz, und außer für den Assistenten brauchst du auch keine: Kundschaft, Kurse, Verkauf, Portal und alles andere gehen ohne, so lange du willst.',
  active: {
    base: 'Danke. Dieser Tarif hält Studio Desk am Leben; mit „Basis mit KI“ hättest du auch den Assistenten.',
    base_ai: 'Der Assistent steht bereit.',
  },
  amiss: {
    canceled: {
      title: 'Das Abo ist beendet',
      means:
        'Alles außer dem Assistenten geht weiter. Verlängere es dort, wo du es gekauft hast, dann erfährt das Studio es binnen eines Tages; oder gib den Schlüssel einer neuen Lizenz ein.',
    },
    invalid: {
      title: 'Der Lizenzdienst kennt den Schlüssel nicht mehr',
      means: 'Alles außer dem Assistenten geht weiter. Gib den Schlüssel noch einmal ein oder den einer neuen Lizenz.',
    },
    grace_expired: {
      title: 'Die Lizenz ließ sich seit zwei Wochen nicht bestätigen',
      means:
        'Alles außer dem Assistenten geht weiter. Verbinde diesen Computer mit dem Internet: Das Studio fragt alle paar Stunden von selbst nach, und sofort, wenn du den Schlüssel eingibst.',
    },
  },
  notReached: 'Der Lizenzdienst war zuletzt nicht erreichbar',
  holdsUntil: (date) =>
    `Die Lizenz gilt auch so bis ${date}. Das Studio fragt von selbst weiter; es braucht dazu nur Internet.`,
  service: 'Tarife ansehen und Lizenz kaufen',
  manage: 'Tarife und Abo',

  redeem: 'Lizenzschlüssel eingeben',
  redeemOther: 'Anderen Lizenzschlüssel eingeben',
  key: 'Lizenzschlüssel',
  keyMeans: 'Wie er dir nach dem Kauf gezeigt wurde. Leerzeichen, Striche und Kleinbuchstaben sind egal.',
  keyExample: 'SD1-…',
  slip: 'Darin scheint ein Tippfehler zu sein: Vergleiche ihn mit dem Schlüssel, der dir gezeigt wurde.',
  submit: 'Einlösen',
  keyUnknown:
    'Der Lizenzdienst kennt diesen Schlüssel nicht. Vergleiche ihn mit dem, der dir gezeigt wurde. Es wurde nichts geändert.',
  serviceUnreachable:
    'Der Lizenzdienst ist gerade nicht erreichbar. Es wurde nichts geändert. Versuch es in einer Minute noch einmal.',
  redeemed: 'Der Schlüssel ist eingelöst',
  nowPossible: {
    base: 'Danke. In deinem Alltag ändert sich nichts: Es war schon alles da.',
    base_ai:
      'Der Assistent ist ab jetzt da: Er beantwortet Fragen zu deinem Studio und schlägt vor, was du dann bestätigst.',
  },
  notActive: 'Der Schlüssel ist eingelöst, aber seine Lizenz ist nicht aktiv.',

  ai: 'Assistent',
  aiMeans:
    'Frag in deinen eigenen Worten, wie es dem Studio geht. Er antwortet mit Zahlen und den Seiten, von denen sie stammen.',
  adds: 'Was „Basis mit KI“ dazugibt',
  addsLines: [
    'Fragen in deinen eigenen Worten: was hereinkam, wer nicht mehr kommt, in welchen Kursen noch Platz ist.',
    'Antworten mit Zahlen, jede mit einem Link zu der Seite, auf der sie steht.',
    'Vorschläge, etwa eine Buchung, eine Notiz oder eine Aufgabe, die erst ausgeführt werden, wenn jemand sie bestätigt.',
  ],
  answersBy: 'Antworten kommen über',
  hosted: 'Den Lizenzdienst, im Tarif enthalten',
  own: (provider) => `Deinen eigenen Schlüssel bei ${provider}`,
  ownMeans:
    'Mit einem eigenen Schlüssel bei einem KI-Anbieter gehen Fragen direkt dorthin. Der Anbieter berechnet sie dir, und das Monatslimit des Tarifs zählt nicht.',
  useOwn: 'Eigenen Schlüssel verwenden …',
  change: 'Schlüssel wechseln …',
  remove: 'Schlüssel entfernen …',
  notValid: 'Der Assistent ruht, bis die Lizenz wieder aktiv ist.',
  keyTitle: 'Eigener Schlüssel',
  keyTitleMeans: 'Er wird beim Anbieter ausprobiert, bevor etwas gespeichert wird.',
  provider: 'Anbieter',
  choose: 'Anbieter wählen',
  apiKey: 'Schlüssel',
  apiKeyMeans: 'Wird auf diesem Computer verschlüsselt gespeichert und nie wieder gezeigt.',
  whereKeys: (provider) => `Deine Schlüssel bei ${provider}`,
  show: 'Zeigen',
  hide: 'Verbergen',
  keep: 'Prüfen und speichern',
  kept: (provider) => `Der Assistent antwortet jetzt über deinen Schlüssel bei ${provider}`,
  removeTitle: (provider) => `Schlüssel bei ${provider} entfernen?`,
  removeMeans:
    'Der Assistent antwortet dann wieder über den Lizenzdienst. Beim Anbieter gilt der Schlüssel weiter; beende ihn dort, wenn ihn niemand sonst braucht.',
  removeConfirm: 'Entfernen',
  removed: 'Der Assistent antwortet wieder über den Lizenzdienst',

  leaves: 'Was diesen Computer verlässt',
  leavesLines: [
    'Deine Fragen, und was zur Antwort nachgeschlagen wird: Zahlen, Kurse, Mitgliedschaften, Produkte, Aufgaben, und Notizen zu einer Person, wenn du danach fragst. Es geht über den Lizenzdienst an dessen KI-Anbieter oder mit einem eigenen Schlüssel direkt an deinen.',
    'Namen werden vorher unkenntlich gemacht und danach wieder eingesetzt: ganze Namen in jeder Schreibweise, Vor- und Nachnamen allein, wenn sie großgeschrieben sind. Ein Spitzname oder ein kleingeschriebener Name allein wird nicht erkannt.',
    'E-Mail-Adressen, Telefonnummern, Geburtsdaten, Gesundheitsdaten und was jemand bezahlt hat, werden nie nachgeschlagen. Was du in eine Frage schreibst oder zu einer Person notiert hast, geht so hinaus, wie es ist, nur ohne Namen, E-Mail-Adressen und Telefonnummern.',
  ],

  builtWith: 'Woraus Studio Desk gemacht ist',
  builtWithMeans:
    'Studio Desk selbst steht unter der MIT-Lizenz. Es baut auf der Arbeit anderer auf, zu deren Bedingungen.',
  notices: 'Ihre Lizenzen lesen',
}
