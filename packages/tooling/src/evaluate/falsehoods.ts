import { hashOf } from '../reading/halves.ts'

/** A title of an article with what a falsehood may be made of. */
interface TrueTitle {
  readonly title: string
  readonly body: string
  readonly language: string
  /** Names of other articles, and their titles. */
  readonly foreignNames: readonly string[]
  readonly foreignTitles: readonly string[]
}

/** Makes of a true title what the article does not say; '': this title has nothing of the kind. */
type Maker = (title: TrueTitle) => string

const pick = <Item>(items: readonly Item[], key: string): Item | undefined => items[hashOf(key) % Math.max(1, items.length)]

/** Replaces the first word of a table that a title holds, keeping a capital. */
function exchange(title: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  const found = pairs
    .map(([from, to]) => ({ to, match: new RegExp(`(?<![\\p{L}\\d'’-])${from}(?![\\p{L}\\d'’-])`, 'iu').exec(title) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => a.match!.index - b.match!.index || b.match![0].length - a.match![0].length)
  const [first] = found
  if (first === undefined) return ''
  const { 0: all, index } = first.match!
  const to = /^\p{Lu}/u.test(all) ? first.to.replace(/^./u, (letter) => letter.toUpperCase()) : first.to
  return `${title.slice(0, index)}${to}${title.slice(index + all.length)}`.replace(/\s{2,}/g, ' ').trim()
}

/** Both directions of `a b` rows. */
const both = (rows: string): readonly (readonly [string, string])[] =>
  rows.split('|').flatMap((row) => {
    const [a = '', b = ''] = row.split('/')
    return [[a, b] as const, [b, a] as const]
  })
const one = (rows: string): readonly (readonly [string, string])[] =>
  rows.split('|').map((row) => {
    const [a = '', b = ''] = row.split('/')
    return [a, b] as const
  })

const numbersOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}\d.,])\d[\d.,]*\d|(?<![\p{L}\d.,])\d/gu)].map(([all]) => all)

const swapNumber = ({ title }: TrueTitle, to: (old: string) => string | undefined): string => {
  const [old] = numbersOf(title)
  const next = old === undefined ? undefined : to(old)
  return old === undefined || next === undefined || next === old ? '' : title.replace(old, next)
}

