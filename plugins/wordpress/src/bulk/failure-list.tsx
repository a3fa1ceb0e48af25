import { __, _n, sprintf } from '@wordpress/i18n'
import type { BulkFailure, BulkPost } from './run-bulk.ts'

/** Failures shown for one reason; the rest is counted. */
const maxShown = 25

const sentenceOf = (reason: string): string =>
  ({
    citable_text_changed: __('The text was changed meanwhile.', 'citable'),
    citable_analysis_invalid: __('The result does not fit; report this post.', 'citable'),
    citable_not_rendered: __('The site cannot render it: a block, a shortcode or a page builder fails.', 'citable'),
    citable_too_large: __('The rendered article is too large to be analysed.', 'citable'),
    citable_not_stored: __('The database did not take this. Nothing of it was stored.', 'citable'),
    rest_forbidden: __('You are not allowed to change this post.', 'citable'),
    no_text: __('It has no text.', 'citable'),
    timeout: __('The analysis took too long.', 'citable'),
    worker_blocked: __('The browser does not let the analysis start.', 'citable'),
  })[reason] ?? sprintf(/* translators: %s: a code. */ __('The analysis failed (%s).', 'citable'), reason)

/** Posts that were passed, under why. */
export function FailureList({ failed }: { readonly failed: readonly BulkFailure[] }) {
  const reasons = [...new Set(failed.map(({ reason }) => reason))]
  return (
    <div className="citable-failures">
      <h2>{__('Not analysed', 'citable')}</h2>
      {reasons.map((reason) => (
        <Reason
          key={reason}
          sentence={sentenceOf(reason)}
          posts={failed.filter((failure) => failure.reason === reason).map(({ post }) => post)}
        />
      ))}
    </div>
  )
}

function Reason({ sentence, posts }: { readonly sentence: string; readonly posts: readonly BulkPost[] }) {
  const more = posts.length - maxShown
  return (
    <>
      <h3>
        {sentence} ({posts.length})
      </h3>
      <ul className="ul-disc">
        {posts.slice(0, maxShown).map((post) => (
          <li key={post.id}>
            <a href={post.edit} dir="auto">
              {post.title || __('(no title)', 'citable')}
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{sprintf(/* translators: %d: number of posts. */ _n('And %d more.', 'And %d more.', more, 'citable'), more)}</p>}
    </>
  )
}
