import type { OpeningSource } from '../opening-source.ts'

/** Written by us. */
export const opening: OpeningSource = {
  articles: 'el la los las un una unos unas',
  pointing: 'esta este estas estos mi nuestra nuestro su sus',
  of: 'de del',
  adjectivesFollow: true,
  isA: '(?:es|son) (?:una?|unos|unas|el|la|los|las) ',
  nouns: 'de del en por con sin sobre',
  others: 'a al para y e o que cuyo cuya cuando donde entre desde hasta como',
  clause: 'porque|aunque|mientras|que|cuyo|cuya|donde|según|tras|después',
  bareClause: 'porque|aunque|mientras|tras|y (?:no|se|es|son|está|están|puede|pueden|tiene|tienen|cuesta|ha|han|será|serán)',
  date: '(?:por primera vez|(?:desde el|a partir del|del|el) (?:lunes |martes |miércoles |jueves |viernes |sábado |domingo )?[0-9])',
  and: 'y',
  past: 'ó|aba|ía|aron|ieron|fue|era',
  purpose: 'para|con|sin|que',
  between: 'se no ya también nunca siempre solo aún todavía le les lo la',
  condition: 'si|salvo|solo|sólo|siempre que|excepto|hasta|pero',
  contested:
    'personas|fuentes|rumores|medios|expert[oa]s?|críticos|científicos|estudios?|encuestas?|testigos|(?:investig|abogad|acus|asesin|estaf|soborn)[a-záéíóú]*|fraude',
  object: '(?:\\S{2,20}[aeií]r (?:una?|su|tu)|(?:Si|Cuando) (?:su|tu)) ',
  front: { any: 'En|Tras|Durante|Para|Con|Ayer', start: 'Desde|A partir|El [0-9]|Est[ea]|Hoy|Mañana' },
  lede: {
    done: '(?:ha|han|fue|fueron|[a-z]+(?:ó|aron|ieron)) ',
    circumstance: '(?:en [A-Z]|durante |tras |cerca de )',
    verb: 'ha|han|va a|van a|[a-zñ]{2,}r(?:á|án)|será|serán|se [a-zñ]{2,}r(?:á|án)|ya (?:ha|es|está|tiene)',
    past: '[a-zñ]{2,}(?:ó|aron|ieron)|fue|fueron',
    scheduled:
      '(?:re)?abren?|cierran?|empiezan?|comienzan?|terminan?|pasan?|suben?|bajan?|cambian?|se trasladan?|entran?|vuelven?|llegan?|acaban?|recib(?:e|en)',
    day: 'ayer|hoy|mañana|anoche|(?:est?e|el|pasado) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?! [0-9])|esta (?:semana|mañana|tarde|noche)',
    announced:
      '(?:Nos (?:complace|alegra)|Estamos (?:encantad|content|orgullos)[oa]s de|Tenemos el placer de) (?:anunciar|comunicar|informar)(?:les|te|os)?(?: de)? que ',
    end: '(?:en|desde|a partir de) (?:primavera|verano|otoño|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|[12][0-9]{3})|(?:el|este) (?:próximo )?(?:año|mes|verano|otoño|invierno)|(?:a partir del|desde el) [0-9]',
  },
}
