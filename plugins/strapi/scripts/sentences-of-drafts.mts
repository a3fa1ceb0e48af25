import { pathToFileURL } from 'node:url'
import { analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import type { Plugin } from 'esbuild'

/** An entry without a word, as the panel has it analysed: without its page and its site. */
const { report } = analyze(
  {
    kind: 'body',
    html: '',
    fields: { title: null, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null },
  },
  {
    url: null,
    language: 'en',
    now: '2000-01-01',
    site: null,
    page: null,
    targetQueries: [],
    readJsonLd: false,
    options: { seo: true, aeo: true, titles: 0 },
  },
  { languages: allPacks },
)

/** Checks of a whole page or a site: for an entry each says that it was not asked. */
export const checksOfPages: ReadonlySet<string> = new Set(
  report.outcomes.flatMap(({ check, status }) => (status === 'not_checked' && !check.startsWith('keyphrase-') ? [check] : [])),
)

/** True for a sentence that the panel of an entry can say. */
export const isSaidOfEntries = (code: string): boolean => {
  const [check = '', ...rest] = code.split('.')
  return !checksOfPages.has(check) || rest.join('.') === 'title'
}

/** The sentences of checks without the verdicts on pages and sites, which no entry gets. */
export const sentencesOfDrafts: Plugin = {
  name: 'sentences-of-drafts',
  setup({ onLoad }) {
    onLoad({ filter: /core[\\/]src[\\/]messages[\\/]locales[\\/](ar|de|es|fr|ja)\.ts$/ }, async ({ path }) => {
      const texts = (await import(pathToFileURL(path).href)) as Record<string, Record<string, string>>
      const { sentences = {}, ...others } = texts
      const kept = { ...others, sentences: Object.fromEntries(Object.entries(sentences).filter(([code]) => isSaidOfEntries(code))) }
      return {
        contents: Object.entries(kept)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n'),
        loader: 'js',
      }
    })
  },
}
