import { describe, expect, it } from 'vitest'
import * as detector from '../languages/detection/detect-language.ts'
import type { AnalysisContext, DraftInput } from '../model/input.ts'
import { testContext } from '../testing/test-context.ts'
import { loadDetailReaders, withDraftDetails } from './details/draft-details.ts'
import { loadReaders } from './load-readers.ts'
import { readArticle } from './read-article.ts'
import { loadDraft, readDraft } from './read-draft.ts'

const fields = { title: 'A title', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
const html = '<p>The pump was installed in the garden and it works as it should.</p>'
const steps = '<ol><li class="schema-how-to-step">Mix.</li></ol>'
const markdown = 'The pump was *installed* in the garden and it works as it should.'
const contextOf = (language: string | null): AnalysisContext => testContext({ language, now: '2026-11-21' })

describe('loadReaders loads what the input needs, and nothing else', () => {
  it.each<readonly [string, DraftInput, string | null, readonly string[]]>([
    ['blocks of HTML in a declared language need nothing', { kind: 'blocks', blocks: [{ id: 'a', html }], fields }, 'en', []],
    ['a body in a declared language needs nothing', { kind: 'body', html, fields }, 'en-GB', []],
    ['no blocks need nothing', { kind: 'blocks', blocks: [], fields }, 'en', []],
    ['a body in an unknown language needs nothing', { kind: 'body', html, fields }, null, []],
    ['Markdown needs its parser', { kind: 'markdown', markdown, fields }, 'en', ['parseMarkdown', 'pluginMarkup']],
    [
      'one block of Markdown among HTML needs the parser',
      {
        kind: 'blocks',
        blocks: [
          { id: 'a', html },
          { id: 'b', markdown },
        ],
        fields,
      },
      'ar',
      ['parseMarkdown', 'pluginMarkup'],
    ],
    ['a shortcode needs what reads it', { kind: 'body', html: '<p>[gallery]</p>', fields }, 'en', ['pluginMarkup']],
    ['raised text needs what reads it', { kind: 'body', html: '<p>14<sup>1</sup> million</p>', fields }, 'en', ['pluginMarkup']],
    [
      'a block of steps needs what reads it',
      { kind: 'blocks', blocks: [{ id: 'a', html: steps }], fields },
      'en',
      ['howToInMarkup', 'pluginMarkup'],
    ],
  ])('%s', async (_name, input, language, expected) => {
    const readers = await loadReaders(input)
    const loaded = Object.entries(readers).flatMap(([name, reader]) => (reader === null ? [] : [name]))
    expect(loaded.sort()).toEqual(expected)
    const draft = await loadDraft(input, contextOf(language))
    expect(withDraftDetails(draft, '2026-11-21', await loadDetailReaders(draft))).toEqual(readArticle(input, contextOf(language)))
  })

  it('a reader that is missing is an error, not a guess', () => {
    const none = { parseMarkdown: null, detector, pluginMarkup: null, howToInMarkup: null }
    expect(() => readDraft({ kind: 'body', html: steps, fields }, contextOf('en'), none)).toThrow('pluginMarkup')
    expect(() => readDraft({ kind: 'markdown', markdown, fields }, contextOf('en'), none)).toThrow('parseMarkdown')
  })
})
