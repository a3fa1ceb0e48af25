import type { AdviceWords, TitleAdvice } from '../advice-words.ts'

const loaders: Readonly<Record<string, () => Promise<{ readonly words: AdviceWords }>>> = {
  ar: () => import('../ar/advice.ts'),
  de: () => import('../de/advice.ts'),
  en: () => import('../en/advice.ts'),
  es: () => import('../es/advice.ts'),
  fr: () => import('../fr/advice.ts'),
  ja: () => import('../ja/advice.ts'),
}

/** The words of a language's tag, whatever its region; null: it has none. Rejects when they cannot be loaded. */
export const loadAdvice = async (tag: string): Promise<AdviceWords | null> => (await loaders[tag.split('-')[0]!]?.())?.words ?? null

const titleLoaders: Readonly<Record<string, () => Promise<{ readonly titleWords: TitleAdvice }>>> = {
  cs: () => import('../cs/advice.ts'),
  fi: () => import('../fi/advice.ts'),
  hu: () => import('../hu/advice.ts'),
  it: () => import('../it/advice.ts'),
  nl: () => import('../nl/advice.ts'),
  pl: () => import('../pl/advice.ts'),
  pt: () => import('../pt/advice.ts'),
  ru: () => import('../ru/advice.ts'),
  sv: () => import('../sv/advice.ts'),
  tr: () => import('../tr/advice.ts'),
  zh: () => import('../zh/advice.ts'),
}

/** Words that only titles need, of languages without the others; null: it has none. Rejects when they cannot be loaded. */
export const loadTitleAdvice = async (tag: string): Promise<TitleAdvice | null> =>
  (await titleLoaders[tag.split('-')[0]!]?.())?.titleWords ?? null
