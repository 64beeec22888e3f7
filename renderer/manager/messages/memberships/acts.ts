import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const days = (n: number) => count(n, { one: '1 day', other: `${figure(n)} days` })
  const classes = (n: number) => count(n, { one: '1 class', other: `${figure(n)} classes` })

  return {
    act: {
      pause: 'Pause…',
      resume: 'End the pause',
      adjust: 'Adjust the classes…',
      change: 'Last day and notes…',
      cancel: 'Cancel for good…',
      statement: 'Statement of credits',
      pauseTitle: (name: string) => `Pause ${name}`,
      pauseDays: 'For how many days',
      pauseLimit: (left: number) => `At most ${days(left)} more.`,
      pauseUntil: (date: string) => `Usable again on ${date}.`,
      pauseSubmit: 'Pause',
      paused: 'Paused',
      resumed: 'The pause is over',
      cannotPause: 'This kind of membership can’t be paused.',
      noPauseLeft: 'All its days of pause are used.',
      notActive: 'Only an active membership can be paused.',
      isUnlimited: 'It is unlimited.',
      isCancelled: 'It is cancelled, and that is final.',
      adjustTitle: (name: string) => `Classes of ${name}`,
      adjustTo: 'Classes left',
      adjustNow: (n: number) => `Now ${classes(n)}.`,
      adjustBy: (n: number) => `${n > 0 ? 'Adds' : 'Takes away'} ${classes(Math.abs(n))}.`,
      reason: 'Reason',
      reasonHelp: 'The client sees it in the statement.',
      adjustSame: 'That is what it has.',
      adjustSubmit: 'Adjust',
      adjusted: 'Adjusted',
      changeTitle: (name: string) => `Change ${name}`,
      lastDay: 'Last day',
      lastDayHelp: 'Empty: no end. A later day makes an expired membership good again.',
      notes: 'Notes for the staff',
      saved: 'Saved',
      cancelTitle: (name: string) => `Cancel ${name}?`,
      cancelHelp: 'Coming bookings with it are cancelled free and the classes that are left lapse.',
      cancelRefund: 'Nothing is refunded by itself. It can’t be taken back.',
      cancelSubmit: 'Cancel it',
      cancelled: 'Cancelled',
    },
    statement: {
      title: (name: string) => `Statement: ${name}`,
      lead: 'Every movement, oldest first; the balance is their sum.',
      none: 'No movement yet',
      noneHelp: 'An unlimited membership takes no credits.',
      when: 'When',
      what: 'What',
      change: 'Change',
      balance: 'Balance',
      by: (name: string) => `by ${name}`,
      goodUntil: (date: string) => `good until ${date}`,
      kinds: {
        grant: 'Credited',
        rollover: 'Rolled over',
        spend: 'Taken for a class',
        return: 'Given back',
        lapse: 'Lapsed',
        adjust: 'Adjusted',
      },
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const days = (n: number) => count(n, { one: '1 Tag', other: `${figure(n)} Tage` })
  const classes = (n: number) => count(n, { one: '1 Kurs', other: `${figure(n)} Kurse` })

  return {
    act: {
      pause: 'Pausieren …',
      resume: 'Pause beenden',
      adjust: 'Anzahl der Kurse ändern …',
      change: 'Letzter Tag und Notizen …',
      cancel: 'Endgültig beenden …',
      statement: 'Guthabenverlauf',
      pauseTitle: (name) => `${name} pausieren`,
      pauseDays: 'Wie viele Tage',
      pauseLimit: (left) => `Höchstens noch ${days(left)}.`,
      pauseUntil: (date) => `Gilt wieder ab ${date}.`,
      pauseSubmit: 'Pausieren',
      paused: 'Pausiert',
      resumed: 'Die Pause ist vorbei',
      cannotPause: 'Diese Art Mitgliedschaft kann nicht pausieren.',
      noPauseLeft: 'Alle Pausentage sind verbraucht.',
      notActive: 'Nur eine aktive Mitgliedschaft kann pausieren.',
      isUnlimited: 'Sie ist unbegrenzt.',
      isCancelled: 'Sie ist beendet, und das ist endgültig.',
      adjustTitle: (name) => `Kurse: ${name}`,
      adjustTo: 'Kurse übrig',
      adjustNow: (n) => `Jetzt ${classes(n)}.`,
      adjustBy: (n) => `${classes(Math.abs(n))} ${n > 0 ? 'mehr' : 'weniger'}.`,
      reason: 'Grund',
      reasonHelp: 'Steht im Guthabenverlauf im Portal.',
      adjustSame: 'So viele sind es schon.',
      adjustSubmit: 'Ändern',
      adjusted: 'Geändert',
      changeTitle: (name) => `${name} ändern`,
      lastDay: 'Letzter Tag',
      lastDayHelp: 'Leer: unbefristet. Mit einem späteren Tag gilt eine abgelaufene Mitgliedschaft wieder.',
      notes: 'Notizen für das Team',
      saved: 'Gespeichert',
      cancelTitle: (name) => `${name} beenden?`,
      cancelHelp: 'Kommende Buchungen damit werden kostenlos storniert, und übrige Kurse verfallen.',
      cancelRefund: 'Von selbst wird nichts erstattet. Es lässt sich nicht zurücknehmen.',
      cancelSubmit: 'Beenden',
      cancelled: 'Beendet',
    },
    statement: {
      title: (name) => `Guthabenverlauf: ${name}`,
      lead: 'Jede Bewegung, die älteste zuerst; der Stand ist ihre Summe.',
      none: 'Noch keine Bewegung',
      noneHelp: 'Eine unbegrenzte Mitgliedschaft verbraucht kein Guthaben.',
      when: 'Wann',
      what: 'Was',
      change: 'Änderung',
      balance: 'Stand',
      by: (name) => `von ${name}`,
      goodUntil: (date) => `gültig bis ${date}`,
      kinds: {
        grant: 'Gutgeschrieben',
        rollover: 'Übertragen',
        spend: 'Für einen Kurs verwendet',
        return: 'Zurückgegeben',
        lapse: 'Verfallen',
        adjust: 'Geändert',
      },
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const days = (n: number) => count(n, { one: '1 día', other: `${figure(n)} días` })
  const classes = (n: number) => count(n, { one: '1 clase', other: `${figure(n)} clases` })

  return {
    act: {
      pause: 'Pausar…',
      resume: 'Terminar la pausa',
      adjust: 'Ajustar las clases…',
      change: 'Último día y notas…',
      cancel: 'Cancelar definitivamente…',
      statement: 'Movimientos de créditos',
      pauseTitle: (name) => `Pausar ${name}`,
      pauseDays: 'Cuántos días',
      pauseLimit: (left) => `Como máximo, ${days(left)} más.`,
      pauseUntil: (date) => `Vuelve a valer el ${date}.`,
      pauseSubmit: 'Pausar',
      paused: 'En pausa',
      resumed: 'La pausa ha terminado',
      cannotPause: 'Este tipo de bono no se puede pausar.',
      noPauseLeft: 'Ya se han usado todos sus días de pausa.',
      notActive: 'Solo se puede pausar un bono activo.',
      isUnlimited: 'Es ilimitado.',
      isCancelled: 'Está cancelado, y es definitivo.',
      adjustTitle: (name) => `Clases de ${name}`,
      adjustTo: 'Clases restantes',
      adjustNow: (n) => `Ahora, ${classes(n)}.`,
      adjustBy: (n) => (n > 0 ? `Añade ${classes(n)}.` : `Quita ${classes(Math.abs(n))}.`),
      reason: 'Motivo',
      reasonHelp: 'El cliente lo ve en los movimientos.',
      adjustSame: 'Es lo que tiene.',
      adjustSubmit: 'Ajustar',
      adjusted: 'Clases ajustadas',
      changeTitle: (name) => `Cambiar ${name}`,
      lastDay: 'Último día',
      lastDayHelp: 'Vacío: sin fin. Con un día posterior, un bono caducado vuelve a valer.',
      notes: 'Notas para el equipo',
      saved: 'Guardado',
      cancelTitle: (name) => `¿Cancelar ${name}?`,
      cancelHelp: 'Las reservas futuras hechas con él se cancelan gratis y las clases que quedan se pierden.',
      cancelRefund: 'No se reembolsa nada automáticamente. No se puede deshacer.',
      cancelSubmit: 'Cancelarlo',
      cancelled: 'Bono cancelado',
    },
    statement: {
      title: (name) => `Movimientos: ${name}`,
      lead: 'Todos los movimientos, del más antiguo al más reciente; el saldo es su suma.',
      none: 'Aún no hay movimientos',
      noneHelp: 'Un bono ilimitado no gasta créditos.',
      when: 'Cuándo',
      what: 'Qué',
      change: 'Cambio',
      balance: 'Saldo',
      by: (name) => `por ${name}`,
      goodUntil: (date) => `válido hasta el ${date}`,
      kinds: {
        grant: 'Añadido',
        rollover: 'Del periodo anterior',
        spend: 'Usado en una clase',
        return: 'Devuelto',
        lapse: 'Caducado',
        adjust: 'Ajustado',
      },
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const days = (n: number) => count(n, { one: `${figure(n)} jour`, other: `${figure(n)} jours` })
  const classes = (n: number) => `${figure(n)} cours`

  return {
    act: {
      pause: 'Mettre en pause…',
      resume: 'Finir la pause',
      adjust: 'Corriger les cours…',
      change: 'Dernier jour et notes…',
      cancel: 'Résilier pour de bon…',
      statement: 'Relevé des crédits',
      pauseTitle: (name) => `Mettre en pause\u00a0: ${name}`,
      pauseDays: 'Nombre de jours',
      pauseLimit: (left) => `Encore ${days(left)} au plus.`,
      pauseUntil: (date) => `De nouveau utilisable le ${date}.`,
      pauseSubmit: 'Mettre en pause',
      paused: 'En pause',
      resumed: 'La pause est finie',
      cannotPause: 'Ce genre d’abonnement ne peut pas être mis en pause.',
      noPauseLeft: 'Tous ses jours de pause sont pris.',
      notActive: 'Seul un abonnement actif peut être mis en pause.',
      isUnlimited: 'Il est illimité.',
      isCancelled: 'Il est résilié, et c’est définitif.',
      adjustTitle: (name) => `Cours de ${name}`,
      adjustTo: 'Cours restants',
      adjustNow: (n) => `Actuellement ${classes(n)}.`,
      adjustBy: (n) => (n > 0 ? `Ajoute ${classes(n)}.` : `Retire ${classes(-n)}.`),
      reason: 'Motif',
      reasonHelp: 'Le client le voit sur son relevé.',
      adjustSame: 'C’est déjà le cas.',
      adjustSubmit: 'Corriger',
      adjusted: 'Corrigé',
      changeTitle: (name) => `Modifier ${name}`,
      lastDay: 'Dernier jour',
      lastDayHelp: 'Vide\u00a0: sans fin. Un jour plus tardif rend un abonnement expiré de nouveau valable.',
      notes: 'Notes pour l’équipe',
      saved: 'Enregistré',
      cancelTitle: (name) => `Résilier ${name}\u202f?`,
      cancelHelp: 'Les réservations à venir sont annulées sans frais et les cours restants sont perdus.',
      cancelRefund: 'Rien n’est remboursé automatiquement. On ne peut pas revenir en arrière.',
      cancelSubmit: 'Résilier',
      cancelled: 'Résilié',
    },
    statement: {
      title: (name) => `Relevé\u00a0: ${name}`,
      lead: 'Tous les mouvements, du plus ancien au plus récent\u202f; le solde est leur somme.',
      none: 'Aucun mouvement',
      noneHelp: 'Un abonnement illimité ne prend pas de crédits.',
      when: 'Quand',
      what: 'Quoi',
      change: 'Mouvement',
      balance: 'Solde',
      by: (name) => `par ${name}`,
      goodUntil: (date) => `valable jusqu’au ${date}`,
      kinds: {
        grant: 'Crédité',
        rollover: 'Reporté',
        spend: 'Pris pour un cours',
        return: 'Rendu',
        lapse: 'Expiré',
        adjust: 'Corrigé',
      },
    },
  }
}

export const it = (): Words => {
  const { al } = italian
  const count = plurals('it')
  const figure = figures('it')
  const days = (n: number) => count(n, { one: '1 giorno', other: `${figure(n)} giorni` })
  const classes = (n: number) => count(n, { one: '1 lezione', other: `${figure(n)} lezioni` })

  return {
    act: {
      pause: 'Metti in pausa…',
      resume: 'Termina la pausa',
      adjust: 'Correggi le lezioni…',
      change: 'Ultimo giorno e note…',
      cancel: 'Disdici definitivamente…',
      statement: 'Estratto dei crediti',
      pauseTitle: (name: string) => `Metti in pausa ${name}`,
      pauseDays: 'Per quanti giorni',
      pauseLimit: (left: number) => `Al massimo ancora ${days(left)}.`,
      pauseUntil: (date: string) => `Di nuovo utilizzabile: ${date}.`,
      pauseSubmit: 'Metti in pausa',
      paused: 'In pausa',
      resumed: 'La pausa è finita',
      cannotPause: 'Questo tipo di abbonamento non si può mettere in pausa.',
      noPauseLeft: 'Tutti i suoi giorni di pausa sono usati.',
      notActive: 'Si può mettere in pausa solo un abbonamento attivo.',
      isUnlimited: 'È illimitato.',
      isCancelled: 'È disdetto, e in via definitiva.',
      adjustTitle: (name: string) => `Lezioni di ${name}`,
      adjustTo: 'Lezioni rimaste',
      adjustNow: (n: number) => `Ora: ${classes(n)}.`,
      adjustBy: (n: number) => `${n > 0 ? 'Aggiunge' : 'Toglie'} ${classes(Math.abs(n))}.`,
      reason: 'Motivo',
      reasonHelp: 'La persona lo vede nell’estratto.',
      adjustSame: 'È quanto ha già.',
      adjustSubmit: 'Correggi',
      adjusted: 'Corretto',
      changeTitle: (name: string) => `Modifica ${name}`,
      lastDay: 'Ultimo giorno',
      lastDayHelp: 'Vuoto: senza scadenza. Un giorno successivo rende di nuovo valido un abbonamento scaduto.',
      notes: 'Note per lo staff',
      saved: 'Salvato',
      cancelTitle: (name: string) => `Disdire ${name}?`,
      cancelHelp:
        'Le prenotazioni future fatte con questo abbonamento vengono annullate gratis e le lezioni rimaste scadono.',
      cancelRefund: 'Non si rimborsa nulla automaticamente. Non si può tornare indietro.',
      cancelSubmit: 'Disdici',
      cancelled: 'Disdetto',
    },
    statement: {
      title: (name: string) => `Estratto: ${name}`,
      lead: 'Ogni movimento, dal più vecchio; il saldo è la loro somma.',
      none: 'Ancora nessun movimento',
      noneHelp: 'Un abbonamento illimitato non usa crediti.',
      when: 'Quando',
      what: 'Che cosa',
      change: 'Variazione',
      balance: 'Saldo',
      by: (name: string) => `da ${name}`,
      goodUntil: (date: string) => `valido fino ${al(date)}`,
      kinds: {
        grant: 'Accreditato',
        rollover: 'Riportato',
        spend: 'Usato per una lezione',
        return: 'Restituito',
        lapse: 'Scaduto',
        adjust: 'Corretto',
      },
    },
  }
}
