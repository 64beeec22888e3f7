/** The page about how everybody can use these pages. */
export const en = {
  title: 'Accessibility',
  lead: (studio: string) => `Everyone should be able to book at ${studio}, whatever their sight, hearing or mobility.`,

  level: 'Standards these pages follow',
  levelMeans:
    'They follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Every important text, sign and edge keeps the required contrast, whatever colour the studio chooses.',

  tested: 'How every new version is tested',
  tests: [
    ['Every page, light and dark', 'Checked by axe, a tool that finds breaches of these guidelines.'],
    ['Keyboard only', 'Booking a class, checking people in, selling and paying out a month are done without a mouse.'],
    ['Enlarged to 400 %', 'Nothing is cut off, and there’s no sideways scrolling.'],
    ['From right to left', 'Pages can be read in this direction too.'],
    ['Forced colours', 'Buttons and links stay visible in the contrast colours of your own computer.'],
    ['Less motion', 'If your device asks for it, nothing slides or jumps.'],
  ],

  known: 'Known limits',
  limits: [
    'The tests are automatic. No independent expert has examined the pages yet, and not every screen reader has been tried.',
    'Card payments and maps open on other companies’ pages, which we don’t make.',
    'We can’t control how clear the studio’s own texts are, such as waivers or class descriptions.',
  ],

  write: 'Hit a barrier?',
  writeMeans:
    'Tell the studio what you wanted to do and what you use, such as a screen reader. It can also book or cancel for you, or read a text to you.',
  atDesk: 'Ask at the studio’s front desk.',
}

type Words = typeof en

export const de: Words = {
  title: 'Barrierefreiheit',
  lead: (studio) => `Bei ${studio} sollen alle buchen können, egal, wie sie sehen, hören oder greifen.`,

  level: 'Normen, denen diese Seiten folgen',
  levelMeans:
    'Sie folgen den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA. Texte, Zeichen und wichtige Kanten behalten den geforderten Kontrast, welche Farbe das Studio auch wählt.',

  tested: 'So wird jede neue Version geprüft',
  tests: [
    ['Jede Seite, hell und dunkel', 'Geprüft von axe, einem Werkzeug, das Verstöße gegen diese Richtlinien findet.'],
    [
      'Nur mit der Tastatur',
      'Einen Kurs buchen, Leute einchecken, verkaufen und einen Monat abrechnen: alles ohne Maus.',
    ],
    ['Auf 400\u00a0% vergrößert', 'Nichts wird abgeschnitten, und nirgends muss seitwärts gescrollt werden.'],
    ['Von rechts nach links', 'Die Seiten lassen sich auch in dieser Richtung lesen.'],
    ['Erzwungene Farben', 'Schaltflächen und Links bleiben in den Kontrastfarben deines Geräts sichtbar.'],
    ['Weniger Bewegung', 'Wünscht dein Gerät das, gleitet und springt nichts.'],
  ],

  known: 'Bekannte Grenzen',
  limits: [
    'Die Prüfungen laufen automatisch. Unabhängig begutachtet wurden die Seiten noch nicht, und nicht jeder Screenreader wurde ausprobiert.',
    'Kartenzahlungen und Landkarten öffnen sich auf Seiten anderer Anbieter, die nicht von uns sind.',
    'Wie verständlich die Texte des Studios sind, etwa Einverständniserklärungen oder Kursbeschreibungen, liegt beim Studio.',
  ],

  write: 'Stößt du auf eine Barriere?',
  writeMeans:
    'Schreibe dem Studio, was du tun wolltest und womit, zum Beispiel mit einem Screenreader. Es kann auch für dich buchen, stornieren oder dir einen Text vorlesen.',
  atDesk: 'Frage am Empfang des Studios.',
}

export const es: Words = {
  title: 'Accesibilidad',
  lead: (studio) => `Todo el mundo tiene que poder reservar en ${studio}, vea, oiga o se mueva como se mueva.`,

  level: 'Normas que cumplen estas páginas',
  levelMeans:
    'Estas páginas siguen las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Los textos, los signos y los bordes importantes mantienen el contraste exigido, sea cual sea el color que elija el centro.',

  tested: 'Cómo se comprueba cada versión nueva',
  tests: [
    [
      'Todas las páginas, en claro y en oscuro',
      'Las revisa axe, una herramienta que detecta incumplimientos de estas pautas.',
    ],
    ['Solo con el teclado', 'Reservar una clase, registrar la asistencia, vender y pagar un mes se hacen sin ratón.'],
    ['Ampliadas al 400\u00a0%', 'No se corta nada ni hay que desplazarse hacia los lados.'],
    ['De derecha a izquierda', 'Las páginas también se pueden leer en este sentido.'],
    ['Colores forzados', 'Los botones y enlaces siguen viéndose con los colores de contraste de tu dispositivo.'],
    ['Menos movimiento', 'Si tu dispositivo lo pide, nada se desliza ni salta.'],
  ],

  known: 'Límites conocidos',
  limits: [
    'Las pruebas son automáticas. Ningún experto independiente ha examinado todavía las páginas, y no se han probado todos los lectores de pantalla.',
    'El pago con tarjeta y el mapa se abren en páginas de otras empresas, que no hacemos nosotros.',
    'No controlamos lo claros que son los textos del centro, como los documentos por firmar o las descripciones de las clases.',
  ],

  write: '¿Encuentras alguna barrera?',
  writeMeans:
    'Cuéntale al centro qué querías hacer y con qué, por ejemplo, con un lector de pantalla. También puede reservar o cancelar por ti, o leerte un texto.',
  atDesk: 'Pregunta en la recepción del centro.',
}

