/** Strings of the page about watched sources, in English; loaded with it. */
export const pluginTexts = {
  'watched.title': 'Sources',
  'watched.subtitle':
    'Statements of published entries whose link is dead, or whose page does not say what it is cited for. Whether it is true is for people to judge; no score changes.',
  'watched.watch': 'Ask the sources of published entries again every 30 days',
  'watched.watchHint':
    'Keeps what somebody looks up at the tab “Sources” of an entry. This server then asks those pages, or the service where one is set.',
  'watched.entries': '{count, plural, one {# entry is watched.} other {# entries are watched.}}',
  'watched.again': 'Ask all pages again now',
  'watched.asking': 'The pages are being asked. Look again in some minutes.',
  'watched.none': 'No dead or silent source is known.',
  'watched.noService': 'The service does not answer.',
  'watched.entry': 'Entry',
  'watched.statement': 'Statement',
  'watched.answer': 'What came of it',
  'watched.page': 'Page',
  'watched.day': 'Looked at',
  'watched.archive': 'Look for a copy in the Internet Archive',
  'watched.dead': 'The link is dead',
  'watched.gone': 'The passage is no longer on the page',
  'watched.differs': 'The page does not hold it',
  'watched.why_not_found': 'There is no such page.',
  'watched.why_no_such_name': 'There is no such site.',
  'watched.why_soft_404': 'The page says that there is nothing.',
  'watched.why_parked': 'The domain is for sale.',
  'watched.why_moved_home': 'It leads to the front page of the site.',
  'watched.why_reserved': 'No public site can have this name.',
  'watched.failedSave': 'It was not saved: {detail}',
} as const

export type WatchedCode = keyof typeof pluginTexts
