export const en = {
  widget: {
    title: 'On your own website',
    titleMeans: 'Your timetable and prices, always as they are here, in your website’s letters and your colours.',
    show: 'What it shows',
    section: { schedule: 'Timetable', prices: 'Prices', services: 'Services', products: 'Products' },
    one: 'Choose at least one.',
    language: 'Language',
    asSite: 'As your website says',
    languages: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français', it: 'Italiano' },
    preview: 'How it looks',
    previewMeans: 'Live, with your own classes. Letters and colours of the text are your website’s.',
    yourWebsite: 'your-website.com',
    line: 'One line to copy',
    lineMeans: 'Paste it where the timetable should stand.',
    copy: 'Copy the line',
    copied: 'The line is copied',
    copyLater: 'It can be copied once clients reach the studio by an address.',
    frame: 'Where scripts are not allowed',
    frameMeans: 'Some site builders take frames only. This line shows the same in a frame of its own.',
    copyFrame: 'Copy the frame',
    copiedFrame: 'The frame is copied',
    where: 'Where to paste it',
    places: [
      ['WordPress', 'Edit the page, add a “Custom HTML” block, paste the line and update the page.'],
      ['Squarespace', 'Edit the page, add a “Code” block set to HTML, and paste the line.'],
      ['Wix', 'Add → Embed code → Embed HTML, and paste the frame.'],
      ['Jimdo', 'Add element → Widget/HTML, and paste the line. Where that does nothing, paste the frame.'],
    ],
    colours:
      'Your website may set its own: the CSS properties --studio-accent, --studio-radius and --studio-font on studio-desk.',
    notOnline: 'Your studio is not online yet, so a website could not reach it.',
    freeTunnel:
      'Your studio is online by the free tunnel. It shows every visitor a page of its own first, and websites can’t load anything through it. An address of your own, or a tunnel server of your own, works.',
    plain: 'Your studio’s address begins with http://. Websites load only from https:// addresses.',
    toOnline: 'To Going online',
    guests: 'Guests may book without an account',
    guestsMeans:
      'They give a name and an e-mail. The place is held for 30 minutes, until they follow the link that we send; they pay at the studio.',
    guestsNoMail: 'No mail server is set up, so you confirm each guest on Today.',
    guestsOn: 'Guests can book now',
    guestsOff: 'Only those with an account book now',
  },
}

type Words = typeof en

export const de: Words = {
  widget: {
    title: 'Auf deiner eigenen Website',
    titleMeans: 'Dein Kursplan und deine Preise, immer wie hier, in der Schrift deiner Website und deinen Farben.',
    show: 'Was es zeigt',
    section: { schedule: 'Kursplan', prices: 'Preise', services: 'Leistungen', products: 'Produkte' },
    one: 'Wähle mindestens eines.',
    language: 'Sprache',
    asSite: 'Wie deine Website',
    languages: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français', it: 'Italiano' },
    preview: 'Wie es aussieht',
    previewMeans: 'Live, mit deinen eigenen Kursen. Schrift und Textfarben kommen von deiner Website.',
    yourWebsite: 'deine-website.de',
    line: 'Eine Zeile zum Kopieren',
    lineMeans: 'Füge sie dort ein, wo der Kursplan stehen soll.',
    copy: 'Zeile kopieren',
    copied: 'Die Zeile ist kopiert',
    copyLater: 'Kopieren geht, sobald das Studio unter einer Adresse erreichbar ist.',
    frame: 'Wo keine Skripte erlaubt sind',
    frameMeans: 'Manche Baukästen nehmen nur Frames. Diese Zeile zeigt dasselbe in einem eigenen Frame.',
    copyFrame: 'Frame kopieren',
    copiedFrame: 'Der Frame ist kopiert',
    where: 'Wo du sie einfügst',
    places: [
      [
        'WordPress',
        'Bearbeite die Seite, füge einen Block „Individuelles HTML“ hinzu, setz die Zeile ein und aktualisiere die Seite.',
      ],
      ['Squarespace', 'Bearbeite die Seite, füge einen Block „Code“ hinzu, stell ihn auf HTML und setz die Zeile ein.'],
      ['Wix', 'Hinzufügen → Code einbetten → HTML einbetten; setz dort den Frame ein.'],
      ['Jimdo', 'Element hinzufügen → Widget/HTML; setz dort die Zeile ein. Tut sich nichts, nimm den Frame.'],
    ],
    colours:
      'Deine Website kann eigene Werte setzen: die CSS-Eigenschaften --studio-accent, --studio-radius und --studio-font auf studio-desk.',
    notOnline: 'Dein Studio ist noch nicht online; eine Website könnte es nicht erreichen.',
    freeTunnel:
      'Dein Studio ist über den kostenlosen Tunnel online. Der zeigt allen zuerst eine eigene Seite, und Websites können nichts durch ihn laden. Eine eigene Adresse oder ein eigener Tunnelserver funktioniert.',
    plain: 'Die Adresse deines Studios beginnt mit http://. Websites laden nur von https://-Adressen.',
    toOnline: 'Zu „Online gehen“',
    guests: 'Gäste dürfen ohne Konto buchen',
    guestsMeans:
      'Sie geben Name und E-Mail an. Der Platz ist 30 Minuten lang reserviert; in dieser Zeit bestätigen sie ihn mit dem Link, den wir schicken. Bezahlt wird im Studio.',
    guestsNoMail: 'Es ist kein Mailserver eingerichtet; darum bestätigst du alle Gäste unter Heute.',
    guestsOn: 'Gäste können jetzt buchen',
    guestsOff: 'Ab jetzt bucht nur, wer ein Konto hat',
  },
}

