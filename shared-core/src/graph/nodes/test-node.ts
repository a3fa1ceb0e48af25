import { describe, expect, test } from 'vitest'
import type { Json } from '../../model/values.ts'
import { buildNodes } from '../build-nodes.ts'
import { type ContentFacts, type GraphFacts, noContent, type PostFacts, type SiteFacts } from '../facts/facts.ts'

/** Facts to start from in tests: a site, a page, no text. */
export const plainFacts: GraphFacts = {
  site: {
    url: 'https://example.com/',
    name: 'Example',
    publisher: { kind: 'organization', name: 'Example Ltd', url: null, key: null },
    logo: { url: 'https://example.com/logo.png', alt: null, width: 512, height: 512 },
  },
  post: {
    url: 'https://example.com/post/',
    pageType: 'WebPage',
    articleType: 'Article',
    title: 'Title',
    headline: 'Headline',
    description: null,
    language: 'en',
    datePublished: null,
    dateModified: null,
    authors: [],
    image: null,
    breadcrumbs: [],
    section: null,
    keywords: [],
  },
  content: noContent,
}

export interface NodeRow {
  /** The guarantee. */
  readonly name: string
  readonly site?: Partial<SiteFacts>
  readonly post?: Partial<PostFacts>
  readonly content?: Partial<ContentFacts>
  /** The whole node, type and id included; null: there is no such node. Members that are undefined must be absent. */
  readonly expect: Readonly<Record<string, Json | undefined>> | null
}

/** Runs a table over one kind of node, built in the company of all others. */
export function testNode(definition: { readonly name: string }, id: string, rows: readonly NodeRow[]): void {
  describe(definition.name, () => {
    test.each(rows.map((row) => [row.name, row] as const))('%s', (_name, { site, post, content, expect: wanted }) => {
      const facts = {
        site: { ...plainFacts.site, ...site },
        post: { ...plainFacts.post, ...post },
        content: { ...plainFacts.content, ...content },
      }
      const built = buildNodes(facts, { home: facts.site.url, page: facts.post.url ?? '' })
      const node = [...built.site, ...built.post, ...built.stored].find((one) => one['@id'] === id)
      if (wanted === null) {
        expect(node).toBeUndefined()
        return
      }
      expect(node).toBeDefined()
      for (const [key, value] of Object.entries(wanted)) expect(node![key], key).toEqual(value)
    })
  })
}
