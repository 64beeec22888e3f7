import type { Words } from './words.ts'

export const de: Words = {
  locale: 'de-DE',
  menu: {
    file: '&Datei',
    edit: '&Bearbeiten',
    view: '&Ansicht',
    window: '&Fenster',
    help: '&Hilfe',
    startAtLogin: 'Starten, wenn ich mich an diesem Computer anmelde',
    keyInFile: 'Schlüssel in einer Datei aufbewahren',
    showFolder: 'Datenordner anzeigen',
    quit: '&Beenden',
    quitStudio: 'Studio Desk beenden',
    open: 'Studio Desk öffnen',
    clientsPage: (address) => `Seite für Kund:innen: ${address}`,
    copyLink: 'Link für Kund:innen kopieren',
    showCode: 'Link für Kund:innen als QR-Code anzeigen',
    install: (version) => `Version ${version} installieren\u00a0…`,
    lookForUpdate: 'Nach einer neuen Version suchen',
    copyAnyLink: 'Link kopieren',
  },
  roles: {
    about: 'Über Studio Desk',
    services: 'Dienste',
    hide: 'Studio Desk ausblenden',
    hideOthers: 'Andere ausblenden',
    unhide: 'Alle einblenden',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    delete: 'Löschen',
    selectAll: 'Alles auswählen',
    reload: 'Neu laden',
    resetZoom: 'Originalgröße',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    togglefullscreen: 'Vollbild',
    minimize: 'Minimieren',
    zoom: 'Zoomen',
    front: 'Alle nach vorne bringen',
    close: 'Fenster schließen',
  },
  state: {
    starting: 'Startet\u00a0…',
    trouble: 'Läuft nicht: öffnen, um den Grund zu sehen',
    here: 'Läuft auf diesem Computer',
    open: 'Läuft, offen für deine Kund:innen',
    serving: 'Läuft und wird gerade benutzt',
  },
  ok: 'OK',
  underWay: { import: 'Gerade läuft ein Import', copy: 'Gerade wird eine Sicherungskopie erstellt' },
  unsaved: {
    message: 'Du hast ungespeicherte Änderungen',
    leaving: 'Sie gehen verloren, wenn du diese Seite jetzt verlässt.',
    discard: 'Verwerfen',
    stay: 'Hierbleiben',
    quitting: 'Sie gehen verloren, wenn du jetzt beendest.',
    discardAndQuit: 'Verwerfen und beenden',
  },
  quit: {
    serving: 'Kund:innen nutzen dein Studio gerade',
    unsaved: 'Du hast ungespeicherte Änderungen, die verloren gehen würden.',
    goesOn: 'Das geht beim nächsten Start weiter.',
    closed:
      'Solange Studio Desk geschlossen ist, kann niemand buchen, bezahlen oder sich anmelden, und es werden keine E-Mails gesendet. ' +
      'Wenn du stattdessen das Fenster schließt, läuft das Studio weiter.',
    anyway: 'Trotzdem beenden',
    stay: 'Offen lassen',
  },
  hidden: {
    title: 'Dein Studio läuft weiter',
    body: 'Deine Kund:innen können weiter buchen. Öffne Studio Desk, um es wieder zu sehen, oder wähle im Menü „Beenden“.',
  },
  keyNotMoved: 'Der Schlüssel konnte nicht verschoben werden',
  back: {
    ask: (when) => `Sicherungskopie vom ${when} wiederherstellen?`,
    means:
      'Sie enthält nichts, was seitdem eingegeben wurde: Buchungen, Verkäufe, Änderungen. Die jetzigen Daten bleiben im ' +
      'Datenordner, es wird nichts gelöscht.',
    yes: 'Wiederherstellen',
    no: 'Jetzt nicht',
  },
  update: {
    noneHere: (version) => `Das ist Studio Desk ${version}`,
    noneHereMeans: 'Neue Versionen bekommst du auf demselben Weg wie diese.',
    notLooked: 'Nach einer neuen Version konnte nicht gesucht werden',
    online: (reason) => `Ist dieser Computer online? (${reason})`,
    newest: (version) => `Studio Desk ${version} ist die neueste Version`,
    later: (version) => `Version ${version} kann danach installiert werden.`,
    failed: (version) => `Studio Desk ${version} konnte nicht installiert werden`,
    former: 'Die bisherige Version startet jetzt wieder.',
    ask: (version) => `Studio Desk ${version} installieren?`,
    means: 'Zuerst werden deine Daten gesichert. Kund:innen erreichen das Studio etwa eine Minute lang nicht.',
    yes: 'Jetzt installieren',
    no: 'Später',
    noCopy: 'Deine Daten konnten nicht gesichert werden',
    noCopyMeans: (reason) =>
      `Grund: ${reason}. Ohne Sicherungskopie gibt es keinen Weg zurück, falls die neue Version nicht richtig funktioniert.`,
    noAnswer: 'das Studio antwortet nicht',
    without: 'Ohne Sicherungskopie installieren',
    dont: 'Nicht installieren',
  },
  page: {
    forClients: 'Für deine Kund:innen',
    scan: 'Scanne den Code mit der Kamera des Handys oder zeige ihn anderen zum Scannen.',
    codeFor: (address) => `Code für ${address}`,
    passphrase: 'Passphrase',
    detail: 'Einzelheiten',
    opening: { title: 'Dein Studio wird geöffnet', text: 'Das dauert ein paar Sekunden.' },
    closing: { title: 'Dein Studio wird geschlossen', text: 'Was gerade läuft, wird noch beendet.' },
    fallen: {
      title: 'Studio Desk startet neu',
      text: 'Es wurde unerwartet beendet und ist in ein paar Sekunden wieder da. Alles Gespeicherte ist sicher.',
    },
    noReason: 'Es wurde kein Grund genannt.',
    endedWith: (code) => `Es wurde mit dem Code ${code} beendet.`,
  },
  choices: {
    passphrase: 'Sicherungskopie öffnen',
    again: 'Neu starten',
    'other-port': 'Andere Adresse verwenden',
    restore: (when) => `Sicherungskopie vom ${when} wiederherstellen`,
    'former-version': (version) => `Zurück zu Version ${version}`,
    folder: 'Datenordner anzeigen',
    quit: 'Beenden',
  },
  troubles: {
    'in-use': {
      title: 'Dieses Studio ist schon woanders geöffnet',
      text:
        'Ein anderes Programm arbeitet im Ordner des Studios: Vielleicht wurde Studio Desk ein zweites Mal gestartet, oder jemand ' +
        'anderes hat es an diesem Computer geöffnet. Schließe es dort und starte dann neu. Deine Daten sind sicher.',
    },
    damaged: {
      title: 'Die Daten des Studios sind nicht lesbar',
      text:
        'Die Datei mit den Daten des Studios ist beschädigt oder fehlt. Es wurde nichts verändert. Du kannst ' +
        'eine Sicherungskopie wiederherstellen; die jetzigen Daten werden aufbewahrt.',
    },
    'disk-full': {
      title: 'Die Festplatte ist voll',
      text:
        'Studio Desk braucht zum Starten ein wenig Platz. Lösche oder verschiebe, was du nicht brauchst, und starte dann ' +
        'neu. Deine Daten sind sicher.',
    },
    'port-taken': {
      title: 'Ein anderes Programm benutzt die Adresse des Studios',
      text:
        'Ein Programm auf diesem Computer belegt schon die Adresse von Studio Desk. Schließe es und starte Studio Desk neu, oder ' +
        'lass es ab jetzt eine andere Adresse verwenden. Ein Tunnel oder eine Domain zu den Seiten für Kund:innen ' +
        'muss dann auf die neue Adresse zeigen.',
    },
    'key-missing': {
      title: 'Der Schlüssel zu diesem Studio fehlt',
      text:
        'Gespeicherte Passwörter und Anmeldungen sind mit einem Schlüssel gesichert, der nicht da ist oder nicht passt. Wenn das ' +
        'Studio von einem anderen Computer kommt, hole von dort die Datei secrets.key in den Datenordner und starte dann ' +
        'neu. Es wurde nichts verändert.',
    },
    passphrase: {
      title: 'Diese Sicherungskopie ist verschlüsselt',
      text: 'Gib die Passphrase ein, die für Sicherungskopien festgelegt wurde. Es wurde nichts verändert.',
    },
    newer: {
      title: 'Dieses Studio wurde mit einer neueren Version geöffnet',
      text:
        'Eine neuere Version von Studio Desk hat die Daten aktualisiert, und diese kann sie nicht lesen. Installiere ' +
        'die neuere Version wieder und öffne sie. Deine Daten sind sicher, und es wurde nichts verändert.',
    },
    other: {
      title: 'Studio Desk kann nicht starten',
      text: 'Etwas auf diesem Computer verhindert den Start. Die Einzelheiten stehen unten. Behebe das Problem und starte Studio Desk neu.',
    },
    'given-up': {
      title: 'Studio Desk stürzt immer wieder ab',
      text:
        'Es wurde mehrmals gestartet und jedes Mal unerwartet beendet. Oft hilft es, den Computer neu zu starten. Wenn ' +
        'nicht, helfen die Einzelheiten unten beim Support.',
    },
  },
  wrongPassphrase:
    'Mit dieser Passphrase lässt sich die Sicherungskopie nicht öffnen. Prüfe auf Tippfehler. Gemeint ist die Passphrase, die beim ' +
    'Erstellen der Sicherungskopie galt. Es wurde nichts verändert.',
  afterUpdate:
    'Diese Version wurde als Update installiert und ist noch nie gestartet. Du kannst zur Version davor zurück, mit der ' +
    'Sicherungskopie von damals.',
  keyLocked: (file) =>
    `Der Passwortspeicher dieses Computers öffnet ${file} nicht. Melde dich mit dem Konto an, mit dem das Studio angelegt wurde, ` +
    'entsperre den Speicher, wenn danach gefragt wird, und starte neu. Auf einem anderen Computer: Hole den Schlüssel aus ' +
    'einer Sicherungskopie.',
}