/** Names inside a text: runs of capital words that do not open a sentence and that the text never writes small; `I’m` is not one. */
export function namesIn(text: string): readonly string[] {
  const small = new Set([...text.matchAll(/(?<![\p{L}])\p{Ll}[\p{L}]+/gu)].map(([word]) => word.toLowerCase()))
  const found = [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]+){0,2}/gu)].map(([name]) =>
    name.replace(/['’]s?$/, ''),
  )
  return [...new Set(found)].filter(
    (name) => name.length > 2 && !/^I['’]/.test(name) && name.split(' ').every((word) => !small.has(word.toLowerCase())),
  )
}

const namesOfTitle = ({ title, body }: TrueTitle): readonly string[] =>
  namesIn(body)
    .filter((name) => new RegExp(`(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`, 'u').test(title))
    .sort((a, b) => b.length - a.length)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Names side by side, or in a list, say the same in the other order, or nothing. */
const isListed = (title: string, one: string, other: string): boolean => {
  const [first, last] = title.indexOf(one) < title.indexOf(other) ? [one, other] : [other, one]
  return /^[\s,&-]*(?:and|y|e|et|en)?[\s,]*$/.test(title.slice(title.indexOf(first) + first.length, title.indexOf(last)))
}

const isEnglish = ({ language }: TrueTitle): boolean => language.startsWith('en')
const english =
  (make: Maker): Maker =>
  (title) =>
    isEnglish(title) ? make(title) : ''

const opposites: Readonly<Record<string, string>> = {
  en: 'up/down|rise/fall|rises/falls|rose/fell|increase/decrease|increases/decreases|gain/lose|gains/loses|win/lose|wins/loses|won/lost|before/after|first/last|allow/ban|allows/bans|best/worst|more/less|new/old|early/late|high/low|higher/lower|big/small|biggest/smallest|hot/cold|good/bad|great/terrible|open/close|opens/closes|start/end|starts/ends|join/leave|joins/leaves|buy/sell|save/waste|saves/wastes|guilty/innocent|illegal/legal|safe/dangerous|alive/dead|attract/repel|help/hinder|fails/succeeds|drops/expands|drop/expand|man/woman|women/men|private/public|faster/slower|rich/poor|richest/poorest|agreement/disagreement|revealed/hidden|appoints/dismisses|announced/cancelled|defensive/offensive|inside/outside|killed/saved|hired/fired|promoted/demoted|reunite/split|present/absent|together/apart|strong/weak|plunge/soar|miss/beat|fix/break|overcome/succumb to|set off/stop|threatening/promising|north/south|american/russian|falsely/truthfully|exits/joins|apologizes/refuses',
  es: 'sube/baja|gana/pierde|antes/después|primera/última|primeras/últimas|permite/prohíbe|nuevo/viejo|mejor/peor|evitar/provocar|vencer/apoyar|continuará/terminará|guerra/paz|verdaderas/falsas|aprueba/rechaza|denuncia/celebra|abre/cierra|más/menos|mayor/menor|juicio/indulto',
  fr: 'hausse/baisse|gagne/perd|avant/après|premier/dernier|autorise/interdit|nouveau/ancien|meilleur/pire|au-dessous/au-dessus|peu/très|plus/moins|ouvre/ferme',
  it: 'sale/scende|vince/perde|prima/dopo|primo/ultimo|nuovo/vecchio|migliore/peggiore|più/meno|apre/chiude',
  pt: 'sobe/cai|ganha/perde|antes/depois|primeiro/último|novo/velho|melhor/pior|errou/acertou|morre/sobrevive|nasce/morre|mais/menos|fantástica/terrível',
  nl: 'stijgt/daalt|wint/verliest|voor/na|eerste/laatste|nieuw/oud|beste/slechtste|meer/minder|opent/sluit',
}

const tag = ({ language }: TrueTitle): string => language.split('-')[0]!

/** Auxiliaries and verbs that take a negation, by language: what it is put before or behind. */
function negate(title: TrueTitle): string {
  const { title: text } = title
  switch (tag(title)) {
    case 'en': {
      const auxiliary = /(?<![\p{L}])(is|are|was|were|will|can|could|may|might|should|would|has|have|had|does|do|did)(?![\p{L}'’])/iu.exec(
        text,
      )
      if (auxiliary !== null)
        return `${text.slice(0, auxiliary.index + auxiliary[0].length)} not${text.slice(auxiliary.index + auxiliary[0].length)}`
      const verb =
        /(?<= )((?!(?:[Nn]otes|[Ss]ales|[Ss]hares|[Ss]tats|[Cc]ounts|[Tt]ips|[Pp]lumes|[Cc]ells|[Ss]tates|[Oo]fficials|[Rr]elations|[Ww]omens|[Cc]osts|[Oo]fficers|[Cc]harges|[Kk]eepers|[Bb]uilds|[Gg]adgets|[Rr]esults|[Uu]niverses|[Cc]ertifications|[Pp]uzzles|[Ss]tudents|[Gg]rades|[Hh]eadsets|[Rr]esponses|[Hh]earts|[Ss]ettlements|[Aa]uthorities|[Ss]anctions|[Gg]ifts|[Aa]gencies)\b)\p{L}{2,}[^s\W]s)(?= )/u.exec(
          text,
        )
      if (verb !== null)
        return `${text.slice(0, verb.index)}does not ${verb[0].replace(/e?s$/, '')}${text.slice(verb.index + verb[0].length)}`
      const to = / to (?=\p{Ll})/u.exec(text)
      return to === null ? '' : `${text.slice(0, to.index)} not to ${text.slice(to.index + 4)}`
    }
    case 'es':
      return behind(
        text,
        /(?<= )(es|son|fue|será|sería|advirtió|denuncia|avance|continuará|ha|han|tiene|utiliza|dice|gana|imparte)(?![\p{L}])/u,
        'no',
      )
    case 'pt':
      return behind(text, /(?<= )(é|são|foi|será|diz|morre|errou|tem|vai|ganha|dá)(?![\p{L}])/u, 'não')
    case 'it':
      return behind(text, /(?<= )(è|sono|era|ha|hanno|dice|vince|sarà)(?![\p{L}])/u, 'non')
    default:
      return ''
  }
}

const behind = (text: string, verb: RegExp, negation: string): string => {
  const found = verb.exec(text)
  return found === null ? '' : `${text.slice(0, found.index)}${negation} ${text.slice(found.index)}`
}

function addModal({ title, language }: TrueTitle): string {
  if (!language.startsWith('en')) return ''
  const auxiliary = /(?<![\p{L}])(is|are|was|were)(?![\p{L}'’])/iu.exec(title)
  if (auxiliary !== null) return `${title.slice(0, auxiliary.index)}could be${title.slice(auxiliary.index + auxiliary[0].length)}`
  const verb =
    /(?<= )(makes|wins|keeps|pleads|drops|saves|seeks|apologizes|adds|says|accuses|throws|set|picks|joins|exits|fails|appoints|gave|happens|lashes)(?= )/iu.exec(
      title,
    )
  return verb === null
    ? ''
    : `${title.slice(0, verb.index)}may ${verb[0].toLowerCase().replace(/e?s$/, '')}${title.slice(verb.index + verb[0].length)}`
}

/** What is planted, by kind. Word lists of their own, so that they test those of the guard. */
export const falsehoods: Readonly<Record<string, Maker>> = {
  'figure, foreign': (it) =>
    swapNumber(it, (old) =>
      pick(
        ['7', '13', '41', '350', '2031', '86', '17', '1987', '4,200'].filter((n) => !it.body.includes(n) && !it.title.includes(n)),
        old,
      ),
    ),
  'figure, changed digit': (it) =>
    swapNumber(it, (old) => {
      const next = old.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1 + (hashOf(old) % 8)) % 10))
      return it.body.includes(next) ? undefined : next
    }),
  'figure, own': (it) =>
    swapNumber(it, (old) =>
      pick(
        [...new Set(numbersOf(it.body))].filter((n) => n !== old && n.length >= old.length - 1 && !it.title.includes(n)),
        it.title,
      ),
    ),
  'figure, put in': (it) => (isEnglish(it) ? it.title.replace(/ (?=[\p{Ll}\p{Lu}]{4,}s\b)/u, ' 47 ').replace(it.title, '') : ''),
  'name, foreign': (it) => {
    const [name] = namesOfTitle(it)
    const other = pick(
      it.foreignNames.filter((foreign) => !it.body.includes(foreign) && !foreign.split(' ').some((w) => it.body.includes(w))),
      it.title,
    )
    return name === undefined || other === undefined ? '' : it.title.replace(name, other)
  },
  'name, own': (it) => {
    const [name] = namesOfTitle(it)
    const other = pick(
      namesIn(it.body).filter(
        (own) =>
          !it.title.includes(own) &&
          !own.split(' ').some((w) => it.title.includes(w)) &&
          (name === undefined || own.split(' ').length === name.split(' ').length),
      ),
      it.title,
    )
    return name === undefined || other === undefined ? '' : it.title.replace(name, other)
  },
  'names trade places': (it) => {
    const [a, b] = namesOfTitle(it).filter((name, at, all) => !all.some((other, index) => index < at && other.includes(name)))
    return a === undefined || b === undefined || isListed(it.title, a, b)
      ? ''
      : it.title.replace(a, '\u0000').replace(b, a).replace('\u0000', b)
  },
  'negation, put in': negate,
  'negation, never': (it) =>
    english(({ title }) =>
      exchange(
        title,
        one(
          'will/will never|is/is never|are/are never|can/can never|was/was never|says/never says|wins/never wins|drops/never drops|keeps/never keeps|saves/never saves|to/to never',
        ),
      ),
    )(it),
  'negation, fails to': english(({ title }) =>
    exchange(
      title,
      one(
        'wins/fails to win|keeps/fails to keep|drops/fails to drop|saves/fails to save|seeks/fails to seek|adds/fails to add|joins/fails to join|picks/fails to pick|makes/fails to make|apologizes/fails to apologize|pleads/fails to plead|sets/fails to set|exits/refuses to exit|will/fails to|appoints/fails to appoint|to/without trying to',
      ),
    ),
  ),
  'negation, left out': (it) =>
    exchange(
      it.title,
      one(
        "no longer/|not /|no /some |n't/|isn’t/is|can’t/can|can't/can|isn't/is|never /|without/with|fails to/manages to|sin/con|no /|não /|sans/avec|senza/con",
      ),
    ),
  scale: (it) =>
    exchange(
      it.title,
      one(
        'million/billion|billion/million|thousand/million|millones/miles de millones|millions/milliards|milioni/miliardi|milhões/bilhões|hundred/thousand|hundreds/thousands',
      ),
    ),
  unit: (it) =>
    /\d/.test(it.title)
      ? exchange(
          it.title,
          one(
            'percent/percentage points|per cent/points|hours/days|days/weeks|weeks/months|months/years|years/months|year/month|km/miles|miles/km|inch/cm|gb/mb|euros/dollars|dollars/euros|kg/tons|años/meses|ans/mois|anni/mesi|anos/meses|minutes/hours',
          ),
        ) ||
        it.title.replace(/(\d)\s?%/, '$1 points').replace(it.title, '') ||
        it.title.replace(/-inch/i, '-foot').replace(it.title, '')
      : '',
  currency: (it) =>
    it.title.replace(/[$€£]/, (sign) => ({ $: '€', '€': '£', '£': '$' })[sign]!).replace(it.title, '') ||
    it.title.replace(/\bRs\b/, '$').replace(it.title, ''),
  'percent or times': (it) => it.title.replace(/(\d)\s?(?:%|percent|per cent)/i, '$1 times').replace(it.title, ''),
  'modality, put in': addModal,
  'modality, changed': english(({ title }) =>
    exchange(
      title,
      one(
        'will/could|could/will|may/will|might/will|can/must|should/may|must/may|reportedly /|allegedly /|probably /certainly |is/might be|are/must be|to/may',
      ),
    ),
  ),
  'modality, left out': (it) =>
    exchange(
      it.title,
      one(
        'will /|could /|may /|might /|reportedly /|allegedly /|probably enough/enough|should /|podría /|puede /|pourrait /|potrebbe /|poderia /|presunta /|presunto /|suposto /',
      ),
    ),
  opposite: (it) => exchange(it.title, both(opposites[tag(it)] ?? '')),
  'at least, at most': (it) =>
    exchange(
      it.title,
      both(
        'more than/less than|at least/at most|over/under|up to/at least|más de/menos de|plus de/moins de|più di/meno di|mais de/menos de|almost/more than|nearly/over',
      ),
    ),
  quantifier: (it) =>
    exchange(
      it.title,
      one(
        'all/some|some/all|most/all|many/few|few/many|every/no|half/all|several/all|only/also|todos/algunos|algunos/todos|tous/certains|alcuni/tutti|alguns/todos|more/all',
      ),
    ) ||
    (isEnglish(it)
      ? exchange(
          it.title,
          one(
            'women/all women|students/all students|protesters/all protesters|officers/all officers|agencies/most agencies|deportees/few deportees|settlements/all settlements|lawmakers/all lawmakers|cells/only cells|responses/all responses|tips/only tips|workers/all workers|authorities/some authorities',
          ),
        )
      : ''),
  'day or month': (it) =>
    exchange(
      it.title,
      both(
        'monday/thursday|tuesday/friday|wednesday/sunday|january/march|february/april|may/august|june/july|september/october|november/december|mayo/junio|enero/marzo|lunes/jueves|lundi/jeudi|today/tomorrow',
      ),
    ),
  ordinal: (it) =>
    exchange(
      it.title,
      one('first/second|second/third|third/fourth|50th/60th|40th/30th|10th/20th|primera/segunda|primeras/segundas|premier/deuxième'),
    ),
  'before, after': (it) =>
    exchange(it.title, both('before/after|ahead of/after|antes/después|avant/après|prima/dopo|antes/depois|voor/na')),
  cause: english(({ title }) =>
    exchange(
      title,
      one(
        'after/because of|amid/because of|as/because|even though/because|despite/because of|for/because of|following/due to|and/because of',
      ),
    ),
  ),
  superlative: english(({ title }) =>
    exchange(
      title,
      one(
        'best/worst|first/only|biggest/smallest|new/first|great/greatest|good/best|richest/poorest|top/worst|most/least|major/biggest|large/largest|big/biggest',
      ),
    ),
  ),
  speaker: (it) => {
    const says =
      /(?<name>\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)*)(?= (?:says?|said|dice|diz|dit|dijo|advirtió|denuncia|tells|warns|announces|accuses)\b)/u.exec(
        it.title,
      )
    const other = pick(
      namesIn(it.body).filter((own) => !it.title.includes(own)),
      it.title,
    )
    return says === null || other === undefined ? '' : it.title.replace(says[0], other)
  },
  'title of another article': ({ title, foreignTitles }) => pick(foreignTitles, title) ?? '',
}
