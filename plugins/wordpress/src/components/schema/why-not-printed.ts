import { __ } from '@wordpress/i18n'
import type { GraphPreview } from './use-graph-preview.ts'

/** Reason why nothing or little is printed on the page; empty where all of it is. */
export const whyNotPrinted = (printed: GraphPreview['printed']): string =>
  ({
    yes: '',
    off: __('Switched off for this post: nothing is printed.', 'citable'),
    hidden: __('Nothing is printed while the post is hidden from search engines.', 'citable'),
    site_hidden: __('This site asks search engines to stay away, so nothing is printed.', 'citable'),
    password: __(
      'While the post has a password, only its name and dates are printed, and nothing is added to what another plugin prints.',
      'citable',
    ),
    private: __('Nothing is printed while the post is private.', 'citable'),
    not_published: __('This is what the page will carry. Dates join it when you publish.', 'citable'),
  })[printed]
