import { type Language, languageFor, loadLanguagePack } from '@citable/core/languages'
import { speak } from '@wordpress/a11y'
import apiFetch from '@wordpress/api-fetch'
import { Button, Spinner } from '@wordpress/components'
import { useEffect, useMemo, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { useView } from '../components/use-panel.ts'
import { type LinkSuggestion, type LinkTarget, type LinkText, suggestLinks } from './suggest-links.ts'

interface Answer {
  readonly posts: readonly LinkTarget[]
  readonly ready: boolean
}

/** The posts of the site: asked for when this part is opened, not while the author types. */
function useTargets(post: number): Answer | 'failed' | null {
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null)
  useEffect(() => {
    let isWanted = true
    apiFetch<Answer>({ path: `/citable/v1/posts/${post}/links` }).then(
      (found) => isWanted && setAnswer(found),
      () => isWanted && setAnswer('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [post])
  return answer
}

function useLanguage(tag: string | undefined): Language | null {
  const [language, setLanguage] = useState<Language | null>(null)
  useEffect(() => {
    if (!tag) return
    void loadLanguagePack(tag).then((pack) => setLanguage(languageFor(tag, pack ? [pack] : [])))
  }, [tag])
  return language
}

function Suggestion({ found, onInsert }: { readonly found: LinkSuggestion; readonly onInsert: () => void }) {
  const at = found.sentence.indexOf(found.words)
  return (
    <li className="citable-row" data-link-to={found.target.id}>
      <p className="citable-row__title" dir="auto">
        {found.target.title}
      </p>
      <p className="citable-row__small" dir="auto">
        {found.sentence.slice(0, at)}
        <mark>{found.words}</mark>
        {found.sentence.slice(at + found.words.length)}
      </p>
      <div className="citable-row__actions">
        <Button
          variant="secondary"
          size="small"
          /* translators: 1: words of the text. 2: title of another post. */
          aria-label={sprintf(__('Insert link from “%1$s” to “%2$s”', 'citable'), found.words, found.target.title)}
          onClick={onInsert}
        >
          {__('Insert link', 'citable')}
        </Button>
      </div>
    </li>
  )
}

/** The sentences of an article that links can stand in, and where it links to already. */
export interface ArticleLinks {
  readonly texts: readonly LinkText[]
  readonly linkedUrls: ReadonlySet<string>
}

/** Posts of this site that a sentence names. `insert`: makes the words a link; false: the words are gone. */
export function LinkList({
  post,
  read,
  insert,
}: {
  readonly post: number
  readonly read: () => ArticleLinks
  readonly insert: (found: LinkSuggestion) => boolean
}) {
  const { state } = useView()
  const targets = useTargets(post)
  const language = useLanguage(state.optimization?.article.language ?? undefined)
  const [changes, setChanges] = useState(0)
  const suggestions = useMemo(() => {
    if (targets === null || targets === 'failed' || language === null || !state.draft) return null
    const { texts, linkedUrls } = read()
    return suggestLinks(texts, targets.posts, linkedUrls, language)
    // The draft is read anew when typing pauses; a link that was just made is there at once.
  }, [targets, language, state.draft, changes])

  if (targets === 'failed')
    return <p className="citable-empty">{__('The posts of this site could not be asked for. Open this part again.', 'citable')}</p>
  if (targets === null || suggestions === null) return <Spinner />
  return (
    <>
      <p className="citable-row__small">{__('Posts of this site that a sentence here speaks of.', 'citable')}</p>
      {suggestions.length === 0 ? (
        <p className="citable-empty">
          {targets.posts.length === 0
            ? __('There is no other published post yet.', 'citable')
            : __('No other post fits a sentence of this text yet.', 'citable')}
        </p>
      ) : (
        <ul className="citable-rows">
          {suggestions.map((found) => (
            <Suggestion
              key={`${found.target.id} ${found.place} ${found.start}`}
              found={found}
              onInsert={() => {
                const isDone = insert(found)
                setChanges((count) => count + 1)
                speak(isDone ? __('Link inserted.', 'citable') : __('These words have changed. Nothing was linked.', 'citable'))
              }}
            />
          ))}
        </ul>
      )}
      {!targets.ready && (
        <p className="citable-row__small">
          {__('Some posts are still being read; their links and headings are not known yet.', 'citable')}
        </p>
      )}
    </>
  )
}
