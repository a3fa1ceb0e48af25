import type { AnalysisRequest } from './analyzer.ts'
import type { TitleParts } from './ask-for-titles.ts'
import type { RemarkCheck } from './title-job.ts'

/** Remarks of a model, and its answer as it wrote it: what is shown is checked anew when the text changes. */
export interface AskedRemarks {
  readonly check: RemarkCheck
  readonly answer: string
}

/** Asks a text generator to read a draft. null: its answer has another form. Rejects as its parts do. */
export async function askForRemarks(
  request: AnalysisRequest,
  { work, generate }: Omit<TitleParts, 'origin'>,
  signal: AbortSignal,
): Promise<AskedRemarks | null> {
  const asked = await work({ kind: 'remark-prompt', request }, signal)
  if (!('prompt' in asked)) throw new Error(asked.ok ? 'The worker answered another question.' : asked.detail)
  const answer = await generate(asked.prompt, signal)
  const check = await checkAgain(request, answer, work, signal)
  return check && { check, answer }
}

/** Checks an answer against a text as it is now. null: it has another form. */
export async function checkAgain(
  request: AnalysisRequest,
  answer: string,
  work: TitleParts['work'],
  signal: AbortSignal,
): Promise<RemarkCheck | null> {
  const checked = await work({ kind: 'remarks', request, answer }, signal)
  if (!('remarks' in checked)) throw new Error(checked.ok ? 'The worker answered another question.' : checked.detail)
  return checked.remarks
}
