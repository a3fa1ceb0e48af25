import type { AdviceWords } from '../advice-words.ts'
import { labels } from './title-labels.ts'

const weekdays = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo'

/** Written by us. */
export const words: AdviceWords = {
  labels,
  dates: {
    relative: `(?<!de |el |y )(?:ante)?ayer(?! y (?:de )?hoy)|(?:la semana|el mes|el año|el fin de semana|el verano|el invierno|el (?:${weekdays})) (?:pasad[oa]|que viene|próxim[oa])(?! de\\b)|(?:la próxima semana|el próximo (?:mes|año|fin de semana|verano|${weekdays}))(?! de\\b)|hace (?:unos|unas|dos|tres|cuatro|cinco|seis|\\d{1,2}) (?:días|semanas|meses)`,
    ahead: '(?:la semana|el \\w+(?: de semana)?) (?:que viene|próxim)|(?:la próxima|el próximo)',
    until:
      '(?:hasta(?: el)?|antes del?|a más tardar(?: el)?|(?:termina|cierra|finaliza|vence)(?: el)?)(?: (?:día|lunes|martes|miércoles|jueves|viernes|sábado|domingo),?)?',
    future: '[a-záéíóúñ]{1,}(?:ará|erá|irá|arán|erán|irán|drá|drán|brá|brán)|previst[oa]s?|a partir del?',
    holds:
      'es|son|está|están|puede|pueden|puedes|debe|deben|abiert[oa]s?|inscri(?:birse|bete|pción|pciones)|válid[oa]s?|dura|vigentes?|plazo|disponibles?|solicitud(?:es)?|envíe|enviar|termina|cierra',
    past: 'era|eran|fue|fueron|estaba|estaban|estuvo|estuvieron|hubo|duró|había|habían|vivió|reinó|trabajó|permaneció|debía|debían|abrió|cerró|ha sido|han sido',
  },
  sources:
    '(?<!(?:estos|esos|dichos|ambos) )(?:estudios|investigaciones|encuestas|expertos|científicos|especialistas) (?:recientes )?(?:muestran|demuestran|indican|dicen|recomiendan|coinciden|aseguran|afirman|sugieren|confirman|aconsejan)|según (?:los |varios |muchos |algunos |un |una )?(?:recientes? )?(?:expertos|estudios?|científicos|especialistas|encuestas?)(?! (?:de|del|public))|científicamente (?:probado|demostrado)',
  numbers:
    'un/una/uno/primer/primera/primero dos/ambos/ambas/segundo/segunda tres/tercer/tercera/tercero cuatro/cuarto/cuarta cinco/quinto/quinta seis/sexto/sexta siete/séptimo/séptima ocho/octavo/octava nueve/noveno/novena diez/décimo/décima/decena once doce/docena quince veinte treinta cuarenta cincuenta/mitad cien/ciento/centenar',
  series: 'parte|episodio|capítulo|día|semana|temporada|jornada|número|etapa|tomo',
  parts: {
    time: '\\d\\s?-?(?:min(?:utos?)?|h(?:oras?)?|días?)(?![a-zñá-ú])|(?:una|dos|tres|diez|quince|veinte|treinta|unos|varios|media) (?:minutos?|horas?)|toda la noche',
    yield: 'porcion(?:es)?|porción|raciones|ración|para (?:\\d+|dos|cuatro|seis|ocho) |personas|comensales|unidades|rinde|salen',
    ingredients: 'ingredientes?|necesita(?:s|rá|rás)?',
    steps: 'pasos?|preparación|instrucciones|elaboración|primero|luego|después|por último|finalmente',
    day: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo|hoy|ayer|mañana|est[ae] (?:semana|mes|año|noche|tarde)|pasad[oa]|próxim[oa]|\\d\\s?(?:h|horas)(?![a-z])|recientemente|hace',
    place:
      'dónde|lugar|dirección|en línea|online|sala|teatro|parque|museo|iglesia|escuela|estadio|calle|centro|plaza|biblioteca|ayuntamiento',
    price: 'gratis|gratuit[oa]s?|precios?|cuesta|comprar|pedir|venta|tienda|disponible|suscripción|\\d\\s?euros?',
  },
  unfinished: {
    bracketed:
      'enlace(?: aquí)?|insertar\\b[^\\]]{0,60}|añadir\\b[^\\]]{1,60}|agregar\\b[^\\]]{1,60}|(?:por|a) (?:completar|confirmar|verificar|escribir|redactar|hacer)[^\\]]{0,30}|se (?:completará|escribirá|añadirá)[^\\]]{0,30}|completar\\b[^\\]]{0,40}|pendiente[^\\]]{0,30}|falta\\b[^\\]]{1,40}|poner\\b[^\\]]{1,40}',
    whole:
      'por (?:completar|definir|escribir|redactar|hacer)(?: más tarde| luego)?|se (?:completará|escribirá|añadirá)(?: más tarde| luego| pronto)?|texto pendiente|(?:inserte|insertar|añadir|escriba) (?:el |su |un )?(?:texto|enlace|contenido) aquí|su texto aquí',
    assistant: 'como (?:modelo de lenguaje|(?:una )?inteligencia artificial|(?:una )?ia|asistente de ia),',
    around:
      '(?:¡?(?:claro|por supuesto|desde luego)[!,.]? )?aquí (?:tienes|tiene|está) (?:tu|su|el|un) (?:[\\wáéíóúñ-]+ ){0,3}(?:artículo|borrador|texto)\\b|(?:¿)?(?:quieres|deseas|te gustaría) que (?:te |lo |la )?(?:haga|escriba|añada|ajuste|amplíe|resuma)|si (?:quieres|lo deseas), puedo ',
    open: 'el|la|los|las|un|una|unos|unas|de|del|y|o|que|con|en|por|para|al',
  },
}
