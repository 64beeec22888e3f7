import { figures, plurals } from '../../shared/i18n/plural.ts'

/** The people of a class, as their instructor sees them. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    firstVisit: 'First visit',
    nth: (n: number) => `Class number ${figure(n)}`,
    lastHere: (day: string) => `Last here on ${day}`,
    tags: 'Tags',
    noteSign: 'Note',
    healthSign: 'Health note',
    notes: 'Notes for you',
    health: 'Health',
    healthMeans: 'Shared with you in confidence. Please don’t pass it on.',
    byClient: (when: string) => `Written by the client, ${when}`,
    by: (name: string, when: string) => `${name}, ${when}`,
    nothing: 'No notes for instructors.',
    phone: 'Phone',
    noPhone: 'No phone number on file',
    call: (phone: string) => `Call ${phone}`,
    emergency: 'In an emergency',
    moreTags: (n: number) => `+${figure(n)}`,

    allHere: 'All here',
    allHereToast: (n: number) => count(n, { one: '1 person checked in', other: `${figure(n)} people checked in` }),
    notChecked: (n: number) =>
      count(n, { one: '1 person not checked in', other: `${figure(n)} people not checked in` }),
    why: (name: string, reason: string) => `${name}: ${reason}`,

    walkIn: 'Add a walk-in',
    walkInSearch: 'Search by name, email or phone',
    walkInType: 'Type at least two letters.',
    walkInNone: 'No one by that name, or they’re already in the class. The front desk can add new clients.',
    walkInAdd: 'Add and check in',
    walkInAdded: (name: string) => `${name} is checked in`,
    walkInPrice: (price: string) => `A drop-in costs ${price}. The front desk can sell it.`,
    walkInSell: 'The front desk can sell a drop-in or a class pack.',
    timetable: 'Studio schedule',
    timetableDetail: 'All classes of the studio, day by day',
    noClasses: 'No classes on this day',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    firstVisit: 'Zum ersten Mal hier',
    nth: (n) => `${figure(n)}. Kurs hier`,
    lastHere: (day) => `Zuletzt hier am ${day}`,
    tags: 'Labels',
    noteSign: 'Notiz',
    healthSign: 'Gesundheit',
    notes: 'Notizen für dich',
    health: 'Gesundheit',
    healthMeans: 'Dir im Vertrauen mitgeteilt. Bitte gib es nicht weiter.',
    byClient: (when) => `Selbst geschrieben, ${when}`,
    by: (name, when) => `${name}, ${when}`,
    nothing: 'Keine Notizen für Trainer:innen.',
    phone: 'Telefon',
    noPhone: 'Keine Telefonnummer hinterlegt',
    call: (phone) => `${phone} anrufen`,
    emergency: 'Im Notfall',
    moreTags: (n) => `+${figure(n)}`,

    allHere: 'Alle da',
    allHereToast: (n) => count(n, { one: '1 Person eingecheckt', other: `${figure(n)} Personen eingecheckt` }),
    notChecked: (n) =>
      count(n, { one: '1 Person nicht eingecheckt', other: `${figure(n)} Personen nicht eingecheckt` }),
    why: (name, reason) => `${name}: ${reason}`,

    walkIn: 'Person ohne Buchung hinzufügen',
    walkInSearch: 'Nach Name, E-Mail oder Telefon suchen',
    walkInType: 'Gib mindestens zwei Buchstaben ein.',
    walkInNone: 'Niemand mit diesem Namen, oder die Person ist schon im Kurs. Neue Kund:innen legt der Empfang an.',
    walkInAdd: 'Hinzufügen und einchecken',
    walkInAdded: (name) => `${name} ist eingecheckt`,
    walkInPrice: (price) => `Ein Einzelkurs kostet ${price}. Der Empfang kann ihn verkaufen.`,
    walkInSell: 'Der Empfang kann einen Einzelkurs oder eine Mehrfachkarte verkaufen.',
    timetable: 'Kursplan des Studios',
    timetableDetail: 'Alle Kurse des Studios, Tag für Tag',
    noClasses: 'Keine Kurse an diesem Tag',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    firstVisit: 'Primera visita',
    nth: (n) => `Clase número ${figure(n)}`,
    lastHere: (day) => `Última visita: ${day}`,
    tags: 'Etiquetas',
    noteSign: 'Nota',
    healthSign: 'Nota de salud',
    notes: 'Notas para ti',
    health: 'Salud',
    healthMeans: 'Te lo cuenta en confianza. No lo compartas, por favor.',
    byClient: (when) => `Escrito por la propia persona, ${when}`,
    by: (name, when) => `${name}, ${when}`,
    nothing: 'No hay notas para quienes dan clase.',
    phone: 'Teléfono',
    noPhone: 'Sin número de teléfono',
    call: (phone) => `Llamar al ${phone}`,
    emergency: 'En caso de emergencia',
    moreTags: (n) => `+${figure(n)}`,

    allHere: 'Ha venido todo el mundo',
    allHereToast: (n) => count(n, { one: '1 asistencia registrada', other: `${figure(n)} asistencias registradas` }),
    notChecked: (n) => count(n, { one: '1 asistencia sin registrar', other: `${figure(n)} asistencias sin registrar` }),
    why: (name, reason) => `${name}: ${reason}`,

    walkIn: 'Añadir a alguien sin reserva',
    walkInSearch: 'Buscar por nombre, correo o teléfono',
    walkInType: 'Escribe al menos dos letras.',
    walkInNone: 'No hay nadie con ese nombre o ya está en la clase. Recepción puede dar de alta a clientes nuevos.',
    walkInAdd: 'Añadir y registrar asistencia',
    walkInAdded: (name) => `Asistencia de ${name} registrada`,
    walkInPrice: (price) => `Una clase suelta cuesta ${price}. Recepción puede venderla.`,
    walkInSell: 'Recepción puede vender una clase suelta o un bono de clases.',
    timetable: 'Horario del centro',
    timetableDetail: 'Todas las clases del centro, día a día',
    noClasses: 'No hay clases este día',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    firstVisit: 'Première visite',
    nth: (n) => `Cours n°\u00a0${figure(n)}`,
    lastHere: (day) => `Dernière visite le ${day}`,
    tags: 'Étiquettes',
    noteSign: 'Note',
    healthSign: 'Note de santé',
    notes: 'Notes pour vous',
    health: 'Santé',
    healthMeans: 'Partagé avec vous en confidence. Merci de ne pas le transmettre.',
    byClient: (when) => `Note de la personne elle-même, ${when}`,
    by: (name, when) => `${name}, ${when}`,
    nothing: 'Aucune note pour les professeurs.',
    phone: 'Téléphone',
    noPhone: 'Aucun numéro de téléphone',
    call: (phone) => `Appeler le ${phone}`,
    emergency: 'En cas d’urgence',
    moreTags: (n) => `+${figure(n)}`,

    allHere: 'Tout le monde est là',
    allHereToast: (n) => count(n, { one: '1 personne pointée', other: `${figure(n)} personnes pointées` }),
    notChecked: (n) => count(n, { one: '1 personne non pointée', other: `${figure(n)} personnes non pointées` }),
    why: (name, reason) => `${name}\u00a0: ${reason}`,

    walkIn: 'Ajouter une personne sans réservation',
    walkInSearch: 'Chercher par nom, e-mail ou téléphone',
    walkInType: 'Saisissez au moins deux lettres.',
    walkInNone: 'Personne de ce nom, ou déjà dans le cours. L’accueil peut inscrire de nouveaux clients.',
    walkInAdd: 'Ajouter et pointer',
    walkInAdded: (name) => `${name}\u00a0: présence pointée`,
    walkInPrice: (price) => `Un cours à l’unité coûte ${price}. L’accueil peut le vendre.`,
    walkInSell: 'L’accueil peut vendre un cours à l’unité ou un carnet.',
    timetable: 'Planning du studio',
    timetableDetail: 'Tous les cours du studio, jour par jour',
    noClasses: 'Aucun cours ce jour-là',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    firstVisit: 'Prima visita',
    nth: (n) => `Lezione numero ${figure(n)}`,
    lastHere: (day) => `Ultima visita: ${day}`,
    tags: 'Etichette',
    noteSign: 'Nota',
    healthSign: 'Nota sulla salute',
    notes: 'Note per te',
    health: 'Salute',
    healthMeans: 'Te lo dice in confidenza. Non parlarne con altri.',
    byClient: (when) => `Scritto dalla persona stessa, ${when}`,
    by: (name, when) => `${name}, ${when}`,
    nothing: 'Nessuna nota per gli insegnanti.',
    phone: 'Telefono',
    noPhone: 'Nessun numero di telefono',
    call: (phone) => `Chiama ${phone}`,
    emergency: 'In caso di emergenza',
    moreTags: (n) => `+${figure(n)}`,

    allHere: 'Tutti presenti',
    allHereToast: (n) => count(n, { one: '1 check-in registrato', other: `${figure(n)} check-in registrati` }),
    notChecked: (n) => count(n, { one: '1 check-in non riuscito', other: `${figure(n)} check-in non riusciti` }),
    why: (name, reason) => `${name}: ${reason}`,

    walkIn: 'Aggiungi chi è senza prenotazione',
    walkInSearch: 'Cerca per nome, e-mail o telefono',
    walkInType: 'Scrivi almeno due lettere.',
    walkInNone: 'Nessuno con questo nome, o è già nella lezione. La reception può aggiungere nuovi clienti.',
    walkInAdd: 'Aggiungi e fai il check-in',
    walkInAdded: (name) => `Check-in di ${name} registrato`,
    walkInPrice: (price) => `Una lezione singola costa ${price}. Può venderla la reception.`,
    walkInSell: 'La reception può vendere una lezione singola o un pacchetto.',
    timetable: 'Calendario dello studio',
    timetableDetail: 'Tutte le lezioni dello studio, giorno per giorno',
    noClasses: 'Nessuna lezione in questo giorno',
  }
}
