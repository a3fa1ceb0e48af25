import type { Optimization } from '@citable/contract/present'
import type { EditorDraft } from '../host/host.ts'
import type { Catalog } from '../texts/catalog.ts'
import type { UiCode } from '../texts/ui-texts.ts'
import { canWrite } from './row-view.ts'
import type { Badge, PanelView, QuestionView, ReaderQuestionsView } from './view-types.ts'

type Answer = Optimization['answers'][number]

const badges: Record<Answer['state'], { readonly icon: Badge['icon']; readonly word: UiCode; readonly tone: Badge['tone'] }> = {
  answered: { icon: 'good', word: 'questionAnswered', tone: 'good' },
  unclear: { icon: 'partly', word: 'questionUnclear', tone: 'fair' },
  missing: { icon: 'todo', word: 'questionMissing', tone: 'poor' },
}

const sources: Record<Answer['source'], UiCode> = {
  target: 'questionTarget',
  title: 'questionTitle',
  heading: 'questionHeading',
  faq: 'questionFaq',
}

/** Questions the article answers, with the sentence an engine could quote, and those it does not; where nothing asks, what readers may ask. */
export function questionsView(optimization: Optimization | null, draft: EditorDraft, catalog: Catalog): PanelView['questions'] {
  const all = (optimization?.answers ?? []).map((answer) => questionView(answer, catalog))
  const answered = all.filter(({ state }) => state === 'answered')
  const isEmpty = optimization !== null && all.length === 0
  return {
    heading: catalog.text('questionsHeading'),
    countText: all.length === 0 ? '' : catalog.text('questionsCount', { answered: answered.length, total: all.length }),
    answered,
    unanswered: all.filter(({ state }) => state !== 'answered'),
    emptyText: isEmpty ? catalog.text('emptyQuestions') : '',
    // a service before this member leaves it out
    proposals: isEmpty ? (optimization.question_proposals ?? []) : [],
    readers: readersView(optimization?.reader_questions ?? [], draft, catalog),
  }
}

/** Questions that the text answers without asking them. */
function readersView(found: Optimization['reader_questions'], draft: EditorDraft, catalog: Catalog): ReaderQuestionsView | null {
  if (found.length === 0) return null
  const named = (label: string, question: string) => ({ label, name: catalog.text('actionFixCheck', { action: label, check: question }) })
  return {
    heading: catalog.text('readerQuestions'),
    items: found.map(({ question, sentence, heading }) => ({
      question,
      quote: sentence.quote,
      span: sentence,
      jump: { label: catalog.text('actionShow'), name: catalog.text('actionShowCheck', { check: question }) },
      asHeading:
        heading !== null && canWrite(draft, heading) ? { action: named(catalog.text('questionAsHeading'), question), edit: heading } : null,
      asQuery: named(catalog.text('questionAsQuery'), question),
    })),
  }
}

// a service before this member leaves `asked` out
const questionView = ({ question, asked = null, state, source, sentence }: Answer, catalog: Catalog): QuestionView => ({
  question,
  state,
  badge: {
    icon: badges[state].icon,
    word: catalog.text(state === 'answered' && !sentence ? 'questionLikely' : badges[state].word),
    tone: badges[state].tone,
  },
  sourceText: catalog.text(sources[source]),
  quoteLabel: sentence ? catalog.text(state === 'answered' ? 'questionQuote' : 'questionNearest') : '',
  quote: sentence?.quote ?? null,
  span: sentence ?? asked,
  canJump: (sentence ?? asked) !== null,
  jump: { label: catalog.text('actionShow'), name: catalog.text('actionShowCheck', { check: question }) },
  lacks: state === 'answered' || sentence ? '' : catalog.text(state === 'unclear' ? 'questionInDoubt' : 'questionNoPassage'),
})
