import type { SharedMessages } from '../en/index.ts'
import { problems, storage } from './problems.ts'
import { factor, ui } from './ui.ts'

const words: SharedMessages['words'] = {
  save: 'Guardar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  close: 'Cerrar',
  loading: 'Cargando',
  oneMoment: 'Un momento…',
  offline: 'No tienes conexión. Puede que lo que ves no esté al día.',
  gone: 'El servidor del centro no responde.',
  goneHere: 'Vuelve a abrir Studio Desk en este ordenador; esta página seguirá sola.',
  backOnline: 'Conexión recuperada',
  skipToContent: 'Ir al contenido',
  signOut: 'Cerrar sesión',
  language: 'Idioma',
  studioLanguage: 'El idioma del centro',
  formats: {
    dates: 'Fechas',
    times: 'Horas',
    asStudio: 'Como el centro',
    orders: { dmy: 'Primero el día', mdy: 'Primero el mes', ymd: 'Primero el año' },
    hours: { 24: '24 horas', 12: '12 horas' },
  },
  theme: 'Apariencia',
  themes: { system: 'Como el dispositivo', light: 'Clara', dark: 'Oscura' },
}

const palette: SharedMessages['palette'] = {
  title: 'Buscar y hacer',
  placeholder: 'Busca páginas, personas y acciones',
  pages: 'Páginas',
  people: 'Personas',
  actions: 'Acciones',
  nothing: (text) => `No hay resultados para «${text}»`,
}

export const shared: SharedMessages = { words, palette, problems, storage, ui, factor }
