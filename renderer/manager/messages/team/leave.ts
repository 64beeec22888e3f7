export const en = {
  leave: {
    title: (name: string) => `Who takes over from ${name}?`,
    who: 'Takes over',
    choose: 'Choose somebody',
    nobody: 'Nobody yet',
    nobodyMeans:
      'The classes stay on the timetable without an instructor, and Today names them. Appointments are cancelled free, and the clients are told.',
  },
}

type Words = typeof en

export const de: Words = {
  leave: {
    title: (name) => `Wer übernimmt von ${name}?`,
    who: 'Übernimmt',
    choose: 'Jemanden wählen',
    nobody: 'Noch niemand',
    nobodyMeans:
      'Die Kurse bleiben ohne Lehrkraft im Kursplan, und Heute nennt sie. Termine werden kostenlos abgesagt, die Kundschaft erfährt es.',
  },
}

export const es: Words = {
  leave: {
    title: (name) => `¿Quién sustituye a ${name}?`,
    who: 'Sustituye',
    choose: 'Elige a alguien',
    nobody: 'Todavía nadie',
    nobodyMeans:
      'Las clases siguen en el horario sin profesor y Hoy las nombra. Las citas se cancelan sin coste y se avisa a los clientes.',
  },
}

export const fr: Words = {
  leave: {
    title: (name) => `Qui reprend les cours de ${name}\u00a0?`,
    who: 'Reprend',
    choose: 'Choisir quelqu’un',
    nobody: 'Personne pour l’instant',
    nobodyMeans:
      'Les cours restent au planning sans prof, et Aujourd’hui les signale. Les rendez-vous sont annulés sans frais et les clients prévenus.',
  },
}

export const it: Words = {
  leave: {
    title: (name) => `Chi prende il posto di ${name}?`,
    who: 'Prende il posto',
    choose: 'Scegli qualcuno',
    nobody: 'Ancora nessuno',
    nobodyMeans:
      'Le lezioni restano nel calendario senza istruttore e Oggi le segnala. Gli appuntamenti vengono annullati senza costi e i clienti avvisati.',
  },
}
