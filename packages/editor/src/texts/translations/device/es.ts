import type { DeviceTranslationTexts } from './device-translation-texts.ts'

export const texts: DeviceTranslationTexts = {
  ask: 'Traducir con este navegador: {language}',
  changesAsk: 'Ver los cambios, traducidos por este navegador',
  about:
    'El traductor de su navegador trabaja en este dispositivo: ningún otro motor recibe el texto. Lo que escribe pasa las mismas comprobaciones, y una persona revisa el borrador.',
  once: 'Con el primer clic, el navegador descarga este idioma, una sola vez.',
  fetching: 'Su navegador está descargando el idioma …',
  download: 'Descarga del idioma',
  translating: 'Su navegador está traduciendo: {done} de {all} textos',
  storing: 'Se está comprobando la traducción …',
  texts: 'Textos traducidos',
  cancel: 'Cancelar',
  not_allowed: 'Su navegador no permite usar aquí su traductor. Puede que un administrador o el sitio lo haya desactivado.',
  not_supported: 'Su navegador no traduce entre estos idiomas.',
  no_download: 'Su navegador no ha podido descargar el idioma. Compruebe la conexión e inténtelo de nuevo.',
  not_now: 'El traductor de su navegador aún no está listo. Inténtelo más tarde.',
  no_model: 'Su navegador no tiene traductor propio para estos idiomas.',
  no_answer: 'El traductor de su navegador no ha dado ninguna respuesta útil.',
}
