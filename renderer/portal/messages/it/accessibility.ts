import type { Messages } from '../en/index.ts'

export const accessibility: Messages['accessibility'] = {
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