export const es: Words = {
  widget: {
    title: 'En tu propia web',
    titleMeans: 'Tu horario y tus precios, siempre como están aquí, con la letra de tu web y tus colores.',
    show: 'Qué muestra',
    section: { schedule: 'Horario', prices: 'Precios', services: 'Servicios', products: 'Productos' },
    one: 'Elige al menos uno.',
    language: 'Idioma',
    asSite: 'El de tu web',
    languages: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français', it: 'Italiano' },
    preview: 'Cómo se ve',
    previewMeans: 'En vivo, con tus propias clases. La letra y los colores del texto son los de tu web.',
    yourWebsite: 'tu-sitio-web.es',
    line: 'Una línea para copiar',
    lineMeans: 'Pégala donde deba ir el horario.',
    copy: 'Copiar la línea',
    copied: 'Línea copiada',
    copyLater: 'Podrás copiarla cuando el estudio tenga una dirección pública.',
    frame: 'Donde no se admiten scripts',
    frameMeans: 'Algunos creadores de webs solo admiten marcos. Esta línea muestra lo mismo en un marco propio.',
    copyFrame: 'Copiar el marco',
    copiedFrame: 'Marco copiado',
    where: 'Dónde pegarla',
    places: [
      ['WordPress', 'Edita la página, añade un bloque «HTML personalizado», pega la línea y actualiza la página.'],
      ['Squarespace', 'Edita la página, añade un bloque «Código» en modo HTML y pega la línea.'],
      ['Wix', 'Añadir → Insertar código → Insertar HTML, y pega el marco.'],
      ['Jimdo', 'Añadir elemento → Widget/HTML, y pega la línea. Si no ocurre nada, pega el marco.'],
    ],
    colours:
      'Tu web puede fijar los suyos: las propiedades CSS --studio-accent, --studio-radius y --studio-font en studio-desk.',
    notOnline: 'Tu centro aún no está en línea, así que una web no podría llegar a él.',
    freeTunnel:
      'Tu centro está en línea con el túnel gratuito. A cada visitante le muestra antes una página suya, y las webs no pueden cargar nada a través de él. Con una dirección propia, o con un servidor de túnel propio, sí funciona.',
    plain: 'La dirección de tu centro empieza por http://. Las webs solo cargan desde direcciones https://.',
    toOnline: 'Ir a «Conexión»',
    guests: 'Los invitados pueden reservar sin tener cuenta',
    guestsMeans:
      'Dan un nombre y un correo. La plaza se retiene 30 minutos, hasta que abren el enlace que les enviamos; pagan en el centro.',
    guestsNoMail: 'No hay servidor de correo configurado, así que confirmas a cada invitado en «Hoy».',
    guestsOn: 'Los invitados ya pueden reservar',
    guestsOff: 'Ahora solo reserva quien tiene cuenta',
  },
}

