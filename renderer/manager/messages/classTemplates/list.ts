import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const hours = (n: number) => count(n, { one: '1 hour', other: `${figure(n)} hours` })

  return {
    title: 'Class templates',
    lead: 'What the studio teaches. Classes of the schedule are made from these.',
    trail: 'Schedule',
    create: 'New template',
    createIt: 'Create template',
    shown: 'Which templates',
    active: 'Active',
    all: 'All',
    table: 'Class templates',
    name: 'Name',
    duration: 'Duration',
    minutes: 'min',
    capacity: 'Places',
    instructor: 'Instructor',
    nobody: 'Nobody in particular',
    windows: 'Booking',
    opens: (n: number) => `Opens ${hours(n)} before`,
    closes: (n: number) => `closes ${hours(n)} before`,
    free: (n: number) => (n === 0 ? 'free to cancel until the start' : `free to cancel until ${hours(n)} before`),
    studioRules: 'The studio’s rules',
    inactive: 'Inactive',
    edit: 'Edit',
    deactivate: 'Deactivate',
    reactivate: 'Reactivate',
    deactivated: (name: string) => `${name} is no longer offered`,
    reactivated: (name: string) => `${name} is offered again`,
    saved: 'Template saved',
    created: (name: string) => `${name} can be planned now`,
    newTitle: 'New class template',
    editTitle: (name: string) => name,
    description: 'Description',
    descriptionHelp: 'Clients read it in the schedule.',
    color: 'Colour',
    photo: 'Photo',
    photoHelp:
      'It is cut to 16:9 by itself: what matters belongs in the middle. Without one, a drawing in its colour is shown.',
    photoOf: (name: string) => `Photo of ${name}`,
    noPhoto: (name: string) => `${name} can be planned now, but without the photo. Try another picture.`,
    rules: 'Booking and cancelling',
    opensField: 'Booking opens',
    closesField: 'Booking closes',
    freeField: 'Cancel free until',
    hoursBefore: 'h before',
    opensEmpty: 'Empty: at once',
    closesEmpty: 'Empty: at the start',
    freeEmpty: (n: number | null) => (n === null ? 'Empty: the studio’s rule' : `Empty: ${hours(n)} before`),
    appliesNow:
      'Name, description, colour and rules change for every class at once. Duration, places and instructor hold for classes planned from now on.',
    emptyTitle: 'No class templates yet',
    empty:
      'A template says what a class is: its name, length, places and colour. Make the first one, then plan its week.',
    noneActive: 'Nothing is offered any more',
    noneActiveHelp: 'Every template is deactivated. Show all of them to offer one again.',
    showAll: 'Show all',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const hours = (n: number) => count(n, { one: '1 Stunde', other: `${figure(n)} Stunden` })

  return {
    title: 'Kursvorlagen',
    lead: 'Was im Studio unterrichtet wird. Daraus entstehen die Kurse im Kursplan.',
    trail: 'Kursplan',
    create: 'Neue Vorlage',
    createIt: 'Vorlage anlegen',
    shown: 'Welche Vorlagen',
    active: 'Aktive',
    all: 'Alle',
    table: 'Kursvorlagen',
    name: 'Name',
    duration: 'Dauer',
    minutes: 'Min.',
    capacity: 'Plätze',
    instructor: 'Lehrkraft',
    nobody: 'Niemand Bestimmtes',
    windows: 'Buchen',
    opens: (n) => `buchbar ab ${hours(n)} vorher`,
    closes: (n) => `Buchungsschluss ${hours(n)} vorher`,
    free: (n) => (n === 0 ? 'kostenlos stornieren bis zum Beginn' : `kostenlos stornieren bis ${hours(n)} vorher`),
    studioRules: 'Nach den Regeln des Studios',
    inactive: 'Inaktiv',
    edit: 'Bearbeiten',
    deactivate: 'Deaktivieren',
    reactivate: 'Wieder aktivieren',
    deactivated: (name) => `${name} wird nicht mehr angeboten`,
    reactivated: (name) => `${name} wird wieder angeboten`,
    saved: 'Vorlage gespeichert',
    created: (name) => `${name} lässt sich jetzt planen`,
    newTitle: 'Neue Kursvorlage',
    editTitle: (name) => name,
    description: 'Beschreibung',
    descriptionHelp: 'Steht im Kursplan des Portals.',
    color: 'Farbe',
    photo: 'Foto',
    photoHelp:
      'Es wird von selbst auf 16:9 zugeschnitten: Was zählt, gehört in die Mitte. Ohne Foto steht dort eine Zeichnung in der Kursfarbe.',
    photoOf: (name) => `Foto von ${name}`,
    noPhoto: (name) => `${name} lässt sich jetzt planen, aber ohne das Foto. Versuch es mit einem anderen Bild.`,
    rules: 'Buchen und stornieren',
    opensField: 'Buchbar ab',
    closesField: 'Buchbar bis',
    freeField: 'Kostenlos stornieren bis',
    hoursBefore: 'Std. vorher',
    opensEmpty: 'Leer: sofort',
    closesEmpty: 'Leer: bis zum Beginn',
    freeEmpty: (n) => (n === null ? 'Leer: die Regel des Studios' : `Leer: ${hours(n)} vorher`),
    appliesNow:
      'Name, Beschreibung, Farbe und Regeln ändern sich sofort für alle Kurse. Dauer, Plätze und Lehrkraft gelten für Kurse, die ab jetzt geplant werden.',
    emptyTitle: 'Noch keine Kursvorlagen',
    empty:
      'Eine Vorlage sagt, was ein Kurs ist: Name, Dauer, Plätze und Farbe. Lege die erste an und plane dann ihre Woche.',
    noneActive: 'Nichts wird mehr angeboten',
    noneActiveHelp: 'Alle Vorlagen sind deaktiviert. Zeig alle, um eine wieder anzubieten.',
    showAll: 'Alle zeigen',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const hours = (n: number) => count(n, { one: '1 hora', other: `${figure(n)} horas` })

  return {
    title: 'Tipos de clase',
    lead: 'Lo que se imparte en el centro. De aquí salen las clases del horario.',
    trail: 'Horario',
    create: 'Nuevo tipo',
    createIt: 'Crear tipo',
    shown: 'Qué tipos',
    active: 'Activos',
    all: 'Todos',
    table: 'Tipos de clase',
    name: 'Nombre',
    duration: 'Duración',
    minutes: 'min',
    capacity: 'Plazas',
    instructor: 'Profesor',
    nobody: 'Nadie en concreto',
    windows: 'Reservas',
    opens: (n) => `Abre ${hours(n)} antes`,
    closes: (n) => `cierra ${hours(n)} antes`,
    free: (n) => (n === 0 ? 'cancelación gratis hasta el comienzo' : `cancelación gratis hasta ${hours(n)} antes`),
    studioRules: 'Reglas del centro',
    inactive: 'Inactivo',
    edit: 'Editar',
    deactivate: 'Desactivar',
    reactivate: 'Reactivar',
    deactivated: (name) => `${name} ya no se ofrece`,
    reactivated: (name) => `${name} vuelve a ofrecerse`,
    saved: 'Tipo guardado',
    created: (name) => `${name} ya se puede programar`,
    newTitle: 'Nuevo tipo de clase',
    editTitle: (name) => name,
    description: 'Descripción',
    descriptionHelp: 'Los clientes la leen en el horario.',
    color: 'Color',
    photo: 'Foto',
    photoHelp:
      'Se recorta sola a 16:9: lo importante, en el centro. Si no hay foto, se muestra un dibujo en el color de la clase.',
    photoOf: (name) => `Foto de ${name}`,
    noPhoto: (name) => `${name} ya se puede programar, pero sin la foto. Prueba con otra imagen.`,
    rules: 'Reservas y cancelaciones',
    opensField: 'Apertura de reservas',
    closesField: 'Cierre de reservas',
    freeField: 'Cancelación gratis hasta',
    hoursBefore: 'h antes',
    opensEmpty: 'Vacío: desde el primer momento',
    closesEmpty: 'Vacío: al comenzar',
    freeEmpty: (n) => (n === null ? 'Vacío: según las reglas del centro' : `Vacío: ${hours(n)} antes`),
    appliesNow:
      'El nombre, la descripción, el color y las reglas cambian de inmediato en todas las clases. La duración, las plazas y el profesor valen para las clases que se programen a partir de ahora.',
    emptyTitle: 'Aún no hay tipos de clase',
    empty:
      'Un tipo dice qué es una clase: su nombre, duración, plazas y color. Crea el primero y programa después su semana.',
    noneActive: 'Ya no se ofrece ninguno',
    noneActiveHelp: 'Todos los tipos están desactivados. Muéstralos todos para volver a ofrecer alguno.',
    showAll: 'Mostrar todos',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const hours = (n: number) => count(n, { one: `${figure(n)} heure`, other: `${figure(n)} heures` })

  return {
    title: 'Modèles de cours',
    lead: 'Ce que le studio enseigne. Les cours du planning sont faits à partir d’eux.',
    trail: 'Planning',
    create: 'Nouveau modèle',
    createIt: 'Créer le modèle',
    shown: 'Quels modèles',
    active: 'Actifs',
    all: 'Tous',
    table: 'Modèles de cours',
    name: 'Nom',
    duration: 'Durée',
    minutes: 'min',
    capacity: 'Places',
    instructor: 'Prof',
    nobody: 'Personne en particulier',
    windows: 'Réservation',
    opens: (n) => `Ouvre ${hours(n)} avant`,
    closes: (n) => `ferme ${hours(n)} avant`,
    free: (n) => (n === 0 ? 'annulation sans frais jusqu’au début' : `annulation sans frais jusqu’à ${hours(n)} avant`),
    studioRules: 'Les règles du studio',
    inactive: 'Inactif',
    edit: 'Modifier',
    deactivate: 'Désactiver',
    reactivate: 'Réactiver',
    deactivated: (name) => `${name} n’est plus proposé`,
    reactivated: (name) => `${name} est de nouveau proposé`,
    saved: 'Modèle enregistré',
    created: (name) => `${name} peut être mis au planning`,
    newTitle: 'Nouveau modèle de cours',
    editTitle: (name) => name,
    description: 'Description',
    descriptionHelp: 'Les clients la lisent au planning.',
    color: 'Couleur',
    photo: 'Photo',
    photoHelp:
      'Elle est recadrée d’elle-même en 16:9\u00a0: l’important doit être au milieu. Sans photo, un dessin s’affiche dans la couleur du cours.',
    photoOf: (name) => `Photo\u00a0: ${name}`,
    noPhoto: (name) => `${name} peut être mis au planning, mais sans la photo. Essayez une autre image.`,
    rules: 'Réservation et annulation',
    opensField: 'Ouverture des réservations',
    closesField: 'Fin des réservations',
    freeField: 'Annulation sans frais jusqu’à',
    hoursBefore: 'h avant',
    opensEmpty: 'Vide\u00a0: tout de suite',
    closesEmpty: 'Vide\u00a0: au début du cours',
    freeEmpty: (n) => (n === null ? 'Vide\u00a0: la règle du studio' : `Vide\u00a0: ${hours(n)} avant`),
    appliesNow:
      'Le nom, la description, la couleur et les règles changent aussitôt pour tous les cours. La durée, les places et le prof valent pour les cours prévus à partir de maintenant.',
    emptyTitle: 'Pas encore de modèles de cours',
    empty:
      'Un modèle dit ce qu’est un cours\u00a0: son nom, sa durée, ses places et sa couleur. Créez le premier, puis prévoyez sa semaine.',
    noneActive: 'Plus rien n’est proposé',
    noneActiveHelp: 'Tous les modèles sont désactivés. Affichez-les tous pour en proposer un de nouveau.',
    showAll: 'Tout afficher',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const hours = (n: number) => count(n, { one: '1 ora', other: `${figure(n)} ore` })

  return {
    title: 'Tipi di lezione',
    lead: 'Che cosa offre lo studio. Da questi nascono le lezioni in orario.',
    trail: 'Orario',
    create: 'Nuovo tipo di lezione',
    createIt: 'Crea',
    shown: 'Quali tipi',
    active: 'Attivi',
    all: 'Tutti',
    table: 'Tipi di lezione',
    name: 'Nome',
    duration: 'Durata',
    minutes: 'min',
    capacity: 'Posti',
    instructor: 'Insegnante',
    nobody: 'Nessuno in particolare',
    windows: 'Prenotazioni',
    opens: (n: number) => `Aprono ${hours(n)} prima`,
    closes: (n: number) => `chiudono ${hours(n)} prima`,
    free: (n: number) =>
      n === 0 ? 'annullamento gratuito fino all’inizio' : `annullamento gratuito fino a ${hours(n)} prima`,
    studioRules: 'Le regole dello studio',
    inactive: 'Non attivo',
    edit: 'Modifica',
    deactivate: 'Disattiva',
    reactivate: 'Riattiva',
    deactivated: (name: string) => `${name}: non si offre più`,
    reactivated: (name: string) => `${name}: si offre di nuovo`,
    saved: 'Tipo di lezione salvato',
    created: (name: string) => `${name}: ora si può programmare`,
    newTitle: 'Nuovo tipo di lezione',
    editTitle: (name: string) => name,
    description: 'Descrizione',
    descriptionHelp: 'La leggono i clienti nell’orario.',
    color: 'Colore',
    photo: 'Foto',
    photoHelp:
      'Viene ritagliata da sola in 16:9: ciò che conta va al centro. Senza foto si vede un disegno nel suo colore.',
    photoOf: (name: string) => `Foto di ${name}`,
    noPhoto: (name: string) => `${name}: ora si può programmare, ma senza la foto. Prova un’altra immagine.`,
    rules: 'Prenotare e annullare',
    opensField: 'Apertura prenotazioni',
    closesField: 'Chiusura prenotazioni',
    freeField: 'Annullamento gratuito fino a',
    hoursBefore: 'h prima',
    opensEmpty: 'Vuoto: subito',
    closesEmpty: 'Vuoto: all’inizio',
    freeEmpty: (n: number | null) => (n === null ? 'Vuoto: la regola dello studio' : `Vuoto: ${hours(n)} prima`),
    appliesNow:
      'Nome, descrizione, colore e regole cambiano subito per tutte le lezioni. Durata, posti e insegnante valgono per le lezioni programmate da ora in poi.',
    emptyTitle: 'Ancora nessun tipo di lezione',
    empty:
      'Un tipo dice com’è una lezione: nome, durata, posti e colore. Crea il primo, poi programma la sua settimana.',
    noneActive: 'Non si offre più nulla',
    noneActiveHelp: 'Tutti i tipi sono disattivati. Mostrali tutti per proporne di nuovo uno.',
    showAll: 'Mostra tutti',
  }
}
