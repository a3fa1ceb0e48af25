import type { LanguagePair } from '../translator.ts'

/** A name that `apertium -l` may print and that is safe as an argument: never an option, never a path. */
const modeName = /^[a-z][A-Za-z0-9_-]{1,60}$/

/** ISO 639-3 codes in the names of Apertium's modes → BCP 47. Two-letter codes stand for themselves. */
const languages: Readonly<Record<string, string>> = {
  afr: 'af',
  arg: 'an',
  ara: 'ar',
  ast: 'ast',
  bel: 'be',
  bre: 'br',
  bul: 'bg',
  cat: 'ca',
  ces: 'cs',
  cym: 'cy',
  dan: 'da',
  deu: 'de',
  ell: 'el',
  eng: 'en',
  epo: 'eo',
  eus: 'eu',
  fin: 'fi',
  fra: 'fr',
  frp: 'frp',
  gle: 'ga',
  glg: 'gl',
  hat: 'ht',
  hbs: 'sh',
  hin: 'hi',
  ind: 'id',
  isl: 'is',
  ita: 'it',
  kaz: 'kk',
  mkd: 'mk',
  mlt: 'mt',
  nld: 'nl',
  nno: 'nn',
  nob: 'nb',
  oci: 'oc',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  slv: 'sl',
  sme: 'se',
  spa: 'es',
  srd: 'sc',
  swe: 'sv',
  szl: 'szl',
  tat: 'tt',
  tur: 'tr',
  ukr: 'uk',
  urd: 'ur',
  zlm: 'ms',
}

/** Variants in the names of modes → the tag they are known by. Others, such as spelling reforms, are not offered. */
const variants: Readonly<Record<string, string>> = {
  'en US': 'en-US',
  'en GB': 'en-GB',
  'pt BR': 'pt-BR',
  'pt PT': 'pt-PT',
  'ca valencia': 'ca-valencia',
  'oc aran': 'oc-aranes',
  'oc gascon': 'oc-gascon',
  'sh HR': 'hr',
  'sh BS': 'bs',
  'sh SR': 'sr-Latn',
}

export interface Mode extends LanguagePair {
  readonly name: string
}

/** The pairs of a list printed by `apertium -l`. */
export function readModes(printed: string): readonly Mode[] {
  return printed.split('\n').flatMap((line): readonly Mode[] => {
    const name = line.trim()
    const parts = /^([a-z]{2,3})-([a-z]{2,3})(?:_([A-Za-z]+))?$/.exec(name)
    if (!modeName.test(name) || !parts) return []
    const from = tagOf(parts[1] ?? '', undefined)
    const to = tagOf(parts[2] ?? '', parts[3])
    return from === null || to === null ? [] : [{ name, from, to }]
  })
}

function tagOf(code: string, variant: string | undefined): string | null {
  const language = code.length === 2 ? code : languages[code]
  if (language === undefined) return null
  return variant === undefined ? language : (variants[`${language} ${variant}`] ?? null)
}

/** Serbian without a script is a wish for either; an engine that writes Latin letters does it, but never for `sr-Cyrl`. */
export const writtenTag = (tag: string): string => (/^sr(?:-latn)?(?:-[a-z]{2})?$/i.test(tag) ? 'sr-Latn' : tag)

/** The mode for a pair: the exact tags, else their languages without region. */
export function findMode(modes: readonly Mode[], from: string, to: string): Mode | null {
  const language = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? ''
  const wanted = writtenTag(to)
  const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
  return (
    modes.find((mode) => same(mode.from, from) && same(mode.to, wanted)) ??
    modes.find((mode) => mode.from === language(from) && same(mode.to, wanted)) ??
    modes.find((mode) => mode.from === language(from) && mode.to === language(to)) ??
    null
  )
}
