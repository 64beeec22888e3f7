import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')
const list = lists('de')

export const today: Messages['today'] = {
  morning: (name) => `Guten Morgen, ${name}`,
  afternoon: (name) => `Guten Tag, ${name}`,
  evening: (name) => `Guten Abend, ${name}`,
  schedule: 'Zum Kursplan',

  noClasses: 'heute keine Kurse',
  sums: (classes, booked, places) =>
    count(classes, {
      one: `1 Kurs, ${figure(booked)} von ${figure(places)} Plätzen gebucht`,
      other: `${figure(classes)} Kurse, ${figure(booked)} von ${figure(places)} Plätzen gebucht`,
    }),

  next: {
    title: 'Was als Nächstes kommt',
    now: 'Jetzt',
    next: 'Gleich',
    tomorrow: 'Morgen',
    left: (time) => `noch ${time}`,
    in: (time) => `in ${time}`,
    none: 'Keine Kurse in den nächsten sieben Tagen',
    noneMeans: 'Buchen lässt sich, was im Kursplan steht. Plane einen Kurs oder gleich eine ganze Woche.',
    plan: 'Kurse planen',
  },

  week: {
    title: 'Die nächsten sieben Tage',
    none: 'keine Kurse',
    day: (classes, booked, places) =>
      count(classes, {
        one: `1 Kurs, ${figure(booked)} von ${figure(places)} Plätzen gebucht`,
        other: `${figure(classes)} Kurse, ${figure(booked)} von ${figure(places)} Plätzen gebucht`,
      }),
    table: 'Als Tabelle',
    on: 'Tag',
    classes: 'Kurse',
    booked: 'Gebucht',
    places: 'Plätze',
  },

  takings: {
    title: 'Einnahmen',
    see: 'Alle Einnahmen',
    week: 'Diese Woche',
    today: 'Heute',
    usual: (amount) => `sonst um diese Zeit ${amount}`,
    notYet: 'Was üblich ist, zeigt sich nach vier Wochen',
    table: 'Als Tabelle',
    day: 'Tag',
    thisWeek: 'Diese Woche',
    usualWeek: 'Übliche Woche',
    summary: (now, usual) =>
      usual === null
        ? `Einnahmen dieser Woche, Tag für Tag zusammengezählt: bisher ${now}`
        : `Einnahmen dieser Woche, Tag für Tag zusammengezählt: bisher ${now}; sonst sind es bis heute Abend ${usual}`,
  },

  people: {
    title: 'Besonders begrüßen',
    today: 'heute',
    tomorrow: 'morgen',
    first: 'Erster Besuch',
    birthdays: 'Geburtstage',
    joined: 'Neu diese Woche',
    nobody: 'In den nächsten Tagen niemand Neues und kein Geburtstag.',
  },

  classes: {
    title: 'Kurse heute',
    rest: 'Der Rest des Tages',
    earlier: (n) => count(n, { one: '1 früherer Kurs', other: `${figure(n)} frühere Kurse` }),
    came: (n, of) => `${figure(n)} von ${figure(of)} waren da`,
    coming: (n) => count(n, { one: '1 Person kommt', other: `${figure(n)} Personen kommen` }),
    others: (n) => `${figure(n)} weitere zeigen`,
    fill: (booked, capacity) => `${figure(booked)} von ${figure(capacity)}`,
    waiting: (n) => `${figure(n)} auf der Warteliste`,
    held: (n) => count(n, { one: '1 Platz reserviert', other: `${figure(n)} Plätze reserviert` }),
    now: 'Jetzt',
    over: 'Vorbei',
    cancelled: 'Abgesagt',
    nobody: 'Noch keine Lehrkraft',
    in: (n, of) => `${figure(n)} von ${figure(of)} eingecheckt`,
    roster: 'Zur Liste',
    checkInAll: (n) => count(n, { one: '1 Person einchecken', other: `Alle ${figure(n)} einchecken` }),
    empty: 'Noch hat niemand gebucht.',
    here: 'Da',
    noShow: 'Fehlt',
  },

  guests: {
    title: 'Gäste, die um einen Platz bitten',
    titleMeans: 'Es ist kein Mailserver eingerichtet; darum warten sie auf dich.',
    heldUntil: (time) => `Der Platz ist bis ${time} reserviert.`,
    lapsed: 'Der Platz ist nicht mehr reserviert; solange etwas frei ist, lässt er sich buchen.',
    book: 'Buchen',
    bookNamed: (name) => `Buchen: ${name}`,
    booked: (name) => `${name}: gebucht`,
    decline: 'Ablehnen',
    declineNamed: (name) => `Ablehnen: ${name}`,
    declined: (name) => `${name}: abgelehnt`,
  },

  needs: {
    title: 'Braucht dich',
    clearTitle: 'Nichts wartet auf dich',
    clear: 'Listen sind abgeschlossen, Gebühren geklärt, Aufgaben erledigt, E-Mails gehen hinaus.',
    more: (n) => count(n, { one: 'und 1 weiteres', other: `und ${figure(n)} weitere` }),
    unresolved: 'Offene Anwesenheitslisten',
    open: (n) => `noch ${figure(n)} offen`,
    substitutes: 'Vertretungen',
    insteadOf: (name) => `statt ${name}`,
    offersTo: (name) => `${name} würde übernehmen`,
    nobodyYet: 'noch niemand',
    offers: 'Der Warteliste angebotene Plätze',
    until: (time) => `bis ${time}`,
    charges: 'Zu bezahlen',
    failed: 'Gescheiterte Zahlungen',
    failedSince: (name, since) => `${name}, seit ${since}`,
    expiring: 'Endende Mitgliedschaften',
    tasks: 'Aufgaben',
    taskFor: (role) => `für ${role}`,
    anyDay: 'ohne Termin',
    mailFailedTitle: 'Gescheiterte E-Mails',
    mailFailed: (n) =>
      count(n, {
        one: 'Diese Woche ließ sich 1 E-Mail nicht senden',
        other: `Diese Woche ließen sich ${figure(n)} E-Mails nicht senden`,
      }),
    seeMail: 'Sehen, warum',
    noMailTitle: 'Noch kein Mailserver',
    noMail: (n) =>
      n === 0
        ? 'Erinnerungen und Belege können nicht hinausgehen.'
        : count(n, {
            one: '1 E-Mail wartet, bis es einen gibt.',
            other: `${figure(n)} E-Mails warten, bis es einen gibt.`,
          }),
    setMail: 'Einrichten',
    noBackupTitle: 'Noch keine Sicherungskopie',
    noBackup: 'Geht dieser Computer kaputt, sind die Daten des Studios mit ihm verloren.',
    urgency: { now: 'Jetzt', today: 'Heute', soon: 'Wenn Zeit ist' },
    appointments: 'Abzuschließende Termine',
    does: {
      of: (what, name) => `${what}: ${name}`,
      book: 'Buchen',
      booked: (name) => `${name} hat den Platz`,
      find: 'Jemanden finden',
      approve: 'Bestätigen',
      teaches: (name, cls) => `${name} übernimmt ${cls}`,
      close: 'Abschließen',
      tookPlace: 'Fand statt',
      tookPlaceDone: (name) => `${name}: Der Termin fand statt`,
      message: 'Schreiben',
      pay: 'Kassieren',
      finish: 'Erledigt',
      finished: (title) => `Erledigt: ${title}`,
      erase: 'Ansehen',
      renew: 'Verlängern',
    },
    closing: {
      title: 'Wer war da?',
      label: 'Wer da war',
      lead: 'Nimm den Haken weg, wo jemand fehlte. Ein versäumter Kurs kann nach deinen Buchungsregeln etwas kosten; beides lässt sich in der Anwesenheitsliste zurücknehmen.',
      nothing: 'Alle Buchungen sind schon geklärt.',
      submit: (came, missed) =>
        missed === 0 ? `Abschließen: ${figure(came)} da` : `Abschließen: ${figure(came)} da, ${figure(missed)} nicht`,
      done: (came, missed) =>
        missed === 0
          ? `Liste abgeschlossen: ${figure(came)} da`
          : `Liste abgeschlossen: ${figure(came)} da, ${figure(missed)} nicht`,
    },
    paying: {
      title: (name) => `Zahlung von ${name}`,
      method: 'Wie bezahlt wurde',
      submit: (amount) => `${amount} kassieren`,
      done: (name, amount) => `${name}: ${amount} bezahlt`,
    },
    telling: {
      title: (name) => `Nachricht an ${name}`,
      lead: 'Geht auf die Geräte oder per E-Mail hinaus, je nachdem, was die Person gewählt hat.',
      subjectLabel: 'Betreff',
      body: 'Nachricht',
      subject: 'Deine Zahlung hat nicht geklappt',
      text: (type, amount, url) =>
        `Die Zahlung von ${amount} für ${type} hat nicht geklappt. ${
          url === null ? 'Bitte sag uns, wie du bezahlen möchtest.' : `Hier kannst du bezahlen: ${url}`
        }`,
      submit: 'Senden',
      done: (name) => `${name} weiß Bescheid`,
    },
  },

  copies: {
    title: 'Sicherungskopien',
    restorable: (when, clients, places) =>
      `Wiederherstellbar mit Stand vom ${when}: ${count(clients, { one: '1 Person', other: `${figure(clients)} Personen` })}${places}.`,
    unproven: (when) =>
      `Die neueste Kopie ist vom ${when}. Sie wird binnen einer halben Stunde probeweise wiederhergestellt; dann steht fest, dass sie gut ist.`,
    place: { folder: 'im Ordner', bucket: 'im Bucket' },
    places: (isHereToo, places) =>
      places.length === 0 ? '' : `; die Kopie liegt ${isHereToo ? 'auch ' : ''}${list(places)}`,
    sameDisk: 'Alle Kopien liegen auf der Festplatte dieses Computers.',
    choosePlace: 'Zweiten Ort wählen',
    see: 'Kopien ansehen',
    make: 'Jetzt eine Kopie machen',
    made: (size) => `Die Kopie ist fertig: ${size}`,
    failedTitle: 'Die letzte Kopie konnte nicht gemacht werden',
    failed: (why) => `${why} Alle Viertelstunde wird es von selbst noch einmal versucht.`,
    behindTitle: { folder: 'Im Ordner fehlen neue Kopien', bucket: 'Im Bucket fehlen neue Kopien' },
    behind: (when) => `Die neueste Kopie dort ist vom ${when}.`,
    behindNone: 'Dort ist noch keine Kopie angekommen.',
    behindHelps: 'Sieh nach, ob der Ort erreichbar ist, und probiere ihn unter Einstellungen, Sicherungskopien aus.',
    brokenTitle: {
      here: 'Eine Kopie auf diesem Computer lässt sich nicht wiederherstellen',
      folder: 'Die Kopie im Ordner lässt sich nicht wiederherstellen',
      bucket: 'Die Kopie im Bucket lässt sich nicht wiederherstellen',
    },
    brokenHelps: 'Mach eine neue Kopie; sie wird noch in derselben Nacht probeweise wiederhergestellt.',
  },

  restored: {
    title: (when) => `Dieses Studio wurde wiederhergestellt, Stand ${when}`,
    lost: (from, to) => `Was zwischen ${from} und ${to} geschah, fehlt.`,
    held: (letters, steps, messages) => {
      const waiting = [
        ...(letters > 0 ? [count(letters, { one: '1 E-Mail', other: `${figure(letters)} E-Mails` })] : []),
        ...(steps > 0
          ? [
              count(steps, {
                one: '1 Schritt einer Automatisierung',
                other: `${figure(steps)} Schritte von Automatisierungen`,
              }),
            ]
          : []),
        ...(messages > 0
          ? [
              count(messages, {
                one: '1 Meldung an ein anderes Programm',
                other: `${figure(messages)} Meldungen an andere Programme`,
              }),
            ]
          : []),
      ]
      return letters + steps + messages === 1
        ? `${waiting.join('')} wartet, denn vielleicht ist das schon einmal hinausgegangen.`
        : `${list(waiting)} warten, denn vielleicht sind sie schon einmal hinausgegangen.`
    },
    heldNone: 'Noch wartet nichts. Was das Studio von selbst schreibt, wartet auf deine Entscheidung.',
    writeAgain: 'Wieder schreiben lassen',
    go: 'Senden',
    drop: 'Verwerfen',
    goTitle: 'Alles Wartende senden?',
    goMeans:
      'Alles geht an die, für die es bestimmt ist. Wer es schon bekam, bevor der Computer verloren ging, bekommt es ein zweites Mal. Ab dann schreibt das Studio wieder von selbst.',
    dropTitle: 'Alles Wartende verwerfen?',
    dropMeans:
      'Nichts davon wird gesendet. Wer es nicht schon bekam, bevor der Computer verloren ging, bekommt es gar nicht. Ab dann schreibt das Studio wieder von selbst.',
    gone: (letters) =>
      letters === 0
        ? 'Das Studio schreibt wieder von selbst'
        : count(letters, { one: 'Was wartete, geht hinaus', other: `${figure(letters)} Sendungen gehen hinaus` }),
    dropped: (letters) =>
      letters === 0
        ? 'Das Studio schreibt wieder von selbst'
        : count(letters, { one: 'Was wartete, ist verworfen', other: `${figure(letters)} Sendungen sind verworfen` }),
    dismiss: 'Nicht mehr zeigen',
  },
}
