import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'

/** How sentences of a language begin. */
export interface OpeningWords {
  /** In front of a noun; what only points (`this`, `esta`) among them. */
  readonly determiners: RegExp
  /** Determiners that point back or to the text itself: no title begins so. */
  readonly pointing: RegExp
  /** In front of one of a kind. */
  readonly indefinite: RegExp
  /** Join a noun to what belongs to it: `tortilla de patatas`, `Adventslauf in Brunnstedt`. */
  readonly of: RegExp
  /** The adjective follows its noun. */
  readonly adjectivesFollow: boolean
  /** `is a`, with the article. */
  readonly isA: RegExp
  /** What no predicate begins with: prepositions, conjunctions, relative pronouns. */
  readonly noVerb: RegExp
  /** A clause that may go, behind its comma. A condition or a contrast may not: without it the sentence would say more than the text. */
  readonly clause: RegExp
  /** A clause or an end that may go, no comma before it; null: the verb may stand behind it. */
  readonly bareClause: RegExp | null
  /** A date behind its preposition, with all that follows. */
  readonly date: RegExp | null
  /** `und im Mai …` behind a participle, with which the clause before it ends; null: no clause ends with one. */
  readonly afterParticiple: RegExp | null
  /** `, and`, behind which a second clause begins where no list goes on. */
  readonly and: string
  /** Behind a noun: what it is for, or has. */
  readonly purpose: RegExp
  /** Forms of verbs of a story. */
  readonly past: RegExp
  /** In front of nouns alone. */
  readonly noun: RegExp
  /** Words between subject and verb. */
  readonly between: RegExp
  /** A condition or an exception, which no title goes without. */
  readonly condition: RegExp
}

/** Lists and patterns of which `OpeningWords` are made. */
interface Source {
  readonly articles: string
  readonly pointing: string
  readonly of: string
  readonly adjectivesFollow: boolean
  readonly isA: string
  /** In front of nouns alone. */
  readonly nouns: string
  /** In front of nouns and of other words. */
  readonly others: string
  readonly clause: string
  readonly bareClause: string | null
  readonly date: string | null
  readonly afterParticiple?: string
  readonly and: string
  readonly past: string
  readonly purpose: string
  readonly between: string
  readonly condition: string
}

