import type { LabelWords } from '../advice-words.ts'

/** Written by us. */
export const labels: LabelWords = {
  label:
    'última hora|urgente|actualiza(?:ción|do)|exclusiv[ao]|en (?:vivo|directo)|vídeo|(?:en|con) (?:vídeo|video|fotos)|fotos|borrador|copia de|nuevo|versión final|atención',
  section: 'noticias?|actualidad|artículos?|inicio|comunicados?(?: de prensa)?|novedades|sin categoría|portada',
  kindNames:
    'boletín|circular|acta|orden del día|anuncios?|avisos?(?: importantes?| a los vecinos)?|información(?: importante)?|invitación|informe|bienvenid[oa]s?|introducción|presentación|sobre nosotros|receta|entrevista|recordatorio|programa|resumen|resultados|nota de prensa',
  by: 'por',
}
