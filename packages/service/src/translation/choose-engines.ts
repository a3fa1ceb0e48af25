import { type LanguagePair, type Translator, writtenTag } from '@citable/providers'

/** An engine and what it can do now. */
export interface Engine {
  readonly translator: Translator
  /** `any`: it says for each pair whether it does it. */
  readonly pairs: readonly LanguagePair[] | 'any'
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
      (pair.to.toLowerCase() === writtenTag(to).toLowerCase() || pair.to.toLowerCase() === languageOf(to)),
  )
}

export interface EngineChoice {
  /** `auto`, or the id of an engine. */
  readonly engine: string
  readonly allowDraft: boolean
}

/**
 * Engines that translate directly between two languages, in the order in which they are tried; production engines come first. Never by way of
 * a third language.
 */
export async function chooseEngines(
  engines: readonly Engine[],
  from: string,
  to: string,
  choice: EngineChoice,
): Promise<readonly Translator[]> {
  const inOrder = [...engines].sort((one, other) => rank(one) - rank(other))
  const found: Translator[] = []
  for (const { translator, pairs } of inOrder) {
    if (choice.engine !== 'auto' && translator.id !== choice.engine) continue
    if (!choice.allowDraft && translator.tier !== 'production') continue
    const isCovered = pairs === 'any' ? ((await translator.supports?.(from, to)) ?? true) : covers(pairs, from, to)
    if (isCovered) found.push(translator)
  }
  return found
}

const rank = ({ translator }: Engine): number => (translator.tier === 'production' ? 0 : 1)
