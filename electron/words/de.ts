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
    showFolder: 'Datenordner zeigen',
    quit: '&Beenden',
    quitStudio: 'Studio Desk beenden',
    open: 'Studio Desk öffnen',
    clientsPage: (address) => `Seite für deine Kundschaft: ${address}`,
    copyLink: 'Link für die Kundschaft kopieren',
    showCode: 'Link für die Kundschaft als Code zeigen',
    install: (version) => `Version ${version} installieren …`,
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
    starting: 'Startet …',
    trouble: 'Läuft nicht: öffnen, um den Grund zu sehen',
    here: 'Läuft auf diesem Computer',
    open: 'Läuft, offen für deine Kundschaft',
    serving: 'Läuft, gerade ist Kundschaft da',
  },
  ok: 'OK',
  underWay: { import: 'Gerade läuft ein Import', copy: 'Gerade wird eine Kopie gemacht' },
  unsaved: {
    message: 'Es gibt Änderungen, die nicht gespeichert sind',
    leaving: 'Sie gehen verloren, wenn du diese Seite jetzt verlässt.',
    discard: 'Verwerfen',
    stay: 'Hierbleiben',
    quitting: 'Sie gehen verloren, wenn du jetzt beendest.',
    discardAndQuit: 'Verwerfen und beenden',
  },
  quit: {
    serving: 'Gerade ist Kundschaft in deinem Studio',
    unsaved: 'Es gibt Änderungen, die nicht gespeichert sind und verloren gingen.',
    goesOn: 'Das geht beim nächsten Start weiter.',
    closed:
      'Solange Studio Desk geschlossen ist, kann niemand buchen, bezahlen oder sich anmelden, und es gehen keine E-Mails hinaus. ' +
      'Wenn du stattdessen das Fenster schließt, läuft das Studio weiter.',
    anyway: 'Trotzdem beenden',
    stay: 'Offen lassen',
  },
  hidden: {
    title: 'Dein Studio läuft weiter',
    body: 'Deine Kundschaft kann weiter buchen. Starte Studio Desk noch einmal, um es zu sehen; Beenden im Menü schließt es.',
  },
  keyNotMoved: 'Der Schlüssel konnte nicht verschoben werden',
  back: {
    ask: (when) => `Zur Kopie vom ${when} zurückkehren?`,
    means:
      'Was seitdem eingegeben wurde, ist nicht darin: Buchungen, Verkäufe, Änderungen. Was jetzt im Datenordner liegt, wird daneben ' +
      'aufbewahrt. Es wird nichts weggeworfen.',
    yes: 'Zurückkehren',
    no: 'Jetzt nicht',
  },
  update: {
    noneHere: (version) => `Das ist Studio Desk ${version}`,
    noneHereMeans: 'Neue Versionen kommen auf demselben Weg wie diese.',
    notLooked: 'Nach einer neuen Version konnte nicht gesucht werden',
    online: (reason) => `Ist dieser Computer online? (${reason})`,
    newest: (version) => `Studio Desk ${version} ist die neueste Version`,
    later: (version) => `Version ${version} kann danach installiert werden.`,
    failed: (version) => `Studio Desk ${version} konnte nicht installiert werden`,
    former: 'Die bisherige Version startet jetzt wieder.',
    ask: (version) => `Studio Desk ${version} installieren?`,
    means:
      'Zuerst wird eine Kopie deiner Daten gemacht. Deine Kundschaft erreicht das Studio etwa eine Minute lang nicht.',
    yes: 'Jetzt installieren',
    no: 'Später',
    noCopy: 'Deine Daten konnten nicht kopiert werden',
    noCopyMeans: (reason) =>
      `Der Grund: ${reason}. Ohne Kopie gibt es keinen Weg zurück, falls die neue Version nicht richtig funktioniert.`,
    noAnswer: 'das Studio antwortet nicht',
    without: 'Ohne Kopie installieren',
    dont: 'Nicht installieren',
  },
  page: {
    forClients: 'Für deine Kundschaft',
    scan: 'Scanne ihn mit der Kamera des Handys, oder halte ihn anderen zum Scannen hin.',
    codeFor: (address) => `Code für ${address}`,
    passphrase: 'Passphrase',
    detail: 'Einzelheiten',
    opening: { title: 'Dein Studio wird geöffnet', text: 'Das dauert ein paar Sekunden.' },
    closing: { title: 'Dein Studio wird geschlossen', text: 'Was gerade läuft, wird noch beendet.' },
    fallen: {
      title: 'Studio Desk startet neu',
      text: 'Es hat sich gerade von selbst beendet und ist in ein paar Sekunden wieder da. Was gespeichert war, ist sicher.',
    },
    noReason: 'Es wurde kein Grund genannt.',
    endedWith: (code) => `Es endete mit dem Code ${code}.`,
  },
  choices: {
    passphrase: 'Kopie öffnen',
    again: 'Noch einmal starten',
    'other-port': 'Andere Adresse nehmen',
    restore: (when) => `Zur Kopie vom ${when} zurückkehren`,
    'former-version': (version) => `Version ${version} zurückholen`,
    folder: 'Datenordner zeigen',
    quit: 'Beenden',
  },
  troubles: {
    'in-use': {
      title: 'Dieses Studio ist schon woanders geöffnet',
      text:
        'Ein anderes Programm arbeitet im Ordner des Studios: Vielleicht wurde Studio Desk ein zweites Mal gestartet, oder jemand ' +
        'anderes hat es an diesem Computer geöffnet. Schließe es dort und starte dann noch einmal. Deine Daten sind sicher.',
    },
    damaged: {
      title: 'Die Daten des Studios sind nicht lesbar',
      text:
        'Die Datei mit den Daten des Studios ist beschädigt oder nicht an ihrem Platz. Nichts daran wurde verändert. Du kannst zu ' +
        'einer Kopie zurückkehren; was jetzt da ist, wird daneben aufbewahrt.',
    },
    'disk-full': {
      title: 'Auf der Festplatte ist kein Platz mehr',
      text:
        'Studio Desk braucht zum Starten ein wenig Platz. Lösche oder verschiebe, was du nicht brauchst, und starte dann noch ' +
        'einmal. Deine Daten sind sicher.',
    },
    'port-taken': {
      title: 'Ein anderes Programm benutzt die Adresse des Studios',
      text:
        'Auf diesem Computer antwortet schon ein Programm dort, wo Studio Desk es täte. Schließe es und starte noch einmal, oder ' +
        'lass Studio Desk eine andere Adresse nehmen und behalten. Ein Tunnel oder eine Domain zu den Seiten für die Kundschaft ' +
        'muss dann auf die neue Adresse zeigen.',
    },
    'key-missing': {
      title: 'Der Schlüssel zu diesem Studio fehlt',
      text:
        'Gespeicherte Passwörter und Anmeldungen sind mit einem Schlüssel gesichert, der nicht da ist oder nicht passt. Wenn das ' +
        'Studio von einem anderen Computer kommt, hole von dort die Datei secrets.key in den Datenordner und starte dann noch ' +
        'einmal. Es wurde nichts verändert.',
    },
    passphrase: {
      title: 'Diese Kopie ist verschlüsselt',
      text: 'Gib die Passphrase ein, die für Kopien festgelegt wurde. Bisher wurde nichts verändert.',
    },
    newer: {
      title: 'Dieses Studio wurde mit einem neueren Studio Desk benutzt',
      text:
        'Eine neuere Version hat schon verändert, wie die Daten aufbewahrt werden, und diese hier kann sie nicht lesen. Installiere ' +
        'die neuere Version wieder und öffne sie. Deine Daten sind sicher, und es wurde nichts verändert.',
    },
    other: {
      title: 'Studio Desk kann nicht starten',
      text: 'Etwas auf diesem Computer steht im Weg. Die Einzelheiten unten sagen, was es ist. Behebe es und starte dann noch einmal.',
    },
    'given-up': {
      title: 'Studio Desk bleibt nicht am Laufen',
      text:
        'Es wurde mehrmals gestartet und hat sich jedes Mal von selbst beendet. Oft hilft es, den Computer neu zu starten. Wenn ' +
        'nicht, helfen die Einzelheiten unten denen, die du fragst.',
    },
  },
  wrongPassphrase:
    'Mit dieser Passphrase lässt sich die Kopie nicht öffnen. Prüfe auf Tippfehler; gemeint ist die Passphrase, die galt, als die ' +
    'Kopie gemacht wurde. Bisher wurde nichts verändert.',
  afterUpdate:
    'Diese Version kam als Aktualisierung und ist noch nie gestartet: Du kannst die Version davor zurückholen, samt der Kopie von ' +
    'damals.',
  keyLocked: (file) =>
    `Der Passwortspeicher dieses Computers öffnet ${file} nicht. Melde dich mit dem Benutzer an, der das Studio angelegt hat, ` +
    'entsperre den Speicher, wenn danach gefragt wird, und starte noch einmal. Auf einem anderen Computer: Hole den Schlüssel aus ' +
    'einer Kopie des Studios.',
}
