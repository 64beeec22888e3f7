import type { tunnel as english } from '../en/tunnel.ts'
import type { Translation } from '../templates.ts'

/** What is amiss with the built-in tunnel, and what a check of an address found. */
export const tunnel: Translation<typeof english> = {
  'tunnel.trouble.host_unknown':
    'No se encuentra {host}. Comprueba que este ordenador tiene internet; el centro lo sigue intentando solo.',
  'tunnel.trouble.no_answer': '{host} no responde. El centro lo sigue intentando solo.',
  'tunnel.trouble.refused': 'Ahora {host} no da ninguna dirección. El centro lo sigue intentando solo.',
  'tunnel.trouble.odd_answer': '{host} no responde como un servidor de túnel. Comprueba que la dirección es correcta.',
  'tunnel.trouble.dropped': 'Se ha cortado la conexión con {host}. El centro se vuelve a conectar solo.',
  'tunnel.trouble.not_seen':
    'Ahora el enlace no lleva hasta aquí. Comprueba que este ordenador tiene internet; el centro lo sigue intentando solo.',
  'tunnel.trouble.name_taken':
    'Otra persona tiene el nombre «{name}». Hasta que quede libre, tu enlace es {url}; el centro lo sigue pidiendo.',
  'tunnel.found.here': 'Esta dirección lleva a tu centro.',
  'tunnel.found.here_plain': 'Esta dirección lleva a tu centro, pero sin https: los navegadores avisan de ello.',
  'tunnel.found.here_near': 'Esta dirección lleva a tu centro dentro de su propia red.',
  'tunnel.found.wrong_door': 'Esta dirección lleva a este ordenador, pero a la entrada que es solo para la recepción.',
  'tunnel.found.nothing_behind': 'Algo responde en esta dirección, pero detrás no encuentra el centro.',
  'tunnel.found.another': 'Algo responde en esta dirección, pero no es este centro.',
  'tunnel.found.unknown_name': 'Este nombre no existe.',
  'tunnel.found.certificate': 'La dirección responde, pero su certificado no corresponde.',
  'tunnel.found.no_answer': 'Nada responde en esta dirección.',
  'tunnel.found.this_computer':
    'Desde fuera, esta dirección no lleva a ningún sitio: en un móvil sería el propio móvil.',
  'tunnel.found.server_works': 'El servidor funciona: ha llevado hasta aquí y de vuelta.',
  'tunnel.found.server_unknown': 'Este servidor no existe.',
  'tunnel.found.server_silent': 'El servidor no responde.',
  'tunnel.found.server_refused': 'El servidor responde, pero no da ninguna dirección.',
  'tunnel.found.server_odd': 'Algo responde allí, pero no es un servidor de túnel.',
  'tunnel.found.server_leads_nowhere': 'El servidor da una dirección, pero no lleva hasta aquí.',
  'tunnel.fix.here_plain': 'Haz que lo que está delante del centro ofrezca https.',
  'tunnel.fix.here_near':
    'Ábrela en un móvil con la misma wifi. Si allí no se abre, permite Studio Desk en el cortafuegos de este ordenador.',
  'tunnel.fix.wrong_door': 'Haz que lleve a {target}.',
  'tunnel.fix.nothing_behind':
    'Haz que lleve a {target} en este ordenador y comprueba que el programa que lo hace está en marcha.',
  'tunnel.fix.another': 'Comprueba que la dirección es correcta y que lleva a {target} en este ordenador.',
  'tunnel.fix.unknown_name':
    'Comprueba que está bien escrito. Un nombre nuevo puede tardar una hora en encontrarse desde todas partes.',
  'tunnel.fix.certificate':
    'Si es nuevo, espera unos minutos; si no, comprueba que el certificado es para este mismo nombre.',
  'tunnel.fix.no_answer':
    'Comprueba que este ordenador tiene internet y que el programa que lleva hasta aquí está en marcha.',
  'tunnel.fix.this_computer': 'Escribe la dirección que usan tus clientes.',
  'tunnel.fix.server_unknown': 'Comprueba que el nombre está bien escrito.',
  'tunnel.fix.server_silent': 'Comprueba que está en marcha y que este ordenador tiene internet.',
  'tunnel.fix.server_refused': 'Su registro dice por qué.',
  'tunnel.fix.server_odd': 'Comprueba que la dirección es correcta.',
  'tunnel.fix.server_leads_nowhere':
    'Comprueba que los subdominios de su nombre llevan a él (una entrada comodín) y que sus puertos están abiertos.',
}
