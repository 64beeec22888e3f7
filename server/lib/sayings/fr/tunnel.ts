import type { tunnel as english } from '../en/tunnel.ts'
import type { Translation } from '../templates.ts'

/** Problems of the built-in tunnel, and results of checking an address. */
export const tunnel: Translation<typeof english> = {
  'tunnel.trouble.host_unknown':
    '{host} est introuvable. Vérifiez que cet ordinateur est en ligne\u202f; Studio Desk réessaie automatiquement.',
  'tunnel.trouble.no_answer': '{host} ne répond pas. Studio Desk réessaie automatiquement.',
  'tunnel.trouble.refused': '{host} n’attribue pas d’adresse pour le moment. Studio Desk réessaie automatiquement.',
  'tunnel.trouble.odd_answer': '{host} ne répond pas comme un serveur de tunnel. Vérifiez l’adresse.',
  'tunnel.trouble.dropped': 'La connexion à {host} s’est coupée. Studio Desk se reconnecte automatiquement.',
  'tunnel.trouble.not_seen':
    'Votre lien ne mène pas ici pour le moment. Vérifiez que cet ordinateur est en ligne\u202f; Studio Desk réessaie automatiquement.',
  'tunnel.trouble.name_taken':
    'Le nom «\u00a0{name}\u00a0» est pris pour le moment. Jusqu’à ce qu’il soit libre, votre lien est {url}\u202f; Studio Desk continue d’essayer.',
  'tunnel.found.here': 'Cette adresse mène à votre studio.',
  'tunnel.found.here_plain':
    'Cette adresse mène à votre studio, mais sans https\u00a0: les navigateurs affichent un avertissement.',
  'tunnel.found.here_near': 'Cette adresse mène à votre studio dans son réseau.',
  'tunnel.found.wrong_door': 'Cette adresse mène à cet ordinateur, mais à l’adresse réservée à l’accueil.',
  'tunnel.found.nothing_behind': 'Quelque chose répond à cette adresse, mais ne trouve pas le studio derrière.',
  'tunnel.found.another': 'Quelque chose répond à cette adresse, mais pas ce studio.',
  'tunnel.found.unknown_name': 'Ce nom n’existe pas.',
  'tunnel.found.certificate': 'L’adresse répond, mais son certificat ne correspond pas.',
  'tunnel.found.no_answer': 'Rien ne répond à cette adresse.',
  'tunnel.found.this_computer':
    'De l’extérieur, cette adresse ne mène nulle part\u00a0: sur un téléphone, ce serait le téléphone lui-même.',
  'tunnel.found.server_works': 'Le serveur fonctionne\u00a0: la connexion d’essai a abouti.',
  'tunnel.found.server_unknown': 'Ce serveur n’existe pas.',
  'tunnel.found.server_silent': 'Le serveur ne répond pas.',
  'tunnel.found.server_refused': 'Le serveur répond, mais n’attribue pas d’adresse.',
  'tunnel.found.server_odd': 'Quelque chose y répond, mais pas un serveur de tunnel.',
  'tunnel.found.server_leads_nowhere': 'Le serveur attribue une adresse, mais elle ne mène pas ici.',
  'tunnel.fix.here_plain': 'Configurez https sur le proxy placé devant le studio.',
  'tunnel.fix.here_near':
    'Ouvrez-la sur un téléphone du même Wi-Fi. Si elle ne s’ouvre pas, autorisez Studio Desk dans le pare-feu de cet ordinateur.',
  'tunnel.fix.wrong_door': 'Dirigez-la plutôt vers {target}.',
  'tunnel.fix.nothing_behind':
    'Dirigez-la vers {target} sur cet ordinateur et vérifiez que le programme correspondant tourne.',
  'tunnel.fix.another': 'Vérifiez que l’adresse est juste et mène à {target} sur cet ordinateur.',
  'tunnel.fix.unknown_name': 'Vérifiez l’orthographe. Un nouveau nom peut mettre une heure à fonctionner partout.',
  'tunnel.fix.certificate':
    'Si l’adresse est nouvelle, attendez quelques minutes. Sinon, vérifiez que le certificat est bien pour ce nom.',
  'tunnel.fix.no_answer': 'Vérifiez que cet ordinateur est en ligne et que le programme qui mène ici tourne.',
  'tunnel.fix.this_computer': 'Saisissez l’adresse qu’utilisent vos clients.',
  'tunnel.fix.server_unknown': 'Vérifiez l’orthographe de son nom.',
  'tunnel.fix.server_silent': 'Vérifiez qu’il tourne et que cet ordinateur est en ligne.',
  'tunnel.fix.server_refused': 'Son journal en donne la raison.',
  'tunnel.fix.server_odd': 'Vérifiez l’adresse.',
  'tunnel.fix.server_leads_nowhere':
    'Vérifiez que ses sous-domaines mènent à lui (une entrée générique, *) et que ses ports sont ouverts.',
}
