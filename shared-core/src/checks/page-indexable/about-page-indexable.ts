import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPageIndexable = defineAbout({
  id: 'page-indexable',
  title: 'Search engines may index the page',
  messages: {
    good: message('Nothing keeps search engines from indexing this page.'),
    // For translators: {directive} is a robots directive such as noindex.
    noindex: message<{ directive: string }>('The page asks search engines not to index it ({directive}).'),
    status: message<{ status: number }>('The server answers with status {status}; only pages that answer with 200 are indexed.'),
    canonical: message<{ address: string }>('The canonical address points to another page: {address}.'),
  },
  fixes: {
    allowIndexing: message('Remove the noindex directive, or publish the page, if it is meant to be found.'),
    setCanonical: message('Point the canonical address at this page if it is the one to be found.'),
  },
})
