import type { calendar as en } from '../en/calendar.ts'

export const calendar: typeof en = {
  title: 'En tu propio calendario',
  rowDetail: 'Tus clases junto a todo lo demás',
  lead: 'Suscríbete una vez: lo que reserves, y lo que se mueva o se cancele, aparece ahí solo. Los calendarios vuelven a mirar cada pocas horas.',
  shows: 'Lo que aparecerá',
  showsMeans: 'Lo que reserves aparece ahí, con la hora y el lugar.',
  steps: [
    'Crea el enlace: es solo tuyo.',
    'Añádelo al calendario del móvil o del ordenador: Apple, Google, Outlook.',
    'Listo: lo que cambia aquí cambia allí.',
  ],
  make: 'Crear el enlace',
  subscribe: 'Añadir a mi calendario',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  notCopied: 'El navegador no deja copiar a esta página',
  select: 'Selecciona el enlace en la página y cópialo a mano.',
  google: 'Para Google Calendar: copia el enlace y pégalo allí en «Otros calendarios», «Desde URL».',
  secret: 'Quien tenga este enlace puede leer el calendario sin iniciar sesión.',
  end: 'Anular el enlace',
  endTitle: '¿Anular este enlace?',
  endMeans: 'Los calendarios que lo tienen no leerán nada más. Puedes crear otro cuando quieras.',
  ended: 'El enlace está anulado',
}
