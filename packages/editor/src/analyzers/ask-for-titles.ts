import type { TitlePrompt } from '@citable/core/titles'
import type { AnalysisRequest } from './analyzer.ts'
import type { TitleJob, TitleJobAnswer, TitleMix } from './title-job.ts'

export interface TitleParts {
  /** Does one job away from the page's thread: `doTitleJob` in a worker. Rejects when it could not be started or was called off. */
  work(job: TitleJob, signal: AbortSignal): Promise<TitleJobAnswer>
  /** Asks the text generator; rejects with what people may read. */
  generate(prompt: TitlePrompt, signal: AbortSignal): Promise<string>
  /** The generator's name in the list. */
  readonly origin: string
}

/** Asks a text generator for titles of a draft and puts those that pass the guards among the titles of the rules. Rejects as its parts do. */
export async function askForTitles(
  request: AnalysisRequest,
  { work, generate, origin }: TitleParts,
  signal: AbortSignal,
): Promise<TitleMix> {
  const asked = await work({ kind: 'prompt', request }, signal)
  if (!('prompt' in asked)) throw failed(asked)
  const answer = await generate(asked.prompt, signal)
  const mixed = await work({ kind: 'mix', request, origin, answer }, signal)
  if (!('mix' in mixed)) throw failed(mixed)
  return mixed.mix
}

const failed = (answer: TitleJobAnswer): Error => new Error(answer.ok ? 'The worker answered another question.' : answer.detail)
