import { figure, fullName, type StatementRules } from '../statement-rules.ts'

const s = '(?<s>[\\p{L}\\d][^,;:()«»"“”¿?¡!]{1,70}?)'
const months = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)'
const date = `(?:(?:\\d{1,2} de )?${months}(?!\\p{L})(?: del? \\d{4})?|(?:15|16|17|18|19|20)\\d\\d(?!\\d))`
const about = '(?:unos |unas |cerca de |casi |más de |aproximadamente |alrededor de |al menos |hasta |entre |solo |sólo )?'
const number = `(?:${figure}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)`
const person =
  '(?:actor|actriz|abogad[oa]|alcalde|alcaldesa|arquitect[oa]|artista|autor|autora|cantante|científic[oa]|director|directora|doctor|doctora|economista|escritor|escritora|especialista|experto|experta|fundador|fundadora|historiador|historiadora|investigador|investigadora|jefe|jefa|ministr[oa]|músico|periodista|pintor|pintora|polític[oa]|portavoz|presidente|presidenta|profesor|profesora|psicólog[oa]|rector|rectora|secretari[oa]|excongresista|congresista|médic[oa])'
const small = (subject: string): string =>
  subject.replace(/^(?:El|La|Los|Las|Un|Una|Unos|Unas|Su|Nuestro|Nuestra)(?= )/, (word) => word.toLowerCase())
