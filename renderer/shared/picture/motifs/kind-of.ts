import type { ClassKind } from './class-drawings.ts'
import type { ProductKind } from './product-drawings.ts'

/**
 * Words a kind is known by in the five languages, without accents: whole ones, or what a word begins (`sock*`) or ends with
 * (`*gurt`: German puts them together). The first kind that a name has a word of is it: the narrower stands before the wider.
 */
const CLASS_WORDS: readonly (readonly [ClassKind, string])[] = [
  [
    'prenatal',
    'prenatal* postnatal* pregnan* schwanger* embaraz* enceinte* gravidanza gestante* pranatal* mama* maman* mamma*',
  ],
  ['kids', 'kid* child* famil* kinder* teen* nino* ninos infantil* enfant* bambin* ragazz* jugend* baby* bebe*'],
  [
    'massage',
    'massage* masaj* massagg* shiatsu reiki osteo* physio* fisio* kine* therap* terap* behandlung* facial* spa',
  ],
  ['reformer', 'reformer* cadillac tower* jumpboard* megaformer* maquina* lagree'],
  ['swim', 'swim* aqua* acqua* schwimm* wasser* natacion nadar nage* natation nuoto piscin* pool*'],
  ['boxing', 'box* boxe kickbox* boxeo pugil* muay* karate judo martial* kampf* selbstverteid*'],
  ['spin', 'spin* cycl* cicl* bike* rad* indoorcycling velo* ride rpm'],
  ['barre', 'barre ballet* ballett* balletto* barra'],
  ['dance', 'dance* danza* danse* tanz* zumba* salsa* hip-hop hiphop bachata* baile* ballo tango* flamenco* afro*'],
  ['meditation', 'medit* mindful* achtsam* breath* atem* respir* souffle* nidra sound* klang* gong* silence* stille'],
  ['rest', 'yin* restor* restaur* rest relax* entspann* relaj* repos* sleep* schlaf* nacht* moon* mond* luna* lune*'],
  [
    'strength',
    'strong strength* kraft* fuerza* force* forza* muskul* muscul* kettlebell* weight* gewicht* trx pump* lift* functional* funktional* funcional* fonctionnel* funzional* crossfit* core* body*',
  ],
  [
    'run',
    'hiit* tabata* run* lauf* cours* course corsa* corsa cardio* interval* intervall* athlet* bootcamp* circuit* zirkel* fit fitness* gym* gap step aerob*',
  ],
  ['climb', 'climb* kletter* boulder* escalad* arrampic* hike* wander* berg*'],
  [
    'stretch',
    'stretch* dehn* estir* etir* allung* mobil* faszi* fascia* flex* beweglich* rucken* back espalda* schiena dos',
  ],
  ['pilates', 'pilates* mat matwork contrology'],
  ['yoga', 'yoga* vinyasa* hatha* ashtanga* asana* flow* kundalini* iyengar* jivamukti* sun sonne* acro*'],
]

const PRODUCT_WORDS: readonly (readonly [ProductKind, string])[] = [
  ['card', 'gift* gutschein* regalo* cadeau* voucher* bon* karte tarjeta* carte* buono* abo*'],
  ['socks', 'sock* *socken socke* calcetin* chaussett* calz* stopper* grip*'],
  ['towel', 'towel* *tuch tuch* toalla* serviett* asciugaman* telo* blanket* decke* manta* couvertur* coperta*'],
  [
    'bottle',
    'bottle* *flasche flasche* trinkflasche* botella* bouteille* gourd* borracc* bottigli* thermos* becher* cup mug taza* tasse*',
  ],
  ['strap', 'strap* *gurt gurt* *band band* cinta* correa* sangle* cinghia* elastic* elastique* belt* theraband*'],
  [
    'block',
    'block* *block *klotz klotz* brick* bloque* brique* blocc* mattoncin* bolster* kissen* cushion* cojin* coussin* cuscin* zafu*',
  ],
  ['mat', 'mat mats matte* *matte esteril* colchonet* tapis* tappet* matelas'],
  ['oil', 'oil* ol oel* massageol* aceite* huile* olio* balm* balsam* creme* crema* serum* spray* essential* aroma*'],
  ['candle', 'candle* kerze* vela* bougie* candel* incense* raucher* incienso* encens* incens* palo'],
  ['book', 'book* *buch buch* libro* livre* cahier* journal* tagebuch* diari* notebook* notizbuch* cuadern* guide*'],
  [
    'clothing',
    'shirt* t-shirt* tee hoodie* legging* top tops hose* pant* pantal* camis* sudader* sweat* pull* felpa* magli* jacket* jacke* chaqueta* veste* giacca* cap mutze* gorra* bra bh tank* kleid* ropa robe*',
  ],
  ['bag', 'bag* *tasche tasche* beutel* bolsa* bolso* mochila* sac sacs borsa* zaino* rucksack* tote*'],
  ['weights', 'weight* hantel* gewicht* mancuerna* pesa* halter* haltere* pesi* kettlebell* dumbbell*'],
  [
    'ball',
    'ball* balle* pelota* balon* ballon* palla* foam* roller* *rolle rolle* blackroll* rodillo* rouleau* ring* circle*',
  ],
  [
    'snack',
    'bar bars riegel* snack* barrita* barre* barretta* nuts nuss* fruit* obst* fruta* frutta* bowl* cookie* keks* protein*',
  ],
  [
    'drink',
    'drink* water* wasser* agua* eau* acqua* tea tee te the kombucha* coffee* kaffee* cafe* caffe* juice* saft* zumo* jus succo* smoothie* shake* limonad* lemonad* mate* soda* matcha* chai*',
  ],
]

/** The words of a name, without accents and capitals. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)

function kindIn<Kind>(table: readonly (readonly [Kind, string])[], name: string): Kind | null {
  const words = wordsOf(name)
  const has = (known: string) =>
    known.endsWith('*')
      ? words.some((word) => word.startsWith(known.slice(0, -1)))
      : known.startsWith('*')
        ? words.some((word) => word.endsWith(known.slice(1)))
        : words.includes(known)
  return table.find(([, known]) => known.split(' ').some(has))?.[0] ?? null
}

/** The kind that a class is of by its name; null where the name says none. */
export const classKindOf = (name: string): ClassKind | null => kindIn(CLASS_WORDS, name)

/** The kind that a product is of by its name. */
export const productKindOf = (name: string): ProductKind | null => kindIn(PRODUCT_WORDS, name)
