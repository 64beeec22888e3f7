import type { people as english } from '../en/people.ts'
import type { Translation } from '../templates.ts'

export const people: Translation<typeof english> = {
  'email.could_not_be_sent': 'No se ha podido enviar el correo: {reason}',
  'auth.second_factor_from_outside':
    'Desde fuera, los gestores entran con un segundo factor. Configúralo en el ordenador del centro: entra allí, abre el menú con tu nombre y elige «Segundo factor».',
  'auth.wrong_credentials': 'El correo o la contraseña no son correctos.',
  'auth.link_was_used_already': 'Este enlace ya se ha usado o es demasiado antiguo. Pide uno nuevo.',
  'auth.not_recovery_code': 'Este no es el código de recuperación. Busca el último que se te mostró.',
  'auth.password_is_too_common': 'Esta contraseña es demasiado corriente. Elige una que no use nadie más.',
  'auth.password_cant_be_e_mail': 'La contraseña no puede ser el correo.',
  'auth.studio_has_owner_already': 'Este centro ya tiene titular. Inicia sesión.',
  'auth.your_session_has_ended': 'Tu sesión ha terminado. Vuelve a entrar.',
  'clients.give_client_e_mail_first': 'Añade antes un correo a la ficha: se entra con él.',
  'clients.reactivate_client_first_then_invite': 'Reactiva antes la ficha y envía después la invitación.',
  'auth.email_of_another_account': 'Otra cuenta entra con este correo. Pide al centro que las una.',
  'auth.email_is_known':
    'El centro ya conoce este correo. Le hemos enviado un enlace: síguelo para elegir una contraseña y encontrar todo lo tuyo.',
  'clients.client_signs_in_already':
    'Esta persona ya tiene acceso. Se le puede enviar un enlace para elegir una contraseña nueva.',
  'auth.not_from_outside':
    'Los gestores no pueden trabajar aquí desde fuera: el centro lo reserva a su propio ordenador. La propiedad puede abrirlo allí, en Ajustes, En línea.',
  'auth.sign_in_again_with_code': 'Vuelve a entrar, con el código de tu aplicación de autenticación.',
  'auth.code_needed': 'Escribe el código que muestra tu aplicación de autenticación o un código de recuperación.',
  'auth.code_is_not_right':
    'Este código no es correcto o ya se ha usado. Espera al siguiente y comprueba la hora del móvil.',
  'auth.second_factor_exists': 'Tu cuenta ya tiene un segundo factor. Desactívalo antes de configurar otro.',
  'auth.begin_again': 'Empieza de nuevo: no hay ninguna configuración pendiente de su código.',
  'auth.no_second_factor': 'Tu cuenta no tiene segundo factor.',
  'auth.password_is_wrong': 'La contraseña no es correcta.',
  'staff.only_owner_takes_off_factor': 'Solo la propiedad del centro puede quitar un segundo factor.',
  'staff.own_second_factor': 'Tu propio segundo factor se desactiva en tu cuenta, con tu contraseña y un código.',
  'auto_tag_rules.name_rule_or_event': 'Indica una regla o un evento',
  'auto_tag_rules.rule_has_condition_of_own': 'La regla ya tiene su propia condición',
  'automations.has_no_steps_yet_add_one': 'Aún no tiene pasos. Añade uno y actívala después.',
  'automations.draft_and_does_nothing': 'Es un borrador y todavía no hace nada. Solo se puede pausar una activa.',
  'automations.is_a_draft': 'Es un borrador. Actívala poniendo su estado en activo.',
  'automations.cannot_become': 'Su estado es «{it}» y ya no puede pasar a «{it2}». Crea otra o elimina esta.',
  'tags.in_use': '{name} se usa en: {names}. Cambia o elimina antes lo que la usa.',
  'clients.email_in_use': 'Otra persona entra con este correo. Un menor puede compartir el de su tutor.',
  'clients.nobody_is_their_own_guardian': 'Nadie puede ser su propio tutor',
  'clients.client_who_signs_in_needs': 'Quien inicia sesión necesita un correo',
  'clients.acts_for_themselves':
    '{name} tiene acceso y actúa por sí. Solo quien no tiene acceso propio puede tener tutor.',
  'clients.has_guardian_too': '{name} también tiene tutor. Elige a alguien que actúe por sí.',
  'clients.is_guardian': '{name} ejerce de tutor. Asigna antes otro tutor a quienes tiene a su cargo.',
  'clients.has_guardian_who_acts':
    '{name} tiene un tutor que actúa en su nombre. Quita antes al tutor; después podrá entrar.',
  'auth.guardian_acts': 'Otra persona actúa por quien tiene este correo. Pide al centro que le dé un acceso propio.',
  'waivers.text_has_changed':
    'El texto de «{title}» ha cambiado entretanto: ahora vale la versión {version}. Vuelve a leerlo y fírmalo después.',
  'waivers.not_in_use': '«{title}» ya no se usa. No hay nada que firmar.',
  'email.set_up_studios_mail_server': 'Configura antes el servidor de correo del centro.',
  'email.mail_has_gone_out_already': 'Este correo ya ha salido.',
  'email.mail_is_out_of_date': 'Este correo ya no está al día. Envía uno nuevo desde donde salió.',
  'email.give_password_for_server': 'Indica la contraseña de este servidor y usuario',
  'email.expected_name_of_server_such': 'Debe ser el nombre de un servidor, como smtp.example.com',
  'email.mail_password_was_kept':
    'La contraseña del correo se guardó con la clave de otro ordenador y aquí no se puede leer. Escríbela de nuevo.',
  'auth.only_owner_can_do': 'Esto solo puede hacerlo la propiedad del centro.',
  'tasks.done_once_client': 'Se completa al borrar los datos de la persona: ábrelos en Protección de datos.',
  'staff.only_owner_changes_owners': 'La cuenta de un titular solo puede cambiarla un titular.',
  'staff.email_in_use': 'Alguien del equipo ya entra con este correo.',
  'marketing.link_is_not_complete': 'Este enlace no está completo. Ábrelo otra vez desde el correo.',
  'notifications.client_is_not_active': 'Esta ficha no está activa. Actívala antes y después se le podrá avisar.',
  'notifications.expected_path_such_as_bookings': 'Debe ser una ruta como /bookings o una dirección https',
  'staff.role_exists': 'Ya hay un rol «{name}».',
  'staff.cannot_hand_on': 'No puedes conceder lo que tu rol no permite: {names}. La propiedad del centro sí puede.',
  'staff.role_may_do_more':
    'El rol «{name}» permite lo que el tuyo no: {names}. La propiedad del centro puede cambiarlo.',
  'staff.owner_role_is_fixed': 'El rol de la propiedad lo permite siempre todo. Añade otro rol.',
  'staff.account_may_do_more':
    '{name} tiene permisos que tú no tienes: {names}. La propiedad del centro puede cambiar la cuenta.',
  'staff.role_in_use': 'Personas del equipo con este rol: {staff_count}. Asígnales antes otro.',
  'staff.only_owner': 'Es la única cuenta titular. Haz titular antes a otra persona.',
  'tags.exists_already': 'Ya hay una etiqueta {name}. Elige otro nombre.',
  'webhooks.give_https_address_out':
    'Indica una dirección https de internet o de la red del centro; a este mismo ordenador no se le avisa de nada.',
  'webhooks.studios_own_address':
    'Esta es la dirección del propio centro. Indica la del programa que debe recibir los avisos.',
  'webhooks.must_have_no_user_name': 'No debe contener usuario ni contraseña',
  'webhooks.expected_address_such_as_https': 'Debe ser una dirección como https://example.com/hook',
  'email.what_mail_said': 'El contenido de este correo ya no se conserva. Envía uno nuevo desde donde salió.',
  'client_lists.you_have_saved_lists': 'Tienes {count} listas guardadas. Elimina una que ya no necesites.',
}
