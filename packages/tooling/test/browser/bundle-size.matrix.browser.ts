import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundleForBrowser, bundleModules } from '../../src/browser/bundle-for-browser.ts'

const readme = readFileSync(new URL('../../../editor/README.md', import.meta.url), 'utf8')

const coreReadme = readFileSync(new URL('../../../../shared-core/README.md', import.meta.url), 'utf8')

const worker = `
import { serveAnalysis } from '@citable/editor/worker'
import { pack } from '@citable/core/languages/en'
serveAnalysis(self, { loadLanguage: async () => pack })`

/** The worker that is started where an author opens the section about sources. */
const sourcesWorker = `
import { doSourcesJob } from '@citable/editor/sources-job'
import { pack } from '@citable/core/languages/en'
self.citable = [doSourcesJob, pack]`

/** What that section's view and its asking add to the panel, with texts in English. */
const sourcesSection = `
import * as sources from '@citable/editor/sources'
self.citable = sources`

/** The same of the section about translations. */
const translationsSection = `
import * as translations from '@citable/editor/translations'
self.citable = translations`

/** What a browser with a translator loads beside that, where the site has switched it on. */
const deviceTranslations = `
import * as device from '@citable/editor/device-translations'
self.citable = device`

/** Whether agents reach a page, and which text they have, in words. */
const trafficWords = `
import * as traffic from '@citable/editor/traffic'
self.citable = traffic`

/** The same with what asks a site and reads its answers. */
const trafficSection = `
import * as traffic from '@citable/editor/traffic'
import { askAgents, requestsOfAgent, servedAnswer, usualAgents } from '@citable/core/reach'
import { readAnswer } from '@citable/core/reach/read-answer'
self.citable = [traffic, askAgents, requestsOfAgent, readAnswer, servedAnswer, usualAgents]`

/** The core alone in another English program. */
const englishOnly = `
import * as core from '@citable/core/draft'
import { pack } from '@citable/core/languages/en'
self.citable = [core, pack]`

/** One call for texts in English: at once, and with what an ordinary article of them loads. */
const simpleEnglish = `
import { analyze } from '@citable/core/english'
self.analyze = analyze`
const oftenLoaded = [
  'en/advice.ts',
  'en/statements.ts',
  'reader-questions.ts',
  'titles/from-text/load-of-text.ts',
  'edit-signals.ts',
  'trim-claims.ts',
]

const panel = `
import { createCatalog, createEditorStore, createFallbackAnalyzer, createServiceAnalyzer, createWorkerAnalyzer, panelView, timerSchedule } from '@citable/editor'
self.citable = [createCatalog, createEditorStore, createFallbackAnalyzer, createServiceAnalyzer, createWorkerAnalyzer, panelView, timerSchedule]`

/**
 * kB of 1,000 bytes, gzip. The panel’s own logic takes less than half of the sidebar’s 60 kB; what says structured data in words is
 * loaded by people who open it. `firstScore` is the design’s budget; the others hold what is reached with a little room.
 */
const limits = {
  panel: 30,
  firstScore: 90,
  completion: 46.9,
  advice: 2.5,
  agreement: 13,
  contradictions: 6.9,
  slips: 17.3,
  secondLook: 18.7,
  figureSlips: 23.4,
  factSlips: 27.3,
  lists: 12.8,
  byline: 2.8,
  statements: 2.3,
  questions: 2.4,
  ownTitle: 14.9,
  titleFigure: 1,
  titleWords: 4.5,
  titleBlocks: 12.4,
  opening: 24.4,
  openingWords: 1.75,
  edits: 3.6,
  claims: 4.3,
  words: 23,
  keyphrase: 4.1,
  inflection: 2.3,
  detection: 10.3,
  markdown: 32,
  events: 12.7,
  recipes: 10.9,
  pluginMarkup: 5.5,
  howTos: 7,
  entities: 8.5,
  sourcesWorker: 142,
  sourcesSection: 5.9,
  translationsSection: 4.7,
  deviceTranslations: 4.1,
  trafficWords: 8.5,
  trafficSection: 49,
  everything: 258,
  englishOnly: 235,
  simpleEnglishAtOnce: 153,
  simpleEnglish: 175,
} as const

/** Parts with limits of their own: what reads a text and its figures, its title and opening, and who wrote it. */
const ownParts = {
  agreement: 'signals/text/agreement.ts',
  contradictions: 'signals/text/contradictions.ts',
  slips: 'signals/slips/read-slips.ts',
  secondLook: 'signals/slips/second/second-look.ts',
  figureSlips: 'signals/slips/figures/figure-slips.ts',
  factSlips: 'signals/slips/facts/fact-slips.ts',
  lists: 'signals/slips/lists.ts',
  ownTitle: 'titles/own/own.ts',
  titleFigure: 'titles/own/strange-figure.ts',
  opening: 'titles/opening/opening.ts',
  titleBlocks: 'titles/blocks/title-blocks.ts',
  byline: 'signals/evidence/byline.ts',
}

