import { defineNode } from '../../define-node.ts'
import type { ContentFacts } from '../../facts/facts.ts'
import { hasFormat, requirements } from '../../markup/requirements.ts'
import { oneOrList } from '../values.ts'

/** Sources beyond this are left out. */
const maxCitations = 20
/** Things named beyond this are left out. */
const maxMentions = 10

/** The text's additions to the article's node: printed under the same id without a type, joined by the host. */
export const articleContentNode = defineNode<ContentFacts>({
  name: 'articleContent',
  scope: 'content',
  types: [],
  requirement: requirements.articleContent,
  subjects: ({ post, content }) => (post.headline === null ? [] : [content]),
  id: () => '#article',
  build: (content, reference) => ({
    wordCount: content.words > 0 ? content.words : null,
    citation: content.citations
      .filter(({ name, url }) => name.trim() !== '' && hasFormat(url, 'url'))
      .slice(0, maxCitations)
      .map(({ name, url }) => ({ '@type': 'CreativeWork', name, url })),
    about: oneOrList([reference('event'), reference('product'), ...content.about.map(entity)]),
    mentions: content.mentions.slice(0, maxMentions).map(entity),
    editor: content.editors.map(person),
    translator: content.translators.map(person),
    abstract: content.abstract,
    speakable: { '@type': 'SpeakableSpecification', xpath: content.speakable },
    isAccessibleForFree: content.access?.isFree,
    hasPart: oneOrList([
      reference('howTo'),
      reference('recipe'),
      reference('review'),
      ...(content.access?.isFree === false ? content.access.selectors : []).map((cssSelector) => ({
        '@type': 'WebPageElement',
        isAccessibleForFree: false,
        cssSelector,
      })),
    ]),
    mainEntity: (content.main === null ? undefined : reference(content.main)) ?? reference('itemList'),
    video: oneOrList(content.videos.map((_, index) => reference('video', index))),
    audio: oneOrList(content.things.map((_, index) => reference('audio', index))),
  }),
})

const person = (name: string) => ({ '@type': 'Person', name })

const entity = ({ name, url }: { readonly name: string; readonly url: string }) => ({ '@type': 'Thing', name, sameAs: url })
