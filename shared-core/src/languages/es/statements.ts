import { fullName, type StatementRules } from '../statement-rules.ts'

const s = '(?<s>[\\p{L}\\d][^,;:()«»"“”¿?¡!]{1,70}?)'
const months = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)'
const date = `(?:(?:\\d{1,2} de )?${months}(?!\\p{L})(?: del? \\d{4})?|(?:15|16|17|18|19|20)\\d\\d(?!\\d))`
const person =
  '(?:actor|actriz|abogad[oa]|alcalde|alcaldesa|arquitect[oa]|artista|autor|autora|cantante|científic[oa]|director|directora|doctor|doctora|economista|escritor|escritora|especialista|experto|experta|fundador|fundadora|historiador|historiadora|investigador|investigadora|jefe|jefa|ministr[oa]|músico|periodista|pintor|pintora|polític[oa]|portavoz|presidente|presidenta|profesor|profesora|psicólog[oa]|rector|rectora|secretari[oa]|excongresista|congresista|médic[oa])'
const small = (subject: string): string =>
  subject.replace(/^(?:El|La|Los|Las|Un|Una|Unos|Unas|Su|Nuestro|Nuestra)(?= )/, (word) => word.toLowerCase())
const praise =
  /^(?:[\p{L}]+ ){0,1}?(?:gran|tema|asunto|muy|cosa|buen|buena|bueno|mal|mala|error|problema|ejemplo|buena idea|poco|reto|desafío|éxito|lástima|señal|prueba|momento|parte|cuestión|opción|forma|manera|realidad|excelente|perfect[oa]|verdader[oa]|must|claro|clara|nuev[oa]|razón|motivo|sueño|maravilla)(?!\p{L})/u

/** What a definition says of its kind of thing. */
const complement = /^\p{L}+(?: \p{L}+){1,4}? (?:que|de|del|para|con|en|donde|cuy[oa]s?)(?= )/u

export const rules: StatementRules = {
  lead: /^(?:En|Según|Actualmente|Hoy|Además|Sin embargo|Por|Para|Desde|Tras|Durante|Después|Antes|Entre|También|Por su parte|Asimismo|Y|Pero) ?[^,;:]{0,50}, (?=\p{L})/u,
  maxSubject: 9,
  pointing:
    /^(?:es|eso|esto|este|esta|estos|estas|ese|esa|aquel|aquella|él|ella|ellos|ellas|lo|le|se|yo|tú|usted|nosotros|que|quien|cuando|si|como|donde|porque|aunque|pero|y|o|no|ni|también|además|sin|en|a|al|con|por|para|de|del|desde|hasta|según|ahí|allí|aquí|hay|muchos|muchas|algunos|algunas|otros|otras|otro|otra|cada|todo|toda|todos|todas|ambos|nada|nadie|uno|una de|así|ya|tras|entre|el (?:resultado|problema|motivo|objetivo es|mismo|primero|segundo|resto)|la (?:respuesta|idea|razón|cuestión|verdad|misma))(?= |$)|(?:^| )(?:que|quien|me|nos|te|su|sus|mi|mis|nuestr[oa]s?|tu|tus|lo|les|él|ella|ellos|dijo|dice|afirma|porque|si|cuando|est[eao]s?|es[eao]s?|esto|eso)(?= |$)/iu,
  rules: [
    {
      kind: 'definition',
      pattern: new RegExp(`^${s} (?<v>es|son) (?:básicamente )?(?<p>(?:una?|unos|unas|uno de|una de|cualquier) [^?!]{12,})$`, 'u'),
      ask: ({ s: subject = '', v = '', p = '' }) => {
        if (praise.test(p.replace(/^un[oa]?s? (?:de l[oa]s )?/, '')) || !complement.test(p)) return null
        const isPerson = new RegExp(`^${fullName}$`, 'u').test(subject) && new RegExp(`(?<!\\p{L})${person}(?!\\p{L})`, 'u').test(p)
        return isPerson ? `¿Quién ${v} ${subject}?` : `¿Qué ${v} ${small(subject)}?`
      },
    },
    {
      kind: 'person',
      isName: true,
      pattern: new RegExp(
        `(?<!(?:^| )(?:en|En|de|De|a|desde) )(?<s>${fullName}), (?:(?:el|la|un|una) )?(?:[\\p{L}-]+ ){0,2}?${person}(?: (?:de|del|en)(?!\\p{L}))`,
        'u',
      ),
      ask: ({ s: subject = '' }) => `¿Quién es ${subject}?`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s} (?<v>fue|fueron) (?<p>fundad[oa]s?|construid[oa]s?|inaugurad[oa]s?|descubiert[oa]s?|inventad[oa]s?)(?!\\p{L})[^,;?!]{0,50}?(?<!\\p{L})(?:en|el|desde) (?:el año |día |\\p{Ll}+ )?(?:\\d{1,2} de )?${date}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `¿Cuándo ${v} ${p} ${small(subject)}?`,
    },
    {
      kind: 'maker',
      pattern: new RegExp(
        `^${s} (?<v>fue|fueron) (?<p>fundad[oa]s?|escrit[oa]s?|dirigid[oa]s?|diseñad[oa]s?|inventad[oa]s?|cread[oa]s?|desarrollad[oa]s?|construid[oa]s?|descubiert[oa]s?|pintad[oa]s?|compuest[oa]s?)(?!\\p{L})[^,;?!]{0,30}? por (?:el |la |los |las )?(?:[\\p{Ll}]+ ){0,2}\\p{Lu}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `¿Por quién ${v} ${p} ${small(subject)}?`,
    },
    {
      kind: 'price',
      pattern: new RegExp(
        `^${s} (?<v>cuesta|cuestan|vale|valen)(?!\\p{L})[^?!]{0,40}?(?:[$€] ?\\d|S/\\.? ?\\d|\\d[\\d.,]* ?(?:euros|€|dólares|pesos|soles|mil))`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `¿Cuánto ${v} ${small(subject)}?`,
    },
  ],
}
