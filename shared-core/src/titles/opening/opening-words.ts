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

const words = (list: string): RegExp => new RegExp(`^(?:${list.replaceAll(' ', '|')})$`, 'i')
const article = (source: string): RegExp => new RegExp(`^(?:${source})`, 'i')
const clauses = (list: string): RegExp => new RegExp(`^(?:${list})(?![\\p{L}])`, 'iu')

const ending = (source: string): RegExp => new RegExp(`(?:^|\\p{L})(?:${source})$`, 'iu')
const behind = (source: string): RegExp => new RegExp(` (?:${source})(?![\\p{L}])`, 'iu')
const all: Readonly<Partial<Record<string, OpeningWords>>> = {
  en: {
    determiners: words('the a an our this these my their his her its'),
    pointing: words('this these our my their his her its'),
    of: words('of'),
    adjectivesFollow: false,
    isA: article('(?:is|are) (?:an?|the) '),
    noVerb: words('of in at on for from with by to and or but who which that whose where when near between as than not'),
    clause: clauses(
      'because|although|though|while|whereas|which|who|whose|where|when|if|unless|but|so|after|before|since|amid|according to|despite|following',
    ),
    noun: words('of in at on for from with by'),
    bareClause: behind(
      'because|although|though|while|whereas|after|before|since|amid|despite|following|and (?:is|are|was|were|has|have|will|can|costs?|takes?|remembers?|makes?|keeps?)',
    ),
    date: / (?:on|since|until|by|from) (?:\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)/,
    past: ending('ed|was|were|had|woke|came|went|said|knew|saw|thought|felt|got|took|stood|sat'),
    purpose: behind('with|for|that|which'),
    between: words('also now still never always often only just already no longer currently soon finally once again'),
  },
  de: {
    determiners: words('der die das ein eine unser unsere mein meine dieser diese dieses ihr ihre sein seine'),
    pointing: words('unser unsere mein meine dieser diese dieses ihr ihre sein seine'),
    of: words('in im am von vom für aus bei'),
    adjectivesFollow: false,
    isA: article('(?:ist|sind) (?:eine?|der|die|das) '),
    noVerb: words('in im am an auf von vom für aus bei mit zu zum zur und oder aber der die das dem den des wie als ohne unter nach'),
    clause: clauses(
      'weil|obwohl|während|wenn|der|die|das|dem|den|dessen|deren|denen|wo|aber|doch|denn|sondern|damit|sodass|so dass|nachdem|bevor|sagt|teilte?|wie',
    ),
    noun: words('in im am an auf von vom für aus bei mit zum zur ohne'),
    bareClause: behind('und (?:ist|hat|kann|wird|kostet)'),
    date: null,
    past: ending('te|ten|war|waren|hatten?|kam|ging|stand|saß|sah|wusste|dachte'),
    purpose: behind('für|mit|ohne'),
    between: words('auch nun noch nie immer oft nur schon bereits jetzt'),
  },
  es: {
    determiners: words('el la los las un una unos unas esta este estas estos mi nuestra nuestro su sus'),
    pointing: words('esta este estas estos mi nuestra nuestro su sus'),
    of: words('de del'),
    adjectivesFollow: true,
    isA: article('(?:es|son) (?:una?|unos|unas|el|la|los|las) '),
    noVerb: words('de del en a al para por con sin y e o que cuyo cuya cuando donde sobre entre desde hasta como'),
    clause: clauses('porque|aunque|mientras|cuando|que|cuyo|cuya|donde|si|pero|sino|según|tras|después|antes'),
    noun: words('de del en por con sin sobre'),
    bareClause: behind('porque|aunque|mientras|tras|y (?:se|es|está|puede|tiene|cuesta|ha|será)'),
    date: / (?:desde el|a partir del|el) \d/,
    past: ending('ó|aba|ía|aron|ieron|fue|era'),
    purpose: behind('para|con|sin|que'),
    between: words('se no ya también nunca siempre solo aún todavía le les lo la'),
  },
  fr: {
    determiners: words('le la les l un une des cette ce cet ces mon ma notre nos son sa ses'),
    pointing: words('cette ce cet ces mon ma notre nos son sa ses'),
    of: words('de du des d'),
    adjectivesFollow: true,
    isA: article("(?:est|sont) (?:une?|des|le|la|les|l[’']) ?"),
    noVerb: words('de du des d en à au aux pour par avec sans et ou qui que dont où sur entre depuis dans comme'),
    clause: clauses('parce|car|bien que|tandis|quand|lorsque|lorsqu|qui|que|dont|où|si|mais|selon|après|avant|puis|afin'),
    noun: words('de du des d en par avec sans sur au aux'),
    bareClause: behind('parce que|bien que|tandis que|et (?:se|est|peut|a|coûte|sera)'),
    date: / (?:depuis le|à partir du|le) \d/,
    past: ending('ait|aient|ont|a'),
    purpose: behind('pour|avec|sans|qui'),
    between: words('se s ne n y en a aussi déjà toujours'),
  },
  it: {
    determiners: words('il lo la i gli le l un uno una questo questa questi queste nostro nostra suo sua'),
    pointing: words('questo questa questi queste nostro nostra suo sua'),
    of: words('di del della dei d dello delle dell degli'),
    adjectivesFollow: true,
    isA: article("(?:è|sono) (?:un[oa]?|un[’']|il|lo|la|i|gli|le|l[’']) ?"),
    noVerb: words('di del della dei delle in a al alla per con senza e o che cui dove quando su tra fra da dal dalla come nel nella'),
    clause: clauses('perché|anche se|mentre|quando|che|cui|dove|se|ma|secondo|dopo|prima|però'),
    noun: words('di del della dei delle in con senza su nel nella'),
    bareClause: behind('perché|mentre|anche se|dopo|e (?:si|è|può|ha|costa|sarà)'),
    date: / (?:dal|il) \d/,
    past: ending('ò|ava|eva|iva|ì|era|ha|fu'),
    purpose: behind('per|con|senza|che'),
    between: words('si non già anche mai sempre ancora ne ci'),
  },
  nl: {
    determiners: words('de het een onze ons mijn deze dit die dat hun zijn haar'),
    pointing: words('onze ons mijn deze dit die dat hun zijn haar'),
    of: words('van in'),
    adjectivesFollow: false,
    isA: article('(?:is|zijn) (?:een|de|het) '),
    noVerb: words('van in op aan voor met bij uit naar en of maar die dat wie waar toen als zonder over tussen'),
    clause: clauses('omdat|hoewel|terwijl|als|toen|die|dat|wie|waar|maar|want|zodat|nadat|voordat|zegt|meldt'),
    noun: words('van in op voor met bij uit over zonder'),
    bareClause: behind('en (?:kost|is|heeft|kan|wordt)'),
    date: null,
    past: ending('de|den|te|ten|was|had|werd|kwam|ging|stond|zat'),
    purpose: behind('voor|met|zonder'),
    between: words('ook nu nog nooit altijd vaak alleen al'),
  },
  pt: {
    determiners: words('o a os as um uma uns umas este esta estes estas meu minha nosso nossa seu sua'),
    pointing: words('este esta estes estas meu minha nosso nossa seu sua'),
    of: words('de do da dos das'),
    adjectivesFollow: true,
    isA: article('(?:é|são) (?:uma?|uns|umas|o|a|os|as) '),
    noVerb: words('de do da dos das em no na a ao para por com sem e ou que cujo cuja onde quando sobre entre desde até como'),
    clause: clauses('porque|embora|enquanto|quando|que|cujo|cuja|onde|se|mas|segundo|após|depois|antes'),
    noun: words('de do da dos das em no na com sem por'),
    bareClause: behind('porque|embora|enquanto|após|e (?:pode|é|tem|custa|será|se)'),
    date: / (?:desde|a partir de|em|a) \d/,
    past: ending('ou|ava|ia|eu|iu|era|foi'),
    purpose: behind('para|com|sem|que'),
    between: words('se não já também nunca sempre só ainda'),
  },
}

/** null: how sentences of the language begin is not known here. */
export const openingWordsOf = ({ tag }: Language): OpeningWords | null => all[tag.split('-')[0]!] ?? null
