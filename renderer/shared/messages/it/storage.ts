import type { SharedMessages } from '../en/index.ts'

export const storage: SharedMessages['storage'] = {
  nothingSaved: 'Al momento non si può salvare nulla; tutto si può consultare.',
  helps: {
    full: 'Il disco del computer dello studio è pieno: elimina ciò che non serve o svuota il cestino. Poi riprenderà da solo.',
    read_only:
      'Sul computer dello studio, controlla che il disco con i dati sia collegato e non protetto da scrittura, e che si possa scrivere nella cartella. Poi riprenderà da solo.',
    busy: 'Un altro programma sul computer dello studio ha bloccato il file dello studio: chiudilo (per esempio un programma per database, un backup o un servizio di sincronizzazione). Poi riprenderà da solo.',
    damaged:
      'Il file dello studio è danneggiato: chiudi Studio Desk sul computer dello studio, sposta il file e metti al suo posto la copia più recente.',
    gone: 'Il file dello studio è stato spostato o eliminato sul computer dello studio: rimettilo dov’era (guarda nel cestino), oppure chiudi Studio Desk e riavvialo. Ciò che era salvato è conservato.',
  },
  notNow: 'Lo studio al momento non può salvare nulla. Puoi consultare tutto; riprova un po’ più tardi.',
}
