/** What is said of how everybody can use these pages. */
export const en = {
  title: 'Accessibility',
  lead: (studio: string) =>
    `Everybody should be able to book at ${studio}: with eyes, ears or hands that work differently, too.`,

  level: 'What these pages are made for',
  levelMeans:
    'They follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Every text, sign and edge that matters keeps the contrast this asks for, whatever colour the studio chooses.',

  tested: 'What is tested with every new version, and how',
  tests: [
    ['Every page, light and dark', 'Looked through by axe, a tool that finds breaches of these guidelines.'],
    ['Keyboard alone', 'Booking a class, checking people in, selling and paying out a month are done without a mouse.'],
    ['Enlarged to 400 %', 'Nothing is cut off, and nothing has to be scrolled sideways.'],
    ['From right to left', 'Pages can be read in this direction too.'],
    ['Forced colours', 'What you can press stays visible in the contrast colours of your own computer.'],
    ['Less motion', 'If your device asks for it, nothing slides or jumps.'],
  ],

  known: 'What is not perfect, as far as we know',
  limits: [
    'The tests are automatic. Nobody independent has examined the pages yet, and not every screen reader has been tried.',
    'Card payments and maps open on other companies’ pages, which we do not make.',
    'What the studio writes itself, such as waivers or descriptions of classes, is as plain as it writes it.',
  ],

  write: 'Does something stop you?',
  writeMeans:
    'Tell the studio what you wanted to do and what you use for it, such as a screen reader. It can also book for you, cancel, or read a text to you.',
  atDesk: 'Ask at the studio’s front desk.',
}

type Words = typeof en

export const de: Words = {
  title: 'Barrierefreiheit',
  lead: (studio) => `Bei ${studio} sollen alle buchen können, auch wer anders sieht, hört oder greift.`,

  level: 'Wonach diese Seiten gemacht sind',
  levelMeans:
    'Sie folgen den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA. Texte, Zeichen und wichtige Kanten behalten den geforderten Kontrast, welche Farbe das Studio auch wählt.',

  tested: 'Was mit jeder neuen Version geprüft wird, und wie',
  tests: [
    [
      'Jede Seite, hell und dunkel',
      'Durchgesehen von axe, einem Werkzeug, das Verstöße gegen diese Richtlinien findet.',
    ],
    [
      'Nur mit der Tastatur',
      'Einen Kurs buchen, Leute einchecken, verkaufen und einen Monat abrechnen: alles ohne Maus.',
    ],
    ['Auf 400 % vergrößert', 'Nichts wird abgeschnitten, und nirgends muss seitwärts gescrollt werden.'],
    ['Von rechts nach links', 'Die Seiten lassen sich auch in dieser Richtung lesen.'],
    ['Erzwungene Farben', 'Was sich drücken lässt, bleibt in den Kontrastfarben deines Geräts sichtbar.'],
    ['Weniger Bewegung', 'Wünscht dein Gerät das, gleitet und springt nichts.'],
  ],

  known: 'Was noch nicht perfekt ist, soweit wir wissen',
  limits: [
    'Die Prüfungen laufen automatisch. Unabhängig begutachtet wurden die Seiten noch nicht, und nicht jeder Screenreader wurde ausprobiert.',
    'Kartenzahlung und Karte der Umgebung öffnen Seiten anderer Anbieter, die wir nicht machen.',
    'Was das Studio selbst schreibt, etwa Einverständniserklärungen oder Kursbeschreibungen, ist so verständlich, wie es dort steht.',
  ],

  write: 'Hindert dich etwas?',
  writeMeans:
    'Schreib dem Studio, was du tun wolltest und womit, zum Beispiel mit einem Screenreader. Es kann auch für dich buchen, absagen oder dir einen Text vorlesen.',
  atDesk: 'Frag am Empfang des Studios.',
}

export const es: Words = {
  title: 'Accesibilidad',
  lead: (studio) => `Todo el mundo tiene que poder reservar en ${studio}, vea, oiga o se mueva como se mueva.`,

  level: 'A qué nos ajustamos',
  levelMeans:
    'Estas páginas siguen las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Los textos, los signos y los bordes importantes mantienen el contraste exigido, sea cual sea el color que elija el centro.',

  tested: 'Qué se comprueba con cada versión nueva, y cómo',
  tests: [
    [
      'Todas las páginas, en claro y en oscuro',
      'Las revisa axe, una herramienta que detecta incumplimientos de estas pautas.',
    ],
    ['Solo con el teclado', 'Reservar una clase, registrar la asistencia, vender y pagar un mes se hacen sin ratón.'],
    ['Ampliadas al 400 %', 'No se corta nada ni hay que desplazarse hacia los lados.'],
    ['De derecha a izquierda', 'Las páginas también se pueden leer en este sentido.'],
    ['Colores forzados', 'Lo que se puede pulsar sigue viéndose con los colores de contraste de tu dispositivo.'],
    ['Menos movimiento', 'Si tu dispositivo lo pide, nada se desliza ni salta.'],
  ],

  known: 'Lo que, que sepamos, aún no es perfecto',
  limits: [
    'Las pruebas son automáticas. Nadie independiente ha examinado todavía las páginas, y no se han probado todos los lectores de pantalla.',
    'El pago con tarjeta y el mapa se abren en páginas de otras empresas, que no hacemos nosotros.',
    'Lo que escribe el propio centro, como los consentimientos o la descripción de las clases, es tan claro como él lo escriba.',
  ],

  write: '¿Algo te lo impide?',
  writeMeans:
    'Cuéntale al centro qué querías hacer y con qué, por ejemplo, con un lector de pantalla. También puede reservar o cancelar por ti, o leerte un texto.',
  atDesk: 'Pregunta en la recepción del centro.',
}

