import type { Messages } from '../en/index.ts'

export const shell: Messages['shell'] = {
  product: 'Studio Desk',
  navigation: 'Principal',
  openMenu: 'Abrir el menú',
  search: 'Buscar',
  assistant: 'Asistente',
  askAssistant: 'Preguntar al asistente',
  account: (name) => `Cuenta de ${name}`,
  copying: {
    refused: 'El navegador no deja copiar a esta página',
    select: 'Selecciónalo en la página y cópialo a mano.',
    selectHere: (text) => `Selecciónalo aquí y cópialo a mano: ${text}`,
  },
  appointments: { services: 'Servicios', availability: 'Disponibilidad' },
  pages: { automations: 'Automatizaciones', tagRules: 'Reglas de etiquetas', payroll: 'Nóminas' },
  reports: {
    overview: 'Resumen',
    revenue: 'Ingresos',
    attendance: 'Asistencia',
    classes: 'Clases',
    retention: 'Quién vuelve',
    absent: 'Quién ha dejado de venir',
    memberships: 'Bonos y suscripciones',
    instructors: 'Profesores',
    whatIf: '¿Y si…?',
  },
  nav: {
    today: 'Hoy',
    schedule: 'Horario',
    appointments: 'Citas',
    tasks: 'Tareas',
    clients: 'Clientes',
    selling: 'Ventas',
    membershipTypes: 'Bonos',
    team: 'Equipo',
    marketing: 'Marketing',
    compliance: 'Protección de datos',
    reports: 'Informes',
    import: 'Importar',
    settings: 'Ajustes',
  },
}

export const pictures: Messages['pictures'] = {
  choose: 'Suelta aquí una imagen',
  replace: 'Suelta aquí otra imagen',
  rule: 'JPEG, PNG, WebP o AVIF, hasta 10 MB. El lugar y la cámara no se guardan.',
  saved: 'Imagen guardada',
  removed: 'Imagen quitada',
  remove: 'Quitar la imagen',
}
