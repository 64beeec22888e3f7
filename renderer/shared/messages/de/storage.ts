import type { SharedMessages } from '../en/index.ts'

export const storage: SharedMessages['storage'] = {
  nothingSaved: 'Im Moment kann nichts gespeichert werden; lesen lässt sich alles.',
  helps: {
    full: 'Die Festplatte des Studio-Computers ist voll: Lösche dort, was nicht gebraucht wird, oder leere den Papierkorb. Dann geht es von selbst weiter.',
    read_only:
      'Sieh am Computer des Studios nach, ob die Festplatte mit den Daten angeschlossen und nicht schreibgeschützt ist und ob in den Ordner geschrieben werden darf. Dann geht es von selbst weiter.',
    busy: 'Ein anderes Programm auf dem Studio-Computer hat die Datei des Studios gesperrt: Beende es dort (etwa ein Datenbank-, Sicherungs- oder Synchronisierungsprogramm). Dann geht es von selbst weiter.',
    damaged:
      'Die Datei des Studios ist beschädigt: Beende Studio Desk auf dem Studio-Computer, verschiebe die Datei und lege die neueste Kopie an ihre Stelle.',
    gone: 'Die Datei des Studios wurde auf dem Studio-Computer verschoben oder gelöscht: Lege sie dorthin zurück (sieh im Papierkorb nach), oder beende Studio Desk und starte es neu. Was gespeichert war, bleibt erhalten.',
  },
  notNow: 'Das Studio kann im Moment nichts speichern. Du kannst alles ansehen; versuch es etwas später noch einmal.',
}
