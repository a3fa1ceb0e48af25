import { letter } from '../../../languages/characters/characters.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'

/** At the end of a text, of all languages. */
const atEnd = [
  '(?:at|towards|near) the (?:very )?(?:end|bottom|foot) of (?:this|the) (?:page|article|post|text|letter|leaflet|newsletter)|overleaf',
  'am (?:ende|schluss|fuß) (?:diese[sr]|de[sr]) (?:seite|artikels|beitrags|textes|briefes|meldung)|am seitenende|umseitig|auf der rückseite',
  `(?:en bas|en fin|à la fin|au bas) (?:de (?:cette |la )?page|(?:de l|d)[’']article|de (?:cet article|ce texte))|au verso`,
  'al (?:final|pie) de (?:esta página|este artículo|este texto|la página|esta entrada)|al (?:final|pie) del (?:artículo|texto|post)|al dorso',
  `(?:in fondo|alla fine) (?:a|di|della|alla)(?: ?questa| ?questo)? ?(?:pagina|articolo|testo)|(?:in fondo|alla fine) (?:all|dell)[’']articolo|in calce|sul retro`,
  'no (?:final|fim|fundo) d(?:esta|este|a|o) (?:página|artigo|texto)|no verso',
  '(?:onderaan|aan het (?:eind|einde) van|onder aan) (?:deze|dit|de|het) (?:pagina|artikel|bericht|tekst)|ommezijde',
  'na (?:końcu|dole) (?:tej |tego )?(?:strony|artykułu|tekstu|wpisu)|na odwrocie',
  '(?:längst ner|längst ned|i slutet) (?:på|av) (?:den här |denna )?(?:sidan|sida|artikeln|texten)|på baksidan',
  '(?:nederst|sidst) (?:på|i) (?:denne |siden|artiklen|teksten|artikkelen)(?:side|artikel)?|i bunden af (?:siden|artiklen|denne side)|på (?:bagsiden|baksiden)',
  'sivun (?:lopussa|alareunassa)|artikkelin lopussa|kääntöpuolella',
  'na konci (?:této |tohoto )?(?:stránky|článku|textu)|na druhé straně',
  'az? (?:oldal|cikk|bejegyzés) (?:végén|alján)',
  'в конце (?:этой |этого |данной )?(?:страницы|статьи|текста)|внизу страницы|на обороте',
].join('|')
/** Further below. */
const below = `below(?! (?:the|sea|average|zero|its|their|it|them|\\d))|further down|(?:weiter )?unten|ci-dessous|ci-après|plus bas|(?:de |más )abajo|a continuación|(?:qui|più) sotto|sottostante|di seguito|(?:mais )?abaixo|hieronder|verderop|poniżej|nedan|här nedanför|nedenfor|herunder|níže|alább|ниже`

const tables = `(?:${letter}{0,20}(?:table|tabelle|tabellen|tableau|tabla|tabella|tabela|tabeli|tabelę|tabel|tabell|tabellen|taulukko|taulukossa|taulukosta|tabulka|tabulce|tabulku|táblázat|táblázatban)|таблиц[ауеы])`
const lists = `(?:list|checklist|liste|${letter}{2,14}liste|checkliste|lista|liście|listę|elenco|lijst|${letter}{2,14}lijst|listan|${letter}{2,14}listan|listen|luettelo|luettelossa|seznam|seznamu)`
const forms = `(?:form|slip|coupon|questionnaire|(?:anmelde|einwilligungs|bestell)?formular|vordruck|abschnitt|fragebogen|(?:bulletin|formulaire|coupon|talon)|formulario|cupón|resguardo|impreso|modulo|tagliando|questionario|formulário|impresso|talão|cupão|cupom|formulier|strook(?:je)?|formularz|kupon|odcinek|blankett(?:en)?|formulär(?:et)?|talong(?:en)?|blanket(?:ten)?|skema(?:et)?|kupon(?:en)?|skjema(?:et)?|slipp(?:en)?|lomake|formulář|űrlap|бланк|анкет[ау])`

/** Done with paper: no field of a page is filled in so. */
const onPaper = new RegExp(
  `(?<!${letter})(?:sign(?:ed)?|print|cut|tear|hand|return|post|book bag|unterschreib${letter}*|unterschrieben|ausdruck${letter}*|ausschneid${letter}*|abtrenn${letter}*|abgeb${letter}*|zurückgeb${letter}*|mitgeb${letter}*|sign(?:er|ez|é)|imprim(?:er|ez|a|ir|irlo)|découp(?:er|ez)|détach(?:er|ez)|rendre|rendez|rapporte[rz]|firm(?:ar|e|en|ado|arlo)|recort(?:ar|e|en)|entreg(?:ar|ue|uen|arlo)|devuelv(?:a|an)|firma(?:re|te|to)?|ritagli(?:are|ate)|consegna(?:re|te|rlo|telo)|riconsegna(?:re|te)?|stampa(?:re|te)?|assin(?:ar|e|em|ado)|recort(?:ar|em)|entreg(?:ar|uem)|devolv(?:er|a|am)|ondertekend?|teken|knip|inlever(?:en)?|lever|afgeven|podpis${letter}*|wyciąć|wytnij|oddać|oddaj|wydrukuj|underteckna|skriv under|skriva under|klipp|lämna|underskriv|skriv under|klip|aflever${letter}*|lever${letter}*|underskriv${letter}*|allekirjoita|palauta|podepište|odevzdejte|подпишите|вырежьте)(?!${letter})`,
  'iu',
)
/** Joined to a text by its writer. */
const attached =
  'attached|enclosed|beigefügte[nrs]?|beiliegende[nrs]?|angehängte[nrs]?|ci-jointe?|adjunt[oa]|allegat[oa]|anex[oa]|em anexo|bijgevoegde?|załączon(?:y|a|ej|ego|ą)|w załączeniu|bifogade?|vedhæftede?|vedlagte?|oheista|přiložen(?:ý|á|ou|ém)'
