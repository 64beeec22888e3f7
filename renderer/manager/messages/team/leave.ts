export const en = {
  leave: {
    title: (name: string) => `Who takes over from ${name}?`,
    who: 'Takes over',
    choose: 'Choose someone',
    nobody: 'No one yet',
    nobodyMeans:
      'Classes stay on the schedule without an instructor, and Today lists them. Appointments are cancelled free of charge, and clients are notified.',
  },
}

type Words = typeof en

export const de: Words = {
  leave: {
    title: (name) => `Wer übernimmt von ${name}?`,
    who: 'Übernimmt',
    choose: 'Person wählen',
    nobody: 'Noch niemand',
    nobodyMeans:
      'Die Kurse bleiben ohne Trainer:in im Kursplan, und „Heute“ zeigt sie an. Termine werden kostenlos storniert und die Kund:innen benachrichtigt.',
  },
}

export const es: Words = {
  leave: {
    title: (name) => `¿Quién sustituye a ${name}?`,
    who: 'Sustituye',
    choose: 'Elige a alguien',
    nobody: 'Todavía nadie',
    nobodyMeans:
      'Las clases siguen en el horario sin profesor/a y aparecen en Hoy. Las citas se cancelan sin coste y se avisa a los clientes.',
  },
}

export const fr: Words = {
  leave: {
    title: (name) => `Qui remplace ${name}\u202f?`,
    who: 'Remplace',
    choose: 'Choisir quelqu’un',
    nobody: 'Personne pour l’instant',
    nobodyMeans:
      'Les cours restent au planning sans professeur, et Aujourd’hui les signale. Les rendez-vous sont annulés sans frais et les clients prévenus.',
  },
}

export const it: Words = {
  leave: {
    title: (name) => `Chi sostituisce ${name}?`,
    who: 'Sostituisce',
    choose: 'Scegli qualcuno',
    nobody: 'Ancora nessuno',
    nobodyMeans:
      'Le lezioni restano in calendario senza insegnante e Oggi le segnala. Gli appuntamenti vengono annullati senza costi e i clienti avvisati.',
  },
}