const praise =
  /^(?:[\p{L}]+ ){0,1}?(?:gran|buen|buena|bueno|mal|mala|error|problema|ejemplo|buena idea|poco|reto|desafío|éxito|lástima|señal|prueba|momento|parte|cuestión|opción|forma|manera|realidad|excelente|perfect[oa]|verdader[oa]|must|claro|clara|nuev[oa]|razón|motivo|sueño|maravilla)(?!\p{L})/u

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
        if (praise.test(p.replace(/^un[oa]?s? (?:de l[oa]s )?/, ''))) return null
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
        `^${s} (?<v>fue|fueron|se) (?<p>fundad[oa]s?|construid[oa]s?|cread[oa]s?|inaugurad[oa]s?|publicad[oa]s?|lanzad[oa]s?|descubiert[oa]s?|inventad[oa]s?|detenid[oa]s?|fundó|construyó|creó|inauguró|publicó|lanzó|estrenó|celebró)(?!\\p{L})[^,;?!]{0,50}?(?<!\\p{L})(?:en|el|desde) (?:el año |día |\\p{Ll}+ )?(?:\\d{1,2} de )?${date}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `¿Cuándo ${v} ${p} ${small(subject)}?`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s} (?<v>se realizará|se realizarán|se celebrará|se celebra|tendrá lugar|continuará|comenzará|empezará|comienza|empieza|abrirá|inicia|iniciará|terminará|termina|nació|murió|comenzó|empezó|abrió)(?!\\p{L})[^;?!]{0,120}?${date}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `¿Cuándo ${v} ${small(subject)}?`,
    },
    {
      kind: 'place',
      pattern: new RegExp(
        `^${s} (?<v>está situad[oa]s?|está ubicad[oa]s?|se encuentra|se encuentran|se ubica|queda|vive|viven|crece|crecen) (?:[\\p{Ll}]+ )?(?:en|a|al|cerca|junto) (?!(?:riesgo|peligro|crisis|proceso|manos|estado|juego|marcha|desarrollo|fase|situación)(?!\\p{L}))[^?!]{3,}$`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `¿Dónde ${v} ${small(subject)}?`,
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
    {
      kind: 'duration',
      pattern: new RegExp(
        `^${s} (?<v>dura|duran|duró|tarda|tardan|durará) (?:[\\p{Ll}]+ )?${about}${number}(?: ?(?:a|y|o|-|–) ?${number})? (?:segundos?|minutos?|horas?|días?|semanas?|meses|mes|años?)(?!\\p{L})`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `¿Cuánto ${v} ${small(subject)}?`,
    },
    {
      kind: 'amount',
      isOfTitle: true,
      pattern: new RegExp(
        `^${s} (?<v>tiene|tienen|cuenta con|cuentan con|posee|contiene|ofrece|incluye) (?:actualmente )?${about}(?:${figure}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?: mil| millones de)? (?<n>\\p{Ll}{3,}(?:os|as|ones|dores|dades|ntes))(?=[.,;])`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', n = '' }) => {
        if (
          /^(?:años|horas|minutos|euros|metros|kilómetros|pesos|dólares|semanas|veces|puntos|días|meses|millones)$/.test(n) ||
          n.endsWith('ntes')
        )
          return null
        const many = /(?:as|ciones|siones|dades)$/.test(n) ? 'Cuántas' : 'Cuántos'
        return v.endsWith('con')
          ? `¿Con ${many.toLowerCase()} ${n} ${v.replace(' con', '')} ${small(subject)}?`
          : `¿${many} ${n} ${v} ${small(subject)}?`
      },
    },
    {
      kind: 'amount',
      isOfTitle: true,
      pattern: new RegExp(
        `^(?:[Uu]nos |[Uu]nas |[Cc]erca de |[Cc]asi |[Mm]ás de |[Aa]proximadamente |[Aa]lrededor de |[Aa]l menos )?(?:${figure}|[Dd]os|[Tt]res|[Cc]uatro|[Cc]inco|[Ss]eis|[Ss]iete|[Oo]cho|[Nn]ueve|[Dd]iez)(?: mil| millones de)? (?<n>\\p{Ll}{3,}(?:[oa]s|ones|ores|dades)) (?<p>(?:\\p{Ll}+(?:aron|ieron|an|en)|son|fueron|han|murieron) [^,;:()«»"]{4,70})(?=[.,;])`,
        'u',
      ),
      ask: ({ n = '', p = '' }) =>
        /(?:^| )(?:años|horas|minutos|euros|metros|kilómetros|semanas|veces|puntos|días|meses|que|su|sus|est[eao]s?|es[eao]s?|lo|le|y)(?= |$)/u.test(
          `${n} ${p}`,
        )
          ? null
          : `¿${/(?:as|ciones|siones|dades)$/.test(n) ? 'Cuántas' : 'Cuántos'} ${n} ${p}?`,
    },
    {
      kind: 'content',
      isOfTitle: true,
      pattern: new RegExp(
        `^${s} (?<v>significa|contiene|contienen|provoca|provocan|necesita|necesitan|requiere|requieren|consiste en|sirve para|sirven para) (?!que|esto|eso)[^?!]{8,}$`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => {
        const [, verb = v, link] = /^(\S+) (en|para)$/.exec(v) ?? []
        return link === undefined ? `¿Qué ${verb} ${small(subject)}?` : `¿${link === 'en' ? 'En' : 'Para'} qué ${verb} ${small(subject)}?`
      },
    },
    {
      kind: 'cause',
      pattern: new RegExp(
        `^${s} (?<v>es|son|está|están|fue|puede|pueden|debe|deben) (?<p>[^,;:()«»"]{3,60}?),? (?:porque|debido a|ya que) [^?!]{8,}$`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) =>
        /(?<!\p{L})(?:esto|eso|lo|le|no|también|solo|sólo|así|que|otr[oa]s?|igual)(?!\p{L})/u.test(p)
          ? null
          : `¿Por qué ${v} ${p} ${small(subject)}?`,
    },
    {
      kind: 'steps',
      pattern:
        /^Para (?<p>\p{Ll}+[aeií]r(?:se)? [^,;:()«»"]{3,60}), (?:hay que|debes|se debe|se deben|es necesario|es importante|es recomendable|es fundamental|puedes|se puede|lo mejor|basta|primero|debe|deberá|deberás|tienes que|conviene|necesitas|se recomienda)(?!\p{L})/u,
      ask: ({ p = '' }) => (/(?<!\p{L})(?:esto|eso|ello|este|esta|lo|la tuya|así)(?!\p{L})/u.test(p) ? null : `¿Cómo ${p}?`),
    },
  ],
}
