import { __ } from '@wordpress/i18n'

/** Name of an agent's purpose, or of the kind of a fetched file. */
export const kindName = (kind: string): string =>
  ({
    training: __('Training of models', 'citable'),
    search_index: __('Search index of an answer engine', 'citable'),
    search_engine: __('Search engine', 'citable'),
    user_fetch: __('For a reader who asked', 'citable'),
    agent: __('Agent that acts for somebody', 'citable'),
    coding_agent: __('Coding assistant', 'citable'),
    dataset: __('Data set', 'citable'),
    ads: __('Advertising', 'citable'),
    link_preview: __('Link preview', 'citable'),
    unknown_ai: __('Unknown AI agent', 'citable'),
    other: __('Others', 'citable'),
    robots_txt: 'robots.txt',
    llms_txt: 'llms.txt',
    sitemap: __('Sitemap', 'citable'),
    feed: __('Feed', 'citable'),
    markdown: __('Markdown copy', 'citable'),
    preview: __('Link preview', 'citable'),
  })[kind] ?? kind

/** Sentence about a limit of the numbers; '' for codes that say nothing here. */
export const caveatSentence = (code: string): string =>
  ({
    referrals_lower_bound: __(
      'Readers sent by assistants are a lower bound: many assistants do not say where a reader comes from.',
      'citable',
    ),
    ai_overviews_not_separable: __(
      'Readers from Google’s AI Overviews and AI Mode arrive like those of any search and cannot be told apart.',
      'citable',
    ),
    browser_agents_look_human: __('Agents that drive an ordinary browser look like people and are not seen.', 'citable'),
    days_in_utc: __('Days begin at midnight UTC.', 'citable'),
  })[code] ?? ''
