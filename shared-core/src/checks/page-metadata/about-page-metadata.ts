import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPageMetadata = defineAbout({
  id: 'page-metadata',
  title: 'The page describes itself',
  messages: {
    good: message<{ items: number }>('All {items} descriptions of the page are there.'),
    // For translators: {names} are title, description, h1, lang, canonical.
    missing: message<{ present: number; items: number; names: string }>(
      '{present} of {items} descriptions of the page are there; missing: {names}.',
    ),
  },
  fixes: {
    addTitle: message('Write a title.'),
    addDescription: message('Write a meta description.'),
    singleH1: message('Give the page exactly one H1.'),
    setLang: message('Declare the language on the html element.'),
    setCanonical: message('Declare one canonical address.'),
  },
})
