import type { DraftFacts } from '@citable/contract/requests'
import type { GeneratorText, WrittenDrafts } from '@citable/core/drafts'
import { draftPrompt, maxRemarks, type WantedDrafts } from '@citable/core/prompts'
import type { GenerationResult, TextGenerator } from '@citable/providers'

/** A worker's input for judging drafts: the texts, and facts about their generator. `written` is null when nothing was sent. */
export interface DraftsToCheck {
  readonly written: WrittenDrafts | null
  readonly facts: DraftFacts
}

/** Everything a generator can write; what the article does not carry is dropped anyway. */
const wanted: WantedDrafts = { titles: 5, description: true, lead: true, questions: 5, remarks: maxRemarks }

export interface DraftsAsked {
  readonly input: GeneratorText
  readonly targetQueries: readonly string[]
  readonly signal: AbortSignal
}

const present = (cost: { readonly amount: number; readonly currency: string } | null) => (cost === null ? null : { ...cost })

/** Size and cost of asking; sends nothing. */
export function estimateDrafts(generator: TextGenerator, { input, targetQueries }: Omit<DraftsAsked, 'signal'>): DraftsToCheck {
  const { characters, inputTokens, outputTokens, cost } = generator.estimate(draftPrompt(input, targetQueries, wanted))
  return {
    written: null,
    facts: {
      generator: { id: generator.id, model: generator.model, host: generator.host },
      sent: false,
      estimate: { characters, input_tokens: inputTokens, output_tokens: outputTokens, cost: present(cost) },
      usage: null,
    },
  }
}

/** Asks a generator for drafts of an article. A failure comes back as the generator gave it. */
export async function writeDrafts(
  generator: TextGenerator,
  asked: DraftsAsked,
): Promise<({ readonly ok: true } & DraftsToCheck) | Extract<GenerationResult, { ok: false }>> {
  const { facts } = estimateDrafts(generator, asked)
  const { input, targetQueries, signal } = asked
  const prompt = draftPrompt(input, targetQueries, wanted)
  const { readDrafts } = await import('@citable/core/read-drafts')
  const result = await generator.write({ prompt, read: (answer) => readDrafts(answer, wanted), signal })
  if (!result.ok) return result
  const { usage, cost } = result
  return {
    ok: true,
    written: result.texts,
    facts: {
      ...facts,
      sent: true,
      usage: usage && { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens, cost: present(cost) },
    },
  }
}
