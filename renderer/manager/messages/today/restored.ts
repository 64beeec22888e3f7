import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')

  return {
    restored: {
      title: (when: string) => `This studio was restored as of ${when}`,
      lost: (from: string, to: string) => `Changes made between ${from} and ${to} are missing.`,
      held: (letters: number, steps: number, messages: number) => {
        const waiting = [
          ...(letters > 0 ? [count(letters, { one: '1 email', other: `${figure(letters)} emails` })] : []),
          ...(steps > 0
            ? [count(steps, { one: '1 automation step', other: `${figure(steps)} automation steps` })]
            : []),
          ...(messages > 0
            ? [
                count(messages, {
                  one: '1 message to another app',
                  other: `${figure(messages)} messages to other apps`,
                }),
              ]
            : []),
        ]
        return letters + steps + messages === 1
          ? `${waiting.join('')} is on hold, as it may already have been sent.`
          : `${list(waiting)} are on hold, as they may already have been sent.`
      },
      heldNone: 'Nothing is on hold yet. Automatic messages wait until you resume sending.',
      writeAgain: 'Resume sending',
      go: 'Send all',
      drop: 'Discard all',
      goTitle: 'Send everything on hold?',
      goMeans: 'Clients who got a message before the computer was lost get it again. Automatic messages resume.',
      dropTitle: 'Discard everything on hold?',
      dropMeans:
        'Nothing is sent. Clients who didn’t get a message before the computer was lost won’t get it. Automatic messages resume.',
      gone: (letters: number) =>
        letters === 0
          ? 'Automatic messages are on again'
          : count(letters, { one: '1 message is being sent', other: `${figure(letters)} messages are being sent` }),
      dropped: (letters: number) =>
        letters === 0
          ? 'Automatic messages are on again'
          : count(letters, { one: '1 message discarded', other: `${figure(letters)} messages discarded` }),
      dismiss: 'Don’t show this again',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const list = lists('de')

  return {
    restored: {
      title: (when) => `Dieses Studio wurde wiederhergestellt, Stand ${when}`,
      lost: (from, to) => `Änderungen zwischen ${from} und ${to} fehlen.`,
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
                  one: '1 Nachricht an eine andere App',
                  other: `${figure(messages)} Nachrichten an andere Apps`,
                }),
              ]
            : []),
        ]
        return letters + steps + messages === 1
          ? `Angehalten, weil vielleicht schon gesendet: ${waiting.join('')}.`
          : `Angehalten, weil vielleicht schon gesendet: ${list(waiting)}.`
      },
      heldNone: 'Noch ist nichts angehalten. Automatische Nachrichten warten, bis du den Versand fortsetzt.',
      writeAgain: 'Versand fortsetzen',
      go: 'Alle senden',
      drop: 'Alle verwerfen',
      goTitle: 'Alles Angehaltene senden?',
      goMeans:
        'Wer eine Nachricht schon vor dem Verlust des Computers bekam, bekommt sie noch einmal. Automatische Nachrichten laufen weiter.',
      dropTitle: 'Alles Angehaltene verwerfen?',
      dropMeans:
        'Nichts wird gesendet. Wer eine Nachricht vor dem Verlust des Computers nicht bekam, bekommt sie nicht mehr. Automatische Nachrichten laufen weiter.',
      gone: (letters) =>
        letters === 0
          ? 'Automatische Nachrichten laufen wieder'
          : count(letters, {
              one: '1 Nachricht wird gesendet',
              other: `${figure(letters)} Nachrichten werden gesendet`,
            }),
      dropped: (letters) =>
        letters === 0
          ? 'Automatische Nachrichten laufen wieder'
          : count(letters, { one: '1 Nachricht verworfen', other: `${figure(letters)} Nachrichten verworfen` }),
      dismiss: 'Nicht mehr anzeigen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')

  return {
    restored: {
      title: (when) => `Este centro se restauró con los datos del ${when}`,
      lost: (from, to) => `Faltan los cambios hechos entre el ${from} y el ${to}.`,
      held: (letters, steps, messages) => {
        const waiting = [
          ...(letters > 0 ? [count(letters, { one: '1 correo', other: `${figure(letters)} correos` })] : []),
          ...(steps > 0
            ? [
                count(steps, {
                  one: '1 paso de una automatización',
                  other: `${figure(steps)} pasos de automatizaciones`,
                }),
              ]
            : []),
          ...(messages > 0
            ? [
                count(messages, {
                  one: '1 mensaje a otra aplicación',
                  other: `${figure(messages)} mensajes a otras aplicaciones`,
                }),
              ]
            : []),
        ]
        return `En espera por un posible envío anterior: ${list(waiting)}.`
      },
      heldNone: 'Aún no hay nada en espera. Los mensajes automáticos esperan a que reanudes los envíos.',
      writeAgain: 'Reanudar los envíos',
      go: 'Enviar todo',
      drop: 'Descartar todo',
      goTitle: '¿Enviar todo lo que está en espera?',
      goMeans:
        'Quienes recibieron un mensaje antes de perder el ordenador lo reciben otra vez. Los mensajes automáticos se reanudan.',
      dropTitle: '¿Descartar todo lo que está en espera?',
      dropMeans:
        'No se envía nada. Quienes no recibieron un mensaje antes de perder el ordenador ya no lo reciben. Los mensajes automáticos se reanudan.',
      gone: (letters) =>
        letters === 0
          ? 'Los mensajes automáticos vuelven a enviarse'
          : count(letters, {
              one: 'Se envía 1 mensaje',
              other: `Se envían ${figure(letters)} mensajes`,
            }),
      dropped: (letters) =>
        letters === 0
          ? 'Los mensajes automáticos vuelven a enviarse'
          : count(letters, {
              one: 'Se ha descartado 1 mensaje',
              other: `Se han descartado ${figure(letters)} mensajes`,
            }),
      dismiss: 'No volver a mostrar',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')

  return {
    restored: {
      title: (when) => `Ce studio a été restauré dans son état du ${when}`,
      lost: (from, to) => `Les modifications faites entre le ${from} et le ${to} manquent.`,
      held: (letters, steps, messages) => {
        const waiting = [
          ...(letters > 0
            ? [count(letters, { one: `${figure(letters)} e-mail`, other: `${figure(letters)} e-mails` })]
            : []),
          ...(steps > 0
            ? [
                count(steps, {
                  one: `${figure(steps)} étape d’automatisation`,
                  other: `${figure(steps)} étapes d’automatisation`,
                }),
              ]
            : []),
          ...(messages > 0
            ? [
                count(messages, {
                  one: `${figure(messages)} message à une autre application`,
                  other: `${figure(messages)} messages à d’autres applications`,
                }),
              ]
            : []),
        ]
        return letters + steps + messages === 1
          ? `En attente, car peut-être déjà envoyé\u00a0: ${waiting.join('')}.`
          : `En attente, car peut-être déjà envoyés\u00a0: ${list(waiting)}.`
      },
      heldNone: 'Rien n’est en attente. Les messages automatiques attendent que vous repreniez les envois.',
      writeAgain: 'Reprendre les envois',
      go: 'Tout envoyer',
      drop: 'Tout supprimer',
      goTitle: 'Envoyer tout ce qui est en attente\u202f?',
      goMeans:
        'Les personnes qui avaient reçu un message avant la perte de l’ordinateur le reçoivent de nouveau. Les messages automatiques reprennent.',
      dropTitle: 'Supprimer tout ce qui est en attente\u202f?',
      dropMeans:
        'Rien n’est envoyé. Un message pas arrivé avant la perte de l’ordinateur n’arrivera plus. Les messages automatiques reprennent.',
      gone: (letters) =>
        letters === 0
          ? 'Les messages automatiques ont repris'
          : count(letters, {
              one: `Envoi de ${figure(letters)} message`,
              other: `Envoi de ${figure(letters)} messages`,
            }),
      dropped: (letters) =>
        letters === 0
          ? 'Les messages automatiques ont repris'
          : count(letters, {
              one: `${figure(letters)} message supprimé`,
              other: `${figure(letters)} messages supprimés`,
            }),
      dismiss: 'Ne plus afficher',
    },
  }
}

export const it = (): Words => {
  const { il, del } = italian
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')

  return {
    restored: {
      title: (when: string) => `Questo studio è stato ripristinato con i dati ${del(when)}`,
      lost: (from: string, to: string) => `Mancano le modifiche fatte tra ${il(from)} e ${il(to)}.`,
      held: (letters: number, steps: number, messages: number) => {
        const waiting = [
          ...(letters > 0 ? [count(letters, { one: '1 e-mail', other: `${figure(letters)} e-mail` })] : []),
          ...(steps > 0
            ? [
                count(steps, {
                  one: '1 passaggio di un’automazione',
                  other: `${figure(steps)} passaggi di automazioni`,
                }),
              ]
            : []),
          ...(messages > 0
            ? [
                count(messages, {
                  one: '1 messaggio a un’altra app',
                  other: `${figure(messages)} messaggi ad altre app`,
                }),
              ]
            : []),
        ]
        return letters + steps + messages === 1
          ? `In attesa, perché forse già inviato: ${waiting.join('')}.`
          : `In attesa, perché forse già inviati: ${list(waiting)}.`
      },
      heldNone: 'Per ora nulla è in attesa. I messaggi automatici aspettano che tu riprenda gli invii.',
      writeAgain: 'Riprendi gli invii',
      go: 'Invia tutto',
      drop: 'Scarta tutto',
      goTitle: 'Inviare tutto ciò che è in attesa?',
      goMeans:
        'Chi aveva già ricevuto un messaggio prima che il computer andasse perso lo riceve di nuovo. I messaggi automatici riprendono.',
      dropTitle: 'Scartare tutto ciò che è in attesa?',
      dropMeans:
        'Non viene inviato nulla. Chi non aveva ricevuto un messaggio prima che il computer andasse perso non lo riceve più. I messaggi automatici riprendono.',
      gone: (letters: number) =>
        letters === 0
          ? 'I messaggi automatici sono ripresi'
          : count(letters, {
              one: '1 messaggio in partenza',
              other: `${figure(letters)} messaggi in partenza`,
            }),
      dropped: (letters: number) =>
        letters === 0
          ? 'I messaggi automatici sono ripresi'
          : count(letters, {
              one: '1 messaggio scartato',
              other: `${figure(letters)} messaggi scartati`,
            }),
      dismiss: 'Non mostrare più',
    },
  }
}