export const fr: Words = {
  title: 'Accessibilité',
  lead: (studio) =>
    `Tout le monde doit pouvoir réserver chez ${studio}, quelle que soit sa façon de voir, d’entendre ou de bouger.`,

  level: 'Ce que ces pages respectent',
  levelMeans:
    'Elles suivent les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. Les textes, les signes et les contours importants gardent le contraste demandé, quelle que soit la couleur choisie par le studio.',

  tested: 'Ce qui est vérifié à chaque nouvelle version, et comment',
  tests: [
    [
      'Chaque page, en clair et en sombre',
      'Passée en revue par axe, un outil qui repère les manquements à ces règles.',
    ],
    [
      'Au clavier seul',
      'Réserver un cours, pointer les présents, vendre et payer un mois\u00a0: tout se fait sans souris.',
    ],
    ['Agrandies à 400\u00a0%', 'Rien n’est coupé et rien ne défile de côté.'],
    ['De droite à gauche', 'Les pages se lisent aussi dans ce sens.'],
    ['Couleurs forcées', 'Ce qui s’actionne reste visible dans les couleurs de contraste de votre appareil.'],
    ['Moins de mouvement', 'Si votre appareil le demande, rien ne glisse ni ne saute.'],
  ],

  known: 'Ce qui n’est pas parfait, à notre connaissance',
  limits: [
    'Les vérifications sont automatiques. Personne d’indépendant n’a encore examiné ces pages, et tous les lecteurs d’écran n’ont pas été essayés.',
    'Le paiement par carte et le plan s’ouvrent sur les pages d’autres entreprises, que nous ne faisons pas.',
    'Ce que le studio écrit lui-même, comme les décharges ou la description des cours, est aussi clair qu’il l’écrit.',
  ],

  write: 'Quelque chose vous en empêche\u202f?',
  writeMeans:
    'Dites au studio ce que vous vouliez faire et avec quoi, par exemple un lecteur d’écran. Il peut aussi réserver ou annuler pour vous, ou vous lire un texte.',
  atDesk: 'Adressez-vous à l’accueil du studio.',
}

export const it: Words = {
  title: 'Accessibilità',
  lead: (studio) => `Da ${studio} tutti devono poter prenotare, in qualunque modo vedano, sentano o si muovano.`,

  level: 'Che cosa rispettano queste pagine',
  levelMeans:
    'Seguono le linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA. Testi, segni e bordi importanti mantengono il contrasto richiesto, qualunque colore scelga lo studio.',

  tested: 'Che cosa si verifica a ogni nuova versione, e come',
  tests: [
    ['Ogni pagina, chiara e scura', 'La controlla axe, uno strumento che trova le violazioni di queste linee guida.'],
    [
      'Solo con la tastiera',
      'Prenotare una lezione, registrare le presenze, vendere e pagare un mese si fanno senza mouse.',
    ],
    ['Ingrandite al 400%', 'Niente viene tagliato e non serve scorrere di lato.'],
    ['Da destra a sinistra', 'Le pagine si leggono anche in questo verso.'],
    ['Colori forzati', 'Ciò che si può premere resta visibile con i colori di contrasto del tuo dispositivo.'],
    ['Meno movimento', 'Se il tuo dispositivo lo chiede, niente scorre o salta.'],
  ],

  known: 'Che cosa non è perfetto, per quanto ne sappiamo',
  limits: [
    'Le verifiche sono automatiche. Nessun esperto indipendente ha ancora esaminato le pagine, e non tutti gli screen reader sono stati provati.',
    'Il pagamento con carta e la mappa si aprono su pagine di altre aziende, che non facciamo noi.',
    'Ciò che scrive lo studio, come le liberatorie o le descrizioni delle lezioni, è chiaro quanto lo scrive lo studio.',
  ],

  write: 'Qualcosa ti ostacola?',
  writeMeans:
    'Scrivi allo studio che cosa volevi fare e con che cosa, per esempio con uno screen reader. Può anche prenotare o disdire per te, o leggerti un testo.',
  atDesk: 'Chiedi alla reception dello studio.',
}
