import { completeReport, loadEditSignals } from './checks/late-checks.ts'
import { type Analysis, completeAnalysis, graphInputOf, type LateParts, titleInputOf } from './complete-analysis.ts'
import { loadDetailReaders, withDraftDetails } from './extract/details/draft-details.ts'
import { type GraphResult, graphOf, planGraph } from './graph/graph-of.ts'
import type { TitleAdvice } from './languages/advice-words.ts'
import { loadAdvice, loadTitleAdvice } from './languages/loading/load-advice.ts'
import { loadStatements } from './languages/loading/load-statements.ts'
import type { RatedTitles } from './model/titles.ts'
import type { ScoredArticle } from './score-article.ts'
import { judgeTitle, titlesFor } from './titles/judge-title.ts'

/** The analysis of a scored draft: details that its text shows, titles and graph. Rejects when a file that it needs cannot be loaded. */
export async function completeDraft(scored: ScoredArticle): Promise<Analysis> {
  const { tag } = scored.language
  const [signals, readers, questions, words, { readAgreement }, comparisons, { buriedNews, secondLook }, { readSlips }] = await Promise.all(
    [
      loadEditSignals(scored.report),
      loadDetailReaders(scored.article),
      loadQuestions(tag),
      loadAdvice(tag),
      import('./signals/text/agreement.ts'),
      loadComparisons(scored),
      import('./signals/slips/second/second-look.ts'),
      import('./signals/slips/read-slips.ts'),
    ],
  )
  const titleWords = words ?? (await loadTitleAdvice(tag))
  const article = withDraftDetails(scored.article, scored.context.now, readers)
  const draft = { ...scored, report: completeReport(scored, signals), article }
  return completeAnalysis(draft, {
    titles: await loadTitles(draft, titleWords),
    graph: await loadGraph(draft),
    questions,
    words,
    titleWords,
    agreement: readAgreement,
    comparisons: [...comparisons, secondLook],
    slips: readSlips,
    buried: buriedNews,
    byline: scored.context.site === null ? (await import('./signals/evidence/byline.ts')).readByline : null,
  })
}

/** A text without a list or a table has nothing that its superlatives, or the steps of a recipe, could be held against. */
async function loadComparisons({ article }: ScoredArticle): Promise<LateParts['comparisons']> {
  const [{ contradictions }, { figureSlips }, { factSlips }, lists] = await Promise.all([
    import('./signals/text/contradictions.ts'),
    import('./signals/slips/figures/figure-slips.ts'),
    import('./signals/slips/facts/fact-slips.ts'),
    article.blocks.some(({ kind }) => kind === 'table' || kind === 'list') ? import('./signals/slips/lists.ts') : null,
  ])
  return [contradictions, ...(lists?.comparisons ?? []), factSlips, figureSlips]
}

async function loadQuestions(tag: string): Promise<LateParts['questions']> {
  const rules = await loadStatements(tag)
  return rules === null ? null : { rules, read: (await import('./answers/reader-questions.ts')).readerQuestions }
}

async function loadGraph(draft: ScoredArticle): Promise<GraphResult> {
  const plan = planGraph(graphInputOf(draft), null)
  return graphOf(plan, plan.claims ? (await import('./graph/trim-claims.ts')).trimClaims : null)
}

async function loadTitles(draft: ScoredArticle, words: TitleAdvice | null): Promise<RatedTitles> {
  const readOwn = await (await import('./titles/own/own.ts')).readOwn(draft)
  const judged = judgeTitle({ readOwn, ...titleInputOf(draft, words) })
  return titlesFor(judged, {
    ofText: judged.lacksWords ? await (await import('./titles/from-text/load-of-text.ts')).loadOfText(draft.language.tag) : null,
    ofForm: judged.lacksForm ? (await import('./titles/of-form.ts')).ofForm : null,
    labels: words?.labels ?? null,
  })
}
