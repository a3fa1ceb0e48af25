import type { Language } from '../../languages/language.ts'

/** Words that tell a noun by its place. */
interface NounWords {
  /** Only a noun, with adjectives before it, follows: `the community bike workshop`. */
  readonly determiners: string
  /** Join a noun to what it is of: `Pedra do Sino`, `huile d’olive`. */
  readonly of: string
  /** Adjectives follow their noun. */
  readonly adjectivesFollow: boolean
  /** Name a place behind a noun: `workshop in Leith`. */
  readonly at: string
}

const made = (determiners: string, of: string, adjectivesFollow: boolean, at: string): NounWords => ({
  determiners,
  of,
  adjectivesFollow,
  at,
})

const nounWords: Readonly<Partial<Record<string, NounWords>>> = {
  de: made(
    'der die das den dem des ein eine einen einem einer eines unser unsere unseren mein meine meinen seinen ihren',
    'von',
    false,
    'in',
  ),
  en: made('the a an my our your his her their its', 'of', false, 'in'),
  es: made('el la los las un una unos unas mi mis nuestro nuestra del al', 'de del', true, 'en de'),
  fr: made('le la les l un une des mon ma mes notre nos du au aux', 'de du des d', true, 'à de'),
  it: made(
    'il lo la i gli le l un uno una il mio nostro nostra del dello della dei degli delle dell al alla nel nella dal dalla',
    'di del della dei d',
    true,
    'di a',
  ),
  nl: made('de het een onze mijn ons', 'van', false, 'in'),
  pt: made('o a os as um uma meu minha nosso nossa do da dos das no na ao', 'de do da dos das', true, 'de em'),
}

interface NounSets {
  readonly determiners: ReadonlySet<string>
  readonly of: ReadonlySet<string>
  readonly at: ReadonlySet<string>
  readonly adjectivesFollow: boolean
}

const known = new Map<string, NounSets | null>()

/** null: the language has no such words here, or needs none. */
export function nounWordsOf({ tag }: Language): NounSets | null {
  const base = tag.split('-')[0]!
  const before = known.get(base)
  if (before !== undefined) return before
  const words = nounWords[base]
  const set = (list: string): ReadonlySet<string> => new Set(list.split(' '))
  const sets = words === undefined ? null : { ...words, determiners: set(words.determiners), of: set(words.of), at: set(words.at) }
  known.set(base, sets)
  return sets
}
