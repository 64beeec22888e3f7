import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')
const hours = (n: number) => count(n, { one: '1 hora', other: `${figure(n)} horas` })

export const classTemplates: Messages['classTemplates'] = {
  title: 'Tipos de clase',
  lead: 'Lo que se imparte en el centro. De aquí salen las clases del horario.',
  trail: 'Horario',
  create: 'Nuevo tipo',
  createIt: 'Crear tipo',
  shown: 'Qué tipos',
  active: 'Activos',
  all: 'Todos',
  table: 'Tipos de clase',
  name: 'Nombre',
  duration: 'Duración',
  minutes: 'min',
  capacity: 'Plazas',
  instructor: 'Profesor',
  nobody: 'Nadie en concreto',
  windows: 'Reservas',
  opens: (n) => `Abre ${hours(n)} antes`,
  closes: (n) => `cierra ${hours(n)} antes`,
  free: (n) => (n === 0 ? 'cancelación gratis hasta el comienzo' : `cancelación gratis hasta ${hours(n)} antes`),
  studioRules: 'Reglas del centro',
  inactive: 'Inactivo',
  edit: 'Editar',
  deactivate: 'Desactivar',
  reactivate: 'Reactivar',
  deactivated: (name) => `${name} ya no se ofrece`,
  reactivated: (name) => `${name} vuelve a ofrecerse`,
  saved: 'Tipo guardado',
  created: (name) => `${name} ya se puede programar`,
  newTitle: 'Nuevo tipo de clase',
  editTitle: (name) => name,
  description: 'Descripción',
  descriptionHelp: 'Los clientes la leen en el horario.',
  color: 'Color',
  ownColor: 'Color propio',
  colors: {
    green: 'Verde',
    teal: 'Turquesa',
    blue: 'Azul',
    indigo: 'Índigo',
    purple: 'Morado',
    pink: 'Rosa',
    red: 'Rojo',
    orange: 'Naranja',
    yellow: 'Amarillo',
    grey: 'Gris',
  },
  photo: 'Foto',
  photoHelp:
    'Se recorta sola a 16:9: lo importante, en el centro. Si no hay foto, se muestra un dibujo en el color de la clase.',
  photoOf: (name) => `Foto de ${name}`,
  noPhoto: (name) => `${name} ya se puede programar, pero sin la foto. Prueba con otra imagen.`,
  rules: 'Reservas y cancelaciones',
  opensField: 'Apertura de reservas',
  closesField: 'Cierre de reservas',
  freeField: 'Cancelación gratis hasta',
  hoursBefore: 'h antes',
  opensEmpty: 'Vacío: desde el primer momento',
  closesEmpty: 'Vacío: al comenzar',
  freeEmpty: (n) => (n === null ? 'Vacío: según las reglas del centro' : `Vacío: ${hours(n)} antes`),
  appliesNow:
    'El nombre, la descripción, el color y las reglas cambian de inmediato en todas las clases. La duración, las plazas y el profesor valen para las clases que se programen a partir de ahora.',
  emptyTitle: 'Aún no hay tipos de clase',
  empty:
    'Un tipo dice qué es una clase: su nombre, duración, plazas y color. Crea el primero y programa después su semana.',
  noneActive: 'Ya no se ofrece ninguno',
  noneActiveHelp: 'Todos los tipos están desactivados. Muéstralos todos para volver a ofrecer alguno.',
  showAll: 'Mostrar todos',
}

export const roomChoice: Messages['roomChoice'] = {
  room: 'Plano de sala',
  none: 'Sin sitios',
}
