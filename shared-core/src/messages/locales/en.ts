import { message } from '../message.ts'

/**
 * English, the source, but for what only whole pages are told (`en-pages.ts`): the other languages have the same keys, and a check's codes and
 * arguments are those named here.
 * `<check>.title` says what holds when the check passes; `<check>.question` is put where a finding may be wrong about the text.
 */
export const draftSentences = {
  'answer-block.title': 'The article has a definition, comparison or steps to quote',
  'answer-block.question': 'Would a definition, a comparison or steps help the reader?',
  'answer-block.good': message<{ forms: number }>(
    '{forms, plural, one {# form} other {# forms}} that answers quote: definition, comparison or steps.',
  ),
  'answer-block.generic': message<{ said: number; words: number }>(
    'A sentence has the form of a definition, but of {words} content words in a row only {said} say something of the subject.',
  ),
  'answer-block.none': 'No definition, comparison or steps that fit the subject were found.',
  'answer-block.one': 'Of a definition, a table and numbered steps, one is there.',
  'answer-block.unkept': message<{ form: 'steps' | 'definition' | 'comparison' }>(
    '{form, select, steps {The title promises instructions, but the text has no numbered steps.} definition {The title asks what something is, but no sentence of the text says it.} other {The title promises a comparison, but the text has no table.}}',
  ),
  'answer-block.fix.sayMore': 'Say in the definition what only this thing is or does: kind, parts, amounts, examples.',
  'answer-block.fix.defineTerm': 'Say in one sentence what the main thing of the article is, as a dictionary would.',
  'answer-block.fix.compareThings': 'Add a table or steps if the subject has them.',
  'answer-block.fix.giveForm': message<{ form: 'steps' | 'definition' | 'comparison' }>(
    '{form, select, steps {Number the steps} definition {Say in one sentence what it is} other {Compare in a table}}.',
  ),

  'author-named.title': 'Author and publisher are named',
  'author-named.good': message<{ author: string; publisher: string }>('Written by {author}, published by {publisher}.'),
  'author-named.noAuthor': message<{ publisher: string }>('Published by {publisher}; no author is named.'),
  'author-named.noPublisher': message<{ author: string }>('Written by {author}; no publisher is named.'),
  'author-named.neither': 'Neither author nor publisher is named.',
  'author-named.fix.addByline': 'Name the author near the title.',
  'author-named.fix.namePublisher': 'Give the name of the publisher in the settings of the site.',

  'byline-complete.title': 'Author and date are named',
  'byline-complete.question': 'Would readers like to know who wrote this, and when?',
  'byline-complete.good': 'Author and date are named.',
  'byline-complete.neither': 'Neither author nor date is named.',
  'byline-complete.noAuthor': 'No author is named.',
  'byline-complete.noDate': 'No date is named.',
  'byline-complete.noYear': message<{ day: string }>('“{day}”: nothing says of which year.'),
  'byline-complete.fix.addYear': 'Put the year behind the first day.',
  'byline-complete.fix.addByline': 'Name who wrote it and when, in the front matter or under the title.',

  'content-extractable.title': 'The article can be told from the rest of the page',

  'content-usage.title': 'robots.txt states how the content may be used',
  'content-usage.stated': message<{ signals: string }>('robots.txt states: {signals}. It moves no score.'),
  'content-usage.against': message<{ signals: string }>('robots.txt states {signals}, which forbids being found and quoted.'),
  'content-usage.none': 'robots.txt states nothing about use. Nothing is lost.',
  'content-usage.fix.alignSignals': 'Allow search and answers in the signal if the page is meant to be quoted.',

  'date-age.title': 'The last change is recent',
  'date-age.question': 'Is everything in it still true?',
  'date-age.good': message<{ days: number }>('The text was last changed {days, plural, one {# day} other {# days}} ago.'),
  'date-age.old': message<{ days: number }>('The text was last changed {days, plural, one {# day} other {# days}} ago.'),
  'date-age.onlyDated': message<{ days: number }>('The date is newer than the text, {days, plural, one {# day} other {# days}} old.'),
  'date-age.fix.reviewArticle': 'Check the facts, change what is no longer true, and give the new date.',

  'date-order.title': 'The change does not lie before the publication',
  'date-order.good': 'The dates are in order.',
  'date-order.order': message<{ published: string; modified: string }>(
    'The change ({modified}) lies before the publication ({published}).',
  ),
  'date-order.unreadable': message<{ date: string }>('The date “{date}” cannot be read.'),
  'date-order.fix.fixDates': 'Correct the dates.',

  'date-passed.title': 'What the text announces is still to come',
  'date-passed.question': 'Is this over?',
  'date-passed.good': 'No announced date was found that has passed.',
  'date-passed.passed': message<{ date: string; count: number }>(
    '{date} is announced and has passed{count, plural, one {} other {, one of # dates}}.',
  ),
  'date-passed.fix.bringUpToDate': message<{ date: string }>('Say what came of it on {date}, or take the announcement out.'),

  'date-relative.title': 'Days are named so that later readers know which',
  'date-relative.question': 'Which date is meant?',
  'date-relative.good': 'No day was found that only the day of writing fixes.',
  'date-relative.relative': message<{ phrase: string; count: number }>(
    '“{phrase}”: when is that? {count, plural, one {# place is} other {# places are}} clear only to readers who know when the text was written.',
  ),
  'date-relative.fix.nameDate': message<{ phrase: string }>('Put the date, month or year in place of “{phrase}”.'),

  'date-visible.title': 'The article has a date that readers and machines can trust',
  'date-visible.question': 'Do readers and machines see the same date?',
  'date-visible.good': 'The dates are given, and they fit together.',
  'date-visible.missing': 'No date was found on the page.',
  'date-visible.unreadable': message<{ date: string }>('The date “{date}” cannot be read.'),
  'date-visible.hidden': 'The date is declared for machines, but readers see none.',
  'date-visible.undeclared': 'Readers see a date, but no metadata declares it.',
  'date-visible.differs': 'Readers see another date than the metadata declare.',
  'date-visible.order': message<{ published: string; modified: string }>(
    'The change ({modified}) lies before the publication ({published}).',
  ),
  'date-visible.future': message<{ date: string }>('The date {date} lies in the future.'),
  'date-visible.fix.showDate': 'Show the date of publication or last change near the title, in a time element.',
  'date-visible.fix.declareDate': 'Declare the date: “date:” in front matter, datePublished in the structured data, or a time element.',
  'date-visible.fix.correctDate': 'Correct the date.',

  'description-length.title': 'The meta description has a length that snippets can show',
  'description-length.question': 'Does the description say enough, and still work when its end is cut?',
  'description-length.good': message<{ length: number }>(
    'The meta description has {length, plural, one {# character} other {# characters}}.',
  ),
  'description-length.short': message<{ length: number; min: number }>(
    'The meta description has {length, plural, one {# character} other {# characters}}; aim for at least {min}.',
  ),
  'description-length.long': message<{ length: number; max: number }>(
    'The meta description has {length, plural, one {# character} other {# characters}}; snippets may cut it after {max}.',
  ),
  'description-length.fix.writeDescription': 'Sum up in one or two sentences what the page says.',

  'description-present.title': 'The page has a meta description',
  'description-present.good': 'The page has a meta description.',
  'description-present.missing': 'The page has no meta description.',
  'description-present.fix.writeDescription': 'Sum up in one or two sentences what the page says.',

  'domain-authority.title': 'The score uses no authority figure of the domain',
  'domain-authority.unmeasured': 'Authority of the domain is not measured. It moves no score.',

  'enumeration-markup.title': 'Lists and comparisons are marked up as such',
  'enumeration-markup.question': 'Would a list or a table be easier to read here?',
  'enumeration-markup.good': message<{ marked: number }>('{marked, plural, one {# list or table} other {# lists and tables}}.'),
  'enumeration-markup.prose': message<{ marked: number; inProse: number }>(
    '{inProse, plural, one {# enumeration stands} other {# enumerations stand}} in running text, {marked} in lists and tables.',
  ),
  'enumeration-markup.fix.makeList': message<{ items: number }>('Make a numbered list of the {items} items.'),
  'enumeration-markup.fix.makeTable': message<{ items: number }>('Make a list or a table of the {items} items.'),

  'heading-order.title': 'Headings skip no level',
  'heading-order.question': 'Do the levels of the headings follow the outline?',
  'heading-order.good': message<{ headings: number }>('{headings, plural, one {# heading} other {# headings}} in order.'),
  'heading-order.skipped': message<{ heading: string; level: number; expected: number }>(
    '“{heading}” is of level {level} where level {expected} is next.',
  ),
  'heading-order.fix.fixLevel': message<{ heading: string; level: number }>('Set “{heading}” to level {level}.'),

  'heading-question-form.title': 'Some headings are questions',
  'heading-question-form.some': message<{ questions: number; headings: number }>(
    '{questions} of {headings} headings are questions. It moves no score.',
  ),
  'heading-question-form.none': 'No heading is a question. Nothing is lost.',

  'heading-single-h1.title': 'The page has one H1',
  'heading-single-h1.question': 'Is one of the main headings the headline?',
  'heading-single-h1.good': 'The page has one H1.',
  'heading-single-h1.second': message<{ heading: string }>('The text adds another H1: “{heading}”'),
  'heading-single-h1.several': message<{ heading: string; count: number }>('The text adds {count} more H1s, the first: “{heading}”'),
  'heading-single-h1.all': message<{ count: number }>('All {count} main headings are H1.'),
  'heading-single-h1.none': 'The page has no H1.',
  'heading-single-h1.fix.demoteHeading': message<{ heading: string }>('Make “{heading}” an H2.'),
  'heading-single-h1.fix.demoteAll': 'Keep one H1, the headline of the page, and make the others H2.',
  'heading-single-h1.fix.addH1': 'Give the page a headline.',

  'heading-specific.title': 'Headings name what their sections say',
  'heading-specific.question': 'Would a reader know from each heading what follows?',
  'heading-specific.good': message<{ specific: number; headings: number }>(
    '{specific} of {headings} headings name what their sections say.',
  ),
  'heading-specific.generic': message<{ heading: string }>('The heading “{heading}” could stand in any article.'),
  'heading-specific.fix.headingName': message<{ heading: string }>('Name in “{heading}” the thing that the section is about.'),

  'heading-structure.title': 'Headings divide the article well',
  'heading-structure.question': 'Would other headings guide the reader better?',
  'heading-structure.good': message<{ headings: number }>(
    '{headings, plural, one {# heading divides} other {# headings divide}} the text.',
  ),
  'heading-structure.skipped': message<{ heading: string; level: number; expected: number }>(
    '“{heading}” is of level {level} where level {expected} is next.',
  ),
  'heading-structure.none': message<{ words: number }>('The text has {words, plural, one {# word} other {# words}} and no heading.'),
  'heading-structure.few': message<{ headings: number; words: number }>(
    '{headings, plural, one {# heading} other {# headings}} in {words} words.',
  ),
  'heading-structure.many': message<{ headings: number; words: number }>('{headings} headings in {words} words: a lot for this length.'),
  'heading-structure.fix.fixLevel': message<{ heading: string; level: number }>('Set “{heading}” to level {level}.'),
  'heading-structure.fix.addHeading': 'Divide the text with headings that name what follows.',
  'heading-structure.fix.joinSections': 'Join sections that treat one subject.',

  'image-alt.title': 'Images have alternative text',
  'image-alt.question': 'Does each picture that says something have a description?',
  'image-alt.good': message<{ images: number }>(
    '{images, plural, one {# image} other {# images}} with alternative text or marked as decorative.',
  ),
  'image-alt.missing': message<{ missing: number; images: number; name: string }>(
    '{missing} of {images, plural, one {# image} other {# images}} without alternative text: {name}',
  ),
  'image-alt.fix.writeAlt': 'Describe what the image shows, or mark it as decorative.',

  'image-present.title': 'The article has an image or a video',
  'image-present.question': 'Would a picture help?',
  'image-present.good': message<{ media: number }>('{media, plural, one {# image or video} other {# images and videos}}.'),
  'image-present.lead': 'The article has a main image.',
  'image-present.none': 'The article has no image and no video.',
  'image-present.fix.addImage': 'Add a picture that shows what the text describes.',

  'indexnow.title': 'The site reports changes by IndexNow',
  'indexnow.used': 'The site reports changes by IndexNow. It moves no score.',
  'indexnow.unused': 'The site does not report changes by IndexNow. Nothing is lost but time.',

  'keyphrase-alt.title': 'An image shows the subject and says so',
  'keyphrase-alt.good': message<{ met: number; images: number }>(
    '{met} of {images, plural, one {# image names} other {# images name}} the subject.',
  ),
  'keyphrase-alt.none': message<{ images: number }>(
    'None of {images, plural, one {# image} other {# images}} names the subject in its alternative text.',
  ),
  'keyphrase-alt.few': message<{ met: number; images: number }>('{met} of {images} images name the subject.'),
  'keyphrase-alt.many': message<{ met: number; images: number }>(
    '{met} of {images} images name the subject in alternative texts: probably too many.',
  ),
  'keyphrase-alt.fix.describeImage': 'Where an image shows the subject, name it in the alternative text.',

  'keyphrase-anchor.title': 'No link has the keyphrase as its text',
  'keyphrase-anchor.good': 'No link to another page of the site has the keyphrase as its text.',
  'keyphrase-anchor.competing': message<{ phrase: string; links: number }>(
    '{links, plural, one {# link} other {# links}} to other pages of the site say “{phrase}”.',
  ),
  'keyphrase-anchor.fix.renameLink': message<{ phrase: string }>('Give the link a text of its own instead of “{phrase}”.'),

  'keyphrase-density.title': 'The keyphrase is used, and not too often',
  'keyphrase-density.good': message<{ phrase: string; uses: number }>('“{phrase}” is used {uses, plural, one {once} other {# times}}.'),
  'keyphrase-density.none': message<{ phrase: string }>('No sentence of the text has all of “{phrase}”.'),
  'keyphrase-density.few': message<{ phrase: string; uses: number; words: number }>(
    '“{phrase}” is used {uses, plural, one {once} other {# times}} in {words} words.',
  ),
  'keyphrase-density.many': message<{ phrase: string; uses: number; words: number }>(
    '“{phrase}” is used {uses} times in {words} words: too often.',
  ),
  'keyphrase-density.fix.usePhrase': message<{ phrase: string }>('Name “{phrase}” where the text speaks about it.'),
  'keyphrase-density.fix.varyPhrase': message<{ phrase: string }>('Replace “{phrase}” by other words where the subject is clear.'),

  'keyphrase-description.title': 'The meta description holds the keyphrase',
  'keyphrase-description.good': message<{ phrase: string }>('The meta description holds “{phrase}”.'),
  'keyphrase-description.missing': message<{ phrase: string }>('The meta description lacks “{phrase}”.'),
  'keyphrase-description.many': message<{ phrase: string; times: number }>('The meta description holds “{phrase}” {times} times.'),
  'keyphrase-description.fix.writeDescription': message<{ phrase: string }>('Say once what the reader will learn about “{phrase}”.'),

  'keyphrase-distribution.title': 'The keyphrase runs through the text',
  'keyphrase-distribution.good': message<{ phrase: string }>('“{phrase}” runs through the text.'),
  'keyphrase-distribution.gap': message<{ phrase: string; percent: number }>('{percent} percent of the text goes without “{phrase}”.'),
  'keyphrase-distribution.fix.spreadPhrase': message<{ phrase: string }>('Name “{phrase}” again where the text comes back to it.'),

  'keyphrase-heading.title': 'Some headings hold the keyphrase',
  'keyphrase-heading.good': message<{ met: number; headings: number }>(
    '{met} of {headings, plural, one {# heading uses} other {# headings use}} the keyphrase.',
  ),
  'keyphrase-heading.few': message<{ met: number; headings: number }>(
    '{met} of {headings, plural, one {# heading uses} other {# headings use}} the keyphrase.',
  ),
  'keyphrase-heading.many': message<{ met: number; headings: number }>('{met} of {headings} headings use the keyphrase: too many.'),
  'keyphrase-heading.fix.nameInHeading': message<{ phrase: string }>('Use “{phrase}” in a heading where it fits.'),
  'keyphrase-heading.fix.varyHeadings': 'Let headings name what is different in their sections.',

  'keyphrase-intro.title': 'The opening holds the keyphrase',
  'keyphrase-intro.good': message<{ phrase: string }>('One sentence of the first paragraph holds “{phrase}”.'),
  'keyphrase-intro.spread': message<{ phrase: string }>('The first paragraph holds “{phrase}”, spread over sentences.'),
  'keyphrase-intro.later': message<{ phrase: string }>('“{phrase}” comes after the first paragraph.'),
  'keyphrase-intro.missing': message<{ phrase: string }>('The opening does not mention “{phrase}”.'),
  'keyphrase-intro.fix.openWithPhrase': message<{ phrase: string }>('Say in the first sentences that this is about “{phrase}”.'),

  'keyphrase-length.title': 'The keyphrase is of a length that people type',
  'keyphrase-length.good': message<{ words: number }>('The keyphrase has {words, plural, one {# content word} other {# content words}}.'),
  'keyphrase-length.long': message<{ words: number; max: number }>('The keyphrase has {words} content words; up to {max} are enough.'),
  'keyphrase-length.empty': 'The keyphrase has no content word.',
  'keyphrase-length.fix.shortenPhrase': 'Keep the words that name the subject.',

  'keyphrase-slug.title': 'The address holds the keyphrase',
  'keyphrase-slug.good': message<{ phrase: string }>('The address holds “{phrase}”.'),
  'keyphrase-slug.missing': message<{ phrase: string }>('The address lacks words of “{phrase}”.'),
  'keyphrase-slug.fix.nameInSlug': message<{ phrase: string }>('Use the words of “{phrase}” in the address.'),

  'keyphrase-title.title': 'The title holds the keyphrase',
  'keyphrase-title.good': message<{ phrase: string }>('The title holds “{phrase}”.'),
  'keyphrase-title.late': message<{ phrase: string }>('The title holds “{phrase}”, but late.'),
  'keyphrase-title.part': message<{ phrase: string }>('The title holds a part of “{phrase}”.'),
  'keyphrase-title.missing': message<{ phrase: string }>('The title lacks “{phrase}”.'),
  'keyphrase-title.fix.chooseTitle': message<{ phrase: string }>('Bring “{phrase}” to the front of the title.'),

  'keyphrase-unique.title': 'No other article has the same keyphrase',
  'keyphrase-unique.good': message<{ phrase: string }>('No other article has the keyphrase “{phrase}”.'),
  'keyphrase-unique.used': message<{ phrase: string; articles: number }>(
    '{articles, plural, one {# other article has} other {# other articles have}} the keyphrase “{phrase}”.',
  ),
  'keyphrase-unique.fix.chooseKeyphrase': message<{ phrase: string }>('Choose another keyphrase than “{phrase}”, or join the articles.'),

  'kind-parts.title': 'The text has the parts that its kind needs',
  'kind-parts.question': 'Is this part missing, or said in other words?',
  'kind-parts.good': 'The parts that a text of this kind needs were found.',
  'kind-parts.missing': message<{ part: 'ingredients' | 'steps' | 'time' | 'heat' | 'yield' | 'date' | 'place' | 'price' | 'who' }>(
    '{part, select, ingredients {No ingredients were found} steps {No steps were found} time {No time was found} heat {No oven temperature was found} yield {It was not found how many it serves} date {No day was found} place {No place was found} price {No price was found, nor where to get it} other {The beginning names nobody}}.',
  ),
  'kind-parts.fix.addPart': message<{ part: string }>(
    '{part, select, yield {Say how many it serves, next to the ingredients} other {Write it where readers look for it}}.',
  ),

  'link-address.title': 'Links have addresses that work for readers',
  'link-address.good': message<{ links: number }>('{links, plural, one {# address} other {# addresses}} can be followed.'),
  'link-address.broken': message<{ address: string }>('“{address}” is no address that can be followed.'),
  'link-address.script': message<{ address: string }>('“{address}” runs a script instead of leading somewhere.'),
  'link-address.private': message<{ address: string }>('“{address}” leads to a test site or to your own machine.'),
  'link-address.mail': message<{ address: string }>('“{address}” is no mail address.'),
  'link-address.fix.fixLink': message<{ address: string }>('Correct the address “{address}”.'),

  'link-external.title': 'The text links to other sites',
  'link-external.question': 'Is there a page elsewhere worth linking?',
  'link-external.good': message<{ links: number }>('{links, plural, one {# link} other {# links}} to other sites.'),
  'link-external.nofollow': 'Links to other sites all say nofollow.',
  'link-external.none': 'No link to another site.',
  'link-external.fix.linkSource': 'Link a source where the text rests on one.',

  'link-internal.title': 'The text links to other pages of the site',
  'link-internal.question': 'Is there a page of the site worth linking?',
  'link-internal.good': message<{ links: number }>('{links, plural, one {# link} other {# links}} to other pages of the site.'),
  'link-internal.nofollow': 'Links to other pages of the site all say nofollow.',
  'link-internal.none': 'No link to another page of the site.',
  'link-internal.fix.addInternalLink': 'Link a related page of the site where the text touches its subject.',

  'link-text.title': 'Link texts say where they lead',
  'link-text.question': 'Does each link say where it leads?',
  'link-text.good': message<{ links: number }>('{links, plural, one {# link says} other {# links say}} where they lead.'),
  'link-text.vague': message<{ vague: number; links: number; text: string }>(
    '{links, plural, one {The link does not say where it leads} other {{vague, plural, one {# of {links} links does not say where it leads} other {# of {links} links do not say where they lead}}}}, such as “{text}”.',
  ),
  'link-text.fix.nameLink': message<{ text: string }>('Replace “{text}” by the name of what is linked.'),

  'llms-txt.title': 'The site has an llms.txt',
  'llms-txt.present': 'The site has an llms.txt. It moves no score.',
  'llms-txt.absent': 'The site has no llms.txt. Nothing is lost.',

  'markdown-alternate.title': 'The page offers a copy in Markdown',

  'opening-answer.title': 'The opening answers the main question',
  'opening-answer.question': 'Does the opening tell readers what they came for?',
  'opening-answer.good': message<{ question: string }>('The opening answers “{question}”.'),
  'opening-answer.tells': 'The opening tells what the text is about.',
  'opening-answer.later': message<{ question: string; paragraph: number; quote: string }>(
    'Your answer to “{question}” stands in paragraph {paragraph}: “{quote}”',
  ),
  'opening-answer.buried': message<{ paragraph: number; quote: string }>(
    'The point of the text comes in paragraph {paragraph} only: “{quote}”. Should the text begin with it?',
  ),
  'opening-answer.unclear': message<{ question: string }>('We did not find a clear answer to “{question}” in the opening – is it there?'),
  'opening-answer.apart': 'Does the opening tell what the text is about? A sentence further down tells more of it.',
  'opening-answer.empty': message<{ question: string }>('The opening says nothing beyond “{question}”.'),
  'opening-answer.generic': message<{ said: number; words: number }>(
    'The opening has the words of the question, but of {words} content words in a row only {said} say something of the subject.',
  ),
  'opening-answer.fix.leadWithAnswer': message<{ question: string }>(
    'Open with one or two sentences that deliver what “{question}” promises.',
  ),
  'opening-answer.fix.moveAnswer': 'Move it to the beginning of the text.',
  'opening-answer.fix.sayMore': 'Tell what is particular to the subject: amounts, names, places, parts, examples.',

  'page-canonical.title': 'The page names its canonical address',

  'page-genuine.title': 'The page is a real page',

  'page-hreflang.title': 'Translations of the page are declared well',

  'page-indexable.title': 'Search engines may index the page',
  'page-indexable.question': 'Is the canonical address the same article?',
  'page-indexable.good': 'Nothing keeps search engines from indexing this page.',
  // For translators: {directive} is a robots directive such as noindex.
  'page-indexable.noindex': message<{ directive: string }>('The page asks search engines not to index it ({directive}).'),
  'page-indexable.status': message<{ status: number }>(
    'The server answers with status {status}; only pages that answer with 200 are indexed.',
  ),
  'page-indexable.canonical': message<{ address: string }>('The canonical address points to another page: {address}.'),
  'page-indexable.fix.allowIndexing': 'Remove the noindex directive, or publish the page, if it is meant to be found.',
  'page-indexable.fix.setCanonical': 'Point the canonical address at this page if it is the one to be found.',

  'page-lang.title': 'The page declares its language',

  'page-metadata.title': 'The page describes itself',
  'page-metadata.good': message<{ items: number }>('All {items} details about the page are there.'),
  'page-metadata.missing': message<{ present: number; items: number; item: string }>(
    '{present} of {items} details about the page are there. First to add: {item, select, title {a title} description {a meta description} h1 {one H1} lang {the language} canonical {a canonical address} other {a title}}.',
  ),
  'page-metadata.fix.addTitle': 'Write a title.',
  'page-metadata.fix.addDescription': 'Write a meta description.',
  'page-metadata.fix.singleH1': 'Give the page exactly one H1.',
  'page-metadata.fix.setLang': 'Declare the language on the html element.',
  'page-metadata.fix.setCanonical': 'Declare one canonical address.',

  'page-robots.title': 'Robots directives are clear and let the page be found',
  'page-robots.question': 'Are all these directives for robots meant?',
  'page-robots.good': 'The robots directives are clear.',
  'page-robots.noindex': 'The page asks not to be indexed.',
  'page-robots.conflict': message<{ directives: string }>('The robots directives contradict one another: {directives}.'),
  'page-robots.several': message<{ count: number }>('{count} robots elements; the strictest of them counts.'),
  'page-robots.nofollow': 'The page asks not to follow its links.',
  'page-robots.fix.allowIndexing': 'Remove the noindex directive if the page is meant to be found.',
  'page-robots.fix.clearRobots': 'Keep one robots element with what you mean.',

  'page-snippet.title': 'Engines may show text of the page',
  'page-snippet.good': 'Nothing keeps engines from quoting the text.',
  'page-snippet.nosnippet': 'The page forbids snippets (nosnippet).',
  'page-snippet.short': message<{ characters: number; min: number }>(
    'The page allows snippets of {characters, plural, one {# character} other {# characters}} only; answers need {min} or more.',
  ),
  'page-snippet.covered': message<{ percent: number }>('{percent} percent of the text stands under data-nosnippet.'),
  'page-snippet.fix.allowSnippet': 'Take the restriction out of the robots directives and the markup.',

  'page-viewport.title': 'Readers can zoom the page',

  'paragraph-length.title': 'No paragraph is very long',
  'paragraph-length.question': 'Would the long paragraph read better in two?',
  // For translators: {words} counts words, or characters in unspaced scripts.
  'paragraph-length.good': message<{ words: number; unit: string }>(
    'The longest paragraph has {words} {unit, select, characters {characters} other {words}}.',
  ),
  // For translators: both count words, or characters in unspaced scripts.
  'paragraph-length.long': message<{ words: number; max: number; unit: string }>(
    'A paragraph has {words} {unit, select, characters {characters} other {words}}; up to {max} read well.',
  ),
  'paragraph-length.fix.splitParagraph': 'Split the paragraph where a new thought begins.',

  'passage-self-contained.title': 'Sections open so that they can stand alone',
  'passage-self-contained.question': 'Does each section make sense to somebody who reads only that one?',
  'passage-self-contained.good': message<{ met: number; sections: number }>(
    '{met} of {sections, plural, one {# section opens} other {# sections open}} so that they can stand alone.',
  ),
  'passage-self-contained.pointsBack': message<{ word: string; heading: string }>(
    'The text under “{heading}” begins with “{word}”, which points back to something before the heading.',
  ),
  'passage-self-contained.unnamed': message<{ heading: string }>('The first paragraph under “{heading}” does not name its subject.'),
  'passage-self-contained.fix.nameSubject': message<{ word: string }>('Replace “{word}” by the thing it refers to.'),
  'passage-self-contained.fix.nameTopic': message<{ heading: string }>('Name the subject in the first paragraph of “{heading}”.'),

  'passage-size.title': 'Paragraphs have a size that can be quoted',
  'passage-size.question': 'Would other lengths of paragraphs and sections be easier to quote?',
  'passage-size.good': message<{ fitting: number; paragraphs: number }>(
    '{fitting} of {paragraphs} paragraphs have a size that can be quoted.',
  ),
  'passage-size.long': message<{ words: number }>('A paragraph of {words} words is too long to be quoted whole.'),
  'passage-size.fix.splitParagraph': 'Split the paragraph where a new thought begins.',

  'passive-voice.title': 'Sentences say who does what',
  'passive-voice.question': 'Would it be clearer to say who acts?',
  'passive-voice.good': message<{ percent: number }>('{percent} percent of the sentences are in the passive voice.'),
  'passive-voice.many': message<{ percent: number }>('{percent} percent of the sentences are in the passive voice; a tenth is plenty.'),
  'passive-voice.fix.nameActor': 'Say who does it.',

  'question-coverage.title': 'The article answers the questions it raises',
  'question-coverage.question': 'Would a reader find the answers to these questions?',
  'question-coverage.good': message<{ answered: number; total: number }>(
    '{answered} of {total, plural, one {# question} other {# questions}} answered.',
  ),
  'question-coverage.unanswered': message<{ question: string }>('The text does not answer “{question}”.'),
  'question-coverage.unclear': message<{ question: string }>('We did not find a clear answer to “{question}” – is it there?'),
  'question-coverage.fix.answerQuestion': message<{ question: string }>(
    'Answer “{question}” in one or two sentences that do more than repeat it.',
  ),
  'question-coverage.fix.sayClearly': message<{ question: string }>('If not, answer “{question}” in one clear sentence.'),

  'quotation-attributed.title': 'The article quotes people and says who they are',
  'quotation-attributed.question': 'Is it clear who is quoted, or is there somebody worth quoting?',
  'quotation-attributed.good': message<{ quotations: number }>(
    '{quotations, plural, one {# quotation names} other {# quotations name}} the speaker.',
  ),
  'quotation-attributed.few': 'The text quotes nobody by name.',
  'quotation-attributed.unattributed': message<{ quote: string }>('Nobody is named for “{quote}”.'),
  'quotation-attributed.fix.quoteExpert': 'Quote somebody who knows, by name, if you asked one or can cite the source.',
  'quotation-attributed.fix.nameSpeaker': 'Say who said it.',

  'search-bot-access.title': 'Crawlers of search and answer engines may read the page',
  'search-bot-access.good': message<{ bots: number }>('All {bots} crawlers of search and answer engines may read the page.'),
  'search-bot-access.blocked': message<{ blocked: number; bots: number; names: string }>(
    'robots.txt keeps out {blocked} of {bots} crawlers of search and answer engines: {names}.',
  ),
  'search-bot-access.fix.allowBot': message<{ bot: string }>('Allow {bot} in robots.txt if the page is meant to be found there.'),

  'section-opening-answer.title': 'Sections open with what their heading promises',
  'section-opening-answer.question': 'Does each section begin with what its heading promises?',
  'section-opening-answer.good': message<{ met: number; sections: number }>(
    '{met} of {sections, plural, one {# section} other {# sections}} open with what their heading promises.',
  ),
  'section-opening-answer.open': message<{ heading: string }>('The text under “{heading}” does not begin with what the heading names.'),
  'section-opening-answer.generic': message<{ said: number; words: number }>(
    'Sections open with words of their heading, but of {words} content words in a row only {said} say something of the subject.',
  ),
  'section-opening-answer.fix.openSection': message<{ heading: string }>(
    'Begin the section “{heading}” with two or three sentences that deliver what it promises.',
  ),
  'section-opening-answer.fix.sayMore': 'Tell in each section what is particular to it: amounts, names, places, parts, examples.',

  'sentence-length.title': 'Few sentences are long',
  'sentence-length.question': 'Could the longest sentences be divided?',
  // For translators: {limit} counts words, or characters in Chinese and Japanese.
  'sentence-length.good': message<{ percent: number; limit: number; unit: string }>(
    '{percent} percent of the sentences are longer than {limit} {unit, select, characters {characters} other {words}}.',
  ),
  // For translators: {limit} counts words, or characters in Chinese and Japanese.
  'sentence-length.long': message<{ percent: number; limit: number; unit: string }>(
    '{percent} percent of the sentences have more than {limit} {unit, select, characters {characters} other {words}}; aim for a quarter at most.',
  ),
  // For translators: {words} counts words, or characters in Chinese and Japanese.
  'sentence-length.fix.shortenSentence': message<{ words: number; unit: string }>(
    'Split long sentences; the longest has {words} {unit, select, characters {characters} other {words}}.',
  ),

  'sentence-start.title': 'Neighbouring sentences begin in different ways',
  'sentence-start.question': 'Should so many sentences begin in the same way?',
  'sentence-start.good': 'Neighbouring sentences begin in different ways.',
  'sentence-start.same': message<{ times: number; word: string }>('{times} sentences in a row begin with “{word}”.'),
  'sentence-start.fix.varyStart': message<{ word: string }>('Begin one of the sentences with something else than “{word}”.'),

  'slug-short.title': 'The address is short and readable',
  'slug-short.question': 'Could the address be shorter?',
  'slug-short.good': 'The address is short and readable.',
  'slug-short.long': message<{ length: number; max: number }>('The address has {length} characters; aim for at most {max}.'),
  'slug-short.form': message<{ slug: string }>('“{slug}” has capitals or underscores; lower case and hyphens read better.'),
  'slug-short.empty': message<{ slug: string }>('“{slug}” says nothing about the subject.'),
  'slug-short.fix.shortenSlug': 'Keep the two to five words that name the subject.',

  'social-card.title': 'Shared links show a card',

  'social-open-graph.title': 'Shared links show title, text and picture',

  'source-linked.title': 'Statements are backed by linked sources',
  'source-linked.question': 'Is there a source that you could link?',
  'source-linked.reserved': message<{ links: number }>(
    'All links to other sites ({links}) lead to names that do not exist, such as example.org.',
  ),
  'source-linked.good': message<{ sources: number }>(
    '{sources, plural, one {# source is} other {# different sources are}} linked or listed.',
  ),
  'source-linked.none': 'The text links or lists no source.',
  'source-linked.few': message<{ sources: number; words: number }>(
    '{sources, plural, one {# source is} other {# sources are}} linked or listed in {words} words.',
  ),
  'source-linked.many': message<{ sources: number; words: number }>(
    '{sources} sources are linked or listed in {words} words: too many to follow.',
  ),
  'source-linked.fix.linkSource': 'Link the study, document or page a statement rests on.',
  'source-linked.fix.thinSources': 'Keep the links that carry a statement.',

  'source-named.title': 'Sources have names and can be opened',
  'source-named.question': 'Which one?',
  'source-named.good': 'No study or expert was found without a name.',
  'source-named.unnamed': message<{ quote: string }>('“{quote}” names no source.'),
  'source-named.dead': message<{ address: string }>('“{address}” leads nowhere any more.'),
  'source-named.example': message<{ address: string }>('“{address}” is a name for examples: no source can be there.'),
  'source-named.fix.nameSource': 'Name and link it, or leave it out.',
  'source-named.fix.otherSource': 'Link a page that is there, or leave the statement out.',

  'specific-density.title': 'The article names things: dates, amounts, versions, names',
  'specific-density.question': 'Can you name a date, a price, a place or a person here?',
  'specific-density.good': message<{ specifics: number }>(
    '{specifics, plural, one {# date, amount, version or name} other {# dates, amounts, versions and names}}.',
  ),
  'specific-density.vague': message<{ specifics: number; words: number }>(
    '{specifics, plural, one {# date, amount, version or name} other {# dates, amounts, versions and names}} in {words} words.',
  ),
  'specific-density.nothing': 'Nothing here can be checked or quoted: no figure, date, name, place, source, quotation or step.',
  'specific-density.hardly': message<{ specifics: number; words: number }>(
    'Hardly anything here can be checked or quoted: {specifics, plural, one {# figure, date, name or quotation} other {# figures, dates, names and quotations}} in {words} words.',
  ),
  'specific-density.noPrice': 'The title promises a price, and the text gives none.',
  'specific-density.fix.nameSpecifics': 'Name the date, amount, version, place or person where you know it.',

  'statistic-density.title': 'The article gives figures',
  'statistic-density.question': 'Is there a figure you know that makes the text more exact?',
  'statistic-density.good': message<{ figures: number }>(
    '{figures, plural, one {# figure} other {# figures}} with a unit, a currency or a counted thing.',
  ),
  'statistic-density.none': 'The text gives no figure.',
  'statistic-density.few': message<{ figures: number; words: number }>(
    '{figures, plural, one {# figure} other {# figures}} in {words} words.',
  ),
  'statistic-density.empty': message<{ filler: number; words: number }>(
    'The text lacks substance: no figure, source or quotation, and {filler} of {words} words could stand in any article.',
  ),
  'statistic-density.many': message<{ figures: number; words: number }>('{figures} figures in {words} words: too many to follow.'),
  'statistic-density.fix.addSubstance': 'Replace general sentences by what only you can tell: figures, examples, names, sources.',
  'statistic-density.fix.addFigure': 'Add a figure that you know and can name the source of.',
  'statistic-density.fix.thinFigures': 'Move some figures into a table.',

  'statistic-source.title': 'Figures name their source',
  'statistic-source.question': 'Do readers need to know where this figure comes from?',
  'statistic-source.good': message<{ sourced: number; figures: number }>(
    '{sourced} of {figures, plural, one {# figure names} other {# figures name}} a source.',
  ),
  'statistic-source.unsourced': message<{ figure: string }>('The text does not say where “{figure}” comes from.'),
  'statistic-source.unnamed': message<{ figure: string }>('The text does not name the study or survey behind “{figure}”.'),
  'statistic-source.fix.sourceFigure': message<{ figure: string }>(
    'Say where {figure} comes from, with a link or a name, in the same sentence or the next.',
  ),

  'structured-data-faq.title': 'The page has FAQ markup',

  'structured-data-howto.title': 'The page has HowTo markup',

  'structured-data-present.title': 'The page has structured data',

  'structured-data-valid.title': 'Structured data is valid and says what the page says',

  'subheading-distribution.title': 'No long stretch goes without a heading',
  'subheading-distribution.question': 'Would a heading help in the long stretch?',
  // For translators: {words} counts words, or characters in unspaced scripts.
  'subheading-distribution.good': message<{ words: number; unit: string }>(
    'The longest stretch without a heading has {words} {unit, select, characters {characters} other {words}}.',
  ),
  // For translators: both count words, or characters in unspaced scripts.
  'subheading-distribution.long': message<{ words: number; max: number; unit: string }>(
    '{words} {unit, select, characters {characters} other {words}} go without a heading; aim for at most {max}.',
  ),
  'subheading-distribution.fix.addHeading': 'Divide the stretch with a heading that names what follows.',

  'term-repetition.title': 'No word is repeated beyond what the subject needs',
  'term-repetition.question': 'Does the text need this word so often?',
  'term-repetition.good': 'No word is repeated beyond what the subject needs.',
  'term-repetition.stuffed': message<{ word: string; count: number; words: number }>('“{word}” stands {count} times in {words} words.'),
  'term-repetition.spam': message<{ word: string; count: number; words: number }>(
    '“{word}” stands {count} times in {words} words, which reads as spam.',
  ),
  'term-repetition.again': message<{ different: number; stretch: number }>(
    'Of {stretch} content words in a row, only {different} differ: the text says the same again.',
  ),
  'term-repetition.fix.varyTerm': message<{ word: string }>('Replace “{word}” by a pronoun or another word where the subject is clear.'),
  'term-repetition.fix.sayMore': 'Reword or leave out sentences that only repeat others.',

  'text-depth.title': 'The text says much that a reader can use',
  'text-depth.question': 'Is there more that a reader can use?',
  'text-depth.good': message<{ terms: number }>(
    '{terms, plural, one {# different term} other {# different terms}} in passages worth quoting.',
  ),
  'text-depth.little': message<{ terms: number; most: number }>(
    'Passages worth quoting hold {terms, plural, one {# different term} other {# different terms}}; {most} give all points.',
  ),
  'text-depth.fix.sayMore': 'Add what you know and others do not say: causes, cases, figures, names, exceptions.',

  'text-ease.title': 'The reading ease is that of plain language',
  'text-ease.question': 'Could some sentences be simpler?',
  'text-ease.good': message<{ ease: number; formula: string }>('Reading ease {ease} of 100 ({formula}).'),
  'text-ease.hard': message<{ ease: number; formula: string }>('Reading ease {ease} of 100 ({formula}); 60 is plain language.'),
  'text-ease.fix.useShortWords': 'Split long sentences and prefer shorter words.',

  'text-fluency.title': 'The text flows without repetitions and fillers',
  'text-fluency.question': 'Is something said twice that need not be?',
  'text-fluency.good': message<{ faults: number; words: number }>(
    '{faults, plural, one {# repetition or filler} other {# repetitions and fillers}} in {words} words.',
  ),
  'text-fluency.doubled': message<{ faults: number; words: number; word: string }>(
    '{faults, plural, one {# repetition or filler} other {# repetitions and fillers}} in {words} words; “{word}” stands twice in a row.',
  ),
  'text-fluency.disorder': message<{ faults: number; words: number }>('{faults} times in {words} words, words stand out of order.'),
  'text-fluency.repeated': message<{ faults: number; words: number }>(
    '{faults, plural, one {# repetition or filler} other {# repetitions and fillers}} in {words} words.',
  ),
  'text-fluency.fix.orderWords': 'Restore the order of the words.',
  'text-fluency.fix.removeDoubled': message<{ word: string }>('Remove the second “{word}”.'),
  'text-fluency.fix.removeRepetition': 'Say it once, and drop phrases that say nothing.',

  'text-in-html.title': 'The text stands in the HTML',

  'text-length.title': 'The page is not thin',
  'text-length.question': 'Does the text say all that a reader needs?',
  'text-length.good': message<{ words: number }>('{words, plural, one {# word} other {# words}}.'),
  'text-length.thin': message<{ words: number; min: number }>(
    '{words, plural, one {# word} other {# words}}; below {min} a page counts as thin.',
  ),
  'text-length.goodCharacters': message<{ characters: number }>('{characters, plural, one {# character} other {# characters}}.'),
  'text-length.thinCharacters': message<{ characters: number; min: number }>(
    '{characters, plural, one {# character} other {# characters}}; below {min} a page counts as thin.',
  ),
  'text-length.fix.extendText': 'Say what a reader still needs to know, if there is something.',

  'text-readability.title': 'The reading ease is fair',
  'text-readability.question': 'Is the language as simple as the subject allows?',
  'text-readability.ease': message<{ ease: number; formula: string }>('Reading ease {ease} of 100 ({formula}).'),
  'text-readability.sentences': message<{ words: number }>('Sentences have {words, plural, one {# word} other {# words}} on average.'),
  'text-readability.fix.useShortWords': 'Prefer shorter words: no sentence is too long.',
  'text-readability.fix.shortenSentence': message<{ words: number }>(
    'Split long sentences; the longest has {words, plural, one {# word} other {# words}}.',
  ),

  'text-slips.title': 'The text has no slips that it shows itself',
  'text-slips.question': 'Is this meant as it stands?',
  'text-slips.good': 'Nothing stands twice or in two spellings, and every bracket closes.',
  'text-slips.doubledParagraph': message<{ quote: string }>('A paragraph stands twice: “{quote}”.'),
  'text-slips.saidAgain': message<{ quote: string }>('A paragraph repeats another: “{quote}”.'),
  'text-slips.twoFigures': message<{ rare: string; common: string }>('“{rare}” stands here, “{common}” elsewhere in the text.'),
  'text-slips.unfit': message<{ rare: string; common: string }>('“{rare}” does not go with “{common}”.'),
  'text-slips.overWhole': message<{ quote: string }>('“{quote}”: there is no more than 100 % of it.'),
  'text-slips.twoOffices': message<{ rare: string; common: string }>('“{rare}” stands here, “{common}” elsewhere in the text.'),
  'text-slips.twoSpellings': message<{ rare: string; common: string }>('“{rare}” stands here, “{common}” elsewhere in the text.'),
  'text-slips.wrongWeekday': message<{ quote: string; weekday: string }>('“{quote}”: that day is a {weekday}.'),
  'text-slips.wrongFigure': message<{ quote: string; value: string }>('“{quote}”: the figures make {value}.'),
  'text-slips.miscounted': message<{ quote: string; value: string }>('“{quote}”: the text has {value}.'),
  'text-slips.skippedNumber': message<{ quote: string; value: string }>('“{quote}” follows number {value}.'),
  'text-slips.missingPart': message<{ quote: string }>('The text points to “{quote}”, and has none.'),
  'text-slips.unlisted': message<{ quote: string }>('A step uses “{quote}”, and the list has none.'),
  'text-slips.unused': message<{ quote: string }>('No step uses “{quote}”.'),
  'text-slips.endFirst': message<{ quote: string }>('“{quote}” ends before it begins.'),
  'text-slips.openMark': message<{ quote: string }>('A bracket or quotation mark does not close: “{quote}”.'),
  'text-slips.mixedAddress': message<{ rare: string; common: string }>('Readers are “{rare}” here, “{common}” elsewhere in the text.'),
  'text-slips.noLink': message<{ quote: string }>('“{quote}”: there is no link.'),
  'text-slips.noNote': message<{ quote: string }>('“{quote}”: no note stands behind the asterisk.'),
  'text-slips.noDeadline': message<{ quote: string }>('“{quote}”: no day is named.'),
  'text-slips.longSentence': message<{ quote: string; words: string }>('A sentence has {words} words: “{quote}”.'),
  'text-slips.fix.addressAlike': 'Address them in one way.',
  'text-slips.fix.divideSentence': 'Make two or three sentences of it.',
  'text-slips.fix.deleteRepetition': 'Delete one of the two.',
  'text-slips.fix.spellAlike': message<{ common: string }>('Write “{common}” here too if the same is meant.'),
  'text-slips.fix.correctOne': 'Correct what is wrong.',
  'text-slips.fix.addOrDrop': 'Add what is missing, or take it out.',
  'text-slips.fix.closeMark': 'Close it where the aside or quotation ends.',

  'text-sufficient.title': 'There is enough text to judge',
  'text-sufficient.good': message<{ words: number }>('{words, plural, one {# word} other {# words}} of text.'),
  'text-sufficient.little': message<{ words: number; min: number; repeated: 'yes' | 'no' }>(
    'Only {words, plural, one {# word} other {# words}}{repeated, select, yes {; repeated sentences count once} other {}}. The score stays low until there are {min}.',
  ),
  'text-sufficient.littleCharacters': message<{ characters: number; min: number; repeated: 'yes' | 'no' }>(
    'Only {characters, plural, one {# character} other {# characters}}{repeated, select, yes {; repeated sentences count once} other {}}. The score stays low until there are {min}.',
  ),
  'text-sufficient.short': message<{ count: number }>('{count, plural, one {# word} other {# words}} of text: too little to judge.'),
  'text-sufficient.shortCharacters': message<{ count: number }>(
    '{count, plural, one {# character} other {# characters}} of text: too little to judge.',
  ),
  'text-sufficient.empty': message<{ words: number; of: number }>(
    '{words} of {of} words stand in paragraphs that could be in any article.',
  ),
  'text-sufficient.locked': message<{ count: number }>(
    '{count, plural, one {# word can} other {# words can}} be read without logging in or paying.',
  ),
  'text-sufficient.lockedCharacters': message<{ count: number }>(
    '{count, plural, one {# character can} other {# characters can}} be read without logging in or paying.',
  ),
  'text-sufficient.goodCharacters': message<{ characters: number }>(
    '{characters, plural, one {# character} other {# characters}} of text.',
  ),
  'text-sufficient.fix.extendText': 'Say what a reader still needs to know.',
  'text-sufficient.fix.unlockText': 'Show more of the text without a login if it is to be quoted.',

  'text-toc.title': 'The text has a table of contents',
  'text-toc.some': message<{ entries: number }>(
    'A table of contents with {entries, plural, one {# entry} other {# entries}}. It moves no score.',
  ),
  'text-toc.none': 'No table of contents. Nothing is lost.',

  'text-unfinished.title': 'The text is finished',
  'text-unfinished.question': 'Is something missing here?',
  'text-unfinished.good': 'No place was found that is still to be written.',
  'text-unfinished.placeholder': message<{ quote: string }>('“{quote}” stands where something is still to be written.'),
  'text-unfinished.assistant': message<{ quote: string }>('“{quote}” is what a chat assistant says to its user.'),
  'text-unfinished.openEnd': message<{ quote: string }>('A paragraph stops in its sentence: “{quote}”.'),
  'text-unfinished.nothingAfter': message<{ quote: string }>('“{quote}” announces something, and nothing follows.'),
  'text-unfinished.emptyPromise': message<{ quote: string }>('“{quote}” promises figures, and its section has none.'),
  'text-unfinished.emptySection': message<{ quote: string }>('There is no text under the heading “{quote}”.'),
  'text-unfinished.fix.finishText': 'Add what is missing, or take it out.',
  'text-unfinished.fix.removeLine': 'Delete the line.',

  'text-visible.title': 'Readers see all the text that machines see',
  'text-visible.good': 'No hidden text was found.',
  'text-visible.instruction': message<{ quote: string }>('The text holds an instruction to language models: “{quote}”'),
  'text-visible.hiddenInstruction': message<{ quote: string }>('Hidden text holds an instruction to language models: “{quote}”'),
  'text-visible.invisible': message<{ quote: string }>('The text holds runs of invisible characters near “{quote}”.'),
  'text-visible.leftovers': message<{ count: number }>(
    '{count, plural, one {# place holds} other {# places hold}} invisible characters that an editor left behind.',
  ),
  'text-visible.hidden': message<{ quote: string }>('Text is hidden from readers: “{quote}”'),
  'text-visible.fix.removeHidden': 'Remove it. If it is not yours, find out who changed the page.',
  'text-visible.fix.removeLeftovers': 'Remove the invisible characters.',

  'text-word-count.title': 'How long the article is',
  'text-word-count.long': message<{ words: number }>('{words} words (in Chinese, Japanese and Thai: characters). It moves no score.'),
  'text-word-count.short': message<{ words: number }>('{words} words (in Chinese, Japanese and Thai: characters). It moves no score.'),

  'title-answered.title': 'A title that teases is answered by the text',
  'title-answered.question': 'Does the text keep what the title promises?',
  'title-answered.good': 'The title promises no more than the text keeps.',
  'title-answered.teasing': 'The title teases, and the text does not answer it.',
  'title-answered.bait': 'The title has words that only make curious and say nothing of the text.',
  'title-answered.stuffed': 'The title repeats one word, as if for engines.',
  'title-answered.fix.sayAnswer': 'Say in the title what the reader will learn, or answer it in the opening.',

  'title-h1-match.title': 'Title and H1 speak about the same thing',
  'title-h1-match.question': 'Do title and headline speak of the same thing?',
  'title-h1-match.good': 'Title and H1 speak about the same thing.',
  'title-h1-match.apart': message<{ headline: string }>('The title shares hardly a word with the H1 “{headline}”.'),
  'title-h1-match.fix.alignTitle': 'Bring the subject of the H1 into the title, or vice versa.',

  'title-labels.title': 'The title is no label, and has none around it',
  'title-labels.question': 'Does the title need this label?',
  'title-labels.good': 'No label, section name, byline or date stands around the title.',
  'title-labels.label': message<{ label: string }>('“{label}” in the title says nothing of the subject.'),
  'title-labels.section': message<{ label: string }>('“{label}” in the title is the name of a section.'),
  'title-labels.byline': message<{ label: string }>('“{label}” in the title names the author, who has a line of their own.'),
  'title-labels.date': message<{ label: string }>('“{label}” in the title is a date, which has a line of its own.'),
  'title-labels.labelOnly': 'The title is a label: it does not say what the text tells.',
  'title-labels.subjectOnly': message<{ term: string }>('The title names “{term}” and says nothing about it.'),
  'title-labels.fix.sayNews': 'Say in the title what the text tells: what happened, what it is good for, or what came of it.',
  'title-labels.fix.cutLabel': message<{ label: string }>('Cut “{label}” off the title.'),

  'title-length.title': 'The title has a length that search results can show',
  'title-length.question': 'Does the title say enough, and no more?',
  'title-length.good': message<{ length: number }>('The title has {length, plural, one {# character} other {# characters}}.'),
  'title-length.short': message<{ length: number; min: number }>(
    'The title has {length, plural, one {# character} other {# characters}}; aim for at least {min}.',
  ),
  'title-length.long': message<{ length: number; max: number }>(
    'The title has {length, plural, one {# character} other {# characters}}; results may cut it after {max}.',
  ),
  'title-length.fix.chooseTitle': 'Change the title if it does not work as it is.',

  'title-present.title': 'The page has a title',
  'title-present.good': 'The page has a title.',
  'title-present.missing': 'The page has no title.',
  'title-present.fix.chooseTitle': 'Write a title, or choose a suggested one.',

  'title-promise.title': 'The text takes up what its title names',
  'title-promise.question': 'Does the text keep what its title promises?',
  'title-promise.good': 'Figures and names read in the title stand in the text too.',
  'title-promise.number': message<{ quote: string }>('The title says “{quote}”, and the text never comes to it.'),
  'title-promise.name': message<{ quote: string }>('The title names “{quote}”, and the text never does.'),
  'title-promise.whole': message<{ quote: string }>('The title says “{quote}”, and the text never comes to it.'),
  'title-promise.figure': message<{ quote: string }>('The title says “{quote}”, and the text has no figure.'),
  'title-promise.count': message<{ quote: string; count: number }>(
    'The title says “{quote}”, the text has {count, plural, one {# part} other {# parts}}.',
  ),
  'title-promise.fix.countParts': message<{ count: number }>('Write {count} in the title, or add what is missing.'),
  'title-promise.fix.keepPromise': message<{ quote: string }>('Take up “{quote}” in the text, or take it out of the title.'),

  'title-question-match.title': 'Title and description name what readers ask',
  'title-question-match.question': 'Does the title use the words that readers search with?',
  'title-question-match.good': message<{ question: string }>('Title, description, headline and address cover “{question}”.'),
  'title-question-match.uncovered': message<{ question: string; terms: string }>('The title lacks words of “{question}”: {terms}.'),
  'title-question-match.weak': message<{ question: string }>('Description, headline or address say little of “{question}”.'),
  'title-question-match.fix.titleCoverTerm': message<{ term: string }>('Bring “{term}” into the title.'),
  'title-question-match.fix.describeQuestion': message<{ question: string }>('Take up “{question}” in the meta description.'),

  'title-subject.title': 'The title names what the text is about',
  'title-subject.question': 'Does the title say what the text is about?',
  'title-subject.good': message<{ term: string }>('The title takes up words of the text; “{term}” stands there most often.'),
  'title-subject.missing': message<{ term: string; count: number }>(
    '“{term}” is {count, plural, one {in the text} other {# times in the text}}, but not in the title.',
  ),
  'title-subject.hardly': 'The title hardly says what the text is about.',
  'title-subject.nothing': 'The title names nothing that the text speaks of.',
  'title-subject.fix.nameSubject': message<{ term: string }>('Say in the title what the text is about: perhaps “{term}”.'),
  'title-subject.fix.saySubject': 'Say in the title what the text is about.',

  'title-width.title': 'The title fits the line of a result page',
  'title-width.question': 'Does the title work in one line of results?',
  'title-width.good': message<{ px: number }>('Without the site’s name the title is {px} pixels wide and fits.'),
  'title-width.wide': message<{ px: number; max: number; lost: string }>(
    'Without the site’s name the title is {px} pixels wide; results cut it after about {max} and lose “{lost}”.',
  ),
  'title-width.narrow': message<{ px: number; min: number }>(
    'Without the site’s name the title is {px} pixels wide; from {min} on it uses the room it has.',
  ),
  'title-width.fix.chooseTitle': 'Put what matters most into the part that is shown.',

  'tone-neutral.title': 'The tone informs and does not sell',
  'tone-neutral.question': 'Does every word of praise have a fact behind it?',
  'tone-neutral.good': 'The tone is neutral.',
  'tone-neutral.promotional': message<{ phrases: number; words: number; phrase: string }>(
    '{phrases, plural, one {# promotional phrase} other {# promotional phrases}} in {words} words, such as “{phrase}”.',
  ),
  'tone-neutral.fix.stateFact': message<{ phrase: string }>('Replace “{phrase}” by the fact behind it.'),

  'topic-focus.title': 'The sections stay with one subject',
  'topic-focus.question': 'Does all of this belong to the subject?',
  'topic-focus.good': message<{ met: number; sections: number }>('{met} of {sections} sections treat the subject.'),
  'topic-focus.astray': message<{ heading: string }>('The section “{heading}” does not mention the subject.'),
  'topic-focus.many': message<{ headings: number }>('{headings} main headings: more than one article.'),
  'topic-focus.fix.nameSubject': message<{ heading: string }>(
    'Name the subject in “{heading}”; if it is about something else, leave it out.',
  ),
  'topic-focus.fix.splitArticle': message<{ sections: number }>(
    'Move {sections, plural, one {# section} other {# sections}} to an article of its own.',
  ),

  'training-bot-access.title': 'Crawlers that collect training text may read the page',
  'training-bot-access.allowed': 'All crawlers that collect training text may read the page. It moves no score.',
  'training-bot-access.blocked': message<{ names: string }>('Kept out: {names}. It moves no score.'),

  'transition-word.title': 'Linking words join sentences',
  'transition-word.good': message<{ percent: number }>('{percent} percent of the sentences hold a linking word.'),
  'transition-word.few': message<{ percent: number }>('{percent} percent of the sentences hold a linking word.'),

  'title-reason.coversQuestion': message<{ question: string }>('Covers the question “{question}”.'),
  'title-reason.hasFigure': message<{ figure: string }>('Gives a figure from the text: {figure}.'),
  'title-reason.fits': message<{ px: number; chars: number }>(
    'Fits a result page: {px} px, {chars, plural, one {# character} other {# characters}}.',
  ),
  // For translators: {intent} is a code; every code of the English text needs words.
  'title-reason.matchesIntent': message<{ intent: string }>(
    'Matches what readers want: {intent, select, how_to {instructions} definition {what it is} comparison {a comparison} list {a list} price {what it costs} review {a test} news {news} opinion {an opinion} other {{intent}}}.',
  ),
  'title-reason.dropsClickbait': 'Leaves out what sounds like clickbait.',
  'title-reason.fromDescription': 'Comes from the description of the article.',
  'title-reason.fromHeading': 'Comes from a heading of the article.',
  'title-reason.fromOpening': 'Comes from the opening of the article.',
  'title-reason.fromText': 'Comes from a sentence that tells most of what the article tells.',
  'title-reason.fromHeadline': 'Comes from another title of yours: headline, or for social networks.',
  'title-reason.fromQuery': 'Is the question that you want answered.',
  'title-reason.fromTitle': 'Comes from your own title.',
  'title-reason.standsInText': 'Stands in your text.',
  'title-reason.heldByText': 'Says what your text says, in other words.',
  'title-reason.wordsNotInText': message<{ words: string }>('Not in your text: {words}.'),
  'title-reason.longerThanLimit': message<{ px: number; max: number }>('Takes {px} px; result pages may cut it after {max} px.'),
  'title-reason.notInText': 'Names nothing that the text speaks of.',
  'title-reason.littleInText': 'Most of its words are nowhere in the text.',
  'title-reason.saysLittle': 'Too short to say what the article is about.',
  'title-reason.namesKind': 'Says what kind of text it is, not what it is about.',
  'title-reason.quotesOnly': 'Is only a quotation: it does not say who speaks, or about what.',
  'title-reason.hasFileMark': message<{ mark: string }>('“{mark}” means nothing to readers from outside.'),
  'title-reason.hasFileName': message<{ mark: string }>('“{mark}” is the name of a file, not a title.'),
  'title-reason.hasMailMark': message<{ mark: string }>('“{mark}” comes from a mail program and says nothing of the text.'),
  'title-reason.onlyModel': message<{ model: string }>('“{model}” is the number of a model: it does not say what the thing is, or is for.'),
  'title-reason.soundsLikeClickbait': 'Sounds like clickbait.',
  'title-reason.exclaims': 'Has an exclamation mark.',
  'title-reason.hasPicture': 'Has an emoji.',
  'title-reason.shouts': 'Is written in capitals.',
  'title-reason.unusualForm': 'Has a mark too many or too few: a bracket, a quotation mark, or one at its end.',
  'title-reason.repeatsWords': 'Repeats the same words.',
  'title-reason.ownStays': 'Your own title stays.',
  'title-reason.ownWithoutSite': 'Your own title stays, without the name of the site.',
  'title-reason.ownTooLong': 'Your title is longer than result pages show; the first suggestion fits.',
  'title-reason.ownMissing': 'There is no title yet; the first suggestion can be one.',
  'title-reason.ownBeaten': 'The first suggestion is clearly better than your title.',
  'title-reason.noTitle': 'There is no title yet.',
  'title-reason.noText': 'There is no text yet to make a title from.',
  'title-reason.noHeadingFits': 'Write a title that says what the text answers.',
  'title-reason.noShorter': 'Result pages cut the end of your title.',
  'title-reason.yoursIsBest': 'Your title names the subject and fits.',
  'title-reason.noBetter': 'These words of your text could go into the title.',
  'title-reason.mayLackSubject': message<{ term: string; count: number }>('Does it say what the text is about? Perhaps “{term}”.'),
  'title-reason.notAnswered': message<{ question: string }>('Asks “{question}”, and the text names no price.'),
  'title-reason.figureNotInText': message<{ figure: string }>('Says “{figure}”, which the text does not say.'),
  'title-reason.endsOpen': message<{ word: string }>('Ends with “{word}”, as if the rest were missing.'),
  'title-reason.lacksSubject': message<{ term: string; count: number }>(
    'Does not name what the text is about: “{term}” is {count, plural, one {in the text} other {# times in the text}}, but not in the title.',
  ),
  'title-reason.namesOnly': message<{ term: string }>(
    'Names “{term}” and says nothing about it: what, where, how many, or what came of it.',
  ),
  'title-reason.headword': 'Is the subject alone, as in a work of reference; what it is can stand behind it.',
  'title-reason.rowOfWords': 'Is a row of search words: it says nothing about them.',
  'title-reason.saysOpposite': message<{ word: string; other: string }>('Says “{word}”; of that the text says “{other}”.'),
  'title-reason.countsNone': message<{ quote: string }>('Promises “{quote}”, and the text does not count them.'),
  'title-reason.countsOther': message<{ quote: string; count: number }>(
    'Says “{quote}”; the text has {count, plural, one {# part} other {# parts}}.',
  ),
}
