import { message } from '../message.ts'

/** English of the checks that no draft has (`checks/page-checks.ts`), but for their titles: whoever reads drafts alone does not load it. */
export const pageSentences = {
  'content-extractable.question': 'Does the page mark where the article begins and ends?',
  'content-extractable.good': message<{ percent: number }>(
    '{percent} percent of the visible text is the article, and the markup says where it is.',
  ),
  'content-extractable.covered': message<{ barrier: 'paywall' | 'overlay'; percent: number }>(
    '{barrier, select, paywall {The page is marked as behind a paywall} other {An open dialog covers the page}}; {percent} percent of its text is the article.',
  ),
  'content-extractable.mixed': message<{ percent: number }>('Only {percent} percent of the visible text is the article.'),
  'content-extractable.unmarked': message<{ percent: number }>(
    'The article ({percent} percent of the visible text) is in no HTML element “article” or “main”.',
  ),
  'content-extractable.fix.wrapArticle': 'Put the article, and nothing else, into an HTML element “article” or “main”.',
  'content-extractable.fix.uncoverText': 'Show crawlers and readers the same text without a barrier.',

  'markdown-alternate.declared': message<{ address: string }>('A copy in Markdown is declared: {address}. It moves no score.'),
  'markdown-alternate.none': 'No copy in Markdown is declared. Nothing is lost.',

  'page-canonical.question': 'Is the canonical address the one you mean?',
  'page-canonical.good': 'The canonical address is declared well.',
  'page-canonical.missing': 'No canonical address is declared.',
  'page-canonical.several': message<{ count: number }>('{count} canonical addresses are declared; engines then choose for themselves.'),
  'page-canonical.relative': message<{ address: string }>('The canonical address “{address}” is not absolute.'),
  'page-canonical.insecure': message<{ address: string }>('The canonical address “{address}” does not use https.'),
  'page-canonical.fix.setCanonical': 'Declare this page’s own full address, with https.',

  'page-genuine.good': 'The page is a real page.',
  'page-genuine.error': message<{ title: string }>('The page looks like an error page: “{title}”'),
  'page-genuine.fix.answerTruly': 'Let the server answer errors with their own status.',

  'page-hreflang.question': 'Does every version of the page name every other, and itself?',
  'page-hreflang.good': message<{ languages: number }>(
    '{languages, plural, one {# translation is} other {# translations are}} declared well.',
  ),
  'page-hreflang.invalid': message<{ language: string }>('“{language}” is no language tag.'),
  'page-hreflang.relative': message<{ address: string }>('“{address}” is not absolute.'),
  'page-hreflang.noSelf': 'The page does not name itself among its translations.',
  'page-hreflang.fix.fixHreflang': 'Name every version with its absolute address, this page included.',

  'page-lang.good': message<{ language: string }>('The page declares the language {language}.'),
  'page-lang.missing': 'The page declares no language.',
  'page-lang.invalid': message<{ language: string }>('“{language}” is no language tag.'),
  'page-lang.differs': message<{ declared: string; language: string }>('The page declares {declared}, but the article is in {language}.'),
  'page-lang.fix.setLang': message<{ language: string }>('Declare lang="{language}" on the html element.'),

  'page-viewport.question': 'May readers enlarge the page?',
  'page-viewport.good': 'The page fits small screens and can be zoomed.',
  'page-viewport.missing': 'The page declares no viewport.',
  'page-viewport.locked': 'The page forbids zooming.',
  'page-viewport.fix.fixViewport': 'Declare width=device-width, initial-scale=1 and no limit of scale.',

  'social-card.good': 'Shared links show a card.',
  'social-card.missing': 'Shared links show no card.',
  'social-card.fix.addCard': 'Let your system print twitter:card or Open Graph properties.',

  'social-open-graph.question': 'Would a preview with its own picture and text help?',
  'social-open-graph.good': 'The preview of shared links is complete.',
  'social-open-graph.missing': message<{ present: number; total: number; names: string }>(
    '{present} of {total} properties for previews are there; missing: {names}.',
  ),
  'social-open-graph.relative': message<{ address: string }>('The picture’s address “{address}” is not absolute.'),
  'social-open-graph.small': message<{ width: number; height: number }>(
    'The picture is {width} × {height} pixels; large previews need 1200 × 630.',
  ),
  'social-open-graph.fix.addOpenGraph': 'Let your system print the Open Graph properties.',
  'social-open-graph.fix.writeWhole': 'Write the whole address in og:image, from https:// on.',

  'structured-data-faq.present': 'The page has FAQ markup. It moves no score.',
  'structured-data-faq.absent': 'The page has no FAQ markup. Nothing is lost.',

  'structured-data-howto.present': 'The page has HowTo markup. It moves no score.',
  'structured-data-howto.absent': 'The page has no HowTo markup. Nothing is lost.',

  'structured-data-present.present': message<{ types: string }>('Structured data: {types}. It moves no score.'),
  'structured-data-present.absent': 'No structured data. It moves no score.',

  'structured-data-valid.good': 'The structured data is valid.',
  'structured-data-valid.broken': 'A block of the structured data is not valid JSON.',
  'structured-data-valid.missing': message<{ type: string; property: string }>('In the structured data, {type} lacks {property}.'),
  'structured-data-valid.headline': message<{ type: string; headline: string }>(
    'The structured data ({type}) says “{headline}”; readers see another headline.',
  ),
  'structured-data-valid.date': message<{ type: string; property: string }>('{property} of {type} is not the date that readers see.'),
  'structured-data-valid.text': message<{ type: string; property: string }>('What {property} of {type} says does not stand in the text.'),
  'structured-data-valid.duplicate': message<{ type: string }>('{type} is there more than once.'),
  'structured-data-valid.fix.fixMarkup': 'Correct the structured data, or let Citable write it.',

  'text-in-html.question': 'Does the page hold its text without scripts?',
  'text-in-html.good': 'The text stands in the HTML that the server sends.',
  'text-in-html.empty': 'The HTML holds an empty frame; the text is made by scripts.',
  // For translators: both count words, or characters in unspaced scripts.
  'text-in-html.part': message<{ words: number; known: number }>('The HTML holds {words} of {known} words; scripts make the rest.'),
  'text-in-html.fix.renderOnServer': 'Let the server send the text (server rendering or a static build).',
}