const bundles = new Map<string, ReturnType<typeof bundleModules>>()

/** The modules of a source, bundled once for all tests. */
function modulesOf(source: string): ReturnType<typeof bundleModules> {
  const bundle = bundles.get(source) ?? bundleModules(source)
  bundles.set(source, bundle)
  return bundle
}

/** A text has one language: inflection, rules of statements and words of advice of that one alone are loaded. Without `ownParts`. */
const withOneLanguage = ({ gzipBytes, onDemand }: Awaited<ReturnType<typeof bundleModules>>): number =>
  globSync(['languages/*/inflection.ts', 'languages/*/advice.ts', 'languages/*/statements.ts', 'languages/*/opening.ts'], {
    cwd: new URL('../../../../shared-core/src', import.meta.url),
  })
    .filter((path) => !path.includes('/en/'))
    .concat(Object.values(ownParts))
    .reduce((bytes, path) => bytes - onDemand(path).gzipBytes, gzipBytes)

it('the package says these limits', () => {
  for (const limit of [limits.panel, limits.firstScore, limits.everything]) expect(readme).toContain(` ${limit} kB `)
})

describe('sizes, minified and compressed', () => {
  it('the panel’s logic', async () => {
    expect((await bundleForBrowser(panel)).gzipBytes / 1000).toBeLessThanOrEqual(limits.panel)
  })

  it('what the worker loads before the first score, with one language', async () => {
    expect((await modulesOf(worker)).atOnce.gzipBytes / 1000).toBeLessThanOrEqual(limits.firstScore)
  })

  it.each([
    ['titles, graph and advice, after the first score', 'complete-draft.ts', limits.completion],
    ['words of advice of one language', 'languages/de/advice.ts', limits.advice],
    ['what reads a text against itself and finds where it was left, after the first score', ownParts.agreement, limits.agreement],
    ['what holds parts and figures of the text against each other, after the first score', ownParts.contradictions, limits.contradictions],
    ['what counts and compares names and things of a text, after the first score', ownParts.slips, limits.slips],
    ['what a second reading of a draft sees, after the first score', ownParts.secondLook, limits.secondLook],
    ['what holds figures, times and values of a text against each other, after the first score', ownParts.figureSlips, limits.figureSlips],
    ['what holds days, hours, rows and votes of a text against each other, after the first score', ownParts.factSlips, limits.factSlips],
    ['what holds sentences and steps against a table or a list, for a text that has one', ownParts.lists, limits.lists],
    ['who wrote a text and when, of a text without a site', ownParts.byline, limits.byline],
    ['rules of statements of one language', 'languages/de/statements.ts', limits.statements],
    ['what finds readers’ questions, for a language with such rules', 'reader-questions.ts', limits.questions],
    ['what reads the author’s title by itself', ownParts.ownTitle, limits.ownTitle],
    ['what holds a figure of such a title against the text', ownParts.titleFigure, limits.titleFigure],
    ['words of the text, for a title that is missing or has a fault', 'titles/from-text/load-of-text.ts', limits.titleWords],
    ['words that such a title may take up', ownParts.titleBlocks, limits.titleBlocks],
    ['what finds the subject of a text and reads its first sentences, for such a title', ownParts.opening, limits.opening],
    ['how sentences of one language begin', 'languages/en/opening.ts', limits.openingWords],
    ['what writes and splits, for a text with such a fix', 'edit-signals.ts', limits.edits],
    ['what holds claims against the text, for a graph that makes any', 'trim-claims.ts', limits.claims],
    ['the checks of a keyphrase, for a text that has one', 'keyphrase-checks.ts', limits.keyphrase],
    ['the sentences of the rubric, after the first score', 'present-draft.ts', limits.words],
    ['what compares a keyphrase, and the forms of one language’s words', 'languages/de/inflection.ts', limits.inflection],
    ['the detector, where no language is declared', 'language-detector.ts', limits.detection],
    ['the Markdown parser, for a text in Markdown', 'parse/markdown/markdown.ts', limits.markdown],
    ['the reader of events and dates, for a text with labelled lines', 'event-text.ts', limits.events],
    ['the reader of recipes, for a text with a heading of ingredients', 'recipe-text.ts', limits.recipes],
    ['the reader of steps, for a text with a plugin’s block of them', 'how-to-markup.ts', limits.howTos],
    ['what reads shortcodes and blocks of plugins, for a text that holds them', 'plugin-markup.ts', limits.pluginMarkup],
    ['the rarer names of HTML, for a text that holds one', 'all-entities.ts', limits.entities],
  ])('%s', async (_name, end, limit) => {
    expect((await modulesOf(worker)).onDemand(end).gzipBytes / 1000).toBeLessThanOrEqual(limit)
  })

  it('the section about sources: its worker with one language, and what it shows', async () => {
    const [worker, section] = [await modulesOf(sourcesWorker), await modulesOf(sourcesSection)]
    expect(worker.atOnce.gzipBytes / 1000).toBeLessThanOrEqual(limits.sourcesWorker)
    expect(section.atOnce.gzipBytes / 1000).toBeLessThanOrEqual(limits.sourcesSection)
    expect(section.atOnce.inputs.filter(({ path }) => /htmlparser2|\/zod\/|core\/src\/(parse|extract)\//.test(path))).toEqual([])
  })

  it('the section about translations', async () => {
    const { atOnce } = await modulesOf(translationsSection)
    expect(atOnce.gzipBytes / 1000).toBeLessThanOrEqual(limits.translationsSection)
    expect(atOnce.inputs.filter(({ path }) => /htmlparser2|\/zod\/|core\/src\/(parse|extract)\//.test(path))).toEqual([])
  })

  it('what a browser with a translator adds to it', async () => {
    const { atOnce } = await modulesOf(deviceTranslations)
    expect(atOnce.gzipBytes / 1000).toBeLessThanOrEqual(limits.deviceTranslations)
    expect(atOnce.inputs.filter(({ path }) => /htmlparser2|\/zod\/|core\/src\/(parse\/(?!entities)|extract)\//.test(path))).toEqual([])
  })

  it('whether agents reach a page, and which text they have: the words without a reader of pages, and all of it', async () => {
    const [words, section] = [await bundleModules(trafficWords), await bundleModules(trafficSection)]
    expect(words.atOnce.gzipBytes / 1000).toBeLessThanOrEqual(limits.trafficWords)
    expect(words.atOnce.inputs.filter(({ path, bytes }) => bytes > 0 && /htmlparser2|\/zod\//.test(path))).toEqual([])
    expect(section.atOnce.gzipBytes / 1000).toBeLessThanOrEqual(limits.trafficSection)
  })

  it('all that the worker ever loads, with one language', async () => {
    expect(withOneLanguage(await modulesOf(worker)) / 1000).toBeLessThanOrEqual(limits.everything)
  })

  it('the core for English alone: before the first score, and all of it', async () => {
    const bundle = await modulesOf(englishOnly)
    expect(bundle.atOnce.gzipBytes / 1000).toBeLessThanOrEqual(limits.firstScore)
    expect(withOneLanguage(bundle) / 1000).toBeLessThanOrEqual(limits.englishOnly)
  })

  it('one call for texts in English: at once, and with what an ordinary article loads', async () => {
    const bundle = await modulesOf(simpleEnglish)
    const often = oftenLoaded.reduce((bytes, end) => bytes + bundle.onDemand(end).gzipBytes, bundle.atOnce.gzipBytes)
    expect(bundle.atOnce.gzipBytes / 1000).toBeLessThanOrEqual(limits.simpleEnglishAtOnce)
    expect(often / 1000).toBeLessThanOrEqual(limits.simpleEnglish)
    for (const limit of [limits.simpleEnglishAtOnce, limits.simpleEnglish]) expect(coreReadme).toContain(` ${limit} kB `)
  })

  it('names of HTML are in the files once', async () => {
    const { files } = await modulesOf(worker)
    expect(Object.values(files).filter((text) => text.includes('CounterClockwiseContourIntegral'))).toHaveLength(1)
  })

  it('the panel brings neither the parser nor the contract’s schemas', async () => {
    const { inputs } = await bundleForBrowser(panel)
    expect(
      inputs.map(({ path }) => path).filter((path) => /cheerio|htmlparser2|\/zod\/|shared-core\/src\/(parse|extract)\//.test(path)),
    ).toEqual([])
  })

  it('the worker begins with one language and what scores need: no words, titles, graph or reader of pages, and the common names of HTML', async () => {
    const { atOnce, files } = await modulesOf(worker)
    const paths = atOnce.inputs.filter(({ bytes }) => bytes > 0).map(({ path }) => path)
    expect(
      paths.filter((path) =>
        /\/zod\/|\/cheerio\/|dom-serializer|entities@4|micromark|mdast|messages\/locales|common-words|entity-names|extract\/read-page|\/find-main|suggest-titles|judge-title|build-graph|graph-of|trim-claims|generated\/decode-data-html/.test(
          path,
        ),
      ),
    ).toEqual([])
    expect(paths.filter((path) => /languages\/[a-z]+\/pack\.ts$/.test(path))).toEqual(['shared-core/src/languages/en/pack.ts'])
    expect(
      Object.values(files).filter((text) => text.includes('serializeArray')),
      'cheerio in any file',
    ).toEqual([])
  })
})