const sources: Readonly<Partial<Record<string, Source>>> = {
  en: {
    articles: 'the a an',
    pointing: 'this these our my their his her its',
    of: 'of',
    adjectivesFollow: false,
    isA: '(?:is|are) (?:an?|the) ',
    nouns: 'of in at on for from with by',
    others: 'to and or but who which that whose where when near between as than not',
    clause: 'because|although|though|while|whereas|which|who|whose|where|so|after|since|amid|according to|despite|following',
    bareClause:
      'because|although|though|while|whereas|after|since|amid|despite|following|and (?:is|are|was|were|has|have|had|will|would|can|could|must|should|does|did|to|then|costs?|takes?|remembers?|makes?|keeps?)',
    date: '(?:for the first time|(?:on|since|until|by|from) (?:[0-9]|(?:[A-Z][a-z]+day|[A-Z][a-z]+uary|March|April|May|June|July|August|[A-Z][a-z]+ember|October)(?![a-z])))',
    and: 'and',
    past: 'ed|was|were|had|woke|came|went|said|knew|saw|thought|felt|got|took|stood|sat',
    purpose: 'with|for|that|which',
    between: 'also now still never always often only just already no longer currently soon finally once again',
    condition: 'if|unless|provided|only|except|as long as|until|but',
  },
  de: {
    articles: 'der die das ein eine',
    pointing: 'unser unsere mein meine dieser diese dieses ihr ihre sein seine',
    of: 'in im am von vom für aus bei',
    adjectivesFollow: false,
    isA: '(?:ist|sind) (?:eine?|der|die|das) ',
    nouns: 'in im am an auf von vom für aus bei mit zum zur ohne',
    others: 'zu und oder aber der die das dem den des wie als unter nach',
    clause: 'weil|obwohl|während|der|die|das|dem|den|dessen|deren|denen|wo|denn|damit|sodass|so dass|nachdem|sagt|teilte?|wie',
    bareClause: 'und (?:ist|sind|hat|haben|kann|können|wird|werden|muss|müssen|soll|sollen|darf|dürfen|kostet)',
    date: null,
    afterParticiple:
      '(?<= (?:ge[a-zäöüß]{2,20}|(?:ver|be|er|ent|zer)[a-zäöüß]{3,20}|[a-zäöüß]{2,12}ge[a-zäöüß]{3,20}|[a-zäöüß]{3,20}ier)(?:t|en)) und (?=(?:ab|am|an|auf|bis|dann|danach|im|in|mit|nach|seit|später|vom|von|wieder|zum|zur) )',
    and: 'und',
    past: 'te|ten|war|waren|hatten?|kam|ging|stand|saß|sah|wusste|dachte',
    purpose: 'für|mit|ohne',
    between: 'auch nun noch nie immer oft nur schon bereits jetzt',
    condition: 'wenn|falls|sofern|nur|außer|es sei denn|bis|aber',
  },
  es: {
    articles: 'el la los las un una unos unas',
    pointing: 'esta este estas estos mi nuestra nuestro su sus',
    of: 'de del',
    adjectivesFollow: true,
    isA: '(?:es|son) (?:una?|unos|unas|el|la|los|las) ',
    nouns: 'de del en por con sin sobre',
    others: 'a al para y e o que cuyo cuya cuando donde entre desde hasta como',
    clause: 'porque|aunque|mientras|que|cuyo|cuya|donde|según|tras|después',
    bareClause: 'porque|aunque|mientras|tras|y (?:se|es|son|está|están|puede|pueden|tiene|tienen|cuesta|ha|han|será|serán)',
    date: '(?:por primera vez|(?:desde el|a partir del|el) [0-9])',
    and: 'y',
    past: 'ó|aba|ía|aron|ieron|fue|era',
    purpose: 'para|con|sin|que',
    between: 'se no ya también nunca siempre solo aún todavía le les lo la',
    condition: 'si|salvo|solo|sólo|siempre que|excepto|hasta|pero',
  },
  fr: {
    articles: 'le la les l un une des',
    pointing: 'cette ce cet ces mon ma notre nos son sa ses',
    of: 'de du des d',
    adjectivesFollow: true,
    isA: "(?:est|sont) (?:une?|des|le|la|les|l[’']) ?",
    nouns: 'de du des d en par avec sans sur au aux',
    others: 'à pour et ou qui que dont où entre depuis dans comme',
    clause: 'parce|car|bien que|tandis|qui|que|dont|où|selon|après|puis|afin',
    bareClause: 'parce que|bien que|tandis que|et (?:se|est|sont|peut|peuvent|a|ont|doit|doivent|coûte|sera|seront)',
    date: '(?:pour la première fois|(?:depuis le|à partir du|le) [0-9])',
    and: 'et',
    past: 'ait|aient|ont|a',
    purpose: 'pour|avec|sans|qui',
    between: 'se s ne n y en a aussi déjà toujours',
    condition: "si|s[’']il|sauf|seulement|à condition|à moins|pourvu|jusqu|mais",
  },
  it: {
    articles: 'il lo la i gli le l un uno una',
    pointing: 'questo questa questi queste nostro nostra suo sua',
    of: 'di del della dei d dello delle dell degli',
    adjectivesFollow: true,
    isA: "(?:è|sono) (?:un[oa]?|un[’']|il|lo|la|i|gli|le|l[’']) ?",
    nouns: 'di del della dei delle in con senza su nel nella',
    others: 'a al alla per e o che cui dove quando tra fra da dal dalla come',
    clause: 'perché|anche se|mentre|che|cui|dove|secondo|dopo',
    bareClause: 'perché|mentre|anche se|dopo|e (?:si|è|sono|può|possono|ha|hanno|costa|sarà|saranno)',
    date: '(?:per la prima volta|(?:dal|il) [0-9])',
    and: 'e',
    past: 'ò|ava|eva|iva|ì|era|ha|fu',
    purpose: 'per|con|senza|che',
    between: 'si non già anche mai sempre ancora ne ci',
    condition: 'se|salvo|solo|soltanto|purché|a meno|fino|ma',
  },
  nl: {
    articles: 'de het een',
    pointing: 'onze ons mijn deze dit die dat hun zijn haar',
    of: 'van in',
    adjectivesFollow: false,
    isA: '(?:is|zijn) (?:een|de|het) ',
    nouns: 'van in op voor met bij uit over zonder',
    others: 'aan naar en of maar die dat wie waar toen als tussen',
    clause: 'omdat|hoewel|terwijl|die|dat|wie|waar|want|zodat|nadat|zegt|meldt',
    bareClause: 'en (?:kost|is|zijn|heeft|hebben|kan|kunnen|wordt|worden|moet|moeten|mag|mogen)',
    date: null,
    afterParticiple: '(?<= (?:ge|ver|be|ont|her)[a-z]{3,20}(?:d|t|en)) en (?=(?:daarna|dan|in|met|op|tot|vanaf|weer) )',
    and: 'en',
    past: 'de|den|te|ten|was|had|werd|kwam|ging|stond|zat',
    purpose: 'voor|met|zonder',
    between: 'ook nu nog nooit altijd vaak alleen al',
    condition: 'als|tenzij|alleen|mits|behalve|tot|maar',
  },
  pt: {
    articles: 'o a os as um uma uns umas',
    pointing: 'este esta estes estas meu minha nosso nossa seu sua',
    of: 'de do da dos das',
    adjectivesFollow: true,
    isA: '(?:é|são) (?:uma?|uns|umas|o|a|os|as) ',
    nouns: 'de do da dos das em no na com sem por',
    others: 'a ao para e ou que cujo cuja onde quando sobre entre desde até como',
    clause: 'porque|embora|enquanto|que|cujo|cuja|onde|segundo|após|depois',
    bareClause: 'porque|embora|enquanto|após|e (?:pode|podem|é|são|tem|têm|custa|será|serão|se)',
    date: '(?:pela primeira vez|(?:desde|a partir de|em|a) [0-9])',
    and: 'e',
    past: 'ou|ava|ia|eu|iu|era|foi',
    purpose: 'para|com|sem|que',
    between: 'se não já também nunca sempre só ainda',
    condition: 'se|salvo|só|apenas|desde que|a menos|exceto|até|mas',
  },
}

