import type { LanguagePair, Translator } from '@citable/providers'

/** An engine and what it can do now. */
export interface Engine {
  readonly translator: Translator
  readonly pairs: readonly LanguagePair[]
}

export async function listEngines(translators: readonly Translator[]): Promise<readonly Engine[]> {
  return Promise.all(translators.map(async (translator) => ({ translator, pairs: await translator.pairs() })))
}

/** The language of a tag, without script and region. */
export const languageOf = (tag: string): string => tag.split(/[-_]/)[0]?.toLowerCase() ?? ''

/** True when a pair is among those, by its tags or by their languages. */
function covers(pairs: readonly LanguagePair[], from: string, to: string): boolean {
  return pairs.some(
    (pair) =>
      languageOf(pair.from) === languageOf(from) &&
      (pair.to.toLowerCase() === to.toLowerCase() || pair.to.toLowerCase() === languageOf(to)),
  )
}

export interface EngineChoice {
  /** `auto`, or the id of an engine. */
  readonly engine: string
  readonly allowDraft: boolean
}

/** The first engine that translates directly between two languages; production engines come first. Never by way of a third language. */
export function chooseEngine(engines: readonly Engine[], from: string, to: string, choice: EngineChoice): Translator | null {
  const inOrder = [...engines].sort((one, other) => rank(one) - rank(other))
  const found = inOrder.find(
    ({ translator, pairs }) =>
      (choice.engine === 'auto' || translator.id === choice.engine) &&
      (choice.allowDraft || translator.tier === 'production') &&
      covers(pairs, from, to),
  )
  return found?.translator ?? null
}

const rank = ({ translator }: Engine): number => (translator.tier === 'production' ? 0 : 1)
