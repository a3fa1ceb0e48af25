import type { Language } from '../../languages/language.ts'

/** Words that mark a noun by its place. */
interface NounWords {
  /** Only a noun, with adjectives before it, follows: `the community bike workshop`. */
  readonly determiners: ReadonlySet<string>
  /** Join a noun to what it is of: `Pedra do Sino`, `huile d’olive`. */
  readonly of: ReadonlySet<string>
  /** Adjectives follow their noun. */
  readonly adjectivesFollow: boolean
  /** Name a place behind a noun: `workshop in Leith`. */
  readonly at: ReadonlySet<string>
}

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const made = (determiners: string, of: string, adjectivesFollow: boolean, at: string): NounWords => ({
  determiners: set(determiners),
  of: set(of),
  adjectivesFollow,
  at: set(at),
})

const nounWords: Readonly<Partial<Record<string, NounWords>>> = {
  ar: made('', 'من', true, 'في على'),
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
  ru: made('', 'из', true, 'в на для'),
}

/** null: the language has no such words here, or needs none. */
export const nounWordsOf = ({ tag }: Language): NounWords | null => nounWords[tag.split('-')[0]!] ?? null

/** Adjectives that are before their noun where others follow: `une première ruche`. */
export const preposed =
  /^(?:premi(?:er|ère)|deuxième|seconde?|nouve(?:au|l|lle)|petite?|grande?|bon(?:ne)?|beau|belle|vieux|vieille|vraie?|primer[oa]?|segund[oa]|nuev[oa]|buen[oa]?|pequeñ[oa]|viej[oa]|prim[oa]|second[oa]|nuov[oa]|buon[oa]?|piccol[oa]|vecchi[oa]|primeir[oa]|nov[oa]|bo[am]|pequen[oa]|velh[oa])$/
