import { defineSignal } from '../define-signal.ts'
import { measureLinks } from './links.ts'

/** Links with text, and whether the text says where they lead: a bare address and the language's list of empty phrases do not. */
export const linkTexts = defineSignal({
  block: measureLinks,
  fold: (facts, { language }) =>
    facts.flat().flatMap(({ span }) => {
      const text = span.quote.trim()
      if (text === '') return []
      const isAddress = /^(?:https?:\/\/|www\.)\S+$/i.test(text)
      return [{ span, vague: isAddress || (language.has('genericLinkTexts') && language.contains('genericLinkTexts', text)) }]
    }),
})
