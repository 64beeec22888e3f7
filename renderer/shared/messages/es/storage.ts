import type { SharedMessages } from '../en/index.ts'

export const storage: SharedMessages['storage'] = {
  nothingSaved: 'Ahora mismo no se puede guardar nada; todo se puede consultar.',
  helps: {
    full: 'El disco del ordenador del centro está lleno: borra allí lo que no haga falta o vacía la papelera. Después seguirá solo.',
    read_only:
      'Comprueba en el ordenador del centro que el disco con los datos esté conectado y no protegido contra escritura, y que se pueda escribir en la carpeta. Después seguirá solo.',
    busy: 'Otro programa del ordenador del centro ha bloqueado el archivo del centro: ciérralo allí (por ejemplo, un navegador de bases de datos, una copia de seguridad o un servicio de sincronización). Después seguirá solo.',
    damaged:
      'El archivo del centro está dañado: cierra Studio Desk en el ordenador del centro, aparta el archivo y pon la copia más reciente en su lugar.',
    gone: 'El archivo del centro se ha movido o borrado en el ordenador del centro: vuelve a ponerlo donde estaba (mira en la papelera) o cierra Studio Desk y ábrelo de nuevo. Lo guardado se conserva.',
  },
  notNow:
    'El centro no puede guardar nada ahora mismo. Puedes consultarlo todo; vuelve a intentarlo un poco más tarde.',
}