export const fr: Words = {
  title: 'Accessibilité',
  lead: (studio) =>
    `Tout le monde doit pouvoir réserver chez ${studio}, quelle que soit sa façon de voir, d’entendre ou de bouger.`,

  level: 'Normes que suivent ces pages',
  levelMeans:
    'Elles suivent les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. Les textes, les signes et les contours importants gardent le contraste demandé, quelle que soit la couleur du studio.',

  tested: 'Comment chaque nouvelle version est vérifiée',
  tests: [
    [
      'Chaque page, en clair et en sombre',
      'Passée en revue par axe, un outil qui repère les manquements à ces règles.',
    ],
    [
      'Au clavier seul',
      'Réserver un cours, pointer les présences, vendre et verser la rémunération\u00a0: tout se fait sans souris.',
    ],
    ['Agrandies à 400\u00a0%', 'Rien n’est coupé et rien ne défile de côté.'],
    ['De droite à gauche', 'Les pages se lisent aussi dans ce sens.'],
    ['Couleurs forcées', 'Les boutons et les liens restent visibles dans les couleurs de contraste de votre appareil.'],
    ['Moins de mouvement', 'Si votre appareil le demande, rien ne glisse ni ne saute.'],
  ],

  known: 'Limites connues',
  limits: [
    'Les vérifications sont automatiques. Aucun expert indépendant n’a encore examiné ces pages, et tous les lecteurs d’écran n’ont pas été essayés.',
    'Le paiement par carte et le plan s’ouvrent sur les pages d’autres entreprises, que nous ne maîtrisons pas.',
    'La clarté des textes du studio, comme les décharges ou la description des cours, ne dépend pas de nous.',
  ],

  write: 'Un obstacle\u202f?',
  writeMeans:
    'Dites au studio ce que vous vouliez faire et avec quoi, par exemple un lecteur d’écran. Il peut aussi réserver ou annuler pour vous, ou vous lire un texte.',
  atDesk: 'Adressez-vous à l’accueil du studio.',
}

export const it: Words = {
  title: 'Accessibilità',
  lead: (studio) => `Da ${studio} tutti devono poter prenotare, in qualunque modo vedano, sentano o si muovano.`,

  level: 'Norme che queste pagine seguono',
  levelMeans:
    'Seguono le linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA. Testi, segni e bordi importanti mantengono il contrasto richiesto, qualunque colore scelga lo studio.',

  tested: 'Come si verifica ogni nuova versione',
  tests: [
    ['Ogni pagina, chiara e scura', 'La controlla axe, uno strumento che trova le violazioni di queste linee guida.'],
    [
      'Solo con la tastiera',
      'Prenotare una lezione, registrare le presenze, vendere e pagare i compensi si può fare senza mouse.',
    ],
    ['Ingrandite al 400%', 'Niente viene tagliato e non serve scorrere di lato.'],
    ['Da destra a sinistra', 'Le pagine si leggono anche in questo verso.'],
    ['Colori forzati', 'Pulsanti e link restano visibili con i colori di contrasto del tuo dispositivo.'],
    ['Meno movimento', 'Se il tuo dispositivo lo chiede, niente scorre o salta.'],
  ],

  known: 'Limiti noti',
  limits: [
    'Le verifiche sono automatiche. Nessun esperto indipendente ha ancora esaminato le pagine, e non tutti gli screen reader sono stati provati.',
    'Il pagamento con carta e la mappa si aprono su pagine di altre aziende, che non facciamo noi.',
    'La chiarezza dei testi dello studio, come liberatorie e descrizioni delle lezioni, non dipende da noi.',
  ],

  write: 'Incontri un ostacolo?',
  writeMeans:
    'Scrivi allo studio che cosa volevi fare e con che cosa, per esempio con uno screen reader. Può anche prenotare o disdire per te, o leggerti un testo.',
  atDesk: 'Chiedi alla reception dello studio.',
}