export const fr: Words = {
  widget: {
    title: 'Sur votre propre site',
    titleMeans:
      'Votre planning et vos tarifs, toujours tels qu’ici, dans la police de votre site et dans vos couleurs.',
    show: 'Ce qui est montré',
    section: { schedule: 'Planning', prices: 'Tarifs', services: 'Prestations', products: 'Produits' },
    one: 'Choisissez au moins un élément.',
    language: 'Langue',
    asSite: 'Celle de votre site',
    languages: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français', it: 'Italiano' },
    preview: 'Aperçu',
    previewMeans: 'En direct, avec vos propres cours. La police et la couleur du texte sont celles de votre site.',
    yourWebsite: 'votre-site.fr',
    line: 'Une ligne à copier',
    lineMeans: 'Collez-la là où le planning doit apparaître.',
    copy: 'Copier la ligne',
    copied: 'La ligne est copiée',
    copyLater: 'Vous pourrez la copier dès que le studio aura une adresse publique.',
    frame: 'Si les scripts ne sont pas permis',
    frameMeans:
      'Certains outils de création de sites n’acceptent que des cadres. Cette ligne montre la même chose dans un cadre à part.',
    copyFrame: 'Copier le cadre',
    copiedFrame: 'Le cadre est copié',
    where: 'Où la coller',
    places: [
      [
        'WordPress',
        'Modifiez la page, ajoutez un bloc «\u00a0HTML personnalisé\u00a0», collez la ligne et mettez la page à jour.',
      ],
      ['Squarespace', 'Modifiez la page, ajoutez un bloc «\u00a0Code\u00a0» en mode HTML, et collez la ligne.'],
      ['Wix', 'Ajouter → Code intégré → Intégrer du HTML, et collez le cadre.'],
      ['Jimdo', 'Ajouter un élément → Widget/HTML, et collez la ligne. Si rien n’apparaît, collez le cadre.'],
    ],
    colours:
      'Votre site peut régler les siennes\u00a0: les propriétés CSS --studio-accent, --studio-radius et --studio-font sur studio-desk.',
    notOnline: 'Votre studio n’est pas encore en ligne\u00a0: un site ne pourrait pas le joindre.',
    freeTunnel:
      'Votre studio est en ligne par le tunnel gratuit. Celui-ci montre d’abord sa propre page à chaque visiteur, et les sites ne peuvent rien charger à travers lui. Une adresse ou un serveur de tunnel bien à vous convient.',
    plain:
      'L’adresse de votre studio commence par http://. Les sites ne chargent que ce qui vient d’adresses en https://.',
    toOnline: 'Vers la mise en ligne',
    guests: 'Les invités peuvent réserver sans compte',
    guestsMeans:
      'Ils donnent un nom et un e-mail. La place est gardée 30 minutes, jusqu’à ce qu’ils suivent le lien envoyé\u202f; ils paient au studio.',
    guestsNoMail: 'Aucun serveur de messagerie n’est configuré\u00a0: vous confirmez chaque invité sous Aujourd’hui.',
    guestsOn: 'Les invités peuvent réserver',
    guestsOff: 'Il faut désormais un compte pour réserver',
  },
}

export const it: Words = {
  widget: {
    title: 'Sul tuo sito web',
    titleMeans: 'Il tuo orario e i tuoi prezzi, sempre come sono qui, con i caratteri del tuo sito e i tuoi colori.',
    show: 'Che cosa mostra',
    section: { schedule: 'Orario', prices: 'Prezzi', services: 'Servizi', products: 'Prodotti' },
    one: 'Scegline almeno uno.',
    language: 'Lingua',
    asSite: 'Come dice il tuo sito',
    languages: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français', it: 'Italiano' },
    preview: 'Come appare',
    previewMeans: 'Dal vivo, con le tue lezioni. Caratteri e colori del testo sono quelli del tuo sito.',
    yourWebsite: 'il-tuo-sito.it',
    line: 'Una riga da copiare',
    lineMeans: 'Incollala dove deve stare l’orario.',
    copy: 'Copia la riga',
    copied: 'La riga è copiata',
    copyLater: 'Potrai copiarla appena lo studio avrà un indirizzo pubblico.',
    frame: 'Dove gli script non sono ammessi',
    frameMeans: 'Alcuni servizi per siti accettano solo frame. Questa riga mostra lo stesso in un frame.',
    copyFrame: 'Copia il frame',
    copiedFrame: 'Il frame è copiato',
    where: 'Dove incollarla',
    places: [
      [
        'WordPress',
        'Modifica la pagina, aggiungi un blocco «HTML personalizzato», incolla la riga e aggiorna la pagina.',
      ],
      ['Squarespace', 'Modifica la pagina, aggiungi un blocco «Codice» impostato su HTML e incolla la riga.'],
      ['Wix', 'Aggiungi → Incorpora codice → Incorpora HTML, e incolla il frame.'],
      ['Jimdo', 'Aggiungi elemento → Widget/HTML, e incolla la riga. Se non succede nulla, incolla il frame.'],
    ],
    colours:
      'Il tuo sito può impostarli da sé: le proprietà CSS --studio-accent, --studio-radius e --studio-font su studio-desk.',
    notOnline: 'Il tuo studio non è ancora online, quindi un sito non potrebbe raggiungerlo.',
    freeTunnel:
      'Il tuo studio è online con il tunnel gratuito. A ogni visitatore mostra prima una pagina sua, e i siti non possono caricare nulla attraverso di esso. Funziona con un tuo indirizzo, o con un tuo server per tunnel.',
    plain: 'L’indirizzo del tuo studio comincia con http://. I siti caricano solo da indirizzi https://.',
    toOnline: 'Vai ad Andare online',
    guests: 'Gli ospiti possono prenotare senza un account',
    guestsMeans:
      'Indicano un nome e un’e-mail. Il posto resta riservato per 30 minuti, finché aprono il link che inviamo; pagano in studio.',
    guestsNoMail: 'Non c’è un server di posta, quindi confermi ogni ospite in Oggi.',
    guestsOn: 'Ora gli ospiti possono prenotare',
    guestsOff: 'Ora prenota solo chi ha un account',
  },
}
