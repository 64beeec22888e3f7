export const en = {
  terms: 'Terms',
  privacy_policy: 'Privacy policy',
  marketing_email: 'Marketing email',
  marketing_sms: 'Marketing texts',
  push_notifications: 'Notifications',
  photo_video: 'Photos and videos',
  health_data: 'Health data',
} as Readonly<Record<string, string | undefined>>

type Words = typeof en

export const de: Words = {
  terms: 'AGB',
  privacy_policy: 'Datenschutzerklärung',
  marketing_email: 'Werbung per E-Mail',
  marketing_sms: 'Werbung per SMS',
  push_notifications: 'Mitteilungen',
  photo_video: 'Fotos und Videos',
  health_data: 'Gesundheitsdaten',
}

export const es: Words = {
  terms: 'Condiciones',
  privacy_policy: 'Política de privacidad',
  marketing_email: 'Publicidad por correo',
  marketing_sms: 'Publicidad por SMS',
  push_notifications: 'Notificaciones',
  photo_video: 'Fotos y vídeos',
  health_data: 'Datos de salud',
}

export const fr: Words = {
  terms: 'Conditions générales',
  privacy_policy: 'Politique de confidentialité',
  marketing_email: 'Publicité par e-mail',
  marketing_sms: 'Publicité par SMS',
  push_notifications: 'Notifications',
  photo_video: 'Photos et vidéos',
  health_data: 'Données de santé',
}

export const it: Words = {
  terms: 'Condizioni',
  privacy_policy: 'Informativa sulla privacy',
  marketing_email: 'Pubblicità via e-mail',
  marketing_sms: 'Pubblicità via SMS',
  push_notifications: 'Notifiche',
  photo_video: 'Foto e video',
  health_data: 'Dati sulla salute',
} as Readonly<Record<string, string | undefined>>