/** Asks readers to look at it. */
const asks = new RegExp(
  `(?<!${letter})(?:see|find|fill|complete|use|check|please|bitte|siehe|füllen|nutzen|beachten|voir|veuillez|remplir|remplissez|consultez|vea|véase|rellen(?:e|ar)|consulte|complete|vedi|compila(?:te|re)?|consulta(?:te|re)?|veja|preencha|consulte|zie|vul|gebruik|gelieve|proszę|prosimy|wypełnij|patrz|se|fyll|använd|vänligen|udfyld|brug|venligst|fyll|täytä|katso|viz|vyplňte)(?!${letter})`,
  'iu',
)

const [words, few] = [5, 1].map((most) => `(?: [^\\s.,;:!?()]{1,20}){0,${most}}?`)
const pointing = (part: string): string =>
  `(?<!${letter})${part}(?!${letter})(?:${few} (?:${below})|${words},? (?:${atEnd}))(?!${letter})|(?<!${letter})(?:${atEnd}),?${words} ${part}(?!${letter})`
const turned = (part: string): string =>
  `(?<!${letter})(?:onderstaande|poniższ(?:a|ej|ą|y|ym)|nedanstående|nedenstående|následující|alla olevas(?:sa|ta)|unten stehende[nrs]?|untenstehende[nrs]?|nachstehende[nrs]?|nebenstehende[nrs]?) ${part}(?!${letter})`
const made = (source: string): RegExp => new RegExp(source, 'iu')

const kinds = {
  table: made(`${pointing(tables)}|${turned(tables)}`),
  list: made(`${pointing(lists)}|${turned(lists)}`),
  form: made(`${pointing(forms)}|${turned(forms)}`),
  attached: made(
    `(?<!${letter})(?:(?:${attached}) (?:${forms}|${lists}|${tables}|map|plan|lageplan|karte|carte|mapa|mappa|kaart|karta|kort)|(?:${forms}|${lists}|${tables}|plan|plano|mapa|mappa|carte) (?:${attached}))(?!${letter})`,
  ),
} as const

/** Tables, lists, forms to sign and attached papers that a draft points to further below, at its end or beside it, and has none of. */
export function promisedParts({ article, blocks, language, textKind, tools: { spanOf } }: AgreementReading): Slip[] {
  if (article.kind !== 'draft' || language.unspaced || textKind.kind === 'documentation') return []
  const all = article.blocks
  const has = (from: number, ...of: readonly string[]): boolean => all.slice(from).some(({ kind }) => of.includes(kind))
  const isLinked = (from: number): boolean =>
    all.slice(from).some(({ inlines }) => inlines.some(({ kind, value }) => kind === 'link' && value?.startsWith('mailto:') !== true))
  return blocks.flatMap(({ block, tokens: { sentences } }): Slip[] => {
    const { id, kind, text, inlines } = block
    if (
      (kind !== 'paragraph' && kind !== 'list') ||
      inlines.some((inline) => inline.kind === 'link' && inline.value?.startsWith('mailto:') !== true)
    )
      return []
    const at = all.findIndex((one) => one.id === id)
    const lost = [
      has(0, 'table', 'image', 'code') ? null : kinds.table,
      has(at, 'table', 'image', 'list', 'code') ? null : kinds.list,
      has(at, 'table', 'image', 'video') || isLinked(0) ? null : kinds.form,
      has(0, 'image', 'video') || isLinked(0) ? null : kinds.attached,
    ]
    return sentences.flatMap(({ start, end }): Slip[] => {
      const sentence = text.slice(start, end)
      const found = lost.flatMap((pattern): Slip[] => {
        const match = pattern?.exec(sentence)
        if (match == null || /["“„«]/.test(sentence.slice(0, match.index))) return []
        if (pattern === kinds.form && !onPaper.test(sentence)) return []
        if (pattern === kinds.attached && !asks.test(sentence)) return []
        return [{ kind: 'missingPart', span: spanOf(id, text, start + match.index, start + match.index + match[0].length) }]
      })
      return found.slice(0, 1)
    })
  })
}
