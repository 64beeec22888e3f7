import type { Messages } from '../en/index.ts'

export const accessibility: Messages['accessibility'] = {
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
