import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'

/** How sentences of a language begin. */
export interface OpeningWords {
  /** In front of a noun; what only points (`this`, `esta`) among them. */
  readonly determiners: RegExp
  /** Determiners that point back or to the text itself: no title begins so. */
  readonly pointing: RegExp
  /** Join a noun to what belongs to it: `tortilla de patatas`, `Adventslauf in Brunnstedt`. */
  readonly of: RegExp
  /** The adjective follows its noun. */
  readonly adjectivesFollow: boolean
  /** `is a`, with the article. */
  readonly isA: RegExp
  /** What no predicate begins with: prepositions, conjunctions, relative pronouns. */
  readonly noVerb: RegExp
  /** A clause that may go, behind its comma. */
  readonly clause: RegExp
  /** A clause or an end that may go, no comma before it; null: the verb may stand behind it. */
  readonly bareClause: RegExp | null
  /** A date behind its preposition, with all that follows. */
  readonly date: RegExp | null
  /** Behind a noun: what it is for, or has. */
  readonly purpose: RegExp
  /** Forms of verbs of a story. */
  readonly past: RegExp
  /** In front of nouns alone. */
  readonly noun: RegExp
  /** Words between subject and verb. */
  readonly between: RegExp
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
  readonly past: string
  readonly purpose: string
  readonly between: string
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
    clause:
      'because|although|though|while|whereas|which|who|whose|where|when|if|unless|but|so|after|before|since|amid|according to|despite|following',
    bareClause:
      'because|although|though|while|whereas|after|before|since|amid|despite|following|and (?:is|are|was|were|has|have|will|can|costs?|takes?|remembers?|makes?|keeps?)',
    date: '(?:on|since|until|by|from) (?:[0-9]|(?:[A-Z][a-z]+day|[A-Z][a-z]+uary|March|April|May|June|July|August|[A-Z][a-z]+ember|October)(?![a-z]))',
    past: 'ed|was|were|had|woke|came|went|said|knew|saw|thought|felt|got|took|stood|sat',
    purpose: 'with|for|that|which',
    between: 'also now still never always often only just already no longer currently soon finally once again',
  },
  de: {
    articles: 'der die das ein eine',
    pointing: 'unser unsere mein meine dieser diese dieses ihr ihre sein seine',
    of: 'in im am von vom für aus bei',
    adjectivesFollow: false,
    isA: '(?:ist|sind) (?:eine?|der|die|das) ',
    nouns: 'in im am an auf von vom für aus bei mit zum zur ohne',
    others: 'zu und oder aber der die das dem den des wie als unter nach',
    clause:
      'weil|obwohl|während|wenn|der|die|das|dem|den|dessen|deren|denen|wo|aber|doch|denn|sondern|damit|sodass|so dass|nachdem|bevor|sagt|teilte?|wie',
    bareClause: 'und (?:ist|hat|kann|wird|kostet)',
    date: null,
    past: 'te|ten|war|waren|hatten?|kam|ging|stand|saß|sah|wusste|dachte',
    purpose: 'für|mit|ohne',
    between: 'auch nun noch nie immer oft nur schon bereits jetzt',
  },
  es: {
    articles: 'el la los las un una unos unas',
    pointing: 'esta este estas estos mi nuestra nuestro su sus',
    of: 'de del',
    adjectivesFollow: true,
    isA: '(?:es|son) (?:una?|unos|unas|el|la|los|las) ',
    nouns: 'de del en por con sin sobre',
    others: 'a al para y e o que cuyo cuya cuando donde entre desde hasta como',
    clause: 'porque|aunque|mientras|cuando|que|cuyo|cuya|donde|si|pero|sino|según|tras|después|antes',
    bareClause: 'porque|aunque|mientras|tras|y (?:se|es|está|puede|tiene|cuesta|ha|será)',
    date: '(?:desde el|a partir del|el) [0-9]',
    past: 'ó|aba|ía|aron|ieron|fue|era',
    purpose: 'para|con|sin|que',
    between: 'se no ya también nunca siempre solo aún todavía le les lo la',
  },
  fr: {
    articles: 'le la les l un une des',
    pointing: 'cette ce cet ces mon ma notre nos son sa ses',
    of: 'de du des d',
    adjectivesFollow: true,
    isA: "(?:est|sont) (?:une?|des|le|la|les|l[’']) ?",
    nouns: 'de du des d en par avec sans sur au aux',
    others: 'à pour et ou qui que dont où entre depuis dans comme',
    clause: 'parce|car|bien que|tandis|quand|lorsque|lorsqu|qui|que|dont|où|si|mais|selon|après|avant|puis|afin',
    bareClause: 'parce que|bien que|tandis que|et (?:se|est|peut|a|coûte|sera)',
    date: '(?:depuis le|à partir du|le) [0-9]',
    past: 'ait|aient|ont|a',
    purpose: 'pour|avec|sans|qui',
    between: 'se s ne n y en a aussi déjà toujours',
  },
  it: {
    articles: 'il lo la i gli le l un uno una',
    pointing: 'questo questa questi queste nostro nostra suo sua',
    of: 'di del della dei d dello delle dell degli',
    adjectivesFollow: true,
    isA: "(?:è|sono) (?:un[oa]?|un[’']|il|lo|la|i|gli|le|l[’']) ?",
    nouns: 'di del della dei delle in con senza su nel nella',
    others: 'a al alla per e o che cui dove quando tra fra da dal dalla come',
    clause: 'perché|anche se|mentre|quando|che|cui|dove|se|ma|secondo|dopo|prima|però',
    bareClause: 'perché|mentre|anche se|dopo|e (?:si|è|può|ha|costa|sarà)',
    date: '(?:dal|il) [0-9]',
    past: 'ò|ava|eva|iva|ì|era|ha|fu',
    purpose: 'per|con|senza|che',
    between: 'si non già anche mai sempre ancora ne ci',
  },
  nl: {
    articles: 'de het een',
    pointing: 'onze ons mijn deze dit die dat hun zijn haar',
    of: 'van in',
    adjectivesFollow: false,
    isA: '(?:is|zijn) (?:een|de|het) ',
    nouns: 'van in op voor met bij uit over zonder',
    others: 'aan naar en of maar die dat wie waar toen als tussen',
    clause: 'omdat|hoewel|terwijl|als|toen|die|dat|wie|waar|maar|want|zodat|nadat|voordat|zegt|meldt',
    bareClause: 'en (?:kost|is|heeft|kan|wordt)',
    date: null,
    past: 'de|den|te|ten|was|had|werd|kwam|ging|stond|zat',
    purpose: 'voor|met|zonder',
    between: 'ook nu nog nooit altijd vaak alleen al',
  },
  pt: {
    articles: 'o a os as um uma uns umas',
    pointing: 'este esta estes estas meu minha nosso nossa seu sua',
    of: 'de do da dos das',
    adjectivesFollow: true,
    isA: '(?:é|são) (?:uma?|uns|umas|o|a|os|as) ',
    nouns: 'de do da dos das em no na com sem por',
    others: 'a ao para e ou que cujo cuja onde quando sobre entre desde até como',
    clause: 'porque|embora|enquanto|quando|que|cujo|cuja|onde|se|mas|segundo|após|depois|antes',
    bareClause: 'porque|embora|enquanto|após|e (?:pode|é|tem|custa|será|se)',
    date: '(?:desde|a partir de|em|a) [0-9]',
    past: 'ou|ava|ia|eu|iu|era|foi',
    purpose: 'para|com|sem|que',
    between: 'se não já também nunca sempre só ainda',
  },
}

const whole = (list: string): RegExp => new RegExp(`^(?:${list.replaceAll(' ', '|')})$`, 'i')
const behind = (source: string): RegExp => new RegExp(` (?:${source})(?!${letter})`, 'iu')

const compile = (source: Source): OpeningWords => ({
  determiners: whole(`${source.articles} ${source.pointing}`),
  pointing: whole(source.pointing),
  of: whole(source.of),
  adjectivesFollow: source.adjectivesFollow,
  isA: new RegExp(`^(?:${source.isA})`, 'i'),
  noVerb: whole(`${source.nouns} ${source.others}`),
  noun: whole(source.nouns),
  clause: new RegExp(`^(?:${source.clause})(?!${letter})`, 'iu'),
  bareClause: source.bareClause === null ? null : behind(source.bareClause),
  date: source.date === null ? null : new RegExp(` (?:${source.date})`),
  past: new RegExp(`(?:^|${letter})(?:${source.past})$`, 'iu'),
  purpose: behind(source.purpose),
  between: whole(source.between),
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
