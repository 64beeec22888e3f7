import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const days = (n: number) => count(n, { one: '1 day', other: `${figure(n)} days` })
  const credits = (n: number) => count(n, { one: '1 credit', other: `${figure(n)} credits` })

  return {
    act: {
      pause: 'Pause…',
      resume: 'End pause',
      adjust: 'Adjust credits…',
      change: 'Last day and notes…',
      cancel: 'Cancel permanently…',
      statement: 'Statement of credits',
      pauseTitle: (name: string) => `Pause ${name}`,
      pauseDays: 'Number of days',
      pauseLimit: (left: number) => `At most ${days(left)} more.`,
      pauseUntil: (date: string) => `Usable again on ${date}.`,
      pauseSubmit: 'Pause',
      paused: 'Paused',
      resumed: 'The pause has ended',
      cannotPause: 'This membership type can’t be paused.',
      noPauseLeft: 'All its pause days are used.',
      notActive: 'Only an active membership can be paused.',
      isUnlimited: 'It is unlimited.',
      isCancelled: 'It has been cancelled permanently.',
      adjustTitle: (name: string) => `Credits on ${name}`,
      adjustTo: 'Credits left',
      adjustNow: (n: number) => `Now ${credits(n)}.`,
      adjustBy: (n: number) => `${n > 0 ? 'Adds' : 'Removes'} ${credits(Math.abs(n))}.`,
      reason: 'Reason',
      reasonHelp: 'The client sees it in the statement.',
      adjustSame: 'That’s the current number.',
      adjustSubmit: 'Adjust',
      adjusted: 'Adjusted',
      changeTitle: (name: string) => `Change ${name}`,
      lastDay: 'Last day',
      lastDayHelp: 'Empty: no end date. A later day makes an expired membership valid again.',
      notes: 'Notes for the staff',
      saved: 'Saved',
      cancelTitle: (name: string) => `Cancel ${name}?`,
      cancelHelp: 'Upcoming bookings with it are cancelled free of charge, and remaining credits expire.',
      cancelRefund: 'Nothing is refunded automatically. You can’t undo this.',
      cancelSubmit: 'Cancel membership',
      cancelled: 'Cancelled',
    },
    statement: {
      title: (name: string) => `Statement: ${name}`,
      lead: 'Every change, oldest first, with the balance after it.',
      none: 'No changes yet',
      noneHelp: 'An unlimited membership uses no credits.',
      when: 'When',
      what: 'What',
      change: 'Change',
      balance: 'Balance',
      by: (name: string) => `by ${name}`,
      goodUntil: (date: string) => `valid until ${date}`,
      kinds: {
        grant: 'Added',
        rollover: 'Rolled over',
        spend: 'Used for a class',
        return: 'Returned',
        lapse: 'Expired',
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
  const credits = (n: number) => count(n, { one: '1 Credit', other: `${figure(n)} Credits` })

  return {
    act: {
      pause: 'Pausieren\u00a0…',
      resume: 'Pause beenden',
      adjust: 'Credits anpassen\u00a0…',
      change: 'Letzter Tag und Notizen\u00a0…',
      cancel: 'Endgültig beenden\u00a0…',
      statement: 'Credit-Verlauf',
      pauseTitle: (name) => `„${name}“ pausieren`,
      pauseDays: 'Anzahl der Tage',
      pauseLimit: (left) => `Höchstens noch ${days(left)}.`,
      pauseUntil: (date) => `Wieder nutzbar ab ${date}.`,
      pauseSubmit: 'Pausieren',
      paused: 'Pausiert',
      resumed: 'Die Pause ist beendet',
      cannotPause: 'Diese Mitgliedschaftsart kann nicht pausieren.',
      noPauseLeft: 'Alle Pausentage sind verbraucht.',
      notActive: 'Nur eine aktive Mitgliedschaft kann pausieren.',
      isUnlimited: 'Sie ist unbegrenzt.',
      isCancelled: 'Sie ist endgültig beendet.',
      adjustTitle: (name) => `Credits: ${name}`,
      adjustTo: 'Credits übrig',
      adjustNow: (n) => `Jetzt ${credits(n)}.`,
      adjustBy: (n) => `${credits(Math.abs(n))} ${n > 0 ? 'mehr' : 'weniger'}.`,
      reason: 'Grund',
      reasonHelp: 'Erscheint im Credit-Verlauf im Portal.',
      adjustSame: 'Das ist schon der aktuelle Stand.',
      adjustSubmit: 'Anpassen',
      adjusted: 'Credits angepasst',
      changeTitle: (name) => `„${name}“ ändern`,
      lastDay: 'Letzter Tag',
      lastDayHelp: 'Leer: unbefristet. Mit einem späteren Tag gilt eine abgelaufene Mitgliedschaft wieder.',
      notes: 'Notizen für das Team',
      saved: 'Gespeichert',
      cancelTitle: (name) => `„${name}“ beenden?`,
      cancelHelp: 'Kommende Buchungen damit werden kostenlos storniert, und übrige Credits verfallen.',
      cancelRefund: 'Es wird nichts automatisch erstattet. Das lässt sich nicht rückgängig machen.',
      cancelSubmit: 'Mitgliedschaft beenden',
      cancelled: 'Beendet',
    },
    statement: {
      title: (name) => `Credit-Verlauf: ${name}`,
      lead: 'Alle Änderungen, die älteste zuerst, mit dem Stand danach.',
      none: 'Noch keine Änderungen',
      noneHelp: 'Eine unbegrenzte Mitgliedschaft verbraucht keine Credits.',
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
        adjust: 'Angepasst',
      },
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const days = (n: number) => count(n, { one: '1 día', other: `${figure(n)} días` })
  const credits = (n: number) => count(n, { one: '1 crédito', other: `${figure(n)} créditos` })

  return {
    act: {
      pause: 'Pausar…',
      resume: 'Terminar la pausa',
      adjust: 'Ajustar los créditos…',
      change: 'Último día y notas…',
      cancel: 'Cancelar definitivamente…',
      statement: 'Movimientos de créditos',
      pauseTitle: (name) => `Pausar ${name}`,
      pauseDays: 'Número de días',
      pauseLimit: (left) => `Como máximo, ${days(left)} más.`,
      pauseUntil: (date) => `Se puede usar otra vez el ${date}.`,
      pauseSubmit: 'Pausar',
      paused: 'En pausa',
      resumed: 'La pausa ha terminado',
      cannotPause: 'Este tipo de bono no se puede pausar.',
      noPauseLeft: 'Ya se han usado todos sus días de pausa.',
      notActive: 'Solo se puede pausar un bono activo.',
      isUnlimited: 'Es ilimitado.',
      isCancelled: 'Está cancelado definitivamente.',
      adjustTitle: (name) => `Créditos: ${name}`,
      adjustTo: 'Créditos restantes',
      adjustNow: (n) => `Ahora, ${credits(n)}.`,
      adjustBy: (n) => (n > 0 ? `Añade ${credits(n)}.` : `Quita ${credits(Math.abs(n))}.`),
      reason: 'Motivo',
      reasonHelp: 'El cliente lo ve en los movimientos.',
      adjustSame: 'Es el número que ya tiene.',
      adjustSubmit: 'Ajustar',
      adjusted: 'Créditos ajustados',
      changeTitle: (name) => `Cambiar ${name}`,
      lastDay: 'Último día',
      lastDayHelp: 'Vacío: sin fecha de fin. Con un día posterior, un bono caducado vuelve a ser válido.',
      notes: 'Notas para el equipo',
      saved: 'Guardado',
      cancelTitle: (name) => `¿Cancelar ${name}?`,
      cancelHelp: 'Las próximas reservas con este bono se cancelan gratis y los créditos restantes se pierden.',
      cancelRefund: 'No se reembolsa nada automáticamente. No se puede deshacer.',
      cancelSubmit: 'Cancelar el bono',
      cancelled: 'Bono cancelado',
    },
    statement: {
      title: (name) => `Movimientos: ${name}`,
      lead: 'Todos los movimientos, del más antiguo al más reciente, con su saldo.',
      none: 'Aún no hay movimientos',
      noneHelp: 'Un bono ilimitado no usa créditos.',
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
  const credits = (n: number) => count(n, { one: `${figure(n)} crédit`, other: `${figure(n)} crédits` })

  return {
    act: {
      pause: 'Mettre en pause…',
      resume: 'Terminer la pause',
      adjust: 'Ajuster les crédits…',
      change: 'Dernier jour et notes…',
      cancel: 'Résilier définitivement…',
      statement: 'Relevé des crédits',
      pauseTitle: (name) => `Mettre en pause\u00a0: ${name}`,
      pauseDays: 'Nombre de jours',
      pauseLimit: (left) => `Encore ${days(left)} au plus.`,
      pauseUntil: (date) => `De nouveau utilisable le ${date}.`,
      pauseSubmit: 'Mettre en pause',
      paused: 'En pause',
      resumed: 'La pause est terminée',
      cannotPause: 'Ce type d’abonnement ne peut pas être mis en pause.',
      noPauseLeft: 'Tous ses jours de pause sont utilisés.',
      notActive: 'Seul un abonnement actif peut être mis en pause.',
      isUnlimited: 'Il est illimité.',
      isCancelled: 'Il est résilié définitivement.',
      adjustTitle: (name) => `Crédits\u00a0: ${name}`,
      adjustTo: 'Crédits restants',
      adjustNow: (n) => `Actuellement ${credits(n)}.`,
      adjustBy: (n) => (n > 0 ? `Ajoute ${credits(n)}.` : `Retire ${credits(-n)}.`),
      reason: 'Motif',
      reasonHelp: 'Le client le voit sur son relevé.',
      adjustSame: 'C’est déjà le nombre actuel.',
      adjustSubmit: 'Ajuster',
      adjusted: 'Crédits ajustés',
      changeTitle: (name) => `Modifier ${name}`,
      lastDay: 'Dernier jour',
      lastDayHelp: 'Vide\u00a0: sans date de fin. Un jour plus tardif rend un abonnement expiré de nouveau valable.',
      notes: 'Notes pour l’équipe',
      saved: 'Enregistré',
      cancelTitle: (name) => `Résilier ${name}\u202f?`,
      cancelHelp: 'Les réservations à venir sont annulées sans frais et les crédits restants sont perdus.',
      cancelRefund: 'Rien n’est remboursé automatiquement. Cette action est irréversible.',
      cancelSubmit: 'Résilier l’abonnement',
      cancelled: 'Résilié',
    },
    statement: {
      title: (name) => `Relevé\u00a0: ${name}`,
      lead: 'Tous les mouvements, du plus ancien au plus récent, avec le solde.',
      none: 'Aucun mouvement',
      noneHelp: 'Un abonnement illimité n’utilise pas de crédits.',
      when: 'Quand',
      what: 'Opération',
      change: 'Mouvement',
      balance: 'Solde',
      by: (name) => `par ${name}`,
      goodUntil: (date) => `valable jusqu’au ${date}`,
      kinds: {
        grant: 'Ajouté',
        rollover: 'Reporté',
        spend: 'Utilisé pour un cours',
        return: 'Rendu',
        lapse: 'Expiré',
        adjust: 'Ajusté',
      },
    },
  }
}

export const it = (): Words => {
  const { al } = italian
  const count = plurals('it')
  const figure = figures('it')
  const days = (n: number) => count(n, { one: '1 giorno', other: `${figure(n)} giorni` })
  const credits = (n: number) => count(n, { one: '1 credito', other: `${figure(n)} crediti` })

  return {
    act: {
      pause: 'Metti in pausa…',
      resume: 'Termina la pausa',
      adjust: 'Correggi i crediti…',
      change: 'Ultimo giorno e note…',
      cancel: 'Disdici definitivamente…',
      statement: 'Movimenti dei crediti',
      pauseTitle: (name: string) => `Metti in pausa ${name}`,
      pauseDays: 'Numero di giorni',
      pauseLimit: (left: number) => `Al massimo ancora ${days(left)}.`,
      pauseUntil: (date: string) => `Di nuovo utilizzabile: ${date}.`,
      pauseSubmit: 'Metti in pausa',
      paused: 'In pausa',
      resumed: 'La pausa è finita',
      cannotPause: 'Questo tipo di abbonamento non si può mettere in pausa.',
      noPauseLeft: 'Tutti i suoi giorni di pausa sono usati.',
      notActive: 'Si può mettere in pausa solo un abbonamento attivo.',
      isUnlimited: 'È illimitato.',
      isCancelled: 'È disdetto definitivamente.',
      adjustTitle: (name: string) => `Crediti: ${name}`,
      adjustTo: 'Crediti rimasti',
      adjustNow: (n: number) => `Ora: ${credits(n)}.`,
      adjustBy: (n: number) => `${n > 0 ? 'Aggiunge' : 'Toglie'} ${credits(Math.abs(n))}.`,
      reason: 'Motivo',
      reasonHelp: 'Il cliente lo vede nei movimenti.',
      adjustSame: 'È già il numero attuale.',
      adjustSubmit: 'Correggi',
      adjusted: 'Crediti corretti',
      changeTitle: (name: string) => `Modifica ${name}`,
      lastDay: 'Ultimo giorno',
      lastDayHelp: 'Vuoto: senza scadenza. Un giorno successivo rende di nuovo valido un abbonamento scaduto.',
      notes: 'Note per lo staff',
      saved: 'Salvato',
      cancelTitle: (name: string) => `Disdire ${name}?`,
      cancelHelp:
        'Le prenotazioni future fatte con questo abbonamento vengono disdette gratis e i crediti rimasti scadono.',
      cancelRefund: 'Non viene rimborsato nulla automaticamente. L’operazione non si può annullare.',
      cancelSubmit: 'Disdici l’abbonamento',
      cancelled: 'Disdetto',
    },
    statement: {
      title: (name: string) => `Movimenti: ${name}`,
      lead: 'Tutti i movimenti, dal più vecchio al più recente, con il saldo.',
      none: 'Ancora nessun movimento',
      noneHelp: 'Un abbonamento illimitato non usa crediti.',
      when: 'Quando',
      what: 'Che cosa',
      change: 'Variazione',
      balance: 'Saldo',
      by: (name: string) => `da ${name}`,
      goodUntil: (date: string) => `valido fino ${al(date)}`,
      kinds: {
        grant: 'Aggiunto',
        rollover: 'Riportato',
        spend: 'Usato per una lezione',
        return: 'Restituito',
        lapse: 'Scaduto',
        adjust: 'Corretto',
      },
    },
  }
}
