import type { tunnel as english } from '../en/tunnel.ts'
import type { Translation } from '../templates.ts'

/** Problems of the built-in tunnel, and results of checking an address. */
export const tunnel: Translation<typeof english> = {
  'tunnel.trouble.host_unknown':
    'No se encuentra {host}. Comprueba que este ordenador tiene internet; Studio Desk lo reintenta automáticamente.',
  'tunnel.trouble.no_answer': '{host} no responde. Studio Desk lo reintenta automáticamente.',
  'tunnel.trouble.refused': '{host} no asigna ninguna dirección ahora. Studio Desk lo reintenta automáticamente.',
  'tunnel.trouble.odd_answer': '{host} no responde como un servidor de túnel. Comprueba la dirección.',
  'tunnel.trouble.dropped': 'Se ha cortado la conexión con {host}. Studio Desk se reconecta automáticamente.',
  'tunnel.trouble.not_seen':
    'Tu enlace no llega ahora hasta aquí. Comprueba que este ordenador tiene internet; Studio Desk lo reintenta automáticamente.',
  'tunnel.trouble.name_taken':
    'El nombre «{name}» está ocupado ahora. Hasta que quede libre, tu enlace es {url}; Studio Desk lo sigue intentando.',
  'tunnel.found.here': 'Esta dirección lleva a tu centro.',
  'tunnel.found.here_plain': 'Esta dirección lleva a tu centro, pero sin https: los navegadores muestran un aviso.',
  'tunnel.found.here_near': 'Esta dirección lleva a tu centro dentro de su red.',
  'tunnel.found.wrong_door': 'Esta dirección lleva a este ordenador, pero a la dirección reservada a recepción.',
  'tunnel.found.nothing_behind': 'Algo responde en esta dirección, pero detrás no encuentra el centro.',
  'tunnel.found.another': 'Algo responde en esta dirección, pero no es este centro.',
  'tunnel.found.unknown_name': 'Este nombre no existe.',
  'tunnel.found.certificate': 'La dirección responde, pero su certificado no corresponde.',
  'tunnel.found.no_answer': 'Nada responde en esta dirección.',
  'tunnel.found.this_computer': 'Desde fuera, esta dirección no lleva a ningún sitio: en un móvil es el propio móvil.',
  'tunnel.found.server_works': 'El servidor funciona: la conexión de prueba ha llegado.',
  'tunnel.found.server_unknown': 'Este servidor no existe.',
  'tunnel.found.server_silent': 'El servidor no responde.',
  'tunnel.found.server_refused': 'El servidor responde, pero no asigna ninguna dirección.',
  'tunnel.found.server_odd': 'Algo responde allí, pero no es un servidor de túnel.',
  'tunnel.found.server_leads_nowhere': 'El servidor asigna una dirección, pero no lleva hasta aquí.',
  'tunnel.fix.here_plain': 'Configura https en el proxy que está delante del centro.',
  'tunnel.fix.here_near':
    'Ábrela en un móvil con la misma wifi. Si no se abre, permite Studio Desk en el cortafuegos de este ordenador.',
  'tunnel.fix.wrong_door': 'Dirígela a {target}.',
  'tunnel.fix.nothing_behind':
    'Dirígela a {target} en este ordenador y comprueba que el programa correspondiente está en marcha.',
  'tunnel.fix.another': 'Comprueba que la dirección es correcta y que lleva a {target} en este ordenador.',
  'tunnel.fix.unknown_name':
    'Comprueba que está bien escrito. Un nombre nuevo puede tardar una hora en funcionar en todas partes.',
  'tunnel.fix.certificate':
    'Si la dirección es nueva, espera unos minutos. Si no, comprueba que el certificado es para este nombre exacto.',
  'tunnel.fix.no_answer':
    'Comprueba que este ordenador tiene internet y que el programa que lleva hasta aquí está en marcha.',
  'tunnel.fix.this_computer': 'Escribe la dirección que usan tus clientes.',
  'tunnel.fix.server_unknown': 'Comprueba que el nombre está bien escrito.',
  'tunnel.fix.server_silent': 'Comprueba que está en marcha y que este ordenador tiene internet.',
  'tunnel.fix.server_refused': 'El motivo está en su registro.',
  'tunnel.fix.server_odd': 'Comprueba la dirección.',
  'tunnel.fix.server_leads_nowhere':
    'Comprueba que sus subdominios llevan a él (una entrada comodín) y que sus puertos están abiertos.',
}
