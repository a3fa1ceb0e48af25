import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'

/** How news begins in a language. */
export interface LedeWords {
  /** Finite verbs that tell what is new: future, perfect, passive. */
  readonly verb: RegExp
  /** Verbs of a past tense, which tell news where the sentence names its day; null: the perfect does. */
  readonly past: RegExp | null
  /** Days by which news is dated, and that say nothing once it is older. */
  readonly day: RegExp
  /** Who is glad to tell it, in front of the news. */
  readonly announced: RegExp
  /** A time, an opponent or a purpose with all that follows, of which the news holds as well without. */
  readonly end: RegExp | null
  /** A time inside of it, where the verb stands last. */
  readonly inside: RegExp | null
}

interface Source {
  readonly verb: string
  readonly past: string | null
  readonly day: string
  readonly announced: string
  readonly end?: string
  readonly inside?: string
}

const sources: Readonly<Partial<Record<string, Source>>> = {
  en: {
    verb: 'will|could|(?:is|are) (?:set |due |expected |likely |about )?to|(?:is|are|has been|have been) (?:[a-z]+ly |now |being |also )?[a-z]{2,}(?:ed|en|ing)|ha[sv]e? [a-z]{2,}(?:ed|en|t|n)|has|plans? to|aims? to|agreed to',
    past: '(?:was|were) (?:[a-z]+ly )?(?:[a-z]{2,}(?:ed|en)|found|held|shot|hit|sold|cut|put)|[a-z]{2,}ed(?! (?:in|by|with|from|on|at|as|under|during|for|to|of) )|won|rose|fell|took|held|began|beat|bought|sold|hit|left|lost|shut|became|gave|sent|spent',
    day: 'yesterday|today|tonight|tomorrow|last night|this (?:morning|week|month|afternoon|evening)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?!,? (?:[0-9]|[A-Z]))',
    announced:
      "We(?: are|[’']re) (?:very |so |really )?(?:delighted|pleased|proud|happy|thrilled|excited) to (?:announce|share|confirm|report|say)(?: the news)? that |It is with (?:great )?(?:pleasure|pride) that we announce that ",
    end: '(?:in|by) (?:early |late |mid-)?(?:spring|summer|autumn|fall|winter|January|February|March|April|May|June|July|August|September|October|November|December|[12][0-9]{3})|(?:early |later )?(?:next|this) (?:year|month|week|spring|summer|autumn|winter)|(?<=[a-rt-z] )against|(?<=(?:[0-9]|illion) )to|by [a-z]+ing',
    inside: '(?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?=[a-z])|(?:yesterday|today) (?=[a-z])',
  },
  de: {
    verb: 'wird|werden|soll|sollen|hat|haben|will|wollen|plant|planen|[a-zäöüß]{3,}t',
    past: null,
    day: 'gestern|heute|morgen|am (?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)(?!,? (?:de[mn] )?[0-9])|diese[rn]? (?:Woche|Monat)',
    announced: 'Wir freuen uns, mitteilen zu können: ',
    inside:
      '(?:ab|am|vom|zum|seit|bis) (?:[A-Z][a-z]+(?:tag|woch|abend), (?:de[mn] )?)?[0-9]{1,2}\\. (?:[A-Z][a-zä]+|[0-9]{1,2}\\.)(?: [0-9]{4})?,? |(?:nach|seit) (?:[a-zäöü]+ )?(?:[a-zäöü]+ |[0-9]+ )?(?:Jahren|Monaten|Wochen|Tagen)(?: [A-ZÄÖÜ][a-zäöüß]+)? |im (?:Frühjahr|Sommer|Herbst|Winter|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?: [0-9]{4})? ',
  },
  es: {
    verb: 'ha|han|va a|van a|[a-zñ]{2,}r(?:á|án)|será|serán|se [a-zñ]{2,}r(?:á|án)|ya (?:ha|es|está|tiene)',
    past: '[a-zñ]{2,}(?:ó|aron|ieron)|fue|fueron',
    day: 'ayer|hoy|mañana|anoche|(?:est?e|el|pasado) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?! [0-9])|esta (?:semana|mañana|tarde|noche)',
    announced:
      '(?:Nos (?:complace|alegra)|Estamos (?:encantad|content|orgullos)[oa]s de|Tenemos el placer de) (?:anunciar|comunicar|informar)(?:les|te|os)?(?: de)? que ',
    end: '(?:en|desde|a partir de) (?:primavera|verano|otoño|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|[12][0-9]{3})|(?:el|este) (?:próximo )?(?:año|mes|verano|otoño|invierno)|(?:a partir del|desde el) [0-9]',
  },
  fr: {
    verb: 'va|vont|a|ont|sera|seront|[a-zéèêç]{2,}(?:era|eront|ira|iront|dra|dront|tra|tront)|(?:est|sont) (?:[a-zé]{2,}(?:é|i|u|it|is|ert)(?:e?s?))',
    past: null,
    day: "hier|aujourd[’']hui|demain|ce (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?! [0-9])|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?! [0-9])|cette semaine",
    announced:
      "Nous (?:sommes|avons)(?: très)? (?:heureux|heureuses|ravis|ravies|fiers|fières|le plaisir) (?:de vous |d[’'])(?:annoncer|informer|faire savoir) que ",
    end: "(?:en|dès|à partir de|fin|début) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|[12][0-9]{3}|été|automne|hiver)|au (?:printemps|mois)|à (?:l[’']automne|partir du)|l[’']an prochain|après|cet (?:été|automne|hiver)",
  },
  it: {
    verb: 'ha|hanno|[a-zàèéìòù]{2,}(?:rà|ranno)|(?:è|sono) (?:stat[oaie] )?[a-z]{2,}(?:t[oaie]|s[oaie])|sta per|stanno per|si [a-z]{2,}(?:rà|ranno)',
    past: null,
    day: 'ieri|oggi|domani|questa (?:settimana|mattina|sera)|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?! [0-9])',
    announced: 'Siamo (?:lieti|felici|orgogliosi|contenti) di (?:annunciare|annunciarvi|comunicare|comunicarvi|informarvi) che ',
    end: "(?:a|ad|da|entro|in) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|estate|autunno|inverno)|(?:nel|dal|entro il) [12][0-9]{3}|(?:il|dal) [0-9]|l[’']anno prossimo",
  },
  nl: {
    verb: 'wordt|worden|gaat|gaan|zal|zullen|heeft|hebben|krijgt|krijgen|komt|komen|stopt|stoppen|moet|moeten',
    past: null,
    day: 'gisteren|vandaag|morgen|vanavond|vanochtend|deze week|(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?! [0-9])',
    announced: 'We zijn (?:blij|trots|verheugd) te (?:melden|kunnen melden) dat ',
    inside:
      '(?:op|vanaf|sinds) (?:[a-z]+dag )?[0-9]{1,2} [a-z]+(?: [0-9]{4})? |(?:na|sinds) (?:[a-zé]+ |[0-9]+ )?(?:jaar|maanden|weken|dagen)(?: [a-z]+)? ',
  },
  pt: {
    verb: 'vai|vão|terá|terão|será|serão|[a-zç]{2,}r(?:á|ão)|foi [a-zç]{2,}(?:ado|ada|ido|ida)|foram [a-zç]{2,}[aoi]d[oa]s|está a|estão a',
    past: '[a-zç]{2,}(?:ou|eu|iu|aram|eram|iram)|foi|foram',
    day: 'ontem|hoje|amanhã|(?:nest[ae]|n[ao]|est[ae]) (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?(?! [0-9])|esta semana',
    announced:
      '(?:Temos o prazer de|É com (?:grande )?(?:prazer|orgulho|alegria) que) (?:anunciar|anunciamos|informar|informamos|comunicar|comunicamos) que ',
    end: '(?:em|a partir de|desde) (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|[12][0-9]{3})|depois de|n[ao] (?:dia [0-9]|primavera|verão|outono|inverno|próxim[oa])|este (?:ano|verão|outono)',
  },
}

const compile = ({ verb, past, day, announced, end, inside }: Source): LedeWords => ({
  verb: new RegExp(`^(?:${verb})(?!${letter})`, 'u'),
  past: past === null ? null : new RegExp(`^(?:${past})(?!${letter})`, 'u'),
  day: new RegExp(`(?<!${letter})(?:${day})(?!${letter})`, 'u'),
  announced: new RegExp(`^(?:${announced})`, 'u'),
  end: end === undefined ? null : new RegExp(` (?:${end})(?!${letter})`, 'gu'),
  inside: inside === undefined ? null : new RegExp(`(?<= )(?:${inside})(?=[^.])`, 'gu'),
})

const compiled = new Map<string, LedeWords | null>()

/** null: how news begins in the language is not known here. */
export function ledeWordsOf({ tag }: Language): LedeWords | null {
  const [name = ''] = tag.split('-')
  const known = compiled.get(name)
  if (known !== undefined) return known
  const source = sources[name]
  const made = source === undefined ? null : compile(source)
  compiled.set(name, made)
  return made
}