const whole = (list: string): RegExp => new RegExp(`^(?:${list.replaceAll(' ', '|')})$`, 'i')
const behind = (source: string): RegExp => new RegExp(` (?:${source})(?!${letter})`, 'iu')

/** Of all these languages. */
const indefinite = /^(?:an?|eine?|een|un[ae]?|uma?|uno)$/

const compile = (source: Source): OpeningWords => ({
  determiners: whole(`${source.articles} ${source.pointing}`),
  pointing: whole(source.pointing),
  indefinite,
  of: whole(source.of),
  adjectivesFollow: source.adjectivesFollow,
  isA: new RegExp(`^(?:${source.isA})`, 'i'),
  noVerb: whole(`${source.nouns} ${source.others}`),
  noun: whole(source.nouns),
  clause: new RegExp(`^(?:${source.clause})(?!${letter})`, 'iu'),
  bareClause: source.bareClause === null ? null : behind(source.bareClause),
  date: source.date === null ? null : new RegExp(` (?:${source.date})`),
  afterParticiple: source.afterParticiple === undefined ? null : new RegExp(source.afterParticiple),
  and: source.and,
  past: new RegExp(`(?:^|${letter})(?:${source.past})$`, 'iu'),
  purpose: behind(source.purpose),
  between: whole(source.between),
  condition: new RegExp(`(?<!${letter})(?:${source.condition})(?!${letter})`, 'iu'),
})

const compiled = new Map<string, OpeningWords | null>()

/** null: how sentences of the language begin is not known here. */
export function openingWordsOf({ tag }: Language): OpeningWords | null {
  const [name = ''] = tag.split('-')
  const known = compiled.get(name)
  if (known !== undefined) return known
  const source = sources[name]
  const made = source === undefined ? null : compile(source)
  compiled.set(name, made)
  return made
}
