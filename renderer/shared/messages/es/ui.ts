import { figures } from '../../i18n/plural.ts'
import type { SharedMessages } from '../en/index.ts'

const figure = figures('es')

export const ui: SharedMessages['ui'] = {
  close: 'Cerrar',
  clear: 'Borrar',
  cancel: 'Cancelar',
  loading: 'Cargando',
  optional: 'opcional',
  previous: 'Página anterior',
  next: 'Página siguiente',
  more: 'Más',
  actions: 'Acciones',
  breadcrumbs: 'Dónde está esta página',
  notifications: 'Avisos',
  openCalendar: 'Abrir el calendario',
  nothingFound: 'Sin resultados',
  chooseFile: 'Elegir un archivo',
  range: (from, to, total, capped) => `${figure(from)} a ${figure(to)} de ${capped ? 'más de ' : ''}${figure(total)}`,
  pages: 'Páginas',
  furthest: 'Aquí acaban las páginas. Acotar la lista para ver lo que sigue.',
  discardTitle: '¿Descartar los cambios?',
  discardMeans: 'Lo que se ha escrito aquí no se ha guardado.',
  discard: 'Descartar',
  keepEditing: 'Seguir editando',
}

export const factor: SharedMessages['factor'] = {
  title: 'Introduce el código',
  lead: 'Tu aplicación de autenticación muestra seis cifras; cambian cada medio minuto.',
  code: 'Código',
  recoveryTitle: 'Usa un código de recuperación',
  recoveryLead: 'Uno de los que guardaste al configurar el segundo factor. Cada uno sirve una vez.',
  recoveryCode: 'Código de recuperación',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar la aplicación de autenticación',
  back: 'Volver a entrar',
  submit: 'Entrar',
}
