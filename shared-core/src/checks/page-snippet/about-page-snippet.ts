import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPageSnippet = defineAbout({
  id: 'page-snippet',
  title: 'Engines may show text of the page',
  messages: {
    good: message('Nothing keeps engines from quoting the text.'),
    nosnippet: message('The page forbids snippets (nosnippet).'),
    short: message<{ characters: number; min: number }>(
      'The page allows snippets of {characters, plural, one {# character} other {# characters}} only; answers need {min} or more.',
    ),
    covered: message<{ percent: number }>('{percent} percent of the text stands under data-nosnippet.'),
  },
  fixes: { allowSnippet: message('Take the restriction out of the robots directives and the markup.') },
})
