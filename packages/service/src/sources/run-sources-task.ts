import { readArticle } from '@citable/core'
import { certainLanguage, detectLanguage } from '@citable/core/languages'
import { allPacks } from '@citable/core/languages/all'
import { languageFor } from '@citable/core/languages/language-for'
import { readAnswer } from '@citable/core/reach/read-answer'
import { claimsOf, judgeSource, readSource, type SourcePage } from '@citable/core/sources'
import { readInput } from '../analysis/run-analysis.ts'
import { pageText } from '../fetching/charset.ts'
import { readPdf } from './read-pdf.ts'
import type { SourceBytes, SourcesResult, SourcesTask } from './sources-task.ts'

/** One task, in the thread that may be ended. */
export async function runSourcesTask(task: SourcesTask): Promise<SourcesResult> {
  if (task.op === 'claims') {
    const input = readInput(task.input)
    const article = readArticle(input, task.context)
    const language = languageFor(article.language, allPacks)
    const own = { url: task.context.url, siteUrl: task.context.site?.url ?? null }
    return {
      op: 'claims',
      claims: claimsOf(article, input, language, own),
      language: article.language,
      title: article.headline?.value ?? article.title?.value ?? null,
    }
  }
  if (task.op === 'answer') return { op: 'answer', facts: readAnswer(task.answer, task.agent) }
  const language = languageFor(task.language, allPacks)
  const page = 'kind' in task.page ? task.page : await pageOf(task.page)
  const source = readSource(page, language, { certainLanguage, detectLanguage })
  return { op: 'judge', verdicts: task.claims.map((claim) => judgeSource(claim, source, language)) }
}

async function pageOf({ type, body, charset, url, asked }: SourceBytes): Promise<SourcePage> {
  if (type === 'application/pdf') {
    try {
      return { kind: 'text', url, ...(await readPdf(body)) }
    } catch {
      return { kind: 'failed', reason: 'unreadable' }
    }
  }
  const text = pageText({ body: Buffer.from(body), charset })
  return type === 'text/plain'
    ? { kind: 'text', url, title: null, text, isCut: false }
    : { kind: 'html', url, asked, html: text, isCut: false }
}
