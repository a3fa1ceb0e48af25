import { holdsRaisedText } from '../raised/holds-raised-text.ts'

/** A text without one of these has no block of questions; `faq` is in the names of several plugins. */
const questionNames = /faq|accordion|rank-math-question|schema\.org\/Question/

/** A text without one of these has no how-to block. */
const stepNames = /schema-how-to-step|rank-math-step/

/** Elements that join questions to their answers. */
const questionElements = /<d(?:etails|t)[\s/>]/i

/** Elements of videos, recordings, and pictures for readers without scripts. */
const mediaElements = /<(?:audio|embed|iframe|noscript|video)[\s/>]/i

/** True when a text may hold questions with their answers, as plugins and themes mark them. */
export const holdsQuestionMarkup = (source: string): boolean => questionNames.test(source)

/** True when a text may hold a how-to block of Yoast SEO or Rank Math. */
export const holdsHowToMarkup = (source: string): boolean => stepNames.test(source)

/**
 * True when a draft may hold markup that few drafts have: what WordPress or a plugin replaces when it prints (shortcodes, embeds, how-to blocks
 * of Yoast SEO or Rank Math), blocks of questions, videos, recordings, and raised or deleted text.
 */
export function holdsPluginMarkup(source: string): boolean {
  return (
    source.includes('[') ||
    source.includes('wp-block-embed__wrapper') ||
    holdsHowToMarkup(source) ||
    holdsQuestionMarkup(source) ||
    questionElements.test(source) ||
    mediaElements.test(source) ||
    holdsRaisedText(source)
  )
}
